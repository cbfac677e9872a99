// The sum of a vector of any length: each tile block sums 256 elements and adds what it
// has to one number in memory.
//
// Teaches: a partition view pads what lies outside with zero, the neutral element; tile blocks meet in an atomic addition.
//
// tilerun: --grid 4 --arg x=randint:-9:9:f32:1000:1 --arg n=1000 --arg y=zeros:f32:1 --expect y=@sum_atomic.y.npy
!tiles = !cuda_tile.partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
cuda_tile.module @sum_atomic {
  entry @sum_atomic(%x: tile<ptr<f32>>, %n: tile<i32>, %y: tile<ptr<f32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %x_vector = make_tensor_view %x, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %x_tiles = make_partition_view %x_vector : !tiles
    %v, %read = load_view_tko weak %x_tiles[%block] : !tiles, tile<i32> -> tile<256xf32>, token
    %sum = reduce %v dim=0 identities=[0.0 : f32] : tile<256xf32> -> tile<f32>
    (%element: tile<f32>, %so_far: tile<f32>) {
      %next = addf %element, %so_far : tile<f32>
      yield %next : tile<f32>
    }
    %before, %added = atomic_rmw_tko relaxed device %y, addf, %sum : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
  }
}
