// Pointers to 4-bit elements: every second element has an address of its own,
// the low half of a byte. Storing there leaves the high half alone.
// tilerun: --arg full:83:i8:4 --arg zeros:i8:4
// want a: 82 83 84 83
// want b: 3 3 3 7
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>) {
    %q = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %q1 = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %qn = broadcast %q1 : tile<1xptr<f4E2M1FN>> -> tile<4xptr<f4E2M1FN>>
    %even = constant <i16: [0, 2, 4, 6]> : tile<4xi16>
    %p = offset %qn, %even : tile<4xptr<f4E2M1FN>>, tile<4xi16> -> tile<4xptr<f4E2M1FN>>
    %few = constant <i1: [1, 1, 1, 0]> : tile<4xi1>
    %six = constant <f4E2M1FN: 6.0> : tile<4xf4E2M1FN>
    %v, %t = load_ptr_tko weak %p, %few, %six : tile<4xptr<f4E2M1FN>>, tile<4xi1>, tile<4xf4E2M1FN> -> tile<4xf4E2M1FN>, token
    %c = pack %v : tile<4xf4E2M1FN> -> tile<2xi8>
    %iota = iota : tile<2xi64>
    %b1 = reshape %b : tile<ptr<i8>> -> tile<1xptr<i8>>
    %bn = broadcast %b1 : tile<1xptr<i8>> -> tile<2xptr<i8>>
    %pb = offset %bn, %iota : tile<2xptr<i8>>, tile<2xi64> -> tile<2xptr<i8>>
    %f1 = constant <i8: [15, 15]> : tile<2xi8>
    %four = constant <i8: 4> : tile<2xi8>
    %low = andi %c, %f1 : tile<2xi8>
    %high = shri %c, %four unsigned : tile<2xi8>
    %both = cat %low, %high dim = 0 : tile<2xi8>, tile<2xi8> -> tile<4xi8>
    %iota4 = iota : tile<4xi64>
    %b4 = broadcast %b1 : tile<1xptr<i8>> -> tile<4xptr<i8>>
    %pb4 = offset %b4, %iota4 : tile<4xptr<i8>>, tile<4xi64> -> tile<4xptr<i8>>
    %t1 = store_ptr_tko weak %pb4, %both : tile<4xptr<i8>>, tile<4xi8> -> token
    %some = constant <i1: [1, 0, 1, 0]> : tile<4xi1>
    %vals = constant <f4E2M1FN: [1.0, 1.0, 2.0, 2.0]> : tile<4xf4E2M1FN>
    %t2 = store_ptr_tko weak %p, %vals, %some token = %t : tile<4xptr<f4E2M1FN>>, tile<4xf4E2M1FN>, tile<4xi1> -> token
    return
  }
}
// -----
// The halves of a byte are accessed by pointer and by view, in order; backwards,
// offsets are negative.
// tilerun: --arg zeros:i8:2
// out: [0.5, 3, 0, 3]
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>) {
    %i0 = constant <i32: 0> : tile<i32>
    %q = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %tv = make_tensor_view %q, shape = [4], strides = [1] : tensor_view<4xf4E2M1FN, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>
    %three = constant <f4E2M1FN: [0.0, 3.0, 0.0, 3.0]> : tile<4xf4E2M1FN>
    %k0 = store_view_tko weak %three, %pv[%i0] : tile<4xf4E2M1FN>, partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>, tile<i32> -> token
    %two = constant <i8: 2> : tile<i8>
    %minus2 = constant <i8: -2> : tile<i8>
    %up = offset %q, %two : tile<ptr<f4E2M1FN>>, tile<i8> -> tile<ptr<f4E2M1FN>>
    %down = offset %up, %minus2 : tile<ptr<f4E2M1FN>>, tile<i8> -> tile<ptr<f4E2M1FN>>
    %d1 = reshape %down : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %dn = broadcast %d1 : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
    %first = constant <i1: [1, 0]> : tile<2xi1>
    %half = constant <f4E2M1FN: 0.5> : tile<2xf4E2M1FN>
    %k1 = store_ptr_tko weak %dn, %half, %first token = %k0 : tile<2xptr<f4E2M1FN>>, tile<2xf4E2M1FN>, tile<2xi1> -> token
    %v, %k2 = load_view_tko weak %pv[%i0] token = %k1 : partition_view<tile=(4), tensor_view<4xf4E2M1FN, strides=[1]>>, tile<i32> -> tile<4xf4E2M1FN>, token
    %w = ftof %v : tile<4xf4E2M1FN> -> tile<4xf32>
    %k3 = print_tko "%g\n", %w : tile<4xf32> -> token
    return
  }
}
// -----
// The middle of a byte has no address.
// tilerun: --arg zeros:i8:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>) {
    %q = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %q1 = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %qn = broadcast %q1 : tile<1xptr<f4E2M1FN>> -> tile<4xptr<f4E2M1FN>>
    %i = iota : tile<4xi32>
    %p = offset %qn, %i : tile<4xptr<f4E2M1FN>>, tile<4xi32> -> tile<4xptr<f4E2M1FN>> // fault: 1 elements of f4E2M1FN from address 0x18000000100 on is the middle of a byte, to which no pointer can point (tile block (0, 0, 0), element [1])
    return
  }
}
// -----
// Two tile blocks write one half of a byte by pointer.
// tilerun: --grid 2 --arg zeros:i8:4
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>) {
    %q = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %q1 = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %qn = broadcast %q1 : tile<1xptr<f4E2M1FN>> -> tile<4xptr<f4E2M1FN>>
    %even = constant <i32: [0, 2, 4, 6]> : tile<4xi32>
    %p = offset %qn, %even : tile<4xptr<f4E2M1FN>>, tile<4xi32> -> tile<4xptr<f4E2M1FN>>
    %six = constant <f4E2M1FN: 6.0> : tile<4xf4E2M1FN>
    %t = store_ptr_tko weak %p, %six : tile<4xptr<f4E2M1FN>>, tile<4xf4E2M1FN> -> token // fault: race at address
    return
  }
}
// -----
// A pointer to 4-bit elements that leaves its buffer.
// tilerun: --arg zeros:i8:3
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i8>>) {
    %q = ptr_to_ptr %a : tile<ptr<i8>> -> tile<ptr<f4E2M1FN>>
    %q1 = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %qn = broadcast %q1 : tile<1xptr<f4E2M1FN>> -> tile<4xptr<f4E2M1FN>>
    %even = constant <i32: [0, 2, 4, 6]> : tile<4xi32>
    %p = offset %qn, %even : tile<4xptr<f4E2M1FN>>, tile<4xi32> -> tile<4xptr<f4E2M1FN>>
    %v, %t = load_ptr_tko weak %p : tile<4xptr<f4E2M1FN>> -> tile<4xf4E2M1FN>, token // fault: 0 bytes beyond the end of the buffer of parameter %a, which has 3 bytes (tile block (0, 0, 0), element [3])
    return
  }
}
// -----
// An alloca is aligned as it asks to be.
// out: 7
cuda_tile.module @m {
  entry @f() {
    %a = alloca num_elem = 4, alignment = 4096 : tile<ptr<i32>>
    %b = alloca num_elem = 1, alignment = 274877906944 : tile<ptr<i32>>
    %a1 = assume div_by<4096>, %a : tile<ptr<i32>>
    %b1 = assume div_by<274877906944>, %b : tile<ptr<i32>>
    %seven = constant <i32: 7> : tile<i32>
    %t0 = store_ptr_tko weak %a1, %seven : tile<ptr<i32>>, tile<i32> -> token
    %v, %t1 = load_ptr_tko weak %a token = %t0 : tile<ptr<i32>> -> tile<i32>, token
    %t2 = store_ptr_tko weak %b1, %v : tile<ptr<i32>>, tile<i32> -> token
    %k = print_tko "%d\n", %v : tile<i32> -> token
    return
  }
}
// -----
// No memory is aligned like that.
cuda_tile.module @m {
  entry @f() {
    %a = alloca num_elem = 4, alignment = 4611686018427387904 : tile<ptr<i32>> // fault: memory cannot be aligned to 4611686018427387904 bytes, only to 274877906944
    return
  }
}
// -----
// There is not that much.
cuda_tile.module @m {
  entry @f() {
    %a = alloca num_elem = 9223372036854775807, alignment = 8 : tile<ptr<i64>> // fault: 9223372036854775807 elements of i64 are more than the 1073741824 bytes that an alloca can have
    return
  }
}
// -----
// An alloca of nothing has an address, and nothing there.
cuda_tile.module @m {
  entry @f() {
    %a = alloca num_elem = 0, alignment = 4 : tile<ptr<i32>>
    %v, %t1 = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token // fault: 0 bytes beyond the end of alloca, which has 0 bytes
    return
  }
}
