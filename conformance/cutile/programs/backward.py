"""The backward pass of attention: from what a result's gradient is, those of queries, keys
and values. Weights are computed anew, of a row's logarithm of their sum; a row's share of the
gradient that all weights have in common is made first."""
import cuda.tile as ct
import numpy as np

from attention import LOG2E
from program import cdiv, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
SMALL, LARGE = dict(batch=1, heads=2, length=96, depth=64), dict(batch=4, heads=16, length=4096, depth=64)


def weights(q, k, v, grad, logsum, common):
    """What the weights are, and their gradient."""
    scale = 1 / q.shape[3] ** 0.5
    p = np.exp2(q @ k.swapaxes(2, 3) * scale * LOG2E - logsum[..., None])
    p = np.where(np.tri(q.shape[2], dtype=bool), p, 0)
    return p, p * (grad @ v.swapaxes(2, 3) - common[..., None]) * scale


def of_keys(q, k, v, grad, logsum, common, dk, dv):
    p, ds = weights(q, k, v, grad, logsum, common)
    return {6: ds.swapaxes(2, 3) @ q, 7: p.swapaxes(2, 3) @ grad}


def of_queries(q, k, v, grad, logsum, common, dq):
    return {6: weights(q, k, v, grad, logsum, common)[1] @ k}


def operands(batch, heads, length, depth):
    of = (batch, heads, length, depth)
    return [rand("f16", *of, seed=1), rand("f16", *of, seed=2), rand("f16", *of, seed=3), rand("f16", *of, seed=4),
            rand("f32", *of[:3], seed=5), rand("f32", *of[:3], seed=6)]


def grid(batch, heads, length, depth):
    return cdiv(length, 64), heads, batch


@program("What all weights of a row have in common in the backward pass of attention: its result times its gradient.",
         small=SMALL, large=LARGE, grid=grid, bytes="260*{batch}*{heads}*{length}",
         arguments=lambda batch, heads, length, depth: [
             rand("f16", batch, heads, length, depth, seed=1), rand("f16", batch, heads, length, depth, seed=2),
             zeros("f32", batch, heads, length), depth, 64],
         reference=lambda o, grad, common: {2: (o * grad).sum(axis=3)})
def backward_common(o, grad, common, D: Const, TM: Const):
    at = (ct.bid(2), ct.bid(1), ct.bid(0), 0)
    to = ct.astype(ct.load(o, index=at, shape=(1, 1, TM, D), padding_mode=ZERO), ct.float32)
    tg = ct.astype(ct.load(grad, index=at, shape=(1, 1, TM, D), padding_mode=ZERO), ct.float32)
    ct.store(common, index=at[:3], tile=ct.sum(to * tg, axis=3))


@program("The gradients of keys and values in causal attention: a tile block to 64 of them, over all later queries.",
         small=SMALL, large=LARGE, grid=grid, reference=of_keys, flop="4*{batch}*{heads}*{length}*{length}*{depth}",
         arguments=lambda batch, heads, length, depth: operands(batch, heads, length, depth) + [
             zeros("f16", batch, heads, length, depth), zeros("f16", batch, heads, length, depth), 1 / depth ** 0.5, depth, 64, 64])
def backward_keys(q, k, v, grad, logsum, common, dk, dv, scale, D: Const, TM: Const, TN: Const):
    j, head, batch = ct.bid(0), ct.bid(1), ct.bid(2)
    tk = ct.load(k, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
    tv = ct.load(v, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
    columns = (j * TN + ct.arange(TN, dtype=ct.int32))[:, None]
    sum_k = ct.full((TN, D), 0.0, dtype=ct.float32)
    sum_v = ct.full((TN, D), 0.0, dtype=ct.float32)
    for i in range(j * TN // TM, ct.cdiv(q.shape[2], TM)):
        tq = ct.load(q, index=(batch, head, i, 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
        tg = ct.load(grad, index=(batch, head, i, 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
        tl = ct.load(logsum, index=(batch, head, i), shape=(1, 1, TM), padding_mode=ZERO).reshape((1, TM))
        tc = ct.load(common, index=(batch, head, i), shape=(1, 1, TM), padding_mode=ZERO).reshape((1, TM))
        s = ct.mma(tk, ct.transpose(tq), ct.full((TN, TM), 0.0, dtype=ct.float32))
        rows = (i * TM + ct.arange(TM, dtype=ct.int32))[None, :]
        p = ct.where(rows >= columns, ct.exp2(s * (scale * LOG2E) - tl, flush_to_zero=True), 0.0)
        sum_v = ct.mma(ct.astype(p, q.dtype), tg, sum_v)
        dp = ct.mma(tv, ct.transpose(tg), ct.full((TN, TM), 0.0, dtype=ct.float32))
        ds = p * (dp - tc) * scale
        sum_k = ct.mma(ct.astype(ds, q.dtype), tq, sum_k)
    ct.store(dk, index=(batch, head, j, 0), tile=ct.astype(sum_k, dk.dtype).reshape((1, 1, TN, D)))
    ct.store(dv, index=(batch, head, j, 0), tile=ct.astype(sum_v, dv.dtype).reshape((1, 1, TN, D)))


@program("The gradient of queries in causal attention: a tile block to 64 of them, over all keys before them.",
         small=SMALL, large=LARGE, grid=grid, reference=of_queries, flop="3*{batch}*{heads}*{length}*{length}*{depth}",
         arguments=lambda batch, heads, length, depth: operands(batch, heads, length, depth) + [
             zeros("f16", batch, heads, length, depth), 1 / depth ** 0.5, depth, 64, 64])
def backward_queries(q, k, v, grad, logsum, common, dq, scale, D: Const, TM: Const, TN: Const):
    i, head, batch = ct.bid(0), ct.bid(1), ct.bid(2)
    tq = ct.load(q, index=(batch, head, i, 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    tg = ct.load(grad, index=(batch, head, i, 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    tl = ct.load(logsum, index=(batch, head, i), shape=(1, 1, TM), padding_mode=ZERO).reshape((TM, 1))
    tc = ct.load(common, index=(batch, head, i), shape=(1, 1, TM), padding_mode=ZERO).reshape((TM, 1))
    rows = (i * TM + ct.arange(TM, dtype=ct.int32))[:, None]
    total = ct.full((TM, D), 0.0, dtype=ct.float32)
    for j in range(ct.cdiv(min((i + 1) * TM, k.shape[2]), TN)):
        tk = ct.load(k, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        tv = ct.load(v, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        s = ct.mma(tq, ct.transpose(tk), ct.full((TM, TN), 0.0, dtype=ct.float32))
        columns = (j * TN + ct.arange(TN, dtype=ct.int32))[None, :]
        p = ct.where(rows >= columns, ct.exp2(s * (scale * LOG2E) - tl, flush_to_zero=True), 0.0)
        dp = ct.mma(tg, ct.transpose(tv), ct.full((TM, TN), 0.0, dtype=ct.float32))
        total = ct.mma(ct.astype(p * (dp - tc) * scale, q.dtype), tk, total)
    ct.store(dq, index=(batch, head, i, 0), tile=ct.astype(total, dq.dtype).reshape((1, 1, TM, D)))
