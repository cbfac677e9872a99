// Operands of f64 that threads read in pieces.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  entry @f(%A: tile<ptr<f64>>, %B: tile<ptr<f64>>, %C: tile<ptr<f64>>, %n: tile<i32>) {
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
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf64>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>, tile<i32> -> tile<64x16xf64>, token
      %r, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x64), padding_value = zero, tensor_view<88x72xf64, strides=[72,1]>>, tile<i32> -> tile<16x64xf64>, token
      // expected-remark @below {{multiplied by mma.m16n8k8.f64.f64, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{the copy engine is not used: no product in a loop runs beside the threads [TIR0633]}}
      // expected-remark @below {{the threads read its operands in 2 pieces along what is summed over, each under the product of the one before [TIR0757]}}
      %next = mmaf %l, %r, %acc : tile<64x16xf64>, tile<16x64xf64>, tile<64x64xf64>
      continue %next : tile<64x64xf64>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf64>, partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>, tile<i32> -> token
    return
  }
}
