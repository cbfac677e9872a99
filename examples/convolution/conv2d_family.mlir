// A family of convolutions in two dimensions: images of NHWC with filters of RSCK, of any size, stride, dilation, zero padding and number
// of groups, as one product of matrices: a row for each pixel of the result, a column for each filter.
//
// Teaches: an implicit product: no matrix of windows is ever made; pointers read its rows, ahead of the products, and a mask leaves out what lies beyond the image.
// Where each window is one pixel, and none is left out, the images are that matrix already.
//
// param: BM = 64 in 16, 32, 64, 128, 256: pixels of the result in a tile
// param: BN = 32 in 16, 32, 64, 128, 256: filters in a tile
// param: BK = 16 in 16, 32, 64: channels that are summed over at a time
// param: T = f16 in f16, bf16: elements of all
// param: N = 2: images
// param: H = 9: their height
// param: W = 10: their width
// param: C = 16: their channels
// param: K = 24: filters
// param: R = 3: their height
// param: S = 3: their width
// param: STRIDE = 2
// param: DILATION = 1
// param: PAD = 1: lines and columns of zeros on each side
// param: GROUPS = 1: of channels, each with filters of its own
// let: DOWN = H + 2*PAD - DILATION*(R - 1) - 1
// let: RIGHT = W + 2*PAD - DILATION*(S - 1) - 1
// where: DOWN >= 0 && RIGHT >= 0
// let: P = (DOWN - DOWN % STRIDE)/STRIDE + 1
// let: Q = (RIGHT - RIGHT % STRIDE)/STRIDE + 1
// let: PIXELS = N*P*Q
// let: CG = C/GROUPS
// let: KG = K/GROUPS
// where: GROUPS == 1 || CG % BK == 0 && KG % BN == 0
// where: BM*BN <= 128*256
// where: N*H*W*C < 2147483648
// let: PIECES = ceildiv(CG, BK)
// let: PLAIN = R*S == 1 && STRIDE == 1 && PAD == 0
//
// tilerun: --grid ${ceildiv(PIXELS, BM)},${ceildiv(KG, BN)},${GROUPS} --arg x=rand:${T}:${N}x${H}x${W}x${C}:1 --arg w=rand:${T}:${R}x${S}x${CG}x${K}:2
// tilerun: --arg y=zeros:${T}:${N}x${P}x${Q}x${K} --expect y=@conv2d_family.y.npy
// tilerun[any]: --grid ${ceildiv(PIXELS, BM)},${ceildiv(KG, BN)},${GROUPS} --arg x=rand:${T}:${N}x${H}x${W}x${C}:1 --arg w=rand:${T}:${R}x${S}x${CG}x${K}:2
// tilerun[any]: --arg y=zeros:${T}:${N}x${P}x${Q}x${K} --flop ${2*PIXELS*K*CG*R*S}
// tilerun[large]: --define N=64 --define H=56 --define W=56 --define C=64 --define K=64 --define STRIDE=1 --define BM=128 --define BN=64 --define BK=64
// tilerun[large]: --grid ${ceildiv(PIXELS, BM)},${ceildiv(KG, BN)},${GROUPS} --arg x=rand:${T}:${N}x${H}x${W}x${C}:1 --arg w=rand:${T}:${R}x${S}x${CG}x${K}:2
// tilerun[large]: --arg y=zeros:${T}:${N}x${P}x${Q}x${K} --flop ${2*PIXELS*K*CG*R*S}
!ints = !cuda_tile.tile<${BM}xi32>
!flags = !cuda_tile.tile<${BM}xi1>
!sums = !cuda_tile.tile<${BM}x${BN}xf32>
// if: PLAIN
!windows = !cuda_tile.partition_view<tile=(${BM}x${BK}), padding_value = zero, tensor_view<${N*H*W}x${C}x${T}, strides=[${C},1]>>
// else:
!channels = !cuda_tile.tile<${BK}xi32>
!offsets = !cuda_tile.tile<${BM}x${BK}xi32>
!mask = !cuda_tile.tile<${BM}x${BK}xi1>
!places = !cuda_tile.tile<${BM}x${BK}xptr<${T}>>
!values = !cuda_tile.tile<${BM}x${BK}x${T}>
// end:
!filters = !cuda_tile.partition_view<tile=(1x${BK}x${BN}), padding_value = zero, tensor_view<${R*S}x${CG}x${K}x${T}, strides=[${CG*K},${K},1]>>
!pixels = !cuda_tile.partition_view<tile=(${BM}x${BN}), tensor_view<${PIXELS}x${K}x${T}, strides=[${K},1]>>
cuda_tile.module @conv2d_family {
  entry @conv2d_family(%x: tile<ptr<${T}>>, %w: tile<ptr<${T}>>, %y: tile<ptr<${T}>>) {
    %block, %column, %group = get_tile_block_id : tile<i32>
    %x_ptr = assume div_by<16>, %x : tile<ptr<${T}>>
    %w_ptr = assume div_by<16>, %w : tile<ptr<${T}>>
    %y_ptr = assume div_by<16>, %y : tile<ptr<${T}>>
    %w_tensor = make_tensor_view %w_ptr, shape = [${R*S}, ${CG}, ${K}], strides = [${CG*K}, ${K}, 1]
        : tensor_view<${R*S}x${CG}x${K}x${T}, strides=[${CG*K},${K},1]>
    %y_matrix = make_tensor_view %y_ptr, shape = [${PIXELS}, ${K}], strides = [${K}, 1] : tensor_view<${PIXELS}x${K}x${T}, strides=[${K},1]>
    // if: PLAIN
    %x_matrix = make_tensor_view %x_ptr, shape = [${N*H*W}, ${C}], strides = [${C}, 1] : tensor_view<${N*H*W}x${C}x${T}, strides=[${C},1]>
    %x_view = make_partition_view %x_matrix : !windows
    // end:
    %w_view = make_partition_view %w_tensor : !filters
    %y_view = make_partition_view %y_matrix : !pixels

    // if: !PLAIN
    // The pixel of each row, and where its window begins.
    %bm = constant <i32: ${BM}> : tile<i32>
    %first = muli %block, %bm : tile<i32>
    %first_1 = reshape %first : tile<i32> -> tile<1xi32>
    %firsts = broadcast %first_1 : tile<1xi32> -> !ints
    %count = iota : !ints
    %pixel = addi %firsts, %count : !ints
    %per_image = constant <i32: ${P*Q}> : !ints
    %per_line = constant <i32: ${Q}> : !ints
    %pixels = constant <i32: ${PIXELS}> : !ints
    %real = cmpi less_than %pixel, %pixels, unsigned : !ints -> !flags
    %image = divi %pixel, %per_image unsigned : !ints
    %in_image = remi %pixel, %per_image unsigned : !ints
    %line = divi %in_image, %per_line unsigned : !ints
    %in_line = remi %in_image, %per_line unsigned : !ints
    %stride = constant <i32: ${STRIDE}> : !ints
    %pad = constant <i32: ${PAD}> : !ints
    %down = muli %line, %stride : !ints
    %top = subi %down, %pad : !ints
    %right = muli %in_line, %stride : !ints
    %left = subi %right, %pad : !ints
    %height = constant <i32: ${H}> : !ints
    %width = constant <i32: ${W}> : !ints
    %size = constant <i32: ${H*W}> : !ints
    %begin = muli %image, %size : !ints
    %pixel_size = constant <i32: ${C}> : !ints
    %to_channel = iota : !channels
    %group_end = constant <i32: ${C}> : !channels
    %x_1 = reshape %x_ptr : tile<ptr<${T}>> -> tile<1x1xptr<${T}>>
    %x_all = broadcast %x_1 : tile<1x1xptr<${T}>> -> !places
    %zeros = constant <${T}: 0.0> : !values
    // end:

    %group_tiles = constant <i32: ${ceildiv(KG, BN)}> : tile<i32>
    %group_column = muli %group, %group_tiles : tile<i32>
    %tile_column = addi %group_column, %column : tile<i32>
    %group_size = constant <i32: ${PLAIN ? PIECES : CG}> : tile<i32>
    %group_channel = muli %group, %group_size : tile<i32>
    %from = constant <i32: 0> : tile<i32>
    %steps = constant <i32: ${R*S*PIECES}> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %pieces = constant <i32: ${PIECES}> : tile<i32>
    %columns = constant <i32: ${S}> : tile<i32>
    %dilation = constant <i32: ${DILATION}> : tile<i32>
    %bk = constant <i32: ${BK}> : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %sum = for %k in (%from to %steps, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %tap = divi %k, %pieces unsigned : tile<i32>
      %piece = remi %k, %pieces unsigned : tile<i32>
      // if: PLAIN
      %plain_piece = addi %group_channel, %piece : tile<i32>
      %a, %a_token = load_view_tko weak %x_view[%block, %plain_piece] : !windows, tile<i32> -> tile<${BM}x${BK}x${T}>, token
      // else:
      %tap_row = divi %tap, %columns unsigned : tile<i32>
      %tap_column = remi %tap, %columns unsigned : tile<i32>
      %dy = muli %tap_row, %dilation : tile<i32>
      %dx = muli %tap_column, %dilation : tile<i32>
      %dy_1 = reshape %dy : tile<i32> -> tile<1xi32>
      %dys = broadcast %dy_1 : tile<1xi32> -> !ints
      %dx_1 = reshape %dx : tile<i32> -> tile<1xi32>
      %dxs = broadcast %dx_1 : tile<1xi32> -> !ints
      %h = addi %top, %dys : !ints
      %w_at = addi %left, %dxs : !ints
      %in_height = cmpi less_than %h, %height, unsigned : !ints -> !flags
      %in_width = cmpi less_than %w_at, %width, unsigned : !ints -> !flags
      %in_picture = andi %in_height, %in_width : !flags
      %inside = andi %real, %in_picture : !flags
      %lines = muli %h, %width : !ints
      %in_lines = addi %lines, %w_at : !ints
      %place = addi %begin, %in_lines : !ints
      %piece_channel = muli %piece, %bk : tile<i32>
      %channel = addi %group_channel, %piece_channel : tile<i32>
      %of_pixel = muli %place, %pixel_size : !ints
      %of_pixel_1 = reshape %of_pixel : !ints -> tile<${BM}x1xi32>
      %of_pixels = broadcast %of_pixel_1 : tile<${BM}x1xi32> -> !offsets
      %channel_1 = reshape %channel : tile<i32> -> tile<1xi32>
      %channels_from = broadcast %channel_1 : tile<1xi32> -> !channels
      %channels = addi %channels_from, %to_channel : !channels
      %there = cmpi less_than %channels, %group_end, unsigned : !channels -> tile<${BK}xi1>
      %channels_1 = reshape %channels : !channels -> tile<1x${BK}xi32>
      %of_channels = broadcast %channels_1 : tile<1x${BK}xi32> -> !offsets
      %at = addi %of_pixels, %of_channels : !offsets
      %from_place = offset %x_all, %at : !places, !offsets -> !places
      %inside_1 = reshape %inside : !flags -> tile<${BM}x1xi1>
      %rows_inside = broadcast %inside_1 : tile<${BM}x1xi1> -> !mask
      %there_1 = reshape %there : tile<${BK}xi1> -> tile<1x${BK}xi1>
      %columns_there = broadcast %there_1 : tile<1x${BK}xi1> -> !mask
      %mask = andi %rows_inside, %columns_there : !mask
      %a, %a_token = load_ptr_tko weak %from_place, %mask, %zeros : !places, !mask, !values -> !values, token
      // end:
      %b_read, %b_token = load_view_tko weak %w_view[%tap, %piece, %tile_column] : !filters, tile<i32>
          -> tile<1x${BK}x${BN}x${T}>, token
      %b = reshape %b_read : tile<1x${BK}x${BN}x${T}> -> tile<${BK}x${BN}x${T}>
      %next = mmaf %a, %b, %so_far : tile<${BM}x${BK}x${T}>, tile<${BK}x${BN}x${T}>, !sums
      continue %next : !sums
    }
    %result = ftof %sum : !sums -> tile<${BM}x${BN}x${T}>
    store_view_tko weak %result, %y_view[%block, %tile_column] : tile<${BM}x${BN}x${T}>, !pixels, tile<i32> -> token
  }
}
