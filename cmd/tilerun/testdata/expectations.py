"""Makes the .npy files beside it: what the examples compute, by NumPy.

The inputs are those of tilerun's rand:TYPE:SHAPE:SEED, made here a second
time from the description in launcher/random.go.

    python3 expectations.py
"""

import numpy as np

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def rand(dtype, shape, seed):
    """Uniform in [-1, 1): p+1 bits of each element's part of a word, over 2^p."""
    width, p = {"f2": (16, 11), "f4": (32, 24)}[dtype]
    n, per = int(np.prod(shape)), 64 // width
    start = mix(np.array([seed], dtype=np.uint64))
    words = mix(start + (np.arange((n + per - 1) // per, dtype=np.uint64) + np.uint64(1)) * np.uint64(GAMMA))
    parts = words[:, None] >> (np.arange(per, dtype=np.uint64) * np.uint64(width))
    k = (parts.reshape(-1)[:n] & np.uint64((2 << p) - 1)).astype(np.int64)
    k = np.where(k >= 1 << p, k - (2 << p), k)
    return (k / float(1 << p)).astype(dtype).reshape(shape)


def product(a, b):
    return (a.astype("f8") @ b.astype("f8")).astype("f4")


np.seterr(over="ignore")
np.save("vector_add.npy", np.arange(1024, dtype="f4") + np.float32(0.5))
np.save("saxpy.npy", np.float32(0.5) * rand("f4", (5, 260), 1) + rand("f4", (5, 260), 2))
np.save("gemm_block.npy", product(rand("f4", (64, 64), 1), rand("f4", (64, 64), 2)))
# Block row 0 and block column 1 of C.
a, b = rand("f4", (4096, 4096), 1), rand("f4", (4096, 4096), 2)
np.save("gemm_pointers.npy", product(a[:64], b[:, 64:128]))
# A is stored as K rows of M, B as N rows of K.
m, n, k = 136, 144, 72
np.save("gemm_views.npy", product(rand("f2", (k, m), 1).T, rand("f2", (n, k), 2).T))
