// All lanes of a warp reduce numbers of i32 by one instruction; others exchange,
// and so do numbers of other types and functions that no instruction has.
//
// PTX: .entry all
// PTX: redux.sync.add.s32
// PTX: redux.sync.max.u32
// PTX: redux.sync.min.s32
// PTX: redux.sync.xor.b32
// PTX: .entry some
// PTX: shfl.sync.bfly
// PTX: .entry other
// PTX: shfl.sync.bfly
cuda_tile.module @m {
  entry @all(%p: tile<ptr<i32>>) {
    %i = iota : tile<32xi32>
    %ps = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %pb = broadcast %ps : tile<1xptr<i32>> -> tile<32xptr<i32>>
    %at = offset %pb, %i : tile<32xptr<i32>>, tile<32xi32> -> tile<32xptr<i32>>
    %x, %t = load_ptr_tko weak %at : tile<32xptr<i32>> -> tile<32xi32>, token
    %a = reduce %x dim=0 identities=[0 : i32] : tile<32xi32> -> tile<i32> (%e: tile<i32>, %f: tile<i32>) {
      %g = addi %e, %f : tile<i32>
      yield %g : tile<i32>
    }
    %b = reduce %x dim=0 identities=[0 : i32] : tile<32xi32> -> tile<i32> (%e: tile<i32>, %f: tile<i32>) {
      %g = maxi %e, %f unsigned : tile<i32>
      yield %g : tile<i32>
    }
    %c = reduce %x dim=0 identities=[2147483647 : i32] : tile<32xi32> -> tile<i32> (%e: tile<i32>, %f: tile<i32>) {
      %g = mini %f, %e signed : tile<i32>
      yield %g : tile<i32>
    }
    %d = reduce %x dim=0 identities=[0 : i32] : tile<32xi32> -> tile<i32> (%e: tile<i32>, %f: tile<i32>) {
      %g = xori %e, %f : tile<i32>
      yield %g : tile<i32>
    }
    %s = addi %a, %b : tile<i32>
    %u = addi %s, %c : tile<i32>
    %v = addi %u, %d : tile<i32>
    store_ptr_tko weak %p, %v token=%t : tile<ptr<i32>>, tile<i32> -> token
  }
  entry @some(%p: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %m = reshape %i : tile<64xi32> -> tile<8x8xi32>
    %ps = reshape %p : tile<ptr<i32>> -> tile<1x1xptr<i32>>
    %pb = broadcast %ps : tile<1x1xptr<i32>> -> tile<8x8xptr<i32>>
    %at = offset %pb, %m : tile<8x8xptr<i32>>, tile<8x8xi32> -> tile<8x8xptr<i32>>
    %x, %t = load_ptr_tko weak %at : tile<8x8xptr<i32>> -> tile<8x8xi32>, token
    %a = reduce %x dim=1 identities=[0 : i32] : tile<8x8xi32> -> tile<8xi32> (%e: tile<i32>, %f: tile<i32>) {
      %g = addi %e, %f : tile<i32>
      yield %g : tile<i32>
    }
    %j = iota : tile<8xi32>
    %qs = reshape %p : tile<ptr<i32>> -> tile<1xptr<i32>>
    %qb = broadcast %qs : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %q = offset %qb, %j : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    store_ptr_tko weak %q, %a token=%t : tile<8xptr<i32>>, tile<8xi32> -> token
  }
  entry @other(%p: tile<ptr<f32>>) {
    %i = iota : tile<32xi32>
    %ps = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %pb = broadcast %ps : tile<1xptr<f32>> -> tile<32xptr<f32>>
    %at = offset %pb, %i : tile<32xptr<f32>>, tile<32xi32> -> tile<32xptr<f32>>
    %x, %t = load_ptr_tko weak %at : tile<32xptr<f32>> -> tile<32xf32>, token
    %a = reduce %x dim=0 identities=[0.0 : f32] : tile<32xf32> -> tile<f32> (%e: tile<f32>, %f: tile<f32>) {
      %g = addf %e, %f : tile<f32>
      yield %g : tile<f32>
    }
    store_ptr_tko weak %p, %a token=%t : tile<ptr<f32>>, tile<f32> -> token
  }
}
