// A product of f64 whose operands threads read in pieces, one ahead of what they multiply: of an odd
// number of iterations, of one, and of none; with the right operand along n and along k.
//
// tilerun: --entry along_n --grid 2,2 --arg rand:f64:80x88:1 --arg rand:f64:88x72:2 --arg zeros:f64:80x72 --arg 6
// tilerun[one]: --entry along_n --grid 2,2 --arg rand:f64:80x88:1 --arg rand:f64:88x72:2 --arg zeros:f64:80x72 --arg 1
// tilerun[none]: --entry along_n --grid 2,2 --arg rand:f64:80x88:1 --arg rand:f64:88x72:2 --arg ones:f64:80x72 --arg 0
// tilerun[along_k]: --entry along_k --grid 2,2 --arg rand:f64:80x88:1 --arg rand:f64:72x88:2 --arg zeros:f64:80x72 --arg 3
cuda_tile.module @f64_pieces {
  entry @along_n(%A: tile<ptr<f64>>, %B: tile<ptr<f64>>, %C: tile<ptr<f64>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f64: 0.0> : tile<64x64xf64>
    %a = assume div_by<16>, %A : tile<ptr<f64>>
    %b = assume div_by<16>, %B : tile<ptr<f64>>
    %at = make_tensor_view %a, shape = [80, 88], strides = [88, 1] : tensor_view<80x88xf64, strides=[88,1]>
    %bt = make_tensor_view %b, shape = [88, 72], strides = [72, 1] : tensor_view<88x72xf64, strides=[72,1]>
    %ct = make_tensor_view %C, shape = [80, 72], strides = [72, 1] : tensor_view<80x72xf64, strides=[72,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x64), padding_value = zero, tensor_view<88x72xf64, strides=[72,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf64>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>, tile<i32> -> tile<64x16xf64>, token
      %r, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x64), padding_value = zero, tensor_view<88x72xf64, strides=[72,1]>>, tile<i32> -> tile<16x64xf64>, token
      %next = mmaf %l, %r, %acc : tile<64x16xf64>, tile<16x64xf64>, tile<64x64xf64>
      continue %next : tile<64x64xf64>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf64>, partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>, tile<i32> -> token
    return
  }
  entry @along_k(%A: tile<ptr<f64>>, %B: tile<ptr<f64>>, %C: tile<ptr<f64>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f64: 1.0> : tile<64x64xf64>
    %a = assume div_by<16>, %A : tile<ptr<f64>>
    %b = assume div_by<16>, %B : tile<ptr<f64>>
    %at = make_tensor_view %a, shape = [80, 88], strides = [88, 1] : tensor_view<80x88xf64, strides=[88,1]>
    %bt = make_tensor_view %b, shape = [72, 88], strides = [88, 1] : tensor_view<72x88xf64, strides=[88,1]>
    %ct = make_tensor_view %C, shape = [80, 72], strides = [72, 1] : tensor_view<80x72xf64, strides=[72,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<72x88xf64, strides=[88,1]>, dim_map=[1, 0]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf64>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>, tile<i32> -> tile<64x32xf64>, token
      %r, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<72x88xf64, strides=[88,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x64xf64>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf64>, tile<32x64xf64>, tile<64x64xf64>
      %twice = mulf %next, %next : tile<64x64xf64>
      continue %twice : tile<64x64xf64>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf64>, partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>, tile<i32> -> token
    return
  }
}
