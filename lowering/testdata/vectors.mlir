// Pointer arithmetic that is a view: accesses of 16 bytes, with a mask whose
// bound is a multiple of four, and loop-carried pointers.
// tilerun: --grid 4 --arg a=rand:f32:4096:1 --arg b=rand:f32:4096:2 --arg c=zeros:f32:4096 --arg n=3000
cuda_tile.module @vectors {
  entry @vectors(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %n: tile<i32>) {
    %a_aligned = assume div_by<16>, %a : tile<ptr<f32>>
    %b_aligned = assume div_by<16>, %b : tile<ptr<f32>>
    %c_aligned = assume div_by<16>, %c : tile<ptr<f32>>
    %n_aligned = assume div_by<8>, %n : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 1024> : tile<i32>
    %base = muli %x, %size : tile<i32>
    %b1 = reshape %base : tile<i32> -> tile<1xi32>
    %bs = broadcast %b1 : tile<1xi32> -> tile<512xi32>
    %i = iota : tile<512xi32>
    %first = addi %bs, %i : tile<512xi32>
    %n1 = reshape %n_aligned : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<512xi32>
    %ar = reshape %a_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %ar : tile<1xptr<f32>> -> tile<512xptr<f32>>
    %ap = offset %as, %first : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
    %br = reshape %b_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bcast = broadcast %br : tile<1xptr<f32>> -> tile<512xptr<f32>>
    %bp = offset %bcast, %first : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
    %cr = reshape %c_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %cs = broadcast %cr : tile<1xptr<f32>> -> tile<512xptr<f32>>
    %cp = offset %cs, %first : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %pad = constant <f32: 0.5> : tile<512xf32>
    %step = constant <i32: 512> : tile<512xi32>
    %e:4 = for %k in (%zero to %two, step %one) : tile<i32>
        iter_values(%pa = %ap, %pb = %bp, %pc = %cp, %at = %first) -> (tile<512xptr<f32>>, tile<512xptr<f32>>, tile<512xptr<f32>>, tile<512xi32>) {
      %in = cmpi less_than %at, %ns, signed : tile<512xi32> -> tile<512xi1>
      %va, %ta = load_ptr_tko weak %pa, %in, %pad : tile<512xptr<f32>>, tile<512xi1>, tile<512xf32> -> tile<512xf32>, token
      %vb, %tb = load_ptr_tko weak %pb : tile<512xptr<f32>> -> tile<512xf32>, token
      %s = addf %va, %vb rounding<nearest_even> : tile<512xf32>
      %ts = store_ptr_tko weak %pc, %s : tile<512xptr<f32>>, tile<512xf32> -> token
      %na = offset %pa, %step : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
      %nb = offset %pb, %step : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
      %nc = offset %pc, %step : tile<512xptr<f32>>, tile<512xi32> -> tile<512xptr<f32>>
      %nat = addi %at, %step : tile<512xi32>
      continue %na, %nb, %nc, %nat : tile<512xptr<f32>>, tile<512xptr<f32>>, tile<512xptr<f32>>, tile<512xi32>
    }
  }
}
