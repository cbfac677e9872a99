// The first tile block leaves a message for the second: a tile in memory, and a flag
// that says that it is there.
// tilerun: --grid 2 --arg data=zeros:i32:2048 --arg flag=zeros:i32:1 --arg out=zeros:i32:2048
cuda_tile.module @planted {
  entry @message(%data: tile<ptr<i32>>, %flag: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %i = iota : tile<2048xi32>
    %d1 = reshape %data : tile<ptr<i32>> -> tile<1xptr<i32>>
    %db = broadcast %d1 : tile<1xptr<i32>> -> tile<2048xptr<i32>>
    %d = offset %db, %i : tile<2048xptr<i32>>, tile<2048xi32> -> tile<2048xptr<i32>>
    %o1 = reshape %out : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ob = broadcast %o1 : tile<1xptr<i32>> -> tile<2048xptr<i32>>
    %o = offset %ob, %i : tile<2048xptr<i32>>, tile<2048xi32> -> tile<2048xptr<i32>>
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    %start = make_token : token
    if %first {
      %w = store_ptr_tko weak %d, %i token=%start : tile<2048xptr<i32>>, tile<2048xi32> -> token
      %old, %told = atomic_rmw_tko release device %flag, xchg, %one token=%w : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    } else {
      %heard = loop iter_values(%last = %start) : token -> token {
        %found, %tried = atomic_cas_tko acquire device %flag, %one, %one token=%last : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
        %there = trunci %found : tile<i32> -> tile<i1>
        if %there {
          break %tried : token
        }
        continue %tried : token
      }
      %v, %r = load_ptr_tko weak %d token=%heard : tile<2048xptr<i32>> -> tile<2048xi32>, token
      %s = store_ptr_tko weak %o, %v token=%r : tile<2048xptr<i32>>, tile<2048xi32> -> token
    }
  }
}
