"""Makes the .npy files of the folders beside it: what each kernel computes from
the arguments of its run line, by NumPy in f64, and the index lists that some of
them read. Nothing here comes from the toolchain.

    pip install numpy
    python3 examples/references.py

FOLDER/KERNEL.PARAM.npy is a buffer of the kernel. rand and randint are the
generators of tilerun's VALUEs, written a second time from the description in
launcher/random.go.
"""

from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
GAMMA = 0x9E3779B97F4A7C15
np.seterr(over="ignore")


def mix(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def words(count, seed):
    start = mix(np.array([seed], dtype=np.uint64))
    return mix(start + (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(GAMMA))


def rand(elem, shape, seed):
    """Uniform in [-1, 1): p+1 bits of each element's part of a word, over 2^p. In f64, exact."""
    width, p = {"e4m3": (8, 4), "f16": (16, 11), "bf16": (16, 8), "f32": (32, 24)}[elem]
    n, per = int(np.prod(shape)), 64 // width
    parts = words((n + per - 1) // per, seed)[:, None] >> (np.arange(per, dtype=np.uint64) * np.uint64(width))
    k = (parts.reshape(-1)[:n] & np.uint64((2 << p) - 1)).astype(np.int64)
    k = np.where(k >= 1 << p, k - (2 << p), k)
    return (k / float(1 << p)).reshape(shape)


def randint(low, high, shape, seed):
    """LO plus the upper half of word times (HI - LO)."""
    span, w = high - low, words(int(np.prod(shape)), seed)
    upper = np.array([(int(x) * span) >> 64 for x in w], dtype=np.int64)
    return (low + upper).reshape(shape)


def save(name, array, dtype="f4"):
    np.save(HERE / f"{name}.npy", np.ascontiguousarray(array.astype(dtype)))


def save_bf16(name, array):
    """As the 16 bits that ml_dtypes would write, rounded to nearest even."""
    bits = array.astype("f4").view("u4")
    bits = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    np.save(HERE / f"{name}.npy", bits.astype("u2").view("V2"))


def gelu(x):
    return x / 2 * (1 + np.tanh(0.79788456 * (x + 0.044715 * x**3)))


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def elementwise():
    save("elementwise/bias_relu.y", np.maximum(rand("f32", (64, 128), 1) + rand("f32", (128,), 2), 0))
    save("elementwise/gelu.y", gelu(rand("f16", (2048,), 1)), "f2")
    x = rand("f32", (32, 128), 1)
    g, u = x[:, :64], x[:, 64:]
    save("elementwise/swiglu.y", g / (1 + np.exp(-g)) * u)
    x = rand("f32", (64, 64), 1)
    angle = np.arange(64)[:, None] * 10000.0 ** (-np.arange(32) / 32)
    a, b, c, s = x[:, :32], x[:, 32:], np.cos(angle), np.sin(angle)
    save("elementwise/rope.y", np.hstack([a * c - b * s, a * s + b * c]))
    x = rand("f32", (1024,), 1)
    save("elementwise/dropout.y", np.where(philox(np.arange(1024), 42) >= 1 << 30, x / 0.75, 0))


def philox(counter, seed):
    """The first word of Philox4x32-10 (Salmon and others, SC 2011)."""
    mask = np.uint64(0xFFFFFFFF)
    c = [counter.astype("u8")] + [np.zeros(len(counter), "u8") for _ in range(3)]
    k = [np.uint64(seed), np.uint64(0)]
    for _ in range(10):
        p0, p2 = np.uint64(0xD2511F53) * c[0], np.uint64(0xCD9E8D57) * c[2]
        c = [(p2 >> np.uint64(32)) ^ c[1] ^ k[0], p2 & mask, (p0 >> np.uint64(32)) ^ c[3] ^ k[1], p0 & mask]
        k = [(k[0] + np.uint64(0x9E3779B9)) & mask, (k[1] + np.uint64(0xBB67AE85)) & mask]
    return c[0]


def reductions():
    save("reductions/row_sum.y", rand("f32", (32, 256), 1).sum(axis=1))
    save("reductions/fold_rows_family.y", rand("f32", (30, 250), 1).sum(axis=1))
    x = randint(-20, 20, (32, 64), 1)
    save("reductions/argmax.greatest", x.max(axis=1))
    save("reductions/argmax.where", x.argmax(axis=1), "i4")
    x = rand("f32", (32, 64), 1)
    save("reductions/variance.mean", x.mean(axis=1))
    save("reductions/variance.variance", x.var(axis=1))
    save("reductions/sum_atomic.y", randint(-9, 9, (1000,), 1).sum(keepdims=True))


def norms():
    y = softmax(rand("f32", (32, 128), 1)).astype("f4").astype("f8")
    dy = rand("f32", (32, 128), 2)
    save("norms/softmax.y", y)
    save("norms/softmax_backward.dx", y * (dy - (y * dy).sum(axis=1, keepdims=True)))
    save("norms/softmax_family.y", softmax(rand("f16", (30, 100), 1)), "f2")
    save("norms/softmax_online.y", softmax(rand("f32", (32, 256), 1)))
    x, w, b = rand("f32", (32, 96), 1), rand("f32", (96,), 2), rand("f32", (96,), 3)
    normal = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + 1e-5)
    save("norms/layernorm.y", normal * w + b)
    x, w = rand("bf16", (32, 128), 1), rand("f32", (128,), 2)
    save_bf16("norms/rmsnorm.y", x / np.sqrt((x**2).mean(axis=1, keepdims=True) + 1e-6) * w)
    x, dy = rand("f32", (32, 128), 1), rand("f32", (32, 128), 3)
    r = 1 / np.sqrt((x**2).mean(axis=1, keepdims=True) + 1e-6)
    save("norms/rmsnorm_backward.dx", r * (w * dy - x * r**2 * (w * dy * x).mean(axis=1, keepdims=True)))
    save("norms/rmsnorm_backward.dw", (dy * x * r).sum(axis=0))


def scans():
    save("scan/cumsum.y", randint(-9, 9, (32, 256), 1).cumsum(axis=1))
    a, x = rand("f32", (32, 64), 1), rand("f32", (32, 64), 2)
    h, state = np.zeros_like(x), np.zeros(32)
    for t in range(64):
        state = a[:, t] * state + x[:, t]
        h[:, t] = state
    save("scan/recurrence.h", h)


def sorting():
    save("sorting/rank_sort.y", np.sort(randint(-50, 50, (8, 64), 1), axis=1), "i4")
    x = rand("f32", (32, 32), 1)
    chosen = np.argsort(-x, axis=1, kind="stable")[:, :2]
    save("sorting/topk.chosen", chosen, "i4")
    save("sorting/topk.weight", softmax(np.take_along_axis(x, chosen, axis=1)))


def histogram():
    save("histogram/histogram.bins", np.bincount(randint(0, 16, (1024,), 1), minlength=16), "i4")


def indexing():
    # Some rows come twice, and one index is beyond the table.
    ids = np.random.default_rng(1).integers(0, 50, 32)
    ids[5], ids[20] = ids[4], 50
    there = ids < 50
    save("indexing/embedding.ids", ids, "i4")
    save("indexing/embedding.y", np.where(there[:, None], rand("f32", (50, 64), 2)[ids % 50], 0))
    gradient = np.zeros((50, 64))
    np.add.at(gradient, ids[there], randint(-9, 9, (32, 64), 1)[there])
    save("indexing/embedding_backward.dtable", gradient)
    x = randint(-50, 50, (8, 128), 1)
    y = np.zeros_like(x)
    for row, out in zip(x, y):
        out[: (row > 0).sum()] = row[row > 0]
    save("indexing/compact.y", y, "i4")
    save("indexing/compact.kept", (x > 0).sum(axis=1), "i4")


def loss():
    x, label = rand("f32", (32, 128), 1), randint(0, 128, (32,), 2)
    p, rows = softmax(x), np.arange(32)
    save("loss/cross_entropy.loss", -np.log(p[rows, label]))
    p[rows, label] -= 1
    save("loss/cross_entropy.dx", p / 32)


def quantization():
    x = rand("f32", (32, 128), 1).astype("f4")
    scale = np.abs(x).max(axis=1) / np.float32(127)
    units = x / scale[:, None]
    save("quantization/quantize_int8.q", np.trunc(units + np.where(units < 0, np.float32(-0.5), np.float32(0.5))), "i1")
    save("quantization/quantize_int8.scale", scale)
    q, scale = randint(-128, 128, (32, 64), 1), rand("f32", (32, 4), 2)
    low, high = (q & 15 ^ 8) - 8, (q >> 4 & 15 ^ 8) - 8
    number = np.stack([low, high], axis=2).reshape(32, 4, 32)
    save("quantization/dequantize_int4.w", (number * scale[:, :, None]).reshape(32, 128))


def transposition():
    save("transposition/transpose.y", rand("f32", (100, 80), 1).T)
    save("transposition/heads.y", rand("f16", (64, 4, 32), 1).transpose(1, 0, 2), "f2")


def stencils():
    x = rand("f32", (34, 34), 1)
    around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
    save("stencils/heat.y", x[1:-1, 1:-1] + (around - 4 * x[1:-1, 1:-1]) / 8)
    x = randint(0, 2, (32, 32), 1)
    nine = sum(np.roll(x, (down, right), (0, 1)) for down in (-1, 0, 1) for right in (-1, 0, 1))
    save("stencils/life.y", (nine == 3) | (nine == 4) & (x == 1), "i4")


def gemm():
    a, b, bias = rand("f16", (128, 128), 1), rand("f16", (128, 128), 2), rand("f32", (128,), 3)
    save("gemm/gemm_bias_gelu.c", gelu(a @ b + bias), "f2")
    save("gemm/gemm_batched.c", rand("f16", (3, 64, 32), 1) @ rand("f16", (3, 32, 64), 2))
    save("gemm/gemm_split_k.c", rand("f16", (64, 512), 1) @ rand("f16", (512, 64), 2))
    save("gemm/gemm_persistent.c", rand("f16", (128, 64), 1) @ rand("f16", (64, 64), 2))
    save("gemm/gemm_family.c", rand("f16", (100, 72), 1) @ rand("f16", (72, 72), 2))
    a, b = randint(-128, 128, (64, 128), 1), randint(-128, 128, (64, 128), 2)
    save("gemm/gemm_int8.c", (a @ b.T) * rand("f32", (64, 1), 3) * rand("f32", (64,), 4))
    a_scale = np.repeat(2.0 ** (randint(124, 128, (64, 2), 3) - 127), 32, axis=1)
    b_scale = np.repeat(2.0 ** (randint(124, 128, (2, 64), 4) - 127), 32, axis=0)
    save("gemm/gemm_scaled.c", (rand("e4m3", (64, 64), 1) * a_scale) @ (rand("e4m3", (64, 64), 2) * b_scale))


def attention():
    q, k, v = (rand("f16", (2, 128, 64), seed) for seed in (1, 2, 3))
    scores = np.where(np.tri(128, dtype=bool), q @ k.transpose(0, 2, 1) / 8, -np.inf)
    save("attention/attention_causal.o", softmax(scores) @ v, "f2")
    save("attention/attention_family.o", (softmax(scores) @ v)[None], "f2")
    q, k, v = rand("f32", (4, 1, 64), 1), rand("f32", (4, 128, 64), 2), rand("f32", (4, 128, 64), 3)
    save("attention/decode.o", (softmax(q @ k[:, :100].transpose(0, 2, 1) / 8) @ v[:, :100])[:, 0])
    pages, lengths = np.random.default_rng(2).permutation(16)[:12].reshape(3, 4), np.array([64, 37, 5])
    save("attention/decode_paged.pages", pages, "i4")
    save("attention/decode_paged.lengths", lengths, "i4")
    q, k, v = rand("f16", (3, 16, 64), 1), rand("f16", (16, 16, 64), 2), rand("f16", (16, 16, 64), 3)
    out = np.zeros((3, 16, 64))
    for s, length in enumerate(lengths):
        keys, values = k[pages[s]].reshape(64, 64)[:length], v[pages[s]].reshape(64, 64)[:length]
        out[s] = softmax(q[s] @ keys.T / 8) @ values
    save("attention/decode_paged.o", out)
    attention_window()
    attention_backward()


def attention_window(window=128, cap=0.5):
    """The sink is one weight more, of no value."""
    q, k, v, sinks = rand("f16", (4, 240, 64), 1), rand("f16", (2, 240, 64), 2), rand("f16", (2, 240, 64), 3), rand("f32", (4,), 4)
    k, v = np.repeat(k, 2, axis=0), np.repeat(v, 2, axis=0)
    back = np.arange(240)[:, None] - np.arange(240)
    scores = np.where((back >= 0) & (back < window), cap * np.tanh(q @ k.transpose(0, 2, 1) / 8 / cap), -np.inf)
    sink = np.broadcast_to(sinks[:, None, None], (4, 240, 1))
    weights = softmax(np.concatenate([scores, sink], axis=2))[:, :, :-1]
    save("attention/attention_window.o", weights @ v, "f2")


def attention_backward():
    """The result is rounded as the forward pass stores it, and what is computed of it is what the kernels have."""
    q, k, v, grad = (rand("f16", (2, 128, 64), seed) for seed in (1, 2, 3, 4))
    scores = np.where(np.tri(128, dtype=bool), q @ k.transpose(0, 2, 1) / 8, -np.inf)
    weights = softmax(scores)
    o = (weights @ v).astype("f2")
    common = (o.astype("f8") * grad).sum(axis=2)
    of_scores = weights * (grad @ v.transpose(0, 2, 1) - common[:, :, None])
    save("attention/backward_queries.o", o, "f2")
    save("attention/backward_queries.logsum", np.log2(np.exp(scores).sum(axis=2)))
    save("attention/backward_queries.common", common)
    save("attention/backward_queries.dq", of_scores @ k / 8, "f2")
    save("attention/backward_keys.dk", of_scores.transpose(0, 2, 1) @ q / 8, "f2")
    save("attention/backward_keys.dv", weights.transpose(0, 2, 1) @ grad, "f2")


def conv2d(x, w, stride, dilation, pad, groups):
    """Images of NHWC with filters of RSCK, pixel by pixel."""
    n, height, width, _ = x.shape
    r, s, channels, filters = w.shape
    x = np.pad(x, ((0, 0), (pad, pad), (pad, pad), (0, 0)))
    p = (height + 2 * pad - dilation * (r - 1) - 1) // stride + 1
    q = (width + 2 * pad - dilation * (s - 1) - 1) // stride + 1
    y, of = np.zeros((n, p, q, filters)), filters // groups
    for g in range(groups):
        mine = x[..., g * channels : (g + 1) * channels]
        for i in range(p):
            for j in range(q):
                window = mine[:, i * stride :, j * stride :][:, : dilation * (r - 1) + 1 : dilation, : dilation * (s - 1) + 1 : dilation]
                y[:, i, j, g * of : (g + 1) * of] = np.einsum("nrsc,rsck->nk", window, w[..., g * of : (g + 1) * of])
    return y


def convolution():
    x, w = rand("f16", (18, 18, 16), 1), rand("f16", (3, 3, 16, 32), 2)
    save("convolution/conv2d.y", sum(x[ky : ky + 16, kx : kx + 16] @ w[ky, kx] for ky in range(3) for kx in range(3)))
    x, w = rand("f16", (2, 9, 10, 16), 1), rand("f16", (3, 3, 16, 24), 2)
    save("convolution/conv2d_family.y", conv2d(x, w, stride=2, dilation=1, pad=1, groups=1), "f2")
    x, w = np.vstack([np.zeros((3, 64)), rand("f32", (64, 64), 1)]), rand("f32", (4, 64), 2)
    save("convolution/conv1d_causal.y", sum(w[j] * x[j : j + 64] for j in range(4)))


def experts():
    """The lists are of different lengths, one is empty."""
    rng = np.random.default_rng(3)
    tokens = np.full((4, 32), 64)
    for expert, count in enumerate((32, 20, 7, 0)):
        tokens[expert, :count] = rng.permutation(64)[:count]
    save("experts/experts.tokens", tokens, "i4")
    x, w, share = rand("f16", (64, 64), 1), rand("f16", (4, 64, 64), 2), rand("f32", (4, 32), 3)
    y = np.zeros((64, 64))
    for e in range(4):
        used = tokens[e] < 64
        y[tokens[e][used]] += (x[tokens[e][used]] @ w[e]) * share[e][used][:, None]
    save("experts/experts.y", y)


def fft():
    out = np.fft.fft(rand("f32", (4, 256), 1) + 1j * rand("f32", (4, 256), 2), axis=1)
    save("fft/fft.out_re", out.real)
    save("fft/fft.out_im", out.imag)


for make in (elementwise, reductions, norms, scans, sorting, histogram, indexing, loss, quantization, transposition,
             stencils, gemm, attention, convolution, experts, fft):
    make()
