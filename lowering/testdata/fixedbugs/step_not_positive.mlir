// A step that is zero or negative leaves its loop undefined. The module is well formed, and so is a run that never
// comes to the loop.
// tilerun: --arg p=full:2.0:f32:16x64 --arg n=0
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %minus = constant <i32: -1> : tile<i32>
    %four = constant <i32: 4> : tile<i32>
    %t = make_tensor_view %p, shape = [16, 64], strides = [64, 1] : tensor_view<16x64xf32, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>
    %acc = constant <f32: 1.0> : tile<16x64xf32>
    %some = cmpi greater_than %n, %zero, signed : tile<i32> -> tile<i1>
    %sum = if %some -> (tile<16x64xf32>) {
      %a = for %i in (%zero to %n, step %zero) : tile<i32> iter_values(%s = %acc) -> (tile<16x64xf32>) {
        %x, %k0 = load_view_tko weak %v[%i, %zero] : partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>, tile<i32> -> tile<16x64xf32>, token
        %y = addf %s, %x : tile<16x64xf32>
        continue %y : tile<16x64xf32>
      }
      %b = for %i in (%four to %zero, step %minus) : tile<i32> iter_values(%s = %a) -> (tile<16x64xf32>) {
        %x, %k1 = load_view_tko weak %v[%i, %zero] : partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>, tile<i32> -> tile<16x64xf32>, token
        %y = addf %s, %x : tile<16x64xf32>
        continue %y : tile<16x64xf32>
      }
      for %i in (%zero to %four, step %zero) : tile<i32> {
      }
      for %i in (%zero to %four, step %minus) : tile<i32> {
        %c = cmpi less_than %i, %n, signed : tile<i32> -> tile<i1>
        if %c {
          %k2 = print_tko "%d", %i : tile<i32> -> token
        }
      }
      yield %b : tile<16x64xf32>
    } else {
      yield %acc : tile<16x64xf32>
    }
    %k3 = store_view_tko weak %sum, %v[%zero, %zero] : tile<16x64xf32>, partition_view<tile=(16x64), tensor_view<16x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
