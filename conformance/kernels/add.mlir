// Vector add of 2^28 elements over tiles of pointers, aligned to 16 bytes.
// tilerun: --grid 16 --arg x=rand:f32:32768:1 --arg y=rand:f32:32768:2 --arg z=zeros:f32:32768
// tilerun[large]: --grid 131072 --arg x=rand:f32:268435456:1 --arg y=rand:f32:268435456:2 --arg z=zeros:f32:268435456 --bytes 3221225472
cuda_tile.module @add {
  entry @add(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f32>>
    %y_aligned = assume div_by<16>, %y : tile<ptr<f32>>
    %z_aligned = assume div_by<16>, %z : tile<ptr<f32>>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %size = constant <i32: 2048> : tile<i32>
    %base = muli %bx, %size : tile<i32>
    %base1 = reshape %base : tile<i32> -> tile<1xi32>
    %bases = broadcast %base1 : tile<1xi32> -> tile<2048xi32>
    %lane = iota : tile<2048xi32>
    %at = addi %bases, %lane : tile<2048xi32>
    %x1 = reshape %x_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %xp = offset %xs, %at : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %y1 = reshape %y_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ys = broadcast %y1 : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %yp = offset %ys, %at : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %z1 = reshape %z_aligned : tile<ptr<f32>> -> tile<1xptr<f32>>
    %zs = broadcast %z1 : tile<1xptr<f32>> -> tile<2048xptr<f32>>
    %zp = offset %zs, %at : tile<2048xptr<f32>>, tile<2048xi32> -> tile<2048xptr<f32>>
    %xv, %xt = load_ptr_tko weak %xp : tile<2048xptr<f32>> -> tile<2048xf32>, token
    %yv, %yt = load_ptr_tko weak %yp : tile<2048xptr<f32>> -> tile<2048xf32>, token
    %zv = addf %xv, %yv rounding<nearest_even> : tile<2048xf32>
    store_ptr_tko weak %zp, %zv : tile<2048xptr<f32>>, tile<2048xf32> -> token
  }
}
