"""Kernels in cuTile Python, for export to bytecode.

Each kernel is written the way users of cuTile write theirs, and is small; all
together they use most of what the frontend can emit. `KERNELS` lists them with
the types of their parameters: "f32:2" is an array of rank 2, "i32" a scalar, a
number a constant.
"""
import operator

import cuda.tile as ct

KERNELS = []


def export(*params, since="13.1", hints=None):
    """Register a kernel with its parameters and the version that it needs."""
    def register(function):
        kernel = ct.kernel(**hints)(function) if hints else ct.kernel(function)
        KERNELS.append((function.__name__, kernel, params, since))
        return kernel
    return register


# ---- element by element ------------------------------------------------------

@export("f32:1", "f32:1", "f32:1", 128)
def vector_add(a, b, c, T: ct.Constant[int]):
    i = ct.bid(0)
    ct.store(c, index=(i,), tile=ct.load(a, index=(i,), shape=(T,)) + ct.load(b, index=(i,), shape=(T,)))


@export("f16:1", "f16:1", "f32", 256)
def saxpy(x, y, alpha, T: ct.Constant[int]):
    i = ct.bid(0)
    tx = ct.astype(ct.load(x, index=(i,), shape=(T,)), ct.float32)
    ty = ct.astype(ct.load(y, index=(i,), shape=(T,)), ct.float32)
    ct.store(y, index=(i,), tile=ct.astype(alpha * tx + ty, ct.float16))


@export("f32:2", "f32:2", 16, 32)
def relu(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), ct.bid(1)), shape=(M, N))
    ct.store(y, index=(ct.bid(0), ct.bid(1)), tile=ct.maximum(t, 0.0))


