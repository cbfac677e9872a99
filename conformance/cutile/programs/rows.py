"""Functions of the rows of a matrix: memory is read and written once or twice,
and folds are all the arithmetic."""
import cuda.tile as ct
import numpy as np

from program import cdiv, integers, program, rand, zeros

Const = ct.Constant[int]
ZERO, LOWEST = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF
SMALL, LARGE = dict(rows=8, n=1008), dict(rows=32768, n=4096)


def softmaxed(x, *_):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return {1: e / e.sum(axis=1, keepdims=True)}


def normalized(x, eps=1e-5):
    d = x - x.mean(axis=1, keepdims=True)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + eps)


@program("Softmax of rows: a tile block to a row, which one tile holds.", small=SMALL, large=LARGE, bytes="4*{rows}*{n}",
         reference=softmaxed, arguments=lambda rows, n: [rand("f16", rows, n, seed=1), zeros("f16", rows, n), 4096],
         grid=lambda rows, n: (rows,))
def softmax_rows(x, y, N: Const):
    t = ct.astype(ct.load(x, index=(ct.bid(0), 0), shape=(1, N), padding_mode=LOWEST), ct.float32)
    e = ct.exp(t - ct.max(t, axis=1, keepdims=True))
    total = ct.sum(e, axis=1, keepdims=True)
    ct.store(y, index=(ct.bid(0), 0), tile=ct.astype(e / total, y.dtype))


@program("Softmax of rows that no tile holds: the maximum and the sum are made together, in a first walk.",
         small=dict(rows=4, n=3008), large=dict(rows=8192, n=32768), bytes="6*{rows}*{n}", reference=softmaxed,
         arguments=lambda rows, n: [rand("f16", rows, n, seed=1), zeros("f16", rows, n), 1024],
         grid=lambda rows, n: (rows,))
def softmax_online(x, y, N: Const):
    top = ct.full((1, 1), -np.inf, dtype=ct.float32)
    total = ct.full((1, 1), 0.0, dtype=ct.float32)
    for j in range(ct.num_tiles(x, axis=1, shape=(1, N))):
        t = ct.astype(ct.load(x, index=(ct.bid(0), j), shape=(1, N), padding_mode=LOWEST), ct.float32)
        new = ct.maximum(top, ct.max(t, axis=1, keepdims=True))
        total = total * ct.exp(top - new) + ct.sum(ct.exp(t - new), axis=1, keepdims=True)
        top = new
    for j in range(ct.num_tiles(x, axis=1, shape=(1, N))):
        t = ct.astype(ct.load(x, index=(ct.bid(0), j), shape=(1, N)), ct.float32)
        ct.store(y, index=(ct.bid(0), j), tile=ct.astype(ct.exp(t - top) / total, y.dtype))


@program("Layer normalization in three walks over a row: mean, variance, result. The first two are results, too.",
         small=SMALL, large=LARGE, bytes="8*{rows}*{n}",
         reference=lambda x, w, b, y, mean, inverse: {
             3: normalized(x) * w + b, 4: x.mean(axis=1), 5: 1 / np.sqrt(x.var(axis=1) + 1e-5)},
         arguments=lambda rows, n: [rand("f16", rows, n, seed=1), rand("f16", n, seed=2), rand("f16", n, seed=3),
                                    zeros("f16", rows, n), zeros("f32", rows), zeros("f32", rows), 1e-5, 1024],
         grid=lambda rows, n: (rows,))
def layer_norm_rows(x, weight, bias, y, mean, inverse, eps, N: Const):
    row, length = ct.bid(0), x.shape[1]
    tiles = ct.num_tiles(x, axis=1, shape=(1, N))
    total = ct.full((1, N), 0.0, dtype=ct.float32)
    for j in range(tiles):
        total = total + ct.astype(ct.load(x, index=(row, j), shape=(1, N), padding_mode=ZERO), ct.float32)
    m = ct.sum(total, axis=1) / length
    ct.store(mean, index=(row,), tile=m)
    total = ct.full((1, N), 0.0, dtype=ct.float32)
    for j in range(tiles):
        t = ct.astype(ct.load(x, index=(row, j), shape=(1, N), padding_mode=ZERO), ct.float32)
        d = ct.where(j * N + ct.arange(N, dtype=ct.int32)[None, :] < length, t - m[:, None], 0.0)
        total = total + d * d
    r = ct.rsqrt(ct.sum(total, axis=1) / length + eps)
    ct.store(inverse, index=(row,), tile=r)
    for j in range(tiles):
        t = ct.astype(ct.load(x, index=(row, j), shape=(1, N)), ct.float32)
        w = ct.astype(ct.load(weight, index=(j,), shape=(N,)), ct.float32)
        b = ct.astype(ct.load(bias, index=(j,), shape=(N,)), ct.float32)
        ct.store(y, index=(row, j), tile=ct.astype((t - m[:, None]) * r[:, None] * w[None, :] + b[None, :], y.dtype))


