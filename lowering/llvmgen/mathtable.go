package llvmgen

// mathTable holds the constants of the mathematical functions in one width.
//
// The polynomials are our own: minimax in the relative error of the function
// (Remez exchange in 60-digit arithmetic), then rounded to the width. The
// comment beside each gives the error before rounding and where it holds.
type mathTable struct {
	log2e, log2eLow   float64 // log2(e)
	ln2, ln2Low       float64 // ln(2)
	twoOverPi         float64
	piHalf            [3]float64 // π/2 in three parts, the last two the error of what comes before
	expLow, expHigh   float64    // beyond which exp is 0 or infinite
	exp2Low, exp2High float64
	exp               []float64  // e^r = 1 + r + r²·P(r)
	exp2              []float64  // 2^r = 1 + r·P(r)
	sin               []float64  // sin r = r + r³·P(r²)
	cos               []float64  // cos r = 1 − r²/2 + r⁴·P(r²)
	tanh, sinh, atan  []float64  // x + x³·P(x²)
	tanhEnd           float64    // |x| up to which tanh's polynomial holds
	tanhOne           float64    // |x| from which tanh of f64 is 1
	third, fifth      [2]float64 // 1/12 and 1/80 in two parts
	atanh             []float64  // log((1+u/2)/(1−u/2)) = u + u³/12 + u⁵/80 + u⁷·P(u²)
	trigEnd           float64    // |x| up to which three parts of π/2 are enough
	powEnd            float64    // a bound of exponents beyond which 2^x is 0 or infinite
	atanSplit         bool       // the polynomial of atan holds up to tan(π/8) only
}

var table32 = mathTable{
	log2e: 0x1.715476p+0, log2eLow: 0x1.4ae0cp-26, ln2: 0x1.62e43p-1, ln2Low: -0x1.05c61p-29,
	twoOverPi: 0x1.45f306p-1,
	piHalf:    [3]float64{0x1.921fb6p+0, -0x1.777a5cp-25, -0x1.ee59dap-50},
	expLow:    -105, expHigh: 90, exp2Low: -151, exp2High: 129,
	// |r| ≤ ln(2)/2: 2^-28.2
	exp: []float64{0x1.fffffcp-2, 0x1.55549p-3, 0x1.5558f4p-5, 0x1.123a6cp-7, 0x1.6a236p-10},
	// |r| ≤ 1/2: 2^-28.9
	exp2: []float64{0x1.62e43p-1, 0x1.ebfbdcp-3, 0x1.c6aee6p-5, 0x1.3b2d5p-7, 0x1.5f3f3p-10, 0x1.41fb28p-13},
	// |r| ≤ π/4: 2^-27.9, 2^-33.0
	sin: []float64{-0x1.555546p-3, 0x1.110736p-7, -0x1.994222p-13},
	cos: []float64{0x1.55554ap-5, -0x1.6c0c2ep-10, 0x1.99ea04p-16},
	// |x| ≤ 0.56: 2^-29.5
	tanh: []float64{-0x1.55550ap-2, 0x1.110458p-3, -0x1.b8a14p-5, 0x1.5ba0f8p-6, -0x1.eec66p-8, 0x1.08182p-9,
		-0x1.232956p-12},
	tanhEnd: 1.1,
	// |x| ≤ 1: 2^-34.1
	sinh: []float64{0x1.555556p-3, 0x1.111134p-7, 0x1.9ffe92p-13, 0x1.7a15b6p-19},
	// |x| ≤ 1: 2^-28.5
	atan: []float64{-0x1.55553ep-2, 0x1.9991fep-3, -0x1.2421b4p-3, 0x1.c099fcp-4, -0x1.58348cp-4,
		0x1.dac9d6p-5, -0x1.fed146p-6, 0x1.65a642p-7, -0x1.d62fcp-10},
	third: [2]float64{0x1.555556p-4, -0x1.555556p-29}, fifth: [2]float64{0x1.99999ap-7, -0x1.99999ap-33},
	// |u| ≤ 0.3432: 2^-43.0 of the whole
	atanh:   []float64{0x1.2492bcp-9, 0x1.c69e28p-12, 0x1.8a9b42p-14},
	trigEnd: 0x1p16, powEnd: 256,
}

// log32 is log(1+f) = f − f²/2 + f³·P(f), √½ ≤ 1+f ≤ √2: 2^-27.3.
var log32 = []float64{0x1.555554p-2, -0x1.000228p-2, 0x1.99a012p-3, -0x1.5471f8p-3, 0x1.22d8f6p-3,
	-0x1.0d873p-3, 0x1.0564f8p-3, -0x1.38c35ep-4}

