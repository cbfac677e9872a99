"""Matrix products, in the forms that users of cuTile write them in."""
import cuda.tile as ct
import numpy as np

from program import cdiv, integers, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO

# What most of them have in common: C = A·B, and its sizes. The small one has
# edges in every dimension.
SMALL, LARGE = dict(m=144, n=144, k=80), dict(m=4096, n=4096, k=4096)
FLOP = "2*{m}*{n}*{k}"


def blocks(m, n, tm, tn):
    return cdiv(m, tm), cdiv(n, tn)


def product(a, b, c):
    return {2: a @ b}


@ct.function
def accumulate(a, b, i, j, TM, TN, TK):
    """Tile (i, j) of A·B."""
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(i, k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, j), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    return acc


@ct.function
def in_groups(number, down, across, G):
    """The tile of a number, when G rows of tiles are walked column by column: what
    runs at one time shares rows of A and columns of B in the L2 cache."""
    group = number // (G * across)
    height = min(down - group * G, G)
    within = number % (G * across)
    return group * G + within % height, within // height


@program("C = A·B: a tile block to a tile of C.", small=SMALL, large=LARGE, flop=FLOP, reference=product,
         arguments=lambda m, n, k: [rand("f16", m, k, seed=1), rand("f16", k, n, seed=2), zeros("f16", m, n), 128, 128, 64],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = accumulate(a, b, ct.bid(0), ct.bid(1), TM, TN, TK)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·B with tiles of 128×256.", small=SMALL, large=LARGE, flop=FLOP, reference=product,
         arguments=lambda m, n, k: [rand("f16", m, k, seed=1), rand("f16", k, n, seed=2), zeros("f16", m, n), 128, 256, 64],
         grid=lambda m, n, k: blocks(m, n, 128, 256))
def gemm_wide(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = accumulate(a, b, ct.bid(0), ct.bid(1), TM, TN, TK)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·Bᵗ: the rows of B are the columns of the product.", small=SMALL, large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: a @ b.T},
         arguments=lambda m, n, k: [rand("f16", m, k, seed=1), rand("f16", n, k, seed=2), zeros("f16", m, n), 128, 128, 64],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_nt(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), order=(1, 0), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·B, with the tiles of C in groups of 8 rows.", small=SMALL, large=LARGE, flop=FLOP, reference=product,
         arguments=lambda m, n, k: [rand("bf16", m, k, seed=1), rand("bf16", k, n, seed=2), zeros("bf16", m, n), 128, 128, 64],
         grid=lambda m, n, k: (cdiv(m, 128) * cdiv(n, 128),))
def gemm_grouped(a, b, c, TM: Const, TN: Const, TK: Const):
    i, j = in_groups(ct.bid(0), ct.cdiv(a.shape[0], TM), ct.cdiv(b.shape[1], TN), 8)
    ct.store(c, index=(i, j), tile=ct.astype(accumulate(a, b, i, j, TM, TN, TK), c.dtype))


@program("C = A·B by as many tile blocks as run at one time, each of which makes every so manieth tile.",
         small=SMALL | dict(blocks=3), large=LARGE | dict(blocks=132), flop=FLOP, reference=product,
         arguments=lambda m, n, k, blocks: [
             rand("bf16", m, k, seed=1), rand("bf16", k, n, seed=2), zeros("bf16", m, n), 128, 128, 64],
         grid=lambda m, n, k, blocks: (blocks,))
def gemm_persistent(a, b, c, TM: Const, TN: Const, TK: Const):
    down, across = ct.cdiv(a.shape[0], TM), ct.cdiv(b.shape[1], TN)
    for number in range(ct.bid(0), down * across, ct.num_blocks(0)):
        i, j = in_groups(number, down, across, 8)
        ct.store(c, index=(i, j), tile=ct.astype(accumulate(a, b, i, j, TM, TN, TK), c.dtype))


@program("C += A·B: tile blocks share a tile of C, each sums a part of K and adds it atomically.",
         small=dict(m=80, n=144, k=400, parts=3), large=dict(m=512, n=512, k=16384, parts=8), flop=FLOP, reference=product,
         arguments=lambda m, n, k, parts: [
             rand("f16", m, k, seed=1), rand("f16", k, n, seed=2), zeros("f32", m, n), 64, 128, 64],
         grid=lambda m, n, k, parts: (*blocks(m, n, 64, 128), parts))
