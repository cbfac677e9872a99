"""Attention to latent positions: what is known of a position, for all heads, is one row of
features, which are both its key and its value, beside a few that tell where it is."""
import cuda.tile as ct
import numpy as np

from decode import LOG2E, by_parts
from program import cdiv, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


def decoded(q, place, kv, kv_place, o, weight):
    s = np.einsum("bhd,bnd->bhn", q, kv) + np.einsum("bhd,bnd->bhn", place, kv_place)
    s = s[:, None] / (q.shape[2] + place.shape[2]) ** 0.5 * LOG2E
    o, weight = by_parts(s, kv[:, None], weight.shape[2], 1024)
    return {4: o[:, 0], 5: weight[:, 0]}


@program("Decoding by latent positions: a part of them for 16 heads, each of 512 features and 64 for its place.",
         small=dict(batch=1, heads=16, length=1100, depth=512, place=64),
         large=dict(batch=32, heads=16, length=8192, depth=512, place=64),
         arguments=lambda batch, heads, length, depth, place: [
             rand("f16", batch, heads, depth, seed=1), rand("f16", batch, heads, place, seed=2),
             rand("f16", batch, length, depth, seed=3), rand("f16", batch, length, place, seed=4),
             zeros("f16", batch, heads, cdiv(length, 1024), depth), zeros("f32", batch, heads, cdiv(length, 1024)),
             1 / (depth + place) ** 0.5, depth, place, 16, 64, 1024],
         grid=lambda batch, heads, length, depth, place: (cdiv(heads, 16), batch, cdiv(length, 1024)),
         reference=decoded, bytes="1152*{batch}*{length}", hints={"occupancy": 2})
