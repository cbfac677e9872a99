// Decoding: one query to a head against a cache of up to 128 keys, of which the first
// `length` count. A tile block to a head.
//
// Teaches: a product with one row is a sum over a dimension; memory is the limit, and tensor cores would idle.
//
// tilerun: --grid 4 --arg q=rand:f32:4x64:1 --arg k=rand:f32:4x128x64:2 --arg v=rand:f32:4x128x64:3 --arg length=100 --arg o=zeros:f32:4x64
// tilerun: --expect o=@decode.o.npy
!keys = !cuda_tile.tile<32x64xf32>
!line = !cuda_tile.tile<64xf32>
!cache = !cuda_tile.tensor_view<4x128x64xf32, strides=[8192,64,1]>
!tiles = !cuda_tile.partition_view<tile=(1x32x64), tensor_view<4x128x64xf32, strides=[8192,64,1]>>
!lines = !cuda_tile.partition_view<tile=(1x64), tensor_view<4x64xf32, strides=[64,1]>>
cuda_tile.module @decode {
  entry @decode(%q: tile<ptr<f32>>, %k: tile<ptr<f32>>, %v: tile<ptr<f32>>, %length: tile<i32>, %o: tile<ptr<f32>>) {
    %head, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %width = constant <i32: 32> : tile<i32>
    %q_matrix = make_tensor_view %q, shape = [4, 64], strides = [64, 1] : tensor_view<4x64xf32, strides=[64,1]>
    %o_matrix = make_tensor_view %o, shape = [4, 64], strides = [64, 1] : tensor_view<4x64xf32, strides=[64,1]>
    %k_cache = make_tensor_view %k, shape = [4, 128, 64], strides = [8192, 64, 1] : !cache
    %v_cache = make_tensor_view %v, shape = [4, 128, 64], strides = [8192, 64, 1] : !cache
    %q_view = make_partition_view %q_matrix : !lines
    %o_view = make_partition_view %o_matrix : !lines
    %k_view = make_partition_view %k_cache : !tiles
    %v_view = make_partition_view %v_cache : !tiles
    %query, %q_token = load_view_tko weak %q_view[%head, %zero] : !lines, tile<i32> -> tile<1x64xf32>, token
    %queries = broadcast %query : tile<1x64xf32> -> !keys
    %number = iota : tile<32xi32>
    %scale = constant <f32: 0.125> : tile<32xf32>
    %hidden = constant <f32: 0xFF800000> : tile<32xf32>
    %lowest = constant <f32: 0xFF800000> : tile<f32>
    %nothing = constant <f32: 0.0> : tile<f32>
    %no_out = constant <f32: 0.0> : !line

    %max, %sum, %acc = for %first in (%zero to %length, step %width)
        : tile<i32> iter_values(%max_before = %lowest, %sum_before = %nothing, %acc_before = %no_out)
        -> (tile<f32>, tile<f32>, !line) {
      %tile = divi %first, %width signed : tile<i32>
      %k_read, %k_token = load_view_tko weak %k_view[%head, %tile, %zero] : !tiles, tile<i32> -> tile<1x32x64xf32>,
          token
      %v_read, %v_token = load_view_tko weak %v_view[%head, %tile, %zero] : !tiles, tile<i32> -> tile<1x32x64xf32>,
          token
      %keys = reshape %k_read : tile<1x32x64xf32> -> !keys
      %values = reshape %v_read : tile<1x32x64xf32> -> !keys
      %products = mulf %keys, %queries : !keys
      %dots = reduce %products dim=1 identities=[0.0 : f32] : !keys -> tile<32xf32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %scaled = mulf %dots, %scale : tile<32xf32>
      %first_1 = reshape %first : tile<i32> -> tile<1xi32>
      %firsts = broadcast %first_1 : tile<1xi32> -> tile<32xi32>
      %key = addi %firsts, %number : tile<32xi32>
      %length_1 = reshape %length : tile<i32> -> tile<1xi32>
      %lengths = broadcast %length_1 : tile<1xi32> -> tile<32xi32>
      %there = cmpi less_than %key, %lengths, signed : tile<32xi32> -> tile<32xi1>
      %scores = select %there, %scaled, %hidden : tile<32xi1>, tile<32xf32>

      %here = reduce %scores dim=0 identities=[0xFF800000 : f32] : tile<32xf32> -> tile<f32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = maxf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %max_now = maxf %here, %max_before : tile<f32>
      %max_1 = reshape %max_now : tile<f32> -> tile<1xf32>
      %maxes = broadcast %max_1 : tile<1xf32> -> tile<32xf32>
      %below = subf %scores, %maxes : tile<32xf32>
      %exp = exp %below : tile<32xf32>
      %exp_column = reshape %exp : tile<32xf32> -> tile<32x1xf32>
      %weights = broadcast %exp_column : tile<32x1xf32> -> !keys
      %weighted = mulf %values, %weights : !keys
      %part = reduce %weighted dim=0 identities=[0.0 : f32] : !keys -> !line
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %added = reduce %exp dim=0 identities=[0.0 : f32] : tile<32xf32> -> tile<f32>
      (%element: tile<f32>, %so_far: tile<f32>) {
        %next = addf %element, %so_far : tile<f32>
        yield %next : tile<f32>
      }
      %shrunk_by = subf %max_before, %max_now : tile<f32>
      %shrink = exp %shrunk_by : tile<f32>
      %sum_now = fma %sum_before, %shrink, %added : tile<f32>
      %shrink_1 = reshape %shrink : tile<f32> -> tile<1xf32>
      %shrinks = broadcast %shrink_1 : tile<1xf32> -> !line
      %acc_now = fma %acc_before, %shrinks, %part : !line
      continue %max_now, %sum_now, %acc_now : tile<f32>, tile<f32>, !line
    }
    %sum_1 = reshape %sum : tile<f32> -> tile<1xf32>
    %sums = broadcast %sum_1 : tile<1xf32> -> !line
    %mean = divf %acc, %sums : !line
    %result = reshape %mean : !line -> tile<1x64xf32>
    store_view_tko weak %result, %o_view[%head, %zero] : tile<1x64xf32>, !lines, tile<i32> -> token
  }
}
