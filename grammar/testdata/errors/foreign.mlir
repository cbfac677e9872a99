// What other dialects write between brackets is not known, but that brackets match.
!a = !other.type<(a], b> // error: expected ')', got ']' [TIR0001]
//                 ^
!b = !other.type<[a}> // error: expected ']', got '}' [TIR0001]
!c = !other.type<{a, (b)>> // error: expected '}', got '>' [TIR0001]
!d = !other.type<"a"> // of a string nobody asks
// Those of the builtin dialect are: they are what MLIR takes.
"t.op"() {a = affine_map<(i, j) -> (i * j)>} : () -> () // error: expected a number or an expression of symbols as one operand of '*', as the right one of 'mod', 'floordiv' and 'ceildiv', got dimensions: the expression is not affine [TIR0016]
//                                    ^
"t.op"() {a = affine_map<(i, j) -> (i, k)>} : () -> () // error: expected a dimension or symbol of the list, got 'k' [TIR0001]
//                                     ^
"t.op"() {a = affine_map<(i, i) -> (i)>} : () -> () // error: expected a name that is not taken, got 'i' [TIR0016]
//                           ^
"t.op"() {a = affine_map<(i) -> (i +)>} : () -> () // error: expected an affine expression, got ')' [TIR0001]
//                                  ^
"t.op"() {a = affine_map<(i) (i)>} : () -> () // error: expected '->', got '(' [TIR0001]
//                           ^
"t.op"() {a = affine_set<(i) : (i)>} : () -> () // error: expected '==', '>=' or '<=', got ')' [TIR0001]
//                               ^
"t.op"() {a = array<i32: 1.0>} : () -> () // error: expected an integer, got the number 1.0 [TIR0012]
//                       ^
"t.op"() {a = array<index: 3>} : () -> () // error: expected a number type of whole bytes for the elements of the array, got index [TIR0016]
//                  ^
"t.op"() {a = array<i32: >} : () -> () // error: expected an integer, got '>' [TIR0001]
//                       ^
"t.op"() {a = array<i32: 1 2>} : () -> () // error: expected '>', got the number 2 [TIR0001]
//                         ^
"t.op"() {a = dense<[(1, 2)]> : tensor<2xcomplex<i32>>} : () -> () // error: expected a literal of shape [2] like the type, got [1] [TIR0014]
//            ^
// -----
"t.op"() {a = dense<[1,2,3]> : tensor<4xi32>} : () -> () // error: expected a literal of shape [4] like the type, got [3] [TIR0014]
//            ^
"t.op"() {a = dense<> : tensor<2xi32>} : () -> () // error: expected a literal of shape [2] like the type, got one without elements [TIR0014]
//            ^
"t.op"() {a = dense<1.0> : tensor<?xf32>} : () -> () // error: expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got tensor<?xf32> [TIR0014]
//                         ^
"t.op"() {a = dense<1.0> : tensor<*xf32>} : () -> () // error: expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got tensor<*xf32> [TIR0014]
//                         ^
"t.op"() {a = dense<1> : i32} : () -> () // error: expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got i32 [TIR0014]
//                       ^
"t.op"() {a = sparse<[0, 0], [1.0]> : tensor<3x4xf32>} : () -> () // error: expected indices of shape [n, 2] for the type, got [2] [TIR0014]
//            ^
"t.op"() {a = sparse<[[0,0]]> : tensor<3x4xf32>} : () -> () // error: expected ',', got '>' [TIR0001]
//                          ^
"t.op"() {a = sparse<[[0,0]], foo> : tensor<3x4xf32>} : () -> () // error: expected a number, got 'foo' [TIR0001]
//                            ^
"t.op"() {a = sparse<[[4,0]], [1.0]> : tensor<3x4xf32>} : () -> () // error: expected an index within the extents [3, 4], got 4 [TIR0014]
//                     ^
"t.op"() {a = sparse<[], []> : tensor<3x4xf32>} : () -> () // error: expected indices of shape [n, 2] for the type, got [0] [TIR0014]
//            ^
"t.op"() {a = vector<?xi32>} : () -> () // error: expected extents of 1 and more of a vector, got '?x' [TIR0010]
//                   ^
"t.op"() {a = vector<0xi32>} : () -> () // error: expected extents of 1 and more of a vector, got '0x' [TIR0010]
//                   ^
// -----
"t.op"() {a = tensor<4x4xf32, 1, 2>} : () -> () // error: expected '>', got ',' [TIR0001]
//                             ^
"t.op"() {a = tensor<4xtensor<4xf32>>} : () -> () // error: expected numbers, vectors or a dialect's own type as the elements of 'tensor', got tensor<4xf32> [TIR0010]
//                     ^
"t.op"() {a = tensor<4xtuple<i32>>} : () -> () // error: expected numbers, vectors or a dialect's own type as the elements of 'tensor', got tuple<i32> [TIR0010]
//                     ^
"t.op"() {a = tensor<4xnone>} : () -> () // error: expected numbers, vectors or a dialect's own type as the elements of 'tensor', got none [TIR0010]
//                     ^
"t.op"() {a = tensor<4x(i32) -> i32>} : () -> () // error: expected numbers, vectors or a dialect's own type as the elements of 'tensor', got (i32) -> i32 [TIR0010]
//                     ^
"t.op"() {a = tensor<-1xf32>} : () -> () // error: expected '(', a type such as !cuda_tile.token or a word, got the number -1 [TIR0001]
//                   ^
"t.op"() {a = memref<4x4xf32, affine_map<(i) -> (i)>>} : () -> () // error: expected a layout of 2 dimensions like the memref, got affine_map<(d0) -> (d0)> [TIR0010]
//                            ^
"t.op"() {a = memref<4x4xf32, strided<[4]>>} : () -> () // error: expected a layout of 2 dimensions like the memref, got strided<[4]> [TIR0010]
//                            ^
"t.op"() {a = memref<4x4xf32, strided<[4, 1], 3>} : () -> () // error: expected 'offset', got the number 3 [TIR0001]
//                                            ^
"t.op"() {a = memref<4xtuple<f32>>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got tuple<f32> [TIR0010]
//                     ^
"t.op"() {a = memref<4xnone>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got none [TIR0010]
//                     ^
"t.op"() {a = tuple<i32,>} : () -> () // error: expected '(', a type such as !cuda_tile.token or a word, got '>' [TIR0001]
//                      ^
// -----
"t.op"() {a = complex<index>} : () -> () // error: expected integers or floating-point numbers as the elements of 'complex', got index [TIR0010]
//                    ^
"t.op"() {a = complex<complex<f32>>} : () -> () // error: expected integers or floating-point numbers as the elements of 'complex', got complex<f32> [TIR0010]
//                    ^
"t.op"() {a = complex<tensor<4xf32>>} : () -> () // error: expected integers or floating-point numbers as the elements of 'complex', got tensor<4xf32> [TIR0010]
//                    ^
"t.op"() {a = strided<[1, 2], offset 4>} : () -> () // error: expected ':', got the number 4 [TIR0001]
//                                   ^
"t.op"() {a = strided<[a]>} : () -> () // error: expected a number or '?', got 'a' [TIR0001]
//                     ^
"t.op"() {a = strided<>} : () -> () // error: expected '[', got '>' [TIR0001]
//                    ^
"t.op"() {a = dense<256> : tensor<2xi8>} : () -> () // error: expected a number that fits i8, got 256 [TIR0013]
//                  ^
"t.op"() {a = dense<-129> : tensor<2xi8>} : () -> () // error: expected a number that fits i8, got -129 [TIR0013]
//                  ^
"t.op"() {a = dense<-1> : tensor<2xui8>} : () -> () // error: expected a number that fits ui8, got -1 [TIR0013]
//                  ^
"t.op"() {a = dense<128> : tensor<2xsi8>} : () -> () // error: expected a number that fits si8, got 128 [TIR0013]
//                  ^
"t.op"() {a = dense<true> : tensor<2xi8>} : () -> () // error: expected an integer, got 'true' [TIR0012]
//                  ^
"t.op"() {a = dense<1> : tensor<2xf32>} : () -> () // error: expected a number with a decimal point or a bit pattern for f32, got 1: write 1.0 [TIR0012]
//                  ^
// -----
"t.op"() {a = dense<1.5> : tensor<2xi32>} : () -> () // error: expected an integer, got the number 1.5 [TIR0012]
//                  ^
"t.op"() {a = dense<[1, 340282366920938463463374607431768211456]> : tensor<2xi128>} : () -> () // error: expected a number that fits i128, got 340282366920938463463374607431768211456 [TIR0013]
//                      ^
"t.op"() {a = dense<"a"> : tensor<2xi32>} : () -> () // error: expected a string of bytes in hexadecimal, such as "0x0000803F", got the string "a" [TIR0014]
//                  ^
"t.op"() {a = dense<"a"> : tensor<2xindex>} : () -> () // error: expected a string of bytes in hexadecimal, such as "0x0000803F", got the string "a" [TIR0014]
//                  ^
"t.op"() {a = dense<1> : tensor<2x!t.str>} : () -> () // error: expected a string for an element of type !t.str, got the number 1 [TIR0014]
//                  ^
"t.op"() {a = dense<["a", "b"]> : tensor<3x!t.str>} : () -> () // error: expected a literal of shape [3] like the type, got [2] [TIR0014]
//            ^
"t.op"() {a = dense<1.0> : tensor<2xcomplex<f32>>} : () -> () // error: expected a complex number, (re, im), for complex<f32>, got the number 1.0 [TIR0014]
//                  ^
"t.op"() {a = dense<(1.0, 2)> : tensor<2xcomplex<f32>>} : () -> () // error: expected a number with a decimal point or a bit pattern for f32, got 2: write 2.0 [TIR0012]
//                        ^
"t.op"() {a = dense<(1.0)> : tensor<2xcomplex<f32>>} : () -> () // error: expected ',', got ')' [TIR0001]
//                      ^
"t.op"() {a = dense<(1.0, 2.0, 3.0)> : tensor<2xcomplex<f32>>} : () -> () // error: expected ')', got ',' [TIR0001]
//                           ^
"t.op"() {a = dense<1.0> : tensor<4xvector<2xf32>>} : () -> () // error: expected a string for an element of type vector<2xf32>, got the number 1.0 [TIR0014]
//                  ^
"t.op"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> () // error: expected a value of shape [2] like the first of the list, got [1] [TIR0014]
//                           ^
// -----
"t.op"() {a = dense<[[1, 2], 3]> : tensor<2x2xi32>} : () -> () // error: expected a value of shape [2] like the first of the list, got [] [TIR0014]
//                           ^
"t.op"() {a = dense<[[1, 2], [3, 4]]> : tensor<4xi32>} : () -> () // error: expected a literal of shape [4] like the type, got [2, 2] [TIR0014]
//            ^
"t.op"() {a = dense<[]> : tensor<0x2xi32>} : () -> () // error: expected a literal of shape [0, 2] like the type, got one without elements [TIR0014]
//            ^
"t.op"() {a = dense<[5]> : tensor<i32>} : () -> () // error: expected a literal of shape [] like the type, got [1] [TIR0014]
//            ^
"t.op"() {a = dense<1> : tensor<2x!cuda_tile.ptr<i32>>} : () -> () // error: expected a string for an element of type !cuda_tile.ptr<i32>, got the number 1 [TIR0014]
//                  ^
"t.op"() {a = dense<"0x010000"> : tensor<2xi32>} : () -> () // error: expected 2 elements or one in the string, got 3 bytes [TIR0014]
//                  ^
"t.op"() {a = dense<"0xZZ"> : tensor<1xi8>} : () -> () // error: expected a string of bytes in hexadecimal, such as "0x0000803F", got the string "0xZZ" [TIR0014]
//                  ^
"t.op"() {a = dense<"0102"> : tensor<2xi8>} : () -> () // error: expected a string of bytes in hexadecimal, such as "0x0000803F", got the string "0102" [TIR0014]
//                  ^
"t.op"() {a = sparse<[[-1]], 5> : tensor<3xi32>} : () -> () // error: expected an index within the extents [3], got -1 [TIR0014]
//                     ^
"t.op"() {a = sparse<[[0]], [1.0]> : tensor<3xi32>} : () -> () // error: expected an integer, got the number 1.0 [TIR0012]
//                           ^
"t.op"() {a = sparse<[[0.5]], [1]> : tensor<3xi32>} : () -> () // error: expected an integer, got the number 0.5 [TIR0012]
//                     ^
"t.op"() {a = sparse<[[0, 0]], [5]> : tensor<?x4xi32>} : () -> () // error: expected a tensor or vector whose extents are known, got tensor<?x4xi32> [TIR0014]
//                                    ^
// -----
"t.op"() {a = sparse<> : tensor<*xi32>} : () -> () // error: expected a tensor or vector whose extents are known, got tensor<*xi32> [TIR0014]
//                       ^
"t.op"() {a = array<i7: 5>} : () -> () // error: expected a number type of whole bytes for the elements of the array, got i7 [TIR0016]
//                  ^
"t.op"() {a = array<i4: 5>} : () -> () // error: expected a number type of whole bytes for the elements of the array, got i4 [TIR0016]
//                  ^
"t.op"() {a = array<i24: 16777216>} : () -> () // error: expected a number that fits i24, got 16777216 [TIR0013]
//                       ^
"t.op"() {a = array<i8: true>} : () -> () // error: expected an integer, got 'true' [TIR0001]
//                      ^
"t.op"() {a = array<i1: 1>} : () -> () // error: expected true or false, got the number 1 [TIR0001]
//                      ^
"t.op"() {a = array<i1: 2>} : () -> () // error: expected true or false, got the number 2 [TIR0001]
//                      ^
"t.op"() {a = array<f32: 1>} : () -> () // error: expected a number with a decimal point or a bit pattern for f32, got 1: write 1.0 [TIR0012]
//                       ^
"t.op"() {a = array<i8: 256>} : () -> () // error: expected a number that fits i8, got 256 [TIR0013]
//                      ^
"t.op"() {a = array<!t.x: 1>} : () -> () // error: expected a number type of whole bytes for the elements of the array, got !t.x [TIR0016]
//                  ^
"t.op"() {a = array<tensor<2xi32>: 1>} : () -> () // error: expected a number type of whole bytes for the elements of the array, got tensor<2xi32> [TIR0016]
//                              ^
"t.op"() {a = complex<none>} : () -> () // error: expected integers or floating-point numbers as the elements of 'complex', got none [TIR0010]
//                    ^
// -----
"t.op"() {a = complex<!t.a>} : () -> () // error: expected integers or floating-point numbers as the elements of 'complex', got !t.a [TIR0010]
//                    ^
"t.op"() {a = vector<2xcomplex<f32>>} : () -> () // error: expected integers, index or floating-point numbers as the elements of 'vector', got complex<f32> [TIR0010]
//                     ^
"t.op"() {a = vector<2xnone>} : () -> () // error: expected integers, index or floating-point numbers as the elements of 'vector', got none [TIR0010]
//                     ^
"t.op"() {a = vector<2xtensor<2xf32>>} : () -> () // error: expected integers, index or floating-point numbers as the elements of 'vector', got tensor<2xf32> [TIR0010]
//                     ^
"t.op"() {a = vector<2x!cuda_tile.ptr<f32>>} : () -> () // error: expected integers, index or floating-point numbers as the elements of 'vector', got ptr<f32> [TIR0010]
//                     ^
"t.op"() {a = vector<2xvector<2xf32>>} : () -> () // error: expected integers, index or floating-point numbers as the elements of 'vector', got vector<2xf32> [TIR0010]
//                     ^
"t.op"() {a = tensor<2xmemref<2xf32>>} : () -> () // error: expected numbers, vectors or a dialect's own type as the elements of 'tensor', got memref<2xf32> [TIR0010]
//                     ^
"t.op"() {a = memref<2xtensor<2xf32>>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got tensor<2xf32> [TIR0010]
//                     ^
"t.op"() {a = memref<2x!cuda_tile.ptr<f32>>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got ptr<f32> [TIR0010]
//                     ^
"t.op"() {a = memref<2x(i32) -> i32>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got (i32) -> i32 [TIR0010]
//                     ^
"t.op"() {a = memref<*xnone>} : () -> () // error: expected numbers, vectors, memrefs or a dialect's own type as the elements of 'memref', got none [TIR0010]
//                     ^
"t.op"() {a = memref<*xf32, affine_map<(i) -> (i)>>} : () -> () // error: expected no layout of a memref without a rank [TIR0010]
//                          ^
// -----
"t.op"() {a = memref<2xf32, 1.0>} : () -> () // error: expected a layout or a memory space (an integer, a string or a dialect's own attribute), got 1.000000e+00 : f64 [TIR0010]
//                          ^
"t.op"() {a = memref<2xf32, [1]>} : () -> () // error: expected a layout or a memory space (an integer, a string or a dialect's own attribute), got [1] [TIR0010]
//                          ^
"t.op"() {a = memref<2xf32, 1, strided<[1]>>} : () -> () // error: expected nothing behind the memory space, got strided<[1]> [TIR0010]
//                             ^
"t.op"() {a = memref<2xf32, 1, 2>} : () -> () // error: expected nothing behind the memory space, got 2 [TIR0010]
//                             ^
"t.op"() {a = tensor<*xf32, 1>} : () -> () // error: expected no encoding of a tensor without a rank [TIR0010]
//                        ^
"t.op"() {a = tensor<99999999999999999999xf32>} : () -> () // error: expected an extent of at most 63 bits, got 99999999999999999999 [TIR0013]
//                   ^
"t.op"() {a = vector<99999999999999999999xf32>} : () -> () // error: expected an extent of at most 63 bits, got 99999999999999999999 [TIR0013]
//                   ^
"t.op"() {a = vector<4x[0]xf32>} : () -> () // error: expected extents of 1 and more of a vector, got the number 0 [TIR0010]
//                      ^
"t.op"() {a = vector<[?]xf32>} : () -> () // error: expected an integer, got '?' [TIR0001]
//                    ^
"t.op"() {a = vector<4, f32>} : () -> () // error: expected '(', a type such as !cuda_tile.token or a word, got the number 4 [TIR0001]
//                   ^
"t.op"() {a = strided<[9223372036854775808]>} : () -> () // error: expected a number of at most 63 bits, got 9223372036854775808 [TIR0013]
//                     ^
"t.op"() {a = strided<[-9223372036854775808]>} : () -> () // error: expected a number of at most 63 bits, got -9223372036854775808 [TIR0013]
//                     ^
// -----
"t.op"() {a = strided<[1] offset: 3>} : () -> () // error: expected '>', got 'offset' [TIR0001]
//                        ^
"t.op"() {a = strided<[1], ofset: 3>} : () -> () // error: expected 'offset', got 'ofset' [TIR0001]
//                         ^
"t.op"() {a = strided<[1], offset: 3, 4>} : () -> () // error: expected '>', got ',' [TIR0001]
//                                  ^
"t.op"() {a = dense_resource<> : tensor<2xi32>} : () -> () // error: expected the name of a resource, got '>' [TIR0001]
//                           ^
"t.op"() {a = dense_resource<a, b> : tensor<2xi32>} : () -> () // error: expected '>', got ',' [TIR0001]
//                            ^
"t.op"() {a = dense_resource<1> : tensor<2xi32>} : () -> () // error: expected the name of a resource, got the number 1 [TIR0001]
//                           ^
"t.op"() {a = dense_resource<a> : i32} : () -> () // error: expected a tensor or vector whose extents are known, got i32 [TIR0014]
//                                ^
"t.op"() {a = dense_resource<a>} : () -> () // error: expected ':', got '}' [TIR0001]
//                             ^
"t.op"() {a = dense<[1, 2]>} : () -> () // error: expected ':', got '}' [TIR0001]
//                         ^
"t.op"() {a = dense<1> : tuple<i32>} : () -> () // error: expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got tuple<i32> [TIR0014]
//                       ^
"t.op"() {a = dense<1> : complex<i32>} : () -> () // error: expected a tile of numbers, or a tensor or vector whose extents are known, as the type of the constant, got complex<i32> [TIR0014]
//                       ^
"t.op"() {a = 1 : f32} : () -> () // error: expected a number with a decimal point or a bit pattern for f32, got 1: write 1.0 [TIR0012]
//            ^
// -----
"t.op"() {a = 1.0 : i32} : () -> () // error: expected an integer, got the number 1.0 [TIR0012]
//            ^
"t.op"() {a = true : i1} : () -> () // error: expected '}', got ':' [TIR0001]
//                 ^
"t.op"() {a = 2 : i1} : () -> () // error: expected a number that fits i1, got 2 [TIR0013]
//            ^
"t.op"() {a = 256 : i8} : () -> () // error: expected a number that fits i8, got 256 [TIR0013]
//            ^
"t.op"() {a = -1 : ui8} : () -> () // error: expected a number that fits ui8, got -1 [TIR0013]
//            ^
"t.op"() {a = 128 : si8} : () -> () // error: expected a number that fits si8, got 128 [TIR0013]
//            ^
"t.op"() {a = 5 : none} : () -> () // error: expected a number type, got none [TIR0012]
//            ^
"t.op"() {a = 128 : i7} : () -> () // error: expected a number that fits i7, got 128 [TIR0013]
//            ^
"t.op"() {a = 5 : tensor<i32>} : () -> () // error: expected a number type, got tensor<i32> [TIR0012]
//            ^
"t.op"() {a = 5 : !t.a} : () -> () // error: expected a number type, got !t.a [TIR0012]
//            ^
