// What an access promises is not masked, and rows of any length move 16 bytes at
// a time: the extents are known at run time only.
// PTX: ld.global.v4
// PTX: st.global.v4
// NO-PTX: setp
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %rows: tile<i32>, %columns: tile<i32>, %i: tile<i32>, %j: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %ta = make_tensor_view %pa, shape = [%rows, %columns], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %tb = make_tensor_view %pb, shape = [%rows, %columns], strides = [1024, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[1024,1]>
    %va = make_partition_view %ta : partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[1024,1]>>
    %x, %t = load_view_tko weak %va[%i, %j] inbounds = [true, true] : partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> tile<16x64xf32>, token
    %u = store_view_tko weak %x, %vb[%i, %j] inbounds = [true, true] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<?x?xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
