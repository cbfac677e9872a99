// A large tile that is gathered from where an index says, within the tensor and
// far beyond: the places of its chunks are added to the index.
// tilerun: --grid 14 --arg pc=arange:f32:300x1000 --arg pd=zeros:f32:14x256x512
cuda_tile.module @large_gather {
  entry @k(%pc: tile<ptr<f32>>, %pd: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    // 75, 150, … below zero are beyond the tensor, as indices are unsigned.
    %minus = constant <i32: -75> : tile<i32>
    %below = muli %x, %minus : tile<i32>
    %far = exti %below signed : tile<i32> -> tile<i64>
    %odds = constant <i32: 77> : tile<i32>
    %some = muli %x, %odds : tile<i32>
    %j = iota : tile<256xi32>
    %tc = make_tensor_view %pc, shape = [300, 1000], strides = [1000, 1] : tensor_view<300x1000xf32, strides=[1000,1]>
    %gc = make_gather_scatter_view %tc : gather_scatter_view<tile=(256x512), padding_value = neg_inf, tensor_view<300x1000xf32, strides=[1000,1]>, sparse_dim=0>
    %l, %t3 = load_view_tko weak %gc[%j, %below] : gather_scatter_view<tile=(256x512), padding_value = neg_inf, tensor_view<300x1000xf32, strides=[1000,1]>, sparse_dim=0>, tile<256xi32>, tile<i32> -> tile<256x512xf32>, token
    %h, %t4 = load_view_tko weak %gc[%j, %far] : gather_scatter_view<tile=(256x512), padding_value = neg_inf, tensor_view<300x1000xf32, strides=[1000,1]>, sparse_dim=0>, tile<256xi32>, tile<i64> -> tile<256x512xf32>, token
    %o, %t5 = load_view_tko weak %gc[%j, %some] : gather_scatter_view<tile=(256x512), padding_value = neg_inf, tensor_view<300x1000xf32, strides=[1000,1]>, sparse_dim=0>, tile<256xi32>, tile<i32> -> tile<256x512xf32>, token
    %lh = maxf %l, %h : tile<256x512xf32>
    %lho = maxf %lh, %o : tile<256x512xf32>
    %r = reshape %lho : tile<256x512xf32> -> tile<1x256x512xf32>
    %td = make_tensor_view %pd, shape = [14, 256, 512], strides = [131072, 512, 1] : tensor_view<14x256x512xf32, strides=[131072,512,1]>
    %od = make_partition_view %td : partition_view<tile=(1x256x512), tensor_view<14x256x512xf32, strides=[131072,512,1]>>
    %t6 = store_view_tko weak %r, %od[%x, %zero, %zero] : tile<1x256x512xf32>, partition_view<tile=(1x256x512), tensor_view<14x256x512xf32, strides=[131072,512,1]>>, tile<i32> -> token
  }
}
