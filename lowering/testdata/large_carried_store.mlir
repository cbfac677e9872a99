// A tile too large for registers that a loop carries is stored where another was
// stored before: its store waits for the token that it is given, not only until
// the tile is there.
// tilerun: --grid 1 --arg a=arange:i32:262144
cuda_tile.module @large_carried_store {
  entry @k(%a: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %t = make_tensor_view %a, shape = [262144], strides = [1] : tensor_view<262144xi32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(262144), tensor_view<262144xi32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%zero] : partition_view<tile=(262144), tensor_view<262144xi32, strides=[1]>>, tile<i32> -> tile<262144xi32>, token
    %sum = for %i in (%zero to %three, step %one) : tile<i32> iter_values(%s = %x) -> (tile<262144xi32>) {
      %next = addi %s, %x : tile<262144xi32>
      continue %next : tile<262144xi32>
    }
    %seven = constant <i32: 7> : tile<262144xi32>
    %first = store_view_tko weak %seven, %v[%zero] token=%read : tile<262144xi32>, partition_view<tile=(262144), tensor_view<262144xi32, strides=[1]>>, tile<i32> -> token
    %last = store_view_tko weak %sum, %v[%zero] token=%first : tile<262144xi32>, partition_view<tile=(262144), tensor_view<262144xi32, strides=[1]>>, tile<i32> -> token
  }
}
