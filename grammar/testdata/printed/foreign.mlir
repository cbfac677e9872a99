#distinct = distinct[0]<42 : i32>
#loc = loc("f":1:2)
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 2)>
#set = affine_set<(d0) : (d0 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>
"test.op"() {a = #set, aa = #loc, ac = #x.bla<1, 2>, ad = @a::@b, ae, af = [], ag = {}, ah = strided<[1, 2], offset: 3>, ai = vector<f32>, aj = tensor<f32>, ak = 123456789012345678901234567890 : i256, al = dense<true> : tensor<2xi1>, am = dense<0x7F800000> : tensor<2xf32>, an = dense<[[1.000000e+00, 2.000000e+00]]> : tensor<1x2xf64>, ao = dense<> : tensor<0xi32>, b = array<f32: 1.000000e+00, -2.500000e+00>, b2 = array<f64>, b3 = array<i1: true, false>, b4 = array<i64: 1>, c = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, c2 = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>, d = dense<["a", "b"]> : tensor<2x!x.str>, d2 = dense<[1, 2, 3, 4]> : tensor<4xi8>, e = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, e2 = sparse<> : tensor<3xi32>, f = dense_resource<blob1> : tensor<3xi64>, g = #distinct, g2 = distinct[1]<>, h = #map, i = #set1, j = dense<1> : tensor<4xi32>, k = dense<[1, 2]> : vector<2xindex>, l = tensor<4xf32>, m = vector<4x[4]xf32>, m2 = vector<[4]xf32>, m3 = vector<[2]x[4]xi8>, n = tensor<*xf32>, o = tensor<4x?xf32, #x.enc<1>>, o2 = tensor<4xf32, "enc">, p = memref<4x4xf32, strided<[4, 1], offset: ?>>, p3 = memref<4xf32, 3>, p4 = memref<4xf32, 3 : i32>, p5 = memref<*xf32, 1>, q = tuple<>, q2 = tuple<i32, tensor<4xf32>, !cuda_tile.tile<4xf32>>, r = complex<f32>, s = none, t = (i32, f32) -> i64, u = "str" : !x.y, v = 5 : i128, w = 1 : si8, x = 255 : ui8, y = 3 : index, z = 1.500000e+00 : f80} : () -> ()
"test.region"() ({
  "test.br"()[^bb1, ^bb2] : () -> ()
^bb1(%2: i32):  // pred: ^bb0
  "test.end"()[^bb2] : () -> ()
^bb2:  // 2 preds: ^bb0, ^bb1
  "test.end"() : () -> ()
}) : () -> ()
%0 = "test.props"() <{a = 1 : i64, b = "x"}> {c} : () -> tensor<4xf32>
%1 = "test.props2"() <5 : i32> : () -> tensor<4xf32>

{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000000000000300000000000000"
    }
  }
#-}
