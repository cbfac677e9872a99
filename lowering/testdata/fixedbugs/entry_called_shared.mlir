// An entry is called as the shared memory is in PTX: ptxas refused the two.
// tilerun: --grid 1 --arg x=arange:f32:1024 --arg y=zeros:f32:1
cuda_tile.module @m {
  entry @shared(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %i = iota : tile<1024xi32>
    %r = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b = broadcast %r : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %p = offset %b, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %v, %t = load_ptr_tko weak %p : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %s = reduce %v dim=0 identities=[0.0 : f32] : tile<1024xf32> -> tile<f32>
    (%e: tile<f32>, %acc: tile<f32>) {
      %sum = addf %e, %acc : tile<f32>
      yield %sum : tile<f32>
    }
    store_ptr_tko weak %y, %s : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.warps = 4 : i64}
}