@program("RMS normalization by as many tile blocks as run at one time, 2 rows at a turn.",
         small=dict(rows=6, n=1008, blocks=1), large=dict(rows=32768, n=4096, blocks=264), bytes="4*{rows}*{n}",
         reference=lambda x, w, y: {2: x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6) * w},
         arguments=lambda rows, n, blocks: [rand("bf16", rows, n, seed=1), rand("bf16", n, seed=2), zeros("bf16", rows, n),
                                            1e-6, 2, 4096],
         grid=lambda rows, n, blocks: (blocks,))
def rms_norm_persistent(x, weight, y, eps, M: Const, N: Const):
    w = ct.astype(ct.load(weight, index=(0,), shape=(N,), padding_mode=ZERO), ct.float32)
    for i in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(M, N)), ct.num_blocks(0)):
        t = ct.astype(ct.load(x, index=(i, 0), shape=(M, N), padding_mode=ZERO, latency=4), ct.float32)
        r = ct.rsqrt(ct.sum(t * t, axis=1, keepdims=True) / x.shape[1] + eps)
        ct.store(y, index=(i, 0), tile=ct.astype(t * r * w[None, :], y.dtype))


@program("Cross entropy of rows of logits and the number of the right one.", small=dict(rows=16, n=2000),
         large=dict(rows=8192, n=32000), bytes="2*{rows}*{n}",
         reference=lambda x, target, loss: {2: np.log(np.exp(x).sum(axis=1)) - x[np.arange(len(x)), target]},
         arguments=lambda rows, n: [rand("f16", rows, n, seed=1), integers("i32", 0, n, rows, seed=2), zeros("f32", rows), 1024],
         grid=lambda rows, n: (rows,))
def cross_entropy(logits, target, loss, N: Const):
    row = ct.bid(0)
    top = ct.full((1, 1), -np.inf, dtype=ct.float32)
    total = ct.full((1, 1), 0.0, dtype=ct.float32)
    for j in range(ct.num_tiles(logits, axis=1, shape=(1, N))):
        t = ct.astype(ct.load(logits, index=(row, j), shape=(1, N), padding_mode=LOWEST), ct.float32)
        new = ct.maximum(top, ct.max(t, axis=1, keepdims=True))
        total = total * ct.exp(top - new) + ct.sum(ct.exp(t - new), axis=1, keepdims=True)
        top = new
    right = ct.astype(ct.gather(logits, (row, ct.gather(target, row))), ct.float32)
    ct.store(loss, index=(row,), tile=(ct.log(total) + top).reshape((1,)) - right)


@program("silu(x)·y, the gate between two layers.", small=dict(rows=6, n=2000), large=dict(rows=16384, n=8192),
         bytes="6*{rows}*{n}", reference=lambda x, y, z: {2: x / (1 + np.exp(-x)) * y},
         arguments=lambda rows, n: [rand("bf16", rows, n, seed=1), rand("bf16", rows, n, seed=2), zeros("bf16", rows, n), 1024],
         grid=lambda rows, n: (rows, cdiv(n, 1024)))
def silu_gate(x, y, z, N: Const):
    at = (ct.bid(0), ct.bid(1))
    t = ct.astype(ct.load(x, index=at, shape=(1, N)), ct.float32)
    u = ct.astype(ct.load(y, index=at, shape=(1, N)), ct.float32)
    gate = ct.truediv(t, 1.0 + ct.exp(-t), flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(z, index=at, tile=ct.astype(gate * u, z.dtype))
