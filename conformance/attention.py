#!/usr/bin/env python3
"""Time attention on a GPU beside cuDNN and FlashAttention-3: a table of medians.

    conformance/attention.py [--tilerun BIN] [--rounds 2] [--launches 5] [--markdown] [--lengths 1024,4096] [--heads 16] [NAME ...]

The modules are those that cuTile Python made of cutile/programs/attention.py, in f16 and, with that type in its
place, in bf16; of 8 bits as they are. NAME chooses rows. A length is that of each sequence; there are as many as make
16384 positions.

Beside each stands what a program by hand makes, with tiles of the same size: ../examples/attention/attention_family.mlir.
Both are timed by `tilerun --bench` with normal random numbers, cuDNN through PyTorch, and FlashAttention-3, if its package
fa3-fwd is there, which takes bf16 and 8 bits: in turn, ROUNDS times each, so that all see the clocks of the same minute, by
replays of a CUDA graph of 10 launches, behind as many replays that are not timed, and those behind a second of rest, as the GPU has
while tilerun starts: right behind another's it is hot, and clocks are up to 6 % lower. A row has the medians of the rounds' medians
in TFLOP/s, the ratio to the better of the others, and to the program by hand; behind a kernel's lengths stand geometric means
and the least. Needs PyTorch, an NVIDIA GPU, and of this repository tilerun and the files beside this one.
"""
import argparse
import os
import statistics
import tempfile

import bench

POSITIONS = 16384
BY_HAND = os.path.join(bench.HERE, "..", "examples", "attention", "attention_family.mlir")
LOG2E = 1.4426950408889634
PER_GRAPH = bench.PER_GRAPH = 10
LENGTHS = (1024, 2048, 4096, 8192, 16384)


