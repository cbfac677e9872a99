"""Attention of one position of each sequence over all keys and values that there are of it.
The heads that share them are the columns of the products. A tile block takes a part of the
positions; the second kernel joins what the parts have made."""
import cuda.tile as ct
import numpy as np

from program import cdiv, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
LOG2E = 1.4426950408889634


def operands(batch, kv_heads, shared, length, depth, part, tile):
    parts = cdiv(length, part)
    return [rand("f16", batch, kv_heads, shared, depth, seed=1), rand("f16", batch, kv_heads, length, depth, seed=2),
            rand("f16", batch, kv_heads, length, depth, seed=3), zeros("f16", batch, kv_heads, shared, parts, depth),
            zeros("f32", batch, kv_heads, shared, parts), 1 / depth ** 0.5, depth, max(8, shared), tile, part]


def scored(q, k, depth):
    """Scores of all positions, in powers of two."""
    return np.einsum("bhgd,bhnd->bhgn", q, k) / depth ** 0.5 * LOG2E


def by_parts(s, v, parts, part):
    """What each part of the positions makes of its scores: a result, and the weight of it as
    a power of two."""
    results, weights = [], []
    for first in range(0, parts * part, part):
        score = s[..., first:first + part]
        top = score.max(axis=3, keepdims=True)
        p = np.exp2(score - top)
        total = p.sum(axis=3, keepdims=True)
        results.append(np.einsum("bhgn,bhnd->bhgd", p / total, v[:, :, first:first + part]))
        weights.append((top + np.log2(total))[..., 0])
    return np.stack(results, axis=3), np.stack(weights, axis=3)


def reference(q, k, v, o, weight):
    o, weight = by_parts(scored(q, k, q.shape[3]), v, o.shape[3], 1024)
    return {3: o, 4: weight}


@program("Decoding: a part of the positions for the heads that share its keys and values.",
         small=dict(batch=1, kv_heads=1, shared=4, length=2000, depth=128, part=1024, tile=128),
         large=dict(batch=16, kv_heads=8, shared=4, length=8192, depth=128, part=1024, tile=128),
         arguments=operands, reference=reference, bytes="4*{batch}*{kv_heads}*{length}*{depth}",
         grid=lambda batch, kv_heads, shared, length, depth, part, tile: (batch, kv_heads, cdiv(length, part)))
def decode(q, k, v, o, weight, scale, D: Const, G: Const, TN: Const, PART: Const):
    batch, head, part = ct.bid(0), ct.bid(1), ct.bid(2)
    tq = ct.transpose(ct.load(q, index=(batch, head, 0, 0), shape=(1, 1, G, D), padding_mode=ZERO).reshape((G, D)))
    first, length = part * PART, k.shape[2]
    top = ct.full((G,), -np.inf, dtype=ct.float32)
    total = ct.full((TN, G), 0.0, dtype=ct.float32)
    acc = ct.full((D, G), 0.0, dtype=ct.float32)
    if first < length:
        for i in range(cdiv(PART, TN)):
            j = first // TN + i
            tk = ct.load(k, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
            s = ct.mma(tk, tq, ct.full((TN, G), 0.0, dtype=ct.float32))
            if j * TN + TN > length:
                s = ct.where((j * TN + ct.arange(TN, dtype=ct.int32))[:, None] < length, s, -1.0e6)
            s = s * (scale * LOG2E)
            new = ct.maximum(top, ct.max(s, axis=0))
            p = ct.exp2(s - new[None, :])
            fade = ct.exp2(top - new)
            total = total * fade[None, :] + p
            tv = ct.load(v, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
            acc = ct.mma(ct.transpose(tv), ct.astype(p, q.dtype), acc * fade[None, :])
            top = new
    total = ct.sum(total, axis=0)
    acc = ct.truediv(acc, total[None, :], flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    heads = ct.arange(G, dtype=ct.int32)
    ct.scatter(o, (batch, head, heads[:, None], part, ct.arange(D, dtype=ct.int32)[None, :]),
               ct.astype(ct.transpose(acc), o.dtype))
    ct.scatter(weight, (batch, head, heads, part), top + ct.log2(total))


@program("The second pass of decoding: the results of the parts, each by its weight.",
         small=dict(batch=1, heads=3, parts=16, depth=128), large=dict(batch=512, heads=32, parts=16, depth=128),
         arguments=lambda batch, heads, parts, depth: [
             rand("f16", batch, heads, parts, depth, seed=1), rand("f32", batch, heads, parts, seed=2),
             zeros("f16", batch, heads, depth), parts, depth],
         reference=lambda o, weight, joined: {2: np.einsum(
             "bhs,bhsd->bhd", np.exp2(weight) / np.exp2(weight).sum(axis=2, keepdims=True), o)},
         bytes="34*{batch}*{heads}*{depth}",
         grid=lambda batch, heads, parts, depth: (batch, heads), hints={"occupancy": 4})
def decode_join(o, weight, joined, PARTS: Const, D: Const):
    batch, head = ct.bid(0), ct.bid(1)
    part = ct.load(o, index=(batch, head, 0, 0), shape=(1, 1, PARTS, D), padding_mode=ZERO, latency=2).reshape((PARTS, D))
    w = ct.gather(weight, (batch, head, ct.arange(PARTS, dtype=ct.int32)), padding_value=-np.inf)
    e = ct.exp2(w - ct.max(w))
    acc = ct.sum(part * e.reshape((PARTS, 1)), axis=0) / ct.sum(e)
    ct.store(joined, index=(batch, head, 0), tile=ct.astype(acc, joined.dtype).reshape((1, 1, D)))
