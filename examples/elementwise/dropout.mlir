// Dropout with Philox: each element is dropped with probability 1/4, else divided by 3/4.
// The random numbers are the first word of Philox4x32-10 with the element's number as
// the counter and the seed as the key, so any part can be made again in the backward pass.
//
// Teaches: mulhii gives the upper half of a product; a generator by counter needs no state; a for loop carries five values.
//
// tilerun: --grid 4 --arg x=rand:f32:1024:1 --arg y=zeros:f32:1024 --arg seed=42 --expect y=@dropout.y.npy
!words = !cuda_tile.tile<256xi32>
!tile = !cuda_tile.tile<256xf32>
!tiles = !cuda_tile.partition_view<tile=(256), tensor_view<1024xf32, strides=[1]>>
cuda_tile.module @dropout {
  entry @dropout(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %seed: tile<i32>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %size = constant <i32: 256> : tile<i32>
    %base = muli %block, %size : tile<i32>
    %base_1 = reshape %base : tile<i32> -> tile<1xi32>
    %bases = broadcast %base_1 : tile<1xi32> -> !words
    %lane = iota : !words
    %counter = addi %bases, %lane : !words
    %seed_1 = reshape %seed : tile<i32> -> tile<1xi32>
    %key = broadcast %seed_1 : tile<1xi32> -> !words

    %none = constant <i32: 0> : !words
    %mul_0 = constant <i32: 0xD2511F53> : !words
    %mul_2 = constant <i32: 0xCD9E8D57> : !words
    %weyl_0 = constant <i32: 0x9E3779B9> : !words
    %weyl_1 = constant <i32: 0xBB67AE85> : !words
    %from = constant <i32: 0> : tile<i32>
    %rounds = constant <i32: 10> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %r0, %r1, %r2, %r3, %k0_end, %k1_end = for %round in (%from to %rounds, step %step)
        : tile<i32> iter_values(%c0 = %counter, %c1 = %none, %c2 = %none, %c3 = %none, %k0 = %key, %k1 = %none)
        -> (!words, !words, !words, !words, !words, !words) {
      %high_0 = mulhii %mul_0, %c0 : !words
      %low_0 = muli %mul_0, %c0 : !words
      %high_2 = mulhii %mul_2, %c2 : !words
      %low_2 = muli %mul_2, %c2 : !words
      %mixed_0 = xori %high_2, %c1 : !words
      %next_0 = xori %mixed_0, %k0 : !words
      %mixed_2 = xori %high_0, %c3 : !words
      %next_2 = xori %mixed_2, %k1 : !words
      %k0_next = addi %k0, %weyl_0 : !words
      %k1_next = addi %k1, %weyl_1 : !words
      continue %next_0, %low_2, %next_2, %low_0, %k0_next, %k1_next : !words, !words, !words, !words, !words, !words
    }

    // Dropped where the word, unsigned, is below 2^32 / 4.
    %quarter = constant <i32: 0x40000000> : !words
    %kept = cmpi greater_than_or_equal %r0, %quarter, unsigned : !words -> tile<256xi1>
    %x_vector = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %y_vector = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %y_tiles = make_partition_view %y_vector : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> !tile, token
    %keep = constant <f32: 0.75> : !tile
    %scaled = divf %v, %keep : !tile
    %zero = constant <f32: 0.0> : !tile
    %result = select %kept, %scaled, %zero : tile<256xi1>, !tile
    store_view_tko weak %result, %y_tiles[%block] : !tile, !tiles, tile<i32> -> token
  }
}
