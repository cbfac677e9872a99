// Views that gather and scatter rows or columns, rows outside the tensor among
// them, and the shape of their index space.
// tilerun: --grid 1 --arg x=arange:f32:64x32 --arg h=arange:f16:16x256 --arg where=randint:0:80:i32:32:5 --arg y=zeros:f32:32x32 --arg z=zeros:f32:64x32 --arg c=zeros:f16:16x64 --arg n=zeros:i64:2
cuda_tile.module @gather {
  entry @gather(%x: tile<ptr<f32>>, %h: tile<ptr<f16>>, %where: tile<ptr<i32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>, %c: tile<ptr<f16>>, %n: tile<ptr<i64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %half = constant <i32: 16> : tile<i32>
    %wt = make_tensor_view %where, shape = [32], strides = [1] : tensor_view<32xi32, strides=[1]>
    %wv = make_partition_view %wt : partition_view<tile=(32), tensor_view<32xi32, strides=[1]>>
    %rows, %t0 = load_view_tko weak %wv[%zero] : partition_view<tile=(32), tensor_view<32xi32, strides=[1]>>, tile<i32> -> tile<32xi32>, token
    // 32 rows of the second half of the columns; rows from 64 on are padding.
    %xt = make_tensor_view %x, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %xg = make_gather_scatter_view %xt : gather_scatter_view<tile=(32x16), padding_value = nan, tensor_view<64x32xf32, strides=[32,1]>, sparse_dim=0>
    %a, %t1 = load_view_tko weak %xg[%rows, %half] : gather_scatter_view<tile=(32x16), padding_value = nan, tensor_view<64x32xf32, strides=[32,1]>, sparse_dim=0>, tile<32xi32>, tile<i32> -> tile<32x16xf32>, token
    %yt = make_tensor_view %y, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %yv = make_partition_view %yt : partition_view<tile=(32x16), tensor_view<32x32xf32, strides=[32,1]>>
    %t2 = store_view_tko weak %a, %yv[%zero, %one] : tile<32x16xf32>, partition_view<tile=(32x16), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> token
    // One row, by a tile of one number.
    %row1 = reshape %two : tile<i32> -> tile<1xi32>
    %xr = make_gather_scatter_view %xt : gather_scatter_view<tile=(1x16), tensor_view<64x32xf32, strides=[32,1]>, sparse_dim=0>
    %r, %t3 = load_view_tko weak %xr[%row1, %zero] : gather_scatter_view<tile=(1x16), tensor_view<64x32xf32, strides=[32,1]>, sparse_dim=0>, tile<1xi32>, tile<i32> -> tile<1x16xf32>, token
    %yr = make_partition_view %yt : partition_view<tile=(1x16), tensor_view<32x32xf32, strides=[32,1]>>
    %t4 = store_view_tko weak %r, %yr[%two, %zero] : tile<1x16xf32>, partition_view<tile=(1x16), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> token
    // Scattered to rows of their own: 3·i mod 32, and 64 rows beyond the end.
    %i = iota : tile<32xi32>
    %three = constant <i32: 3> : tile<32xi32>
    %mask = constant <i32: 31> : tile<32xi32>
    %i3 = muli %i, %three : tile<32xi32>
    %at = andi %i3, %mask : tile<32xi32>
    %zt = make_tensor_view %z, shape = [24, 32], strides = [32, 1] : tensor_view<24x32xf32, strides=[32,1]>
    %zg = make_gather_scatter_view %zt : gather_scatter_view<tile=(32x16), tensor_view<24x32xf32, strides=[32,1]>, sparse_dim=0>
    %t5 = store_view_tko weak %a, %zg[%at, %half] : tile<32x16xf32>, gather_scatter_view<tile=(32x16), tensor_view<24x32xf32, strides=[32,1]>, sparse_dim=0>, tile<32xi32>, tile<i32> -> token
    // Columns, by 64-bit numbers.
    %j = iota : tile<64xi64>
    %five = constant <i64: 5> : tile<64xi64>
    %cols = muli %j, %five : tile<64xi64>
    %ht = make_tensor_view %h, shape = [16, 256], strides = [256, 1] : tensor_view<16x256xf16, strides=[256,1]>
    %hg = make_gather_scatter_view %ht : gather_scatter_view<tile=(16x64), padding_value = neg_inf, tensor_view<16x256xf16, strides=[256,1]>, sparse_dim=1>
    %b, %t6 = load_view_tko weak %hg[%zero, %cols] : gather_scatter_view<tile=(16x64), padding_value = neg_inf, tensor_view<16x256xf16, strides=[256,1]>, sparse_dim=1>, tile<i32>, tile<64xi64> -> tile<16x64xf16>, token
    %ct = make_tensor_view %c, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf16, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(16x64), tensor_view<16x64xf16, strides=[64,1]>>
    %t7 = store_view_tko weak %b, %cv[%zero, %zero] : tile<16x64xf16>, partition_view<tile=(16x64), tensor_view<16x64xf16, strides=[64,1]>>, tile<i32> -> token
    %s0, %s1 = get_index_space_shape %hg : gather_scatter_view<tile=(16x64), padding_value = neg_inf, tensor_view<16x256xf16, strides=[256,1]>, sparse_dim=1> -> tile<i64>
    %n1 = offset %n, %one : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %t8 = store_ptr_tko weak %n, %s0 : tile<ptr<i64>>, tile<i64> -> token
    %t9 = store_ptr_tko weak %n1, %s1 : tile<ptr<i64>>, tile<i64> -> token
  }
}
