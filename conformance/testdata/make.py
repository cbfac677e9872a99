"""Makes the .npy files beside it: inputs, and what the examples compute from
them, by NumPy. Nothing here comes from the toolchain.

    pip install numpy
    python3 conformance/testdata/make.py

File names are CASE.PARAM.npy for a whole buffer after the run. Where that is
large there are three files instead: .corner (the first 64 rows and columns),
.rows and .cols (the sum of each row and column, in f64), so that every element
counts. CASE.PARAM.in.npy is what a buffer holds before the run.

rand and randint are the generators of tilerun's VALUEs, written a second time
from the description in launcher/random.go.
"""

from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
GAMMA = 0x9E3779B97F4A7C15


def mix(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def words(count, seed):
    start = mix(np.array([seed], dtype=np.uint64))
    return mix(start + (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(GAMMA))


def rand(dtype, shape, seed):
    """Uniform in [-1, 1): p+1 bits of each element's part of a word, over 2^p."""
    width, p = {"f2": (16, 11), "f4": (32, 24)}[dtype]
    n, per = int(np.prod(shape)), 64 // width
    parts = words((n + per - 1) // per, seed)[:, None] >> (np.arange(per, dtype=np.uint64) * np.uint64(width))
    k = (parts.reshape(-1)[:n] & np.uint64((2 << p) - 1)).astype(np.int64)
    k = np.where(k >= 1 << p, k - (2 << p), k)
    return (k / float(1 << p)).astype(dtype).reshape(shape)


def product(a, b):
    """The product in f64, rounded once."""
    return (a.astype("f8") @ b.astype("f8")).astype("f4")


def save(name, array):
    np.save(HERE / f"{name}.npy", array)


def save_large(name, array):
    save(f"{name}.corner", array[:64, :64])
    save(f"{name}.rows", array.astype("f8").sum(axis=1))
    save(f"{name}.cols", array.astype("f8").sum(axis=0))


def vector_add():
    save("vector_add.c", np.arange(1024, dtype="f4") + np.float32(0.5))


def saxpy():
    x = np.arange(300 * 1000, dtype="f4").reshape(300, 1000)
    save_large("saxpy.Y", np.float32(0.5) * x + np.float32(1))
    # Both extents are 3 more than the 128x256 tile's.
    save("saxpy_edges.Y", np.float32(-2) * rand("f4", (131, 259), 3) + rand("f4", (131, 259), 4))


def gemm_block():
    save("gemm_block.c", product(rand("f4", (64, 64), 1), rand("f4", (64, 64), 2)))


def grouped_gemm():
    for number, (m, n, k) in enumerate([(100, 150, 40), (64, 64, 200), (8, 130, 16)]):
        save(f"grouped_gemm.c{number}", product(rand("f2", (m, k), 2 * number + 1), rand("f2", (k, n), 2 * number + 2)))


def gemm_pointers():
    """The run line computes the first four blocks of the first block row."""
    a, b = rand("f4", (4096, 4096), 1), rand("f4", (4096, 4096), 2)
    c = np.zeros((4096, 4096), "f4")
    c[:64, :256] = product(a[:64], b[:, :256])
    save_large("gemm_pointers.c", c)


def gemm_views():
    """A is stored as K rows of M elements, B as N rows of K."""
    save_large("gemm_views.C", product(rand("f2", (512, 512), 1).T, rand("f2", (512, 512), 2).T))
    save("gemm_views_odd.C", product(rand("f2", (72, 200), 5).T, rand("f2", (136, 72), 6).T))

    # M, N, K are smaller than the buffers: what is beyond them is NaN in A and
    # B, which no sum may see, and -7 in C, which no store may touch. The
    # elements are small integers, so the sums are exact in any order.
    m, n, k = 197, 131, 70
    rng = np.random.default_rng(7)
    a = np.full((72, 200), np.nan, "f2")
    b = np.full((136, 72), np.nan, "f2")
    a[:k, :m] = rng.integers(-8, 9, (k, m))
    b[:n, :k] = rng.integers(-8, 9, (n, k))
    c = np.full((200, 136), -7, "f4")
    c[:m, :n] = product(a[:k, :m].T, b[:n, :k].T)
    save("gemm_views_edges.A.in", a)
    save("gemm_views_edges.B.in", b)
    save("gemm_views_edges.C", c)


def mutex():
    save("mutex.counter", np.array([16], "i4"))


np.seterr(over="ignore")
for make in vector_add, saxpy, gemm_block, gemm_pointers, grouped_gemm, gemm_views, mutex:
    make()
