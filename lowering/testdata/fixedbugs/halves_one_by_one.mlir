// Elements of four bits that are stored one by one, by a view and then through pointers:
// each is an exchange that is tried again, after which the threads of a warp have to be
// brought together. A thread that fell behind left what it stored first.
// tilerun: --grid 2 --arg p=zeros:f4E2M1FN:24576 --arg s=randint:-128:127:i8:4096 --arg n=8192 --arg one=1
cuda_tile.module @halves_one_by_one {
  entry @k(%p: tile<ptr<f4E2M1FN>>, %s: tile<ptr<i8>>, %n: tile<i64>, %one: tile<i64>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 12288> : tile<i32>
    %start = muli %x, %size : tile<i32>
    %mine = offset %p, %start : tile<ptr<f4E2M1FN>>, tile<i32> -> tile<ptr<f4E2M1FN>>
    %st = make_tensor_view %s, shape = [4096], strides = [1] : tensor_view<4096xi8, strides=[1]>
    %sv = make_partition_view %st : partition_view<tile=(2048), tensor_view<4096xi8, strides=[1]>>
    %bytes, %t0 = load_view_tko weak %sv[%x] : partition_view<tile=(2048), tensor_view<4096xi8, strides=[1]>>, tile<i32> -> tile<2048xi8>, token
    %halves = unpack %bytes : tile<2048xi8> -> tile<4096xf4E2M1FN>
    %dt = make_tensor_view %mine, shape = [%n], strides = [%one] : tile<i64> -> tensor_view<?xf4E2M1FN, strides=[?]>
    %dv = make_partition_view %dt : partition_view<tile=(4096), tensor_view<?xf4E2M1FN, strides=[?]>>
    %second = constant <i32: 1> : tile<i32>
    %t1 = store_view_tko weak %halves, %dv[%second] : tile<4096xf4E2M1FN>, partition_view<tile=(4096), tensor_view<?xf4E2M1FN, strides=[?]>>, tile<i32> -> token
    %i = iota : tile<4096xi32>
    %three = constant <i32: 3> : tile<4096xi32>
    %shift = constant <i32: 1898> : tile<4096xi32>
    %last = constant <i32: 4095> : tile<4096xi32>
    %a = muli %i, %three : tile<4096xi32>
    %b = addi %a, %shift : tile<4096xi32>
    %c = andi %b, %last : tile<4096xi32>
    %even = addi %c, %c : tile<4096xi32>
    %one_ptr = reshape %mine : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %ptrs = broadcast %one_ptr : tile<1xptr<f4E2M1FN>> -> tile<4096xptr<f4E2M1FN>>
    %there = offset %ptrs, %even : tile<4096xptr<f4E2M1FN>>, tile<4096xi32> -> tile<4096xptr<f4E2M1FN>>
    %t2 = store_ptr_tko weak %there, %halves token=%t1 : tile<4096xptr<f4E2M1FN>>, tile<4096xf4E2M1FN> -> token
    return
  }
}