// log2of32 is log2(1+f) = f·log2(e) + f²·P(f) in the same range: 2^-27.8.
var log2of32 = []float64{-0x1.71547p-1, 0x1.ec7096p-2, -0x1.715a76p-2, 0x1.277e44p-2, -0x1.eabc6ep-3,
	0x1.a303bep-3, -0x1.874c02p-3, 0x1.7d55d2p-3, -0x1.c275bcp-4}

var table64 = mathTable{
	log2e: 0x1.71547652b82fep+0, log2eLow: 0x1.777d0ffda0d24p-56, ln2: 0x1.62e42fefa39efp-1, ln2Low: 0x1.abc9e3b39803fp-56,
	twoOverPi: 0x1.45f306dc9c883p-1,
	piHalf:    [3]float64{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110},
	expLow:    -746, expHigh: 711, exp2Low: -1076, exp2High: 1025,
	// |r| ≤ ln(2)/2: 2^-64.0
	exp: []float64{0x1p-1, 0x1.555555555555bp-3, 0x1.5555555555503p-5, 0x1.111111110ec5dp-7, 0x1.6c16c16c3048bp-10,
		0x1.a01a01b37e3a6p-13, 0x1.a01a01368ff68p-16, 0x1.71ddf020c641fp-19, 0x1.27e5b4454b6b6p-22,
		0x1.af6be7f39209fp-26, 0x1.1e3d2e85a1235p-29},
	// |r| ≤ 1/2: 2^-64.0
	exp2: []float64{0x1.62e42fefa39efp-1, 0x1.ebfbdff82c58fp-3, 0x1.c6b08d704a0c8p-5, 0x1.3b2ab6fba4e2bp-7,
		0x1.5d87fe78a3836p-10, 0x1.430912f8831edp-13, 0x1.ffcbfc7064f1bp-17, 0x1.62c021e06212ep-20,
		0x1.b524e5854ff8p-24, 0x1.e4d08023a3d65p-28, 0x1.e9f61c2d7141cp-32, 0x1.c2a7b4ef1af73p-36},
	// |r| ≤ π/4: 2^-57.9, 2^-63.9
	sin: []float64{-0x1.5555555555548p-3, 0x1.111111110f7cfp-7, -0x1.a01a019bfdd43p-13, 0x1.71de3567bc326p-19,
		-0x1.ae5e5a7f7656ep-26, 0x1.5d8fcc6c5983ep-33},
	cos: []float64{0x1.555555555554bp-5, -0x1.6c16c16c14f91p-10, 0x1.a01a019c843d9p-16, -0x1.27e4f7eab784cp-22,
		0x1.1ee9d7aba713ep-29, -0x1.8fa4951e9b7f5p-37},
	// |x| ≤ 0.56: 2^-60.0
	tanh: []float64{-0x1.555555555554cp-2, 0x1.11111111103dap-3, -0x1.ba1ba1b946455p-5, 0x1.664f484cf52dcp-6,
		-0x1.226e2d778c64dp-7, 0x1.d6d259d4fb4p-9, -0x1.7d8c7dc050e03p-10, 0x1.346805502fd33p-11,
		-0x1.e8543b83d0b7cp-13, 0x1.5a423b80f4ca4p-14, -0x1.3f20ca6d3d2c7p-16},
	tanhEnd: 0.55, tanhOne: 22,
	// |x| ≤ 1: 2^-63.3
	sinh: []float64{0x1.5555555555556p-3, 0x1.11111111110a6p-7, 0x1.a01a01a02899ep-13, 0x1.71de3a465b0f9p-19,
		0x1.ae64671b23623p-26, 0x1.611a5619d3fcap-33, 0x1.b4c75bbc9caf3p-41},
	// |x| ≤ tan(π/8): 2^-59.4
	atan: []float64{-0x1.555555555553dp-2, 0x1.99999999957cbp-3, -0x1.24924922aa40bp-3, 0x1.c71c70e508ec4p-4,
		-0x1.745cf8c2d809bp-4, 0x1.3b11178a2c845p-4, -0x1.10eba84aa03ecp-4, 0x1.df0e78f89675dp-5,
		-0x1.9ccf5e572cca1p-5, 0x1.37cdccc35c0edp-5, -0x1.255a87f0b2fc4p-6},
	third: [2]float64{0x1.5555555555555p-4, 0x1.5555555555555p-58}, fifth: [2]float64{0x1.999999999999ap-7, -0x1.999999999999ap-61},
	// |u| ≤ 0.3432: 2^-72.8 of the whole
	atanh: []float64{0x1.24924924927cep-9, 0x1.c71c71c659caep-12, 0x1.745d17d78bb96p-14, 0x1.3b1378274dd57p-16,
		0x1.111dd0985d80ap-18, 0x1.de9e244065205p-21, 0x1.e7e33240e5fb9p-23},
	trigEnd: 0x1p22, powEnd: 2048, atanSplit: true,
}