def gemm_split_k(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.bid(2), ct.num_tiles(a, axis=1, shape=(TM, TK)), ct.num_blocks(2)):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    rows = ct.bid(0) * TM + ct.arange(TM, dtype=ct.int32)
    columns = ct.bid(1) * TN + ct.arange(TN, dtype=ct.int32)
    ct.atomic_add(c, (rows[:, None], columns[None, :]), acc, memory_order=ct.MemoryOrder.RELAXED)


@program("A product for each of the batch's matrices: operands of rank 3.",
         small=dict(batch=2, m=80, n=80, k=48), large=dict(batch=16, m=2048, n=2048, k=2048), flop="2*{batch}*{m}*{n}*{k}",
         reference=product,
         arguments=lambda batch, m, n, k: [rand("f16", batch, m, k, seed=1), rand("f16", batch, k, n, seed=2),
                                           zeros("f16", batch, m, n), 128, 128, 64],
         grid=lambda batch, m, n, k: (batch, *blocks(m, n, 128, 128)))
def gemm_batched(a, b, c, TM: Const, TN: Const, TK: Const):
    z, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    acc = ct.full((1, TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[2], TK)):
        ta = ct.load(a, index=(z, i, k), shape=(1, TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(z, k, j), shape=(1, TK, TN), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(z, i, j), tile=ct.astype(acc, c.dtype))


def rounded(x):
    """f32 to tf32: the 13 low bits of 24 go, ties to even."""
    bits = x.astype(np.float32).view(np.uint32)
    return ((bits + 0xFFF + (bits >> 13 & 1)) & 0xFFFFE000).astype(np.uint32).view(np.float32).astype(np.float64)


@program("C = A·B of f32, rounded to tf32 for the product.", small=dict(m=80, n=144, k=48), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: rounded(a) @ rounded(b)},
         arguments=lambda m, n, k: [rand("f32", m, k, seed=1), rand("f32", k, n, seed=2), zeros("f32", m, n), 128, 128, 32],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_tf32(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ct.astype(ta, ct.tfloat32), ct.astype(tb, ct.tfloat32), acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·B of f32, rounded to tf32 for the product, in tiles of 256 rows.", small=dict(m=280, n=144, k=48), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: rounded(a) @ rounded(b)},
         arguments=lambda m, n, k: [rand("f32", m, k, seed=1), rand("f32", k, n, seed=2), zeros("f32", m, n), 256, 128, 32],
         grid=lambda m, n, k: blocks(m, n, 256, 128))
def gemm_tf32_tall(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ct.astype(ta, ct.tfloat32), ct.astype(tb, ct.tfloat32), acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·Bᵗ of f32, rounded to tf32 for the product.", small=dict(m=80, n=144, k=48), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: rounded(a) @ rounded(b).T},
         arguments=lambda m, n, k: [rand("f32", m, k, seed=1), rand("f32", n, k, seed=2), zeros("f32", m, n), 128, 128, 32],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_tf32_nt(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), order=(1, 0), padding_mode=ZERO)
        acc = ct.mma(ct.astype(ta, ct.tfloat32), ct.astype(tb, ct.tfloat32), acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·Bᵗ of f32, rounded to tf32 for the product, in tiles of 256 columns.", small=dict(m=80, n=280, k=48), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: rounded(a) @ rounded(b).T},
         arguments=lambda m, n, k: [rand("f32", m, k, seed=1), rand("f32", n, k, seed=2), zeros("f32", m, n), 128, 256, 32],
         grid=lambda m, n, k: blocks(m, n, 128, 256))
def gemm_tf32_nt_wide(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), order=(1, 0), padding_mode=ZERO)
        acc = ct.mma(ct.astype(ta, ct.tfloat32), ct.astype(tb, ct.tfloat32), acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·B of f8E4M3FN.", small=dict(m=80, n=144, k=176), large=LARGE, flop=FLOP, reference=product,
         arguments=lambda m, n, k: [rand("f8E4M3FN", m, k, seed=1), rand("f8E4M3FN", k, n, seed=2), zeros("f16", m, n), 128, 128, 128],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_e4m3(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = accumulate(a, b, ct.bid(0), ct.bid(1), TM, TN, TK)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·Bᵗ of f8E4M3FN.", small=dict(m=80, n=144, k=176), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: a @ b.T},
         arguments=lambda m, n, k: [rand("f8E4M3FN", m, k, seed=1), rand("f8E4M3FN", n, k, seed=2), zeros("f16", m, n), 128, 128, 128],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_e4m3_nt(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), order=(1, 0), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·Bᵗ of f8E5M2.", small=dict(m=80, n=144, k=176), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: a @ b.T},
         arguments=lambda m, n, k: [rand("f8E5M2", m, k, seed=1), rand("f8E5M2", n, k, seed=2), zeros("f16", m, n), 128, 128, 128],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_e5m2(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(ct.bid(1), k), shape=(TN, TK), padding_mode=ZERO)
        acc = ct.mma(ta, ct.transpose(tb), acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc, c.dtype))


@program("C = A·B of i8, summed in i32.", small=dict(m=80, n=144, k=176), large=LARGE, flop=FLOP, reference=product,
         arguments=lambda m, n, k: [integers("i8", -128, 128, m, k, seed=1), integers("i8", -128, 128, k, n, seed=2),
                                    zeros("i32", m, n), 128, 128, 128],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_int8(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.zeros((TM, TN), dtype=ct.int32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·Bᵗ of i8, summed in i32.", small=dict(m=80, n=144, k=176), large=LARGE, flop=FLOP,
         reference=lambda a, b, c: {2: a @ b.T},
         arguments=lambda m, n, k: [integers("i8", -128, 128, m, k, seed=1), integers("i8", -128, 128, n, k, seed=2),
                                    zeros("i32", m, n), 128, 128, 128],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_int8_nt(a, b, c, TM: Const, TN: Const, TK: Const):
    acc = ct.zeros((TM, TN), dtype=ct.int32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(TK, TN), order=(1, 0), padding_mode=ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@program("C = A·(W·s): weights of i8 with a scale to a column become bf16 on the way.",
         small=dict(m=80, n=144, k=80), large=LARGE, flop=FLOP, reference=lambda a, w, s, c: {3: (a @ w) * s},
         arguments=lambda m, n, k: [rand("bf16", m, k, seed=1), integers("i8", -128, 128, k, n, seed=2),
                                    rand("f32", n, seed=3), zeros("bf16", m, n), 128, 128, 64],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_dequantized(a, w, scale, c, TM: Const, TN: Const, TK: Const):
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(TM, TK))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(TM, TK), padding_mode=ZERO)
        tw = ct.load(w, index=(k, ct.bid(1)), shape=(TK, TN), padding_mode=ZERO)
        acc = ct.mma(ta, ct.astype(tw, ct.bfloat16), acc)
    s = ct.load(scale, index=(ct.bid(1),), shape=(TN,), padding_mode=ZERO)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(acc * s[None, :], c.dtype))


def gelu(x):
    return 0.5 * x * (1 + np.tanh(0.7978845608028654 * (x + 0.044715 * x ** 3)))


@program("C = gelu(A·B + bias): a layer of a perceptron.", small=dict(m=80, n=144, k=80), large=LARGE, flop=FLOP,
         reference=lambda a, b, bias, c: {3: gelu(a @ b + bias)},
         arguments=lambda m, n, k: [rand("f16", m, k, seed=1), rand("f16", k, n, seed=2), rand("f16", n, seed=3),
                                    zeros("f16", m, n), 128, 128, 64],
         grid=lambda m, n, k: blocks(m, n, 128, 128))
def gemm_gelu(a, b, bias, c, TM: Const, TN: Const, TK: Const):
    acc = accumulate(a, b, ct.bid(0), ct.bid(1), TM, TN, TK)
    x = acc + ct.astype(ct.load(bias, index=(ct.bid(1),), shape=(TN,), padding_mode=ZERO), ct.float32)[None, :]
    x = 0.5 * x * (1.0 + ct.tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.astype(x, c.dtype))
