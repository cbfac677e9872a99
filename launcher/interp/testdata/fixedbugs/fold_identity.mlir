// No identity is among the elements of a reduction, and the first result of a scan
// is that of the first element and the identity: of NaN and -0 as of any other.
// out: nan -0 nan nan 1
// out: [inf, inf, 3, 3]
// out: [0, 0]
// out: [-0, -0]
cuda_tile.module @m {
  entry @f() {
    %nan = constant <f32: 0x7FC00000> : tile<4xf32>
    %least = reduce %nan dim=0 identities=[0x7F800000 : f32] : tile<4xf32> -> tile<f32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = minf %x, %acc : tile<f32>
      yield %s : tile<f32>
    }
    %none = constant <f32: -0.0> : tile<2xf32>
    %sum = reduce %none dim=0 identities=[0.0 : f32] : tile<2xf32> -> tile<f32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = addf %x, %acc rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %one = constant <f32: 0x7FC00000> : tile<1xf32>
    %only = reduce %one dim=0 identities=[0x7F800000 : f32] : tile<1xf32> -> tile<f32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = minf %x, %acc : tile<f32>
      yield %s : tile<f32>
    }
    %mixed = constant <f32: [0x7FC00000, 0x7FC00000, 3.0, 0x7FC00000]> : tile<4xf32>
    %worst = reduce %mixed dim=0 identities=[0xFF800000 : f32] : tile<4xf32> -> tile<f32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = maxf %x, %acc propagate_nan : tile<f32>
      yield %s : tile<f32>
    }
    %bits = constant <i1: true> : tile<2xi1>
    %all = reduce %bits dim=0 identities=[true] : tile<2xi1> -> tile<i1> (%x: tile<i1>, %acc: tile<i1>) {
      %s = andi %x, %acc : tile<i1>
      yield %s : tile<i1>
    }
    %p0 = print_tko "%g %g %g %g %d\n", %least, %sum, %only, %worst, %all : tile<f32>, tile<f32>, tile<f32>, tile<f32>, tile<i1> -> token
    %so = scan %mixed dim=0 reverse=false identities=[0x7F800000 : f32] : tile<4xf32> -> tile<4xf32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = minf %x, %acc : tile<f32>
      yield %s : tile<f32>
    }
    %p1 = print_tko "%g\n", %so : tile<4xf32> -> token
    %up = scan %none dim=0 reverse=true identities=[0.0 : f32] : tile<2xf32> -> tile<2xf32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = addf %x, %acc rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %p2 = print_tko "%g\n", %up : tile<2xf32> -> token
    %same = scan %none dim=0 reverse=false identities=[-0.0 : f32] : tile<2xf32> -> tile<2xf32> (%x: tile<f32>, %acc: tile<f32>) {
      %s = addf %x, %acc rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %p3 = print_tko "%g\n", %same : tile<2xf32> -> token
    return
  }
}