def latent_decode(q, place, kv, kv_place, o, weight, scale, D: Const, P: Const, H: Const, TN: Const, PART: Const):
    heads, batch, part = ct.bid(0), ct.bid(1), ct.bid(2)
    length = kv.shape[1]
    top = ct.full((H,), -np.inf, dtype=ct.float32)
    total = ct.full((TN, H), 0.0, dtype=ct.float32)
    acc = ct.full((D, H), 0.0, dtype=ct.float32)
    tq = ct.load(q, index=(batch, 0, heads), shape=(1, D, H), order=(0, 2, 1), padding_mode=ZERO, latency=2).reshape((D, H))
    tp = ct.load(place, index=(batch, 0, heads), shape=(1, P, H), order=(0, 2, 1), padding_mode=ZERO,
                 latency=2).reshape((P, H))
    first = part * PART
    end = min(first + PART, length)
    whole = length // TN * TN
    j = first // TN
    for at in range(first, end, TN):
        tk = ct.load(kv, index=(batch, j, 0), shape=(1, TN, D), padding_mode=ZERO, latency=2).reshape((TN, D))
        s = ct.mma(tk, tq, ct.full((TN, H), 0.0, dtype=ct.float32))
        tkp = ct.load(kv_place, index=(batch, j, 0), shape=(1, TN, P), padding_mode=ZERO, latency=2).reshape((TN, P))
        s = ct.mma(tkp, tp, s)
        if at >= whole:
            s = ct.where((at + ct.arange(TN, dtype=ct.int32))[:, None] < length, s, -1.0e6)
        new = ct.maximum(top, ct.max(s, axis=0) * (scale * LOG2E))
        p = ct.exp2(s * (scale * LOG2E) - new[None, :])
        fade = ct.exp2(top - new)
        total = total * fade[None, :] + p
        tv = ct.load(kv, index=(batch, j, 0), shape=(1, TN, D), padding_mode=ZERO, latency=2).reshape((TN, D))
        acc = ct.mma(ct.transpose(tv), ct.astype(p, q.dtype), acc * fade[None, :])
        top = new
        j += 1
    total = ct.sum(total, axis=0)
    acc = ct.truediv(acc, total[None, :], flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    acc = ct.transpose(ct.astype(acc, o.dtype)).reshape((1, H, 1, D))
    ct.store(o, index=(batch, heads, part, 0), tile=acc)
    ct.scatter(weight, (batch, heads * H + ct.arange(H, dtype=ct.int32), part), top + ct.log2(total))


def prefilled(q, place, k, k_place, v, o):
    s = np.einsum("bhmd,bhnd->bhmn", q, k) + np.einsum("bhmd,bnd->bhmn", place, k_place[:, 0])
    s = np.where(np.tri(q.shape[2], dtype=bool), s / (q.shape[3] + place.shape[3]) ** 0.5, -np.inf)
    p = np.exp(s - s.max(axis=3, keepdims=True))
    return {5: p / p.sum(axis=3, keepdims=True) @ v}


@program("Causal attention with 128 features and 64 for a position's place, which all heads share.",
         small=dict(batch=1, heads=1, length=160, depth=128, place=64),
         large=dict(batch=4, heads=16, length=4096, depth=128, place=64),
         arguments=lambda batch, heads, length, depth, place: [
             rand("f16", batch, heads, length, depth, seed=1), rand("f16", batch, heads, length, place, seed=2),
             rand("f16", batch, heads, length, depth, seed=3), rand("f16", batch, 1, length, place, seed=4),
             rand("f16", batch, heads, length, depth, seed=5), zeros("f16", batch, heads, length, depth),
             1 / (depth + place) ** 0.5, depth, place, 128, 64],
         grid=lambda batch, heads, length, depth, place: (cdiv(length, 128), batch * heads),
         reference=prefilled, flop="320*{batch}*{heads}*{length}*{length}", hints={"occupancy": 1})
def latent_prefill(q, place, k, k_place, v, o, scale, D: Const, P: Const, TM: Const, TN: Const):
    heads = q.shape[1]
    row, batch, head = ct.bid(0), ct.bid(1) // heads, ct.bid(1) % heads
    rows = (row * TM + ct.arange(TM, dtype=ct.int32))[:, None]
    columns = ct.arange(TN, dtype=ct.int32)[None, :]
    top = ct.full((TM,), -np.inf, dtype=ct.float32)
    total = ct.full((TM,), 0.0, dtype=ct.float32)
    acc = ct.full((TM, D), 0.0, dtype=ct.float32)
    tq = ct.load(q, index=(batch, head, row, 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    tp = ct.load(place, index=(batch, head, row, 0), shape=(1, 1, TM, P), padding_mode=ZERO).reshape((TM, P))
    masked = row * TM // TN
    end = ct.cdiv(min((row + 1) * TM, k.shape[2]), TN)
    for j in range(0, end):
        tk = ct.load(k, index=(batch, head, 0, j), shape=(1, 1, D, TN), order=(0, 1, 3, 2), padding_mode=ZERO).reshape((D, TN))
        s = ct.mma(tq, tk, ct.full((TM, TN), 0.0, dtype=ct.float32))
        tkp = ct.load(k_place, index=(batch, 0, 0, j), shape=(1, 1, P, TN), order=(0, 1, 3, 2),
                      padding_mode=ZERO).reshape((P, TN))
        s = ct.mma(tp, tkp, s)
        if j >= masked:
            s = ct.where(rows >= j * TN + columns, s, -1.0e6)
        new = ct.maximum(top, ct.max(s, axis=-1) * (scale * LOG2E))
        p = ct.exp2(s * (scale * LOG2E) - new[:, None], flush_to_zero=True)
        fade = ct.exp2(top - new, flush_to_zero=True)
        total = total * fade + ct.sum(p, axis=-1)
        acc = acc * fade[:, None]
        tv = ct.load(v, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(ct.astype(p, q.dtype), tv, acc)
        top = new
    acc = ct.truediv(acc, total[:, None], flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(o, index=(batch, head, row, 0), tile=ct.astype(acc.reshape((1, 1, TM, D)), q.dtype))