class Kernel:
    """A module: its features, queries to a tile block, whether there is a mask, and its types of elements."""

    heads = 16  # of each sequence

    def __init__(self, module, features, queries, causal, types=("f16", "bf16")):
        self.module, self.features, self.queries, self.causal, self.types = module, features, queries, causal, types

    def flop(self, length):
        return (2 if self.causal else 4) * POSITIONS * self.heads * length * self.features

    def buffers(self, dtype, length):
        """Q, K, V and the result, as tilerun makes them, their extents and strides."""
        shape = [POSITIONS // length, self.heads, length, self.features]
        strides = [self.heads * length * self.features, length * self.features, self.features, 1]
        of = "x".join(map(str, shape))
        return [f"randn:{dtype}:{of}:{seed}" for seed in (1, 2, 3)] + [f"zeros:{self.out(dtype)}:{of}"], shape, strides

    def out(self, dtype):
        return dtype if dtype in ("f16", "bf16") else "f16"

    def grid(self, length):
        return ["--grid", f"{-(-length // self.queries)},{self.heads},{POSITIONS // length}"]

    def flags(self, dtype, length):
        """What tilerun runs: a grid, and of each tensor its elements, extents and strides."""
        buffers, shape, strides = self.buffers(dtype, length)
        return self.grid(length) + arguments(*(value for b in buffers for value in (b, *shape, *strides)), self.features**-0.5)

    def by_hand(self, dtype, length):
        """The same for the program by hand."""
        buffers, shape, strides = self.buffers(dtype, length)
        values = dict(T=dtype, OUT=self.out(dtype), MASK="causal" if self.causal else "none", BM=self.queries, BN=128, D=self.features)
        return ["--run", "any"] + [f"--define={name}={value}" for name, value in values.items()] + self.grid(length) + \
            arguments(*buffers, *shape[:3], *strides[:2], LOG2E * self.features**-0.5)

    def text(self, dtype, folder):
        """The module's file, of another type of 16 bits one that is written anew."""
        path = os.path.join(bench.KERNELS, self.module + ".mlir")
        if dtype != "bf16":
            return path
        with open(path) as file:
            text = "".join(line for line in file if not line.startswith("// tilerun"))
        path = os.path.join(folder, f"{self.module}_{dtype}.mlir")
        with open(path, "w") as file:
            file.write(text.replace("f16", dtype))
        return path


def arguments(*values):
    return [flag for value in values for flag in ("--arg", str(value))]


KERNELS = (
    Kernel("attention_128", 128, 128, False),
    Kernel("attention_causal", 128, 128, True),
    Kernel("attention", 64, 64, False),
    Kernel("attention_causal_64", 64, 64, True),
    Kernel("attention_e4m3", 128, 128, False, ["f8E4M3FN"]),
    Kernel("attention_causal_e4m3", 128, 128, True, ["f8E4M3FN"]),
)


def cudnn(t, kernel, dtype, length):
    """What computes the same by cuDNN, or None."""
    if dtype not in ("f16", "bf16"):
        return None
    from torch.nn.attention import SDPBackend, sdpa_kernel

    kind = {"f16": t.float16, "bf16": t.bfloat16}[dtype]
    q, k, v = (t.randn(POSITIONS // length, kernel.heads, length, kernel.features, device="cuda", dtype=kind) for _ in range(3))

    def call():
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            return t.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=kernel.causal)
    return call


def flash(t, kernel, dtype, length):
    """What computes the same by FlashAttention-3, or None."""
    kind = {"bf16": t.bfloat16, "f8E4M3FN": t.float8_e4m3fn}.get(dtype)
    try:
        from fa3_fwd_interface import flash_attn_func
    except ImportError:
        return None
    if kind is None:
        return None
    q, k, v = (t.randn(POSITIONS // length, length, kernel.heads, kernel.features, device="cuda").to(kind) for _ in range(3))
    return lambda: flash_attn_func(q, k, v, causal=kernel.causal)


def measure(t, options, kernel, dtype, length, path):
    """TFLOP/s of ours, by hand, and of the others, None where there is none."""
    others = [other(t, kernel, dtype, length) for other in (cudnn, flash)]
    ours = [(path, kernel.flags(dtype, length)), (BY_HAND, kernel.by_hand(dtype, length))]
    times = [[], [], [], []]
    for _ in range(options.rounds):
        for list_, call in zip(times[2:], others):
            if call:
                list_.append(bench.time_rested(t, call, options.launches))
        for list_, (module, flags) in zip(times, ours):
            one = bench.time_ours(options.tilerun, module, options.launches, flags, graph=True)
            if one is not None:
                list_.append(one)
    del others
    t.cuda.empty_cache()
    return [kernel.flop(length) / statistics.median(list_) / 1e12 if list_ else None for list_ in times]


def summary(ratios):
    return f"geometric mean {statistics.geometric_mean(ratios):.3f}, least {min(ratios):.3f}"


def lengths(text):
    """Those of a flag: each divides the positions."""
    list_ = [int(n) for n in text.split(",")]
    if not all(n > 0 and POSITIONS % n == 0 for n in list_):
        raise argparse.ArgumentTypeError(f"expected divisors of {POSITIONS}, got {text}")
    return list_


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tilerun", default=os.path.join(bench.HERE, "..", "bin", "tilerun"))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--launches", type=int, default=5)
    parser.add_argument("--lengths", type=lengths, default=LENGTHS)
    parser.add_argument("--heads", type=int, default=Kernel.heads)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a module")
    options = parser.parse_args()
    if options.heads < 1:
        parser.error(f"expected heads, got {options.heads}")
    Kernel.heads = options.heads
    known = [kernel.module for kernel in KERNELS]
    for name in options.names:
        if name not in known:
            parser.error(f"no row {name}: expected one of {', '.join(known)}")
    try:
        import torch as t
    except ImportError:
        raise SystemExit("there is no PyTorch here, which cuDNN is called through")
    if not t.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU")

    print(f"{t.cuda.get_device_name()}, PyTorch {t.__version__}, CUDA {t.version.cuda}; {options.heads} heads, medians of {options.rounds} × {options.launches} graphs of {PER_GRAPH}, normal data, TFLOP/s")
    head = ["module", "type", "length", "ours", "by hand", "cuDNN", "FlashAttention-3", "ratio", "of by hand"]
    widths = [23, 10, 8, 8, 9, 8, 18, 8, 12]
    print(bench.row(head, widths, options.markdown) + ("\n" + "|---" * len(head) + "|" if options.markdown else ""))
    with tempfile.TemporaryDirectory() as folder:
        for kernel in (kernel for kernel in KERNELS if not options.names or kernel.module in options.names):
            for dtype in kernel.types:
                ratios, hands, of_hand, path = [], [], [], kernel.text(dtype, folder)
                for length in options.lengths:
                    ours, hand, *others = measure(t, options, kernel, dtype, length, path)
                    better = max((rate for rate in others if rate), default=None)
                    if ours and better:
                        ratios.append(ours / better)
                    if hand and better:
                        hands.append(hand / better)
                    if ours and hand:
                        of_hand.append(ours / hand)
                    cells = [kernel.module, dtype, str(length), *map(bench.number, (ours, hand, *others)), bench.ratio(ours, better), bench.ratio(ours, hand)]
                    print(bench.row(cells, widths, options.markdown), flush=True)
                if ratios and hands:
                    print(f"{kernel.module} {dtype}: {summary(ratios)}; by hand {summary(hands)}; beside by hand {summary(of_hand)}", flush=True)


if __name__ == "__main__":
    main()
