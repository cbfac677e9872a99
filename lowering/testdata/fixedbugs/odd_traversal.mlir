// The tiles of a strided view begin at any multiple of its traversal strides, here
// 59 and 62 elements: accesses of 16 bytes would not be aligned, those of 62 allow
// two elements.
// tilerun: --grid 5 --arg pa=arange:f32:512 --arg pb=zeros:f32:5x256 --arg pc=zeros:f16:512
cuda_tile.module @odd_traversal {
  entry @k(%pa: tile<ptr<f32>>, %pb: tile<ptr<f32>>, %pc: tile<ptr<f16>>) {
    %a = assume div_by<16>, %pa : tile<ptr<f32>>
    %b = assume div_by<16>, %pb : tile<ptr<f32>>
    %c = assume div_by<16>, %pc : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %ta = make_tensor_view %a, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %tb = make_tensor_view %b, shape = [5, 256], strides = [256, 1] : tensor_view<5x256xf32, strides=[256,1]>
    %tc = make_tensor_view %c, shape = [512], strides = [1] : tensor_view<512xf16, strides=[1]>
    %va = make_strided_view %ta : strided_view<tile=(256), traversal_strides=[59], tensor_view<512xf32, strides=[1]>>
    %vb = make_partition_view %tb : partition_view<tile=(1x256), tensor_view<5x256xf32, strides=[256,1]>>
    %vc = make_strided_view %tc : strided_view<tile=(32), traversal_strides=[62], tensor_view<512xf16, strides=[1]>>
    %v, %read = load_view_tko weak %va[%x] : strided_view<tile=(256), traversal_strides=[59], tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %v_2 = reshape %v : tile<256xf32> -> tile<1x256xf32>
    store_view_tko weak %v_2, %vb[%x, %zero] : tile<1x256xf32>, partition_view<tile=(1x256), tensor_view<5x256xf32, strides=[256,1]>>, tile<i32> -> token
    %few = extract %v[%zero] : tile<256xf32> -> tile<32xf32>
    %half = ftof %few rounding<nearest_even> : tile<32xf32> -> tile<32xf16>
    store_view_tko relaxed device %half, %vc[%x] : tile<32xf16>, strided_view<tile=(32), traversal_strides=[62], tensor_view<512xf16, strides=[1]>>, tile<i32> -> token
  }
}
