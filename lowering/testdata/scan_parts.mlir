// Scans along rows that the warps of a CTA, or of a cluster, share: of maps
// x → a·x + b, one after the other, which do not commute.
// tilerun: --entry forward --grid 1 --arg a=randint:-9:9:i32:4096:1 --arg b=randint:-99:99:i32:4096:2 --arg c=zeros:i32:4096 --arg d=zeros:i32:4096
// tilerun[backward]: --entry backward --grid 1 --arg a=randint:-9:9:i32:8192:1 --arg b=randint:-99:99:i32:8192:2 --arg c=zeros:i32:8192 --arg d=zeros:i32:8192
// tilerun[cluster]: --entry cluster --grid 1 --arg a=randint:-9:9:i32:16384:1 --arg b=randint:-99:99:i32:16384:2 --arg c=zeros:i32:16384 --arg d=zeros:i32:16384
// tilerun[cluster_backward]: --entry cluster_backward --grid 1 --arg a=randint:-9:9:i32:4096:1 --arg b=randint:-99:99:i32:4096:2 --arg c=zeros:i32:4096 --arg d=zeros:i32:4096
cuda_tile.module @scan_parts {
  entry @forward(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<ptr<i32>>, %d: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = 8}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %bt = make_tensor_view %b, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %bv = make_partition_view %bt : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %ct = make_tensor_view %c, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %dt = make_tensor_view %d, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %dv = make_partition_view %dt : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %ax, %ak = load_view_tko weak %av[%zero] : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> tile<4096xi32>, token
    %bx, %bk = load_view_tko weak %bv[%zero] : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> tile<4096xi32>, token
    %p, %q = scan %ax, %bx dim=0 reverse=false identities=[1 : i32, 0 : i32] : tile<4096xi32>, tile<4096xi32> -> tile<4096xi32>, tile<4096xi32> (%x: tile<i32>, %before: tile<i32>, %y: tile<i32>, %sum: tile<i32>) {
      %f = muli %x, %before : tile<i32>
      %g = muli %x, %sum : tile<i32>
      %h = addi %g, %y : tile<i32>
      yield %f, %h : tile<i32>, tile<i32>
    }
    store_view_tko weak %p, %cv[%zero] : tile<4096xi32>, partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> token
    store_view_tko weak %q, %dv[%zero] : tile<4096xi32>, partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> token
  }
  entry @backward(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<ptr<i32>>, %d: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = 16}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [8192], strides = [1] : tensor_view<8192xi32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>
    %bt = make_tensor_view %b, shape = [8192], strides = [1] : tensor_view<8192xi32, strides=[1]>
    %bv = make_partition_view %bt : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>
    %ct = make_tensor_view %c, shape = [8192], strides = [1] : tensor_view<8192xi32, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>
    %dt = make_tensor_view %d, shape = [8192], strides = [1] : tensor_view<8192xi32, strides=[1]>
    %dv = make_partition_view %dt : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>
    %ax, %ak = load_view_tko weak %av[%zero] : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>, tile<i32> -> tile<8192xi32>, token
    %bx, %bk = load_view_tko weak %bv[%zero] : partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>, tile<i32> -> tile<8192xi32>, token
    %p, %q = scan %ax, %bx dim=0 reverse=true identities=[1 : i32, 0 : i32] : tile<8192xi32>, tile<8192xi32> -> tile<8192xi32>, tile<8192xi32> (%x: tile<i32>, %before: tile<i32>, %y: tile<i32>, %sum: tile<i32>) {
      %f = muli %x, %before : tile<i32>
      %g = muli %x, %sum : tile<i32>
      %h = addi %g, %y : tile<i32>
      yield %f, %h : tile<i32>, tile<i32>
    }
    store_view_tko weak %p, %cv[%zero] : tile<8192xi32>, partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>, tile<i32> -> token
    store_view_tko weak %q, %dv[%zero] : tile<8192xi32>, partition_view<tile=(8192), tensor_view<8192xi32, strides=[1]>>, tile<i32> -> token
  }
  entry @cluster(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<ptr<i32>>, %d: tile<ptr<i32>>) optimization_hints=<default = {num_cta_in_cga = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [16384], strides = [1] : tensor_view<16384xi32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>
    %bt = make_tensor_view %b, shape = [16384], strides = [1] : tensor_view<16384xi32, strides=[1]>
    %bv = make_partition_view %bt : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>
    %ct = make_tensor_view %c, shape = [16384], strides = [1] : tensor_view<16384xi32, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>
    %dt = make_tensor_view %d, shape = [16384], strides = [1] : tensor_view<16384xi32, strides=[1]>
    %dv = make_partition_view %dt : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>
    %ax, %ak = load_view_tko weak %av[%zero] : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>, tile<i32> -> tile<16384xi32>, token
    %bx, %bk = load_view_tko weak %bv[%zero] : partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>, tile<i32> -> tile<16384xi32>, token
    %p, %q = scan %ax, %bx dim=0 reverse=false identities=[1 : i32, 0 : i32] : tile<16384xi32>, tile<16384xi32> -> tile<16384xi32>, tile<16384xi32> (%x: tile<i32>, %before: tile<i32>, %y: tile<i32>, %sum: tile<i32>) {
      %f = muli %x, %before : tile<i32>
      %g = muli %x, %sum : tile<i32>
      %h = addi %g, %y : tile<i32>
      yield %f, %h : tile<i32>, tile<i32>
    }
    store_view_tko weak %p, %cv[%zero] : tile<16384xi32>, partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>, tile<i32> -> token
    store_view_tko weak %q, %dv[%zero] : tile<16384xi32>, partition_view<tile=(16384), tensor_view<16384xi32, strides=[1]>>, tile<i32> -> token
  }
  entry @cluster_backward(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<ptr<i32>>, %d: tile<ptr<i32>>) optimization_hints=<default = {num_cta_in_cga = 2, num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %at = make_tensor_view %a, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %bt = make_tensor_view %b, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %bv = make_partition_view %bt : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %ct = make_tensor_view %c, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %cv = make_partition_view %ct : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %dt = make_tensor_view %d, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %dv = make_partition_view %dt : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %ax, %ak = load_view_tko weak %av[%zero] : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> tile<4096xi32>, token
    %bx, %bk = load_view_tko weak %bv[%zero] : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> tile<4096xi32>, token
    %p, %q = scan %ax, %bx dim=0 reverse=true identities=[1 : i32, 0 : i32] : tile<4096xi32>, tile<4096xi32> -> tile<4096xi32>, tile<4096xi32> (%x: tile<i32>, %before: tile<i32>, %y: tile<i32>, %sum: tile<i32>) {
      %f = muli %x, %before : tile<i32>
      %g = muli %x, %sum : tile<i32>
      %h = addi %g, %y : tile<i32>
      yield %f, %h : tile<i32>, tile<i32>
    }
    store_view_tko weak %p, %cv[%zero] : tile<4096xi32>, partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> token
    store_view_tko weak %q, %dv[%zero] : tile<4096xi32>, partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> token
  }
}
