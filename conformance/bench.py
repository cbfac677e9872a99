#!/usr/bin/env python3
"""Time products on a GPU beside cuBLAS: a table of medians.

    conformance/bench.py [--tilerun BIN] [--rounds 3] [--launches 50] [--markdown] [NAME ...]

runs the line `tilerun[large]` of each kernel by `tilerun --bench`, with normal random numbers
(mean 0, deviation 1), and the same product by PyTorch, in turn, ROUNDS times each, so that
both see the clocks of the same minute, and prints the medians of the rounds' medians. Each
launch is timed by events of its own. NAME chooses rows; a path of a module with a `tilerun[large]` line may stand there as well,
NAME=PATH, to be compared with row NAME's product. Needs PyTorch, an NVIDIA GPU, and
nothing else of this repository than tilerun.
"""
import argparse
import os
import re
import shlex
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
KERNELS = os.path.join(HERE, "kernels", "cutile")


def rows():
    """Name: kernel, FLOP, and what makes the same product by PyTorch."""
    n = 4096
    cube = 2 * n**3
    return {
        "gemm": ("gemm", cube, lambda t: matmul(t, t.float16, n, n, n)),
        "gemm_wide": ("gemm_wide", cube, lambda t: matmul(t, t.float16, n, n, n)),
        "gemm_nt": ("gemm_nt", cube, lambda t: matmul(t, t.float16, n, n, n, nt=True)),
        "gemm_grouped": ("gemm_grouped", cube, lambda t: matmul(t, t.bfloat16, n, n, n)),
        "gemm_persistent": ("gemm_persistent", cube, lambda t: matmul(t, t.bfloat16, n, n, n)),
        "gemm_batched": ("gemm_batched", 2 * 16 * 2048**3, lambda t: batched(t, t.float16, 16, 2048)),
        "gemm_split_k": ("gemm_split_k", 2 * 512 * 512 * 16384, lambda t: matmul(t, t.float16, 512, 512, 16384)),
        "gemm_tf32": ("gemm_tf32", cube, lambda t: tf32(t, n, nt=False)),
        "gemm_tf32_tall": ("gemm_tf32_tall", cube, lambda t: tf32(t, n, nt=False)),
        "gemm_tf32_nt": ("gemm_tf32_nt", cube, lambda t: tf32(t, n, nt=True)),
        "gemm_tf32_nt_wide": ("gemm_tf32_nt_wide", cube, lambda t: tf32(t, n, nt=True)),
        "gemm_e4m3": ("gemm_e4m3", cube, lambda t: e4m3(t, n)),
        "gemm_e4m3_nt": ("gemm_e4m3_nt", cube, lambda t: e4m3(t, n)),
        "gemm_e5m2": ("gemm_e5m2", cube, None),
        "gemm_int8": ("gemm_int8", cube, lambda t: int8(t, n)),
        "gemm_int8_nt": ("gemm_int8_nt", cube, lambda t: int8(t, n)),
        "gemm_dequantized": ("gemm_dequantized", cube, None),
        "gemm_gelu": ("gemm_gelu", cube, lambda t: matmul(t, t.float16, n, n, n)),
    }


def normal(t, rows, cols, dtype, batch=()):
    return t.randn(*batch, rows, cols, device="cuda").to(dtype)


def matmul(t, dtype, m, n, k, nt=False):
    a = normal(t, m, k, dtype)
    b = normal(t, n, k, dtype).t() if nt else normal(t, k, n, dtype)
    c = t.empty(m, n, device="cuda", dtype=dtype)
    return lambda: t.mm(a, b, out=c)


def batched(t, dtype, count, n):
    a, b = normal(t, n, n, dtype, (count,)), normal(t, n, n, dtype, (count,))
    c = t.empty(count, n, n, device="cuda", dtype=dtype)
    return lambda: t.bmm(a, b, out=c)


def tf32(t, n, nt):
    t.backends.cuda.matmul.allow_tf32 = True
    return matmul(t, t.float32, n, n, n, nt)