@export("f32:1", "f32:1", 64)
def gelu(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    inner = 0.7978845608 * (t + 0.044715 * t * t * t)
    ct.store(y, index=(ct.bid(0),), tile=0.5 * t * (1.0 + ct.tanh(inner)))


@export("f32:1", "f32:1", 64)
def silu(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=t / (1.0 + ct.exp(-t)))


@export("f32:1", "f32:1", 32)
def functions(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    t = ct.sin(t) + ct.cos(t) + ct.tan(t) + ct.sinh(t) + ct.cosh(t)
    t = ct.log(ct.abs(t)) + ct.log2(t) + ct.exp2(t) + ct.sqrt(t) + ct.rsqrt(t)
    ct.store(y, index=(ct.bid(0),), tile=ct.floor(t) + ct.ceil(t) + ct.pow(t, 2.0))


@export("f32:1", "f32:1", "f32:1", 32, since="13.2")
def angles(x, y, z, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    b = ct.load(y, index=(ct.bid(0),), shape=(T,))
    ct.store(z, index=(ct.bid(0),), tile=ct.atan2(a, b))


@export("f32:1", "f32:1", 32, since="13.3")
def approximate(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    t = ct.exp(t, rounding_mode=ct.RoundingMode.APPROX) + ct.tanh(t, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(y, index=(ct.bid(0),), tile=t)


@export("f32:1", "f32:1", "f32:1", 32)
def rounding(x, y, z, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    b = ct.load(y, index=(ct.bid(0),), shape=(T,))
    up = ct.add(a, b, rounding_mode=ct.RoundingMode.RP)
    down = ct.mul(a, b, rounding_mode=ct.RoundingMode.RM, flush_to_zero=True)
    quick = ct.truediv(up, down, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(z, index=(ct.bid(0),), tile=ct.sub(quick, up, rounding_mode=ct.RoundingMode.RZ))


@export("i32:1", "i32:1", "i32:1", 64)
def integers(x, y, z, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    b = ct.load(y, index=(ct.bid(0),), shape=(T,))
    c = (a & b) | (a ^ 3) | (a << 2) | (b >> 1)
    ct.store(z, index=(ct.bid(0),), tile=c // (b + 1) + a % 7 - ~b * ct.abs(a))


@export("u32:1", "u32:1", 64)
def unsigned(x, y, T: ct.Constant[int]):
    # No a // 3: cuda-tile 1.7 makes that a divi which rounds to negative_inf, and
    # that is no valid op on unsigned integers.
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.minimum(a * 3, a >> 4) + a % 5)


@export("i8:1", "i64:1", 64)
def widths(x, y, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    b = ct.astype(a, ct.int64) * 1000000007
    ct.store(y, index=(ct.bid(0),), tile=b + ct.astype(ct.astype(b, ct.int16), ct.int64))


@export("f32:1", "bf16:1", "f16:1", "f64:1", 64)
def conversions(x, b, h, d, T: ct.Constant[int]):
    i = ct.bid(0)
    t = ct.load(x, index=(i,), shape=(T,))
    ct.store(b, index=(i,), tile=ct.astype(t, ct.bfloat16))
    ct.store(h, index=(i,), tile=ct.astype(t, ct.float16))
    ct.store(d, index=(i,), tile=ct.astype(ct.astype(t, ct.int32), ct.float64))


@export("f32:1", "i32:1", 64)
def bits(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.bitcast(t, ct.int32) & 0x7FFFFFFF)


@export("f32:1", "f32:1", "f32:1", 64)
def choose(x, y, z, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    b = ct.load(y, index=(ct.bid(0),), shape=(T,))
    ct.store(z, index=(ct.bid(0),), tile=ct.where((a > b) & (a != 0.0), a, ct.where(b <= 1.0, b, -b)))


@export("f32:1", "i32:1", 64)
def compare(x, y, T: ct.Constant[int]):
    a = ct.load(x, index=(ct.bid(0),), shape=(T,))
    m = (a == 1.0) | (a >= 2.0) | ct.isnan(a)
    ct.store(y, index=(ct.bid(0),), tile=ct.astype(m, ct.int32))


# ---- shapes ------------------------------------------------------------------

@export("f32:2", "f32:2", 32, 64)
def transpose(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), ct.bid(1)), shape=(M, N))
    ct.store(y, index=(ct.bid(1), ct.bid(0)), tile=ct.transpose(t))


@export("f32:3", "f32:3")
def permute(x, y):
    t = ct.load(x, index=(ct.bid(0), 0, 0), shape=(2, 4, 8))
    ct.store(y, index=(0, ct.bid(0), 0), tile=ct.permute(t, (2, 0, 1)))


@export("f32:2", "f32:1", 16, 16)
def reshape(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.reshape(t, (M * N,)))


@export("f32:1", "f32:2", 16, 16)
def outer(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(M,))
    ct.store(y, index=(ct.bid(0), 0), tile=ct.broadcast_to(ct.expand_dims(t, 1), (M, N)) * ct.expand_dims(t, 0))


@export("f32:1", "f32:1", 32)
def concatenate(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.cat((t, -t), 0))


@export("f32:2", "f32:2")
def corner(x, y):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(16, 16))
    ct.store(y, index=(ct.bid(0), 0), tile=ct.extract(t, index=(1, 0), shape=(4, 8)))


@export("i32:1", 64)
def ramp(y, T: ct.Constant[int]):
    ct.store(y, index=(ct.bid(0),), tile=ct.arange(T, dtype=ct.int32) + ct.bid(0) * T)


@export("f32:1", "f16:1", "i8:1", "b1:1")
def fills(a, b, c, d):
    i = ct.bid(0)
    ct.store(a, index=(i,), tile=ct.full((16,), 2.5, dtype=ct.float32))
    ct.store(b, index=(i,), tile=ct.ones((16,), dtype=ct.float16))
    ct.store(c, index=(i,), tile=ct.zeros((16,), dtype=ct.int8))
    ct.store(d, index=(i,), tile=ct.full((16,), True, dtype=ct.bool_))


# ---- folds -------------------------------------------------------------------

@export("f32:2", "f32:1", 16, 128)
def row_sum(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.sum(t, 1))


@export("f32:2", "f32:2", 8, 256)
def softmax(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N), padding_mode=ct.PaddingMode.NEG_INF)
    e = ct.exp(t - ct.max(t, 1, keepdims=True))
    ct.store(y, index=(ct.bid(0), 0), tile=e / ct.sum(e, 1, keepdims=True))


@export("f32:2", "f32:1", "f32:1", "f32:2", "f32", 256)
def layer_norm(x, gain, bias, y, eps, N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(1, N))
    mean = ct.sum(t, 1, keepdims=True) / N
    var = ct.sum((t - mean) * (t - mean), 1, keepdims=True) / N
    g = ct.load(gain, index=(0,), shape=(N,))
    b = ct.load(bias, index=(0,), shape=(N,))
    ct.store(y, index=(ct.bid(0), 0), tile=(t - mean) * ct.rsqrt(var + eps) * g + b)


@export("f32:2", "f32:1", "i32:1", 16, 32)
def extremes(x, y, z, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.min(t, 1) * ct.prod(t, 1))
    ct.store(z, index=(ct.bid(0),), tile=ct.argmax(t, 1) + ct.argmin(t, 1))


@export("i32:2", "i32:1", 8, 32)
def integer_folds(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.max(t, 1) - ct.min(t, 1) + ct.sum(t, 1))


@export("f64:2", "f64:1", 8, 32)
def double_max(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.max(t, 1))


@export("f32:1", "f32:1", "f32:1", 128)
def running(x, y, z, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.cumsum(t, 0))
    ct.store(z, index=(ct.bid(0),), tile=ct.cumprod(t, 0, reverse=True))


@export("i32:2", "i32:1", 8, 16)
def custom_fold(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    ct.store(y, index=(ct.bid(0),), tile=ct.reduce(t, 1, lambda a, b: a ^ (b * 3), 0))


@export("f32:2", "f32:1", "i32:1", 8, 16)
def fold_of_pairs(x, y, z, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N))
    i = ct.broadcast_to(ct.expand_dims(ct.arange(N, dtype=ct.int32), 0), (M, N))

    def better(a, ai, b, bi):
        take = a > b
        return ct.where(take, a, b), ct.where(take, ai, bi)
    best, where = ct.reduce((t, i), 1, better, (-1.0, 0))
    ct.store(y, index=(ct.bid(0),), tile=best)
    ct.store(z, index=(ct.bid(0),), tile=where)


@export("i32:1", "i32:1", 32)
def custom_scan(x, y, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.scan(t, 0, operator.xor, 0))


# ---- matrices ----------------------------------------------------------------

@export("f16:2", "f16:2", "f32:2", 64, 64, 32)
def gemm(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    acc = ct.zeros((M, N), dtype=ct.float32)
    for k in range(ct.num_tiles(a, axis=1, shape=(M, K))):
        ta = ct.load(a, index=(ct.bid(0), k), shape=(M, K), padding_mode=ct.PaddingMode.ZERO)
        tb = ct.load(b, index=(k, ct.bid(1)), shape=(K, N), padding_mode=ct.PaddingMode.ZERO)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@export("f32:2", "f32:2", "f32:2", 32, 32, 32)
def gemm_tf32(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    acc = ct.full((M, N), 0.0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[1], K)):
        ta = ct.astype(ct.load(a, index=(ct.bid(0), k), shape=(M, K)), ct.tfloat32)
        tb = ct.astype(ct.load(b, index=(k, ct.bid(1)), shape=(K, N)), ct.tfloat32)
        acc = ct.mma(ta, tb, acc)
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


@export("i8:2", "i8:2", "i32:2", 32, 32, 64)
def gemm_int8(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    ta = ct.load(a, index=(ct.bid(0), 0), shape=(M, K))
    tb = ct.load(b, index=(0, ct.bid(1)), shape=(K, N))
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.mma(ta, tb, ct.zeros((M, N), dtype=ct.int32)))


@export("e4m3:2", "e4m3:2", "f32:2", 64, 64, 64)
def gemm_fp8(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    ta = ct.load(a, index=(ct.bid(0), 0), shape=(M, K))
    tb = ct.load(b, index=(0, ct.bid(1)), shape=(K, N))
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=ct.mma(ta, tb, ct.zeros((M, N), dtype=ct.float32)))


@export("f16:3", "f16:3", "f16:3", 16, 32, 32)
def batched(a, b, c, M: ct.Constant[int], N: ct.Constant[int], K: ct.Constant[int]):
    ta = ct.load(a, index=(ct.bid(0), ct.bid(1), 0), shape=(1, M, K))
    tb = ct.load(b, index=(ct.bid(0), 0, ct.bid(2)), shape=(1, K, N))
    ct.store(c, index=(ct.bid(0), ct.bid(1), ct.bid(2)), tile=ct.astype(ct.matmul(ta, tb), ct.float16))


@export("f16:2", "f16:2", "f16:2", "f16:2", "f32", 64, 32, 64, hints={"occupancy": 2})
def attention(q, k, v, o, scale, M: ct.Constant[int], N: ct.Constant[int], D: ct.Constant[int]):
    tq = ct.load(q, index=(ct.bid(0), 0), shape=(M, D))
    top = ct.full((M, 1), -1.0e30, dtype=ct.float32)
    total = ct.zeros((M, 1), dtype=ct.float32)
    acc = ct.zeros((M, D), dtype=ct.float32)
    for j in range(ct.num_tiles(k, axis=0, shape=(N, D))):
        tk = ct.load(k, index=(j, 0), shape=(N, D), latency=2)
        s = ct.mma(tq, ct.transpose(tk), ct.zeros((M, N), dtype=ct.float32)) * scale
        new = ct.maximum(top, ct.max(s, 1, keepdims=True))
        p = ct.exp2(s - new)
        fade = ct.exp2(top - new)
        total = total * fade + ct.sum(p, 1, keepdims=True)
        tv = ct.load(v, index=(j, 0), shape=(N, D), latency=4, allow_tma=False)
        acc = ct.mma(ct.astype(p, ct.float16), tv, acc * fade)
        top = new
    ct.store(o, index=(ct.bid(0), 0), tile=ct.astype(acc / total, ct.float16))


@export("e4m3:2", "e8m0:2", "e4m3:2", "e8m0:2", "f32:2", since="13.3")
def gemm_scaled(a, sa, b, sb, c):
    ta = ct.load(a, index=(ct.bid(0), 0), shape=(128, 128))
    tb = ct.load(b, index=(0, ct.bid(1)), shape=(128, 128))
    ua = ct.load(sa, index=(ct.bid(0), 0), shape=(128, 4))
    ub = ct.load(sb, index=(0, ct.bid(1)), shape=(4, 128))
    acc = ct.mma_scaled(ta, ua, tb, ub, ct.zeros((128, 128), dtype=ct.float32))
    ct.store(c, index=(ct.bid(0), ct.bid(1)), tile=acc)


# ---- control -----------------------------------------------------------------

@export("i32:1", "i32")
def collatz(y, start):
    n = start
    steps = 0
    while n > 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps = steps + 1
    ct.store(y, index=(ct.bid(0),), tile=ct.full((1,), steps, dtype=ct.int32))


@export("f32:1", "f32:1", "i32", 32)
def branches(x, y, mode, T: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0),), shape=(T,))
    if mode == 0:
        t = t + 1.0
    elif mode == 1:
        t = t * 2.0
    else:
        t = -t
    ct.store(y, index=(ct.bid(0),), tile=t)


@export("f32:1", "f32:1", "i32", 32)
def early(x, y, limit, T: ct.Constant[int]):
    acc = ct.zeros((T,), dtype=ct.float32)
    for i in range(0, 100, 3):
        if i > limit:
            break
        if i == 9:
            continue
        acc = acc + ct.load(x, index=(i,), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=acc)


@export("f32:2", "f32:2", 16)
def persistent(x, y, T: ct.Constant[int]):
    for i in range(ct.bid(0), ct.num_tiles(x, axis=0, shape=(T, T)), ct.num_blocks(0)):
        ct.store(y, index=(i, 0), tile=ct.load(x, index=(i, 0), shape=(T, T)) * 2.0)


@export("i32:1", "i32")
def leave(y, n):
    if n < ct.bid(0):
        return
    ct.store(y, index=(ct.bid(0),), tile=ct.full((1,), n, dtype=ct.int32))


# ---- memory ------------------------------------------------------------------

@export("f32:1", "i32:1", "f32:1", 64)
def gather(x, indices, y, T: ct.Constant[int]):
    i = ct.load(indices, index=(ct.bid(0),), shape=(T,))
    ct.store(y, index=(ct.bid(0),), tile=ct.gather(x, (i,), padding_value=1.5))


@export("f32:2", "f32:2", 32)
def scatter(x, y, T: ct.Constant[int]):
    r = ct.arange(T, dtype=ct.int32)
    t = ct.gather(x, (r, r + ct.bid(0)), mask=r < 20, latency=3)
    ct.scatter(y, (r, T - 1 - r), t, check_bounds=False)


@export("i32:1", "f32:1", 32)
def atomics(x, y, T: ct.Constant[int]):
    i = ct.arange(T, dtype=ct.int32)
    old = ct.atomic_add(x, (i,), 1)
    old = old + ct.atomic_max(x, (i,), old) + ct.atomic_and(x, (i,), 255)
    ct.atomic_or(x, (i,), 1, memory_order=ct.MemoryOrder.RELAXED)
    ct.atomic_xor(x, (i,), old)
    ct.atomic_xchg(x, (0,), 7, memory_scope=ct.MemoryScope.SYS)
    ct.atomic_add(y, (i,), 0.5)


@export("i32:1", "f32:1")
def mutex(lock, total):
    while ct.atomic_cas(lock, (0,), 0, 1, memory_order=ct.MemoryOrder.ACQUIRE) != 0:
        pass
    t = ct.gather(total, (0,))
    ct.scatter(total, (0,), t + 1.0)
    ct.atomic_xchg(lock, (0,), 0, memory_order=ct.MemoryOrder.RELEASE)


@export("f32:2", "f32:2", 16, 32)
def paddings(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), 0), shape=(M, N), padding_mode=ct.PaddingMode.NAN)
    t = t + ct.load(x, index=(ct.bid(0), 1), shape=(M, N), padding_mode=ct.PaddingMode.POS_INF)
    t = t + ct.load(x, index=(ct.bid(0), 2), shape=(M, N), padding_mode=ct.PaddingMode.NEG_ZERO)
    ct.store(y, index=(ct.bid(0), 0), tile=t)


@export("f32:2", "f32:2", 16, 32)
def column_order(x, y, M: ct.Constant[int], N: ct.Constant[int]):
    t = ct.load(x, index=(ct.bid(0), ct.bid(1)), shape=(M, N), order="F")
    ct.store(y, index=(ct.bid(0), ct.bid(1)), tile=t)


@export("u8:1", "f16:1", since="13.3")
def packed(x, y):
    t = ct.unpack_from_bytes(ct.load(x, index=(ct.bid(0),), shape=(64,)), ct.float16)
    back = ct.unpack_from_bytes(ct.pack_to_bytes(t * 2.0), ct.float16)
    ct.store(y, index=(ct.bid(0),), tile=back)


# ---- messages ----------------------------------------------------------------

@export("f32:1", "i32")
def messages(x, n):
    t = ct.load(x, index=(ct.bid(0),), shape=(4,))
    ct.printf("block %d of %d\n", ct.bid(0), n)
    ct.printf("tile %f\n", t)
    ct.assert_(t > 0.0, "expected positive numbers")


@export("f32:1", "f32:1", 16, hints={"num_ctas": 2, "occupancy": 4})
def hinted(x, y, T: ct.Constant[int]):
    ct.store(y, index=(ct.bid(0),), tile=ct.load(x, index=(ct.bid(0),), shape=(T,)) * 3.0)


# ---- several at once ---------------------------------------------------------

def _twice(t):
    return t + t


def _fourfold(t):
    return _twice(_twice(t))


@export("f32:1", "f32:1", 16)
def calls(x, y, T: ct.Constant[int]):
    ct.store(y, index=(ct.bid(0),), tile=_fourfold(ct.load(x, index=(ct.bid(0),), shape=(T,))))
