"""Attention on operands of rank 4 (batch, heads, positions, features), with the
softmax made as the keys come along."""
import cuda.tile as ct
import numpy as np

from program import cdiv, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO
LOG2E = 1.4426950408889634


def operands(batch, heads, kv_heads, length, depth, tile_m, tile_n, element="f16"):
    return [rand(element, batch, heads, length, depth, seed=1), rand(element, batch, kv_heads, length, depth, seed=2),
            rand(element, batch, kv_heads, length, depth, seed=3), zeros("f16", batch, heads, length, depth),
            1 / depth ** 0.5, heads // kv_heads, depth, tile_m, tile_n]


def reference(causal):
    def attend(q, k, v, o):
        k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
        s = q @ k.swapaxes(2, 3) / q.shape[3] ** 0.5
        if causal:
            s = np.where(np.tri(q.shape[2], dtype=bool), s, -np.inf)
        p = np.exp(s - s.max(axis=3, keepdims=True))
        return {3: p / p.sum(axis=3, keepdims=True) @ v}
    return attend


@ct.function
def attend(q, k, v, o, scale, SHARED, D, TM, TN, CAUSAL):
    """One tile block: TM positions of a head. SHARED heads have keys in common."""
    first = ct.bid(0) * TM
    batch, head = ct.bid(2), ct.bid(1)
    kv = head // SHARED
    tq = ct.load(q, index=(batch, head, ct.bid(0), 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    rows = first + ct.arange(TM, dtype=ct.int32)[:, None]
    columns = ct.arange(TN, dtype=ct.int32)[None, :]
    top = ct.full((TM, 1), -np.inf, dtype=ct.float32)
    total = ct.full((TM, 1), 0.0, dtype=ct.float32)
    acc = ct.full((TM, D), 0.0, dtype=ct.float32)
    length = k.shape[2]
    end = ct.cdiv(min(first + TM, length), TN) if CAUSAL else ct.cdiv(length, TN)
    masked = min(first, length) // TN if CAUSAL else length // TN  # from there on
    for j in range(end):
        tk = ct.load(k, index=(batch, kv, 0, j), shape=(1, 1, D, TN), order=(0, 1, 3, 2), latency=2,
                     padding_mode=ZERO).reshape((D, TN))
        s = ct.mma(tq, tk, ct.full((TM, TN), 0.0, dtype=ct.float32))
        if j >= masked:
            seen = j * TN + columns < length
            if CAUSAL:
                seen = seen & (rows >= j * TN + columns)
            s = s + ct.where(seen, 0.0, -np.inf)
        new = ct.maximum(top, ct.max(s, axis=1, keepdims=True) * (scale * LOG2E))
        p = ct.exp2(s * (scale * LOG2E) - new, flush_to_zero=True)
        fade = ct.exp2(top - new, flush_to_zero=True)
        total = total * fade + ct.sum(p, axis=1, keepdims=True)
        tv = ct.load(v, index=(batch, kv, j, 0), shape=(1, 1, TN, D), latency=4, padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(ct.astype(p, q.dtype), tv, acc * fade)
        top = new
    acc = ct.truediv(acc, total, flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(o, index=(batch, head, ct.bid(0), 0), tile=ct.astype(acc.reshape((1, 1, TM, D)), o.dtype))


def grid(batch, heads, kv_heads, length, depth, tile_m, tile_n):
    return cdiv(length, tile_m), heads, batch


@program("Attention with 64 features.", reference=reference(False), arguments=operands, grid=grid,
         small=dict(batch=1, heads=2, kv_heads=2, length=144, depth=64, tile_m=64, tile_n=128),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=64, tile_m=64, tile_n=128),
         flop="4*{batch}*{heads}*{length}*{length}*{depth}")
def attention(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, False)


@program("Attention with 64 features by tile blocks of 256 positions, of which four warpgroups have 64 each.", reference=reference(False), arguments=operands, grid=grid,
         small=dict(batch=1, heads=2, kv_heads=2, length=400, depth=64, tile_m=256, tile_n=64),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=64, tile_m=256, tile_n=64),
         flop="4*{batch}*{heads}*{length}*{length}*{depth}")
def attention_64(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, False)


@program("Attention with 128 features, in which no position sees a later one.",
         reference=reference(True), arguments=operands, grid=grid,
         small=dict(batch=1, heads=1, kv_heads=1, length=144, depth=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=128, tile_m=128, tile_n=128),
         flop="2*{batch}*{heads}*{length}*{length}*{depth}", hints={"occupancy": 1})
def attention_causal(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, True)


@program("Attention with 128 features.", reference=reference(False), arguments=operands, grid=grid,
         small=dict(batch=1, heads=1, kv_heads=1, length=272, depth=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=128, tile_m=128, tile_n=128),
         flop="4*{batch}*{heads}*{length}*{length}*{depth}")
def attention_128(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, False)


@program("Attention with 64 features, in which no position sees a later one.", reference=reference(True), arguments=operands, grid=grid,
         small=dict(batch=1, heads=2, kv_heads=2, length=272, depth=64, tile_m=64, tile_n=128),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=64, tile_m=64, tile_n=128),
         flop="2*{batch}*{heads}*{length}*{length}*{depth}")
def attention_causal_64(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, True)


@program("Causal attention with 64 features, in which 4 heads share keys and values.",
         reference=reference(True), arguments=operands, grid=grid,
         small=dict(batch=1, heads=4, kv_heads=1, length=48, depth=64, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=32, kv_heads=8, length=4096, depth=64, tile_m=128, tile_n=128),
         flop="2*{batch}*{heads}*{length}*{length}*{depth}", hints={"occupancy": 2})
def attention_grouped(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, True)


@program("Attention with 128 features of 8 bits; what values are multiplied by is rounded to 8 bits, too.",
         reference=reference(False), arguments=lambda **size: operands(**size, element="f8E4M3FN"), grid=grid,
         small=dict(batch=1, heads=1, kv_heads=1, length=160, depth=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=32, kv_heads=32, length=4096, depth=128, tile_m=128, tile_n=128),
         flop="4*{batch}*{heads}*{length}*{length}*{depth}")
def attention_e4m3(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, False)


def rounded(p):
    """Numbers from 0 to 1 as e4m3 has them: three bits behind the first one, of 2**-6 and less multiples of 2**-9."""
    step = 2.0 ** (np.floor(np.log2(np.maximum(p, 2.0 ** -6))) - 3)
    return np.rint(p / step) * step


def by_tiles(q, k, v, o, tile=128):
    """Causal attention, whose weights are rounded in each tile of keys beside the greatest of their row so far."""
    s = np.where(np.tri(q.shape[2], dtype=bool), q @ k.swapaxes(2, 3) / q.shape[3] ** 0.5 * LOG2E, -np.inf)
    top, total, acc = np.full(s.shape[:3] + (1,), -np.inf), 0.0, 0.0
    for j in range(0, k.shape[2], tile):
        here = s[..., j:j + tile]
        new = np.maximum(top, here.max(axis=3, keepdims=True))
        p, fade = np.exp2(here - new), np.exp2(top - new)
        total, acc = total * fade + p.sum(axis=3, keepdims=True), acc * fade + rounded(p) @ v[:, :, j:j + tile]
        top = new
    return {3: acc / total}


@program("Attention with 128 features of 8 bits, in which no position sees a later one.",
         reference=by_tiles, arguments=lambda **size: operands(**size, element="f8E4M3FN"), grid=grid,
         small=dict(batch=1, heads=1, kv_heads=1, length=160, depth=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=32, kv_heads=32, length=4096, depth=128, tile_m=128, tile_n=128),
         flop="2*{batch}*{heads}*{length}*{length}*{depth}")
def attention_causal_e4m3(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, True)


def wide(batch, heads, kv_heads, length, depth, tile_d, tile_m, tile_n):
    """Rows of depth features, in tiles of tile_d of them."""
    args = operands(batch, heads, kv_heads, length, depth, tile_m, tile_n)
    return args[:6] + [tile_d] + args[7:]


def wide_grid(length, heads, batch, tile_m, **_):
    return cdiv(length, tile_m), heads, batch


@program("Attention with 96 features, in tiles of 128; what lies beyond is zero.", reference=reference(False), arguments=wide, grid=wide_grid,
         small=dict(batch=1, heads=2, kv_heads=2, length=144, depth=96, tile_d=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=16, kv_heads=16, length=4096, depth=96, tile_d=128, tile_m=128, tile_n=128),
         flop="4*{batch}*{heads}*{length}*{length}*{depth}")
def attention_96(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, False)


@program("Causal attention with 256 features.", reference=reference(True), arguments=wide, grid=wide_grid,
         small=dict(batch=1, heads=2, kv_heads=1, length=144, depth=256, tile_d=256, tile_m=128, tile_n=64),
         large=dict(batch=4, heads=16, kv_heads=8, length=4096, depth=256, tile_d=256, tile_m=128, tile_n=64),
         flop="2*{batch}*{heads}*{length}*{length}*{depth}", hints={"occupancy": 1})
def attention_256(q, k, v, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const):
    attend(q, k, v, o, scale, SHARED, D, TM, TN, True)


@program("Causal attention whose scores are of 192 features, in tiles of 128 and 64, and whose values have 128.",
         reference=reference(True), grid=wide_grid,
         arguments=lambda batch, heads, length, depth, values, tile_m, tile_n: [
             rand("f16", batch, heads, length, depth, seed=1), rand("f16", batch, heads, length, depth, seed=2),
             rand("f16", batch, heads, length, values, seed=3), zeros("f16", batch, heads, length, values),
             1 / depth ** 0.5, values, depth - values, tile_m, tile_n],
         small=dict(batch=1, heads=2, length=144, depth=192, values=128, tile_m=128, tile_n=128),
         large=dict(batch=4, heads=16, length=4096, depth=192, values=128, tile_m=128, tile_n=128),
         flop="320*{batch}*{heads}*{length}*{length}", hints={"occupancy": 1})
def attention_192(q, k, v, o, scale, D: Const, REST: Const, TM: Const, TN: Const):
    first = ct.bid(0) * TM
    batch, head, length = ct.bid(2), ct.bid(1), k.shape[2]
    tq = ct.load(q, index=(batch, head, ct.bid(0), 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    rq = ct.load(q, index=(batch, head, ct.bid(0), D // REST), shape=(1, 1, TM, REST), padding_mode=ZERO).reshape((TM, REST))
    rows = first + ct.arange(TM, dtype=ct.int32)[:, None]
    columns = ct.arange(TN, dtype=ct.int32)[None, :]
    top = ct.full((TM, 1), -np.inf, dtype=ct.float32)
    total = ct.full((TM, 1), 0.0, dtype=ct.float32)
    acc = ct.full((TM, D), 0.0, dtype=ct.float32)
    for j in range(ct.cdiv(min(first + TM, length), TN)):
        tk = ct.load(k, index=(batch, head, 0, j), shape=(1, 1, D, TN), order=(0, 1, 3, 2), padding_mode=ZERO).reshape((D, TN))
        rk = ct.load(k, index=(batch, head, D // REST, j), shape=(1, 1, REST, TN), order=(0, 1, 3, 2), padding_mode=ZERO).reshape((REST, TN))
        s = ct.mma(rq, rk, ct.mma(tq, tk, ct.full((TM, TN), 0.0, dtype=ct.float32)))
        if j >= min(first, length) // TN:
            s = s + ct.where((j * TN + columns < length) & (rows >= j * TN + columns), 0.0, -np.inf)
        new = ct.maximum(top, ct.max(s, axis=1, keepdims=True) * (scale * LOG2E))
        p = ct.exp2(s * (scale * LOG2E) - new, flush_to_zero=True)
        fade = ct.exp2(top - new, flush_to_zero=True)
        total = total * fade + ct.sum(p, axis=1, keepdims=True)
        tv = ct.load(v, index=(batch, head, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(ct.astype(p, q.dtype), tv, acc * fade)
        top = new
    acc = ct.truediv(acc, total, flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(o, index=(batch, head, ct.bid(0), 0), tile=ct.astype(acc.reshape((1, 1, TM, D)), o.dtype))


def windowed(q, k, v, sinks, o):
    """Each position sees the last WINDOW ones; the sink of a head takes a share of the weights."""
    k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
    s = CAP * np.tanh(q @ k.swapaxes(2, 3) / q.shape[3] ** 0.5 / CAP)
    back = np.arange(q.shape[2])[:, None] - np.arange(q.shape[2])[None, :]
    s = np.where((back >= 0) & (back < WINDOW), s, -np.inf)
    sink = np.broadcast_to(sinks[None, :, None, None], s.shape[:3] + (1,))
    top = np.maximum(s.max(axis=3, keepdims=True), sink)
    p = np.exp(s - top)
    return {4: p / (p.sum(axis=3, keepdims=True) + np.exp(sink - top)) @ v}


WINDOW, CAP = 128, 30.0


@program("Attention with 64 features to the last positions: 4 heads share keys and values, scores are capped, and a sink takes a share.",
         reference=windowed, grid=grid,
         arguments=lambda batch, heads, kv_heads, length, depth, tile_m, tile_n: [
             rand("f16", batch, heads, length, depth, seed=1), rand("f16", batch, kv_heads, length, depth, seed=2),
             rand("f16", batch, kv_heads, length, depth, seed=3), rand("f32", heads, seed=4),
             zeros("f16", batch, heads, length, depth), 1 / depth ** 0.5, heads // kv_heads, depth, tile_m, tile_n, WINDOW, CAP],
         small=dict(batch=1, heads=4, kv_heads=1, length=240, depth=64, tile_m=64, tile_n=64),
         large=dict(batch=4, heads=32, kv_heads=8, length=4096, depth=64, tile_m=64, tile_n=64),
         flop="4*128*{batch}*{heads}*{length}*{depth}")
def attention_window(q, k, v, sinks, o, scale, SHARED: Const, D: Const, TM: Const, TN: Const, LAST: Const, LIMIT: Const):
    first = ct.bid(0) * TM
    batch, head = ct.bid(2), ct.bid(1)
    kv, length = head // SHARED, k.shape[2]
    tq = ct.load(q, index=(batch, head, ct.bid(0), 0), shape=(1, 1, TM, D), padding_mode=ZERO).reshape((TM, D))
    rows = first + ct.arange(TM, dtype=ct.int32)[:, None]
    columns = ct.arange(TN, dtype=ct.int32)[None, :]
    top = ct.full((TM, 1), 0.0, dtype=ct.float32) + ct.load(sinks, index=(head,), shape=(1,)).reshape((1, 1)) * LOG2E
    total = ct.full((TM, 1), 1.0, dtype=ct.float32)
    acc = ct.full((TM, D), 0.0, dtype=ct.float32)
    for j in range(max(first - LAST + 1, 0) // TN, ct.cdiv(min(first + TM, length), TN)):
        tk = ct.load(k, index=(batch, kv, 0, j), shape=(1, 1, D, TN), order=(0, 1, 3, 2), padding_mode=ZERO).reshape((D, TN))
        s = ct.mma(tq, tk, ct.full((TM, TN), 0.0, dtype=ct.float32))
        s = ct.tanh(s * (scale / LIMIT)) * (LIMIT * LOG2E)
        if j * TN + TN > first or j * TN + LAST < first + TM:
            back = rows - (j * TN + columns)
            s = ct.where((back >= 0) & (back < LAST), s, -np.inf)
        new = ct.maximum(top, ct.max(s, axis=1, keepdims=True))
        p = ct.exp2(s - new, flush_to_zero=True)
        fade = ct.exp2(top - new, flush_to_zero=True)
        total = total * fade + ct.sum(p, axis=1, keepdims=True)
        tv = ct.load(v, index=(batch, kv, j, 0), shape=(1, 1, TN, D), padding_mode=ZERO).reshape((TN, D))
        acc = ct.mma(ct.astype(p, q.dtype), tv, acc * fade)
        top = new
    acc = ct.truediv(acc, total, flush_to_zero=True, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(o, index=(batch, head, ct.bid(0), 0), tile=ct.astype(acc.reshape((1, 1, TM, D)), o.dtype))