def e4m3(t, n):
    a, b = normal(t, n, n, t.float8_e4m3fn), normal(t, n, n, t.float8_e4m3fn).t()
    one = t.ones((), device="cuda")
    return lambda: t._scaled_mm(a, b, one, one, out_dtype=t.float16, use_fast_accum=False)


def int8(t, n):
    a = t.randint(-128, 128, (n, n), device="cuda", dtype=t.int8)
    b = t.randint(-128, 128, (n, n), device="cuda", dtype=t.int8).t()
    return lambda: t._int_mm(a, b)


def time_torch(t, call, launches):
    """Median seconds of a launch."""
    for _ in range(5):
        call()
    times = []
    for _ in range(launches):
        begin, end = t.cuda.Event(enable_timing=True), t.cuda.Event(enable_timing=True)
        begin.record()
        call()
        end.record()
        times.append((begin, end))
    t.cuda.synchronize()
    return statistics.median(b.elapsed_time(e) for b, e in times) / 1e3


UNITS = {"s": 1, "ms": 1e-3, "µs": 1e-6, "us": 1e-6, "ns": 1e-9}


def large(path):
    """The flags of a module's line `tilerun[large]`, with normal data in place of uniform."""
    with open(path) as file:
        for line in file:
            if line.startswith("// tilerun[large]:"):
                return [re.sub(r"^rand:", "randn:", flag) for flag in shlex.split(line.partition(":")[2])]
    raise SystemExit(f"{path}: there is no line tilerun[large]")


def time_ours(tilerun, path, launches, flags=None):
    """Median seconds of a launch, or None with what tilerun said."""
    command = [tilerun, "--device", "cuda", f"--bench={launches}", *(flags or large(path)), path]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
    found = re.search(r"median ([0-9.e+-]+) ?(\S?s)\b", ran.stdout)
    if ran.returncode or not found:
        print(f"{path}: exit {ran.returncode}: {ran.stdout.strip()[-400:]}", file=sys.stderr)
        return None
    return float(found[1]) * UNITS[found[2]]


def measure(t, options, name, path):
    _, flop, reference = rows()[name]
    call = reference(t) if reference and not options.ours_only else None
    ours, theirs = [], []
    for _ in range(options.rounds):
        if call:
            theirs.append(time_torch(t, call, options.launches))
        one = time_ours(options.tilerun, path, options.launches)
        if one is None:
            break
        ours.append(one)
    rate = [flop / statistics.median(times) / 1e12 if times else None for times in (ours, theirs)]
    t.cuda.empty_cache()
    return rate


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tilerun", default=os.path.join(HERE, "..", "bin", "tilerun"))
    parser.add_argument("--kernels", default=KERNELS, help="folder of the rows' modules")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--launches", type=int, default=50)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--ours-only", action="store_true", help="do not run cuBLAS")
    parser.add_argument("names", nargs="*", metavar="NAME[=PATH]")
    options = parser.parse_args()
    import torch as t

    print(f"{t.cuda.get_device_name()}, PyTorch {t.__version__}, CUDA {t.version.cuda}; "
          f"medians of {options.rounds} × {options.launches} launches, normal data, TFLOP/s")
    head = ("kernel", "ours", "cuBLAS", "ratio")
    print("| " + " | ".join(head) + " |\n|---|---|---|---|" if options.markdown else "{:28}{:>9}{:>9}{:>8}".format(*head))
    for chosen in options.names or rows():
        name, _, path = chosen.partition("=")
        if name not in rows():
            parser.error(f"no row {name}: expected one of {', '.join(rows())}")
        path = path or os.path.join(options.kernels, rows()[name][0] + ".mlir")
        ours, theirs = measure(t, options, name, path)
        label = name if path.startswith(options.kernels) else f"{name} {os.path.basename(path)}"
        cells = [label] + [f"{v:.0f}" if v else "–" for v in (ours, theirs)] + [f"{ours / theirs:.3f}" if ours and theirs else "–"]
        print("| " + " | ".join(cells) + " |" if options.markdown else "{:28}{:>9}{:>9}{:>8}".format(*cells), flush=True)


if __name__ == "__main__":
    main()
