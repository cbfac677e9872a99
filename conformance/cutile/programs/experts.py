"""The products of a mixture of experts: each row of A goes to one expert."""
import cuda.tile as ct
import numpy as np

from program import arange, cdiv, integers, program, rand, zeros

Const = ct.Constant[int]
ZERO = ct.PaddingMode.ZERO


def reference(a, b, c, weights, rows, experts):
    chosen = np.repeat(experts, len(rows) // len(experts))
    product = np.empty(c.shape)
    for expert, matrix in enumerate(b):
        of = chosen == expert
        product[of] = a[rows[of] % len(a)] @ matrix.T
    return {2: product * weights[rows][:, None]}


@program("Rows of A, gathered by number, times the matrix of the expert that a tile of rows belongs to.",
         small=dict(tokens=64, n=80, k=80, experts=3), large=dict(tokens=8192, n=4096, k=2048, experts=8),
         flop="2*2*{tokens}*{n}*{k}", reference=reference,
         arguments=lambda tokens, n, k, experts: [
             rand("bf16", tokens, k, seed=1), rand("bf16", experts, n, k, seed=2), zeros("bf16", 2 * tokens, n),
             rand("f32", 2 * tokens, seed=3), arange("i32", 2 * tokens), integers("i32", 0, experts, 2 * tokens // 64, seed=4),
             64, 128, 64],
         grid=lambda tokens, n, k, experts: (2 * tokens // 64, cdiv(n, 128)))
def experts(a, b, c, weights, rows, chosen, TM: Const, TN: Const, TK: Const):
    i, j = ct.bid(0), ct.bid(1)
    row = ct.gather(rows, i * TM + ct.arange(TM, dtype=ct.int32))
    source = row % a.shape[0]
    expert = ct.load(chosen, index=i, shape=())
    acc = ct.full((TM, TN), 0.0, dtype=ct.float32)
    for k in range(ct.cdiv(b.shape[2], TK)):
        column = k * TK + ct.arange(TK, dtype=ct.int32)
        ta = ct.gather(a, (source[:, None], column[None, :]))
        tb = ct.load(b, index=(expert, k, j), shape=(1, TK, TN), order=(0, 2, 1), padding_mode=ZERO).reshape((TK, TN))
        acc = ct.mma(ta, tb, acc)
    acc = acc * ct.gather(weights, row)[:, None]
    column = j * TN + ct.arange(TN, dtype=ct.int32)
    ct.scatter(c, (row[:, None], column[None, :]), ct.astype(acc, c.dtype))
