#!/usr/bin/env python3
"""Time products on a GPU beside cuBLAS: tables of medians.

    conformance/bench.py [--tilerun BIN] [--rounds 3] [--launches 50] [--markdown] [NAME ...]
    conformance/bench.py --table squares|shapes|rounds [--seconds 180] ...

The first table, "products", runs the line `tilerun[large]` of each kernel that cuTile Python made.
"squares" is f16 and bf16 at sizes from 1024 to 16384, with both orders of B, by tiles of two
sizes; "shapes" is problems that are no squares, one of them by a recipe as well, f16 with sums of f16, f32 and f64; "rounds" is
squares that tiles of 192 columns fit better than of 128 or 256. Those are members of the families
kernels/gemm_sizes.mlir and gemm_beside.mlir. NAME chooses rows; in the first table a path of a module with a
`tilerun[large]` line may stand there as well, NAME=PATH, to be compared with row NAME's product.

Each is timed by `tilerun --bench` with normal random numbers (mean 0, deviation 1), and the same
product by PyTorch, in turn, ROUNDS times each, so that both see the clocks of the same minute; a
table has the medians of the rounds' medians. Each launch is timed by events of its own; a problem
that takes less than 0.1 ms by replays of a CUDA graph of 20 launches, on both sides (a * behind
its size). With --cubins the first table has a column of what tileiras makes of the same kernels, the best
of several sizes of tile, in turn with the others; cutile/cubins.py compiles them. Needs PyTorch, an NVIDIA
GPU, and of this repository tilerun and the files beside this one.
"""
import argparse
import os
import re
import shlex
import statistics
import subprocess
import sys
import time

import tileiras

HERE = os.path.dirname(os.path.abspath(__file__))
KERNELS = os.path.join(HERE, "kernels", "cutile")
FAMILY = os.path.join(HERE, "kernels", "gemm_sizes.mlir")
BESIDE = os.path.join(HERE, "kernels", "gemm_beside.mlir")  # its tiles have a fourth number
RECIPES = os.path.join(HERE, "..", "examples", "recipes")

# A problem of fewer operations is timed by replays of a graph of so many launches.
GRAPH_BELOW, PER_GRAPH = 70e9, 20


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


def warm_torch(t, call, graph):
    """The call, warmed up, and how many launches it is: with graph a graph of several."""
    for _ in range(5):
        call()
    if not graph:
        return call, 1
    t.cuda.synchronize()
    several = t.cuda.CUDAGraph()
    with t.cuda.graph(several):
        for _ in range(PER_GRAPH):
            call()
    several.replay()
    return several.replay, PER_GRAPH


def time_warm(t, call, each, launches):
    """Median seconds of a launch of what warm_torch made."""
    times = []
    for _ in range(launches):
        begin, end = t.cuda.Event(enable_timing=True), t.cuda.Event(enable_timing=True)
        begin.record()
        call()
        end.record()
        times.append((begin, end))
    t.cuda.synchronize()
    return statistics.median(b.elapsed_time(e) for b, e in times) / 1e3 / each


REST = 1  # s


def time_rested(t, call, launches):
    """Median seconds of a launch in a graph, behind a rest, as the GPU has while tilerun starts, and as many replays."""
    replay, each = warm_torch(t, call, graph=True)
    t.cuda.synchronize()
    time.sleep(REST)
    time_warm(t, replay, each, launches)
    return time_warm(t, replay, each, launches)


def time_torch(t, call, launches, graph=False):
    """Median seconds of a launch."""
    return time_warm(t, *warm_torch(t, call, graph), launches)


UNITS = {"s": 1, "ms": 1e-3, "µs": 1e-6, "us": 1e-6, "ns": 1e-9}


def large(path):
    """The flags of a module's line `tilerun[large]`, with normal data in place of uniform."""
    with open(path) as file:
        for line in file:
            if line.startswith("// tilerun[large]:"):
                return [re.sub(r"^rand:", "randn:", flag) for flag in shlex.split(line.partition(":")[2])]
    raise SystemExit(f"{path}: there is no line tilerun[large]")


def time_ours(tilerun, path, launches, flags=None, graph=False):
    """Median seconds of a launch, or None with what tilerun said."""
    replays = [f"--bench-graph={PER_GRAPH}"] if graph else []
    command = [tilerun, "--device", "cuda", f"--bench={launches}", *replays, *(flags or large(path)), path]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
    found = re.search(r"median ([0-9.e+-]+) ?(\S?s)\b", ran.stdout)
    if ran.returncode or not found:
        print(f"{path}: exit {ran.returncode}: {ran.stdout.strip()[-400:]}", file=sys.stderr)
        return None
    return float(found[1]) * UNITS[found[2]]


def measure(t, options, name, path):
    """TFLOP/s of ours, of PyTorch's call, and of tileiras's cubins by their tile."""
    _, flop, reference = rows()[name]
    call = reference(t) if reference and not options.ours_only else None
    cubins = load_cubins(t, options, name)
    ours, theirs, tiles = [], [], {tile: [] for tile in cubins}
    for _ in range(options.rounds):
        if call:
            theirs.append(time_torch(t, call, options.launches))
        one = time_ours(options.tilerun, path, options.launches)
        if one is None:
            break
        ours.append(one)
        for tile, launch in cubins.items():
            tiles[tile].append(time_torch(t, launch, options.launches))
    del call, cubins
    t.cuda.empty_cache()

    def rate(times):
        return flop / statistics.median(times) / 1e12 if times else None
    return rate(ours), rate(theirs), {tile: rate(times) for tile, times in tiles.items() if times}


def load_cubins(t, options, name):
    """By tile, what launches tileiras's kernels of the program of a row."""
    entries = tileiras.index(options.cubins).get(rows()[name][0], []) if options.cubins else []
    buffers = [tileiras.data(t, array) for array in entries[0]["arrays"]] if entries else []
    return {entry["tile"].replace("x", "×"): tileiras.load(t, entry, buffers) for entry in entries}


class Problem:
    """A product m×n×k by members of the family, and by PyTorch."""

    def __init__(self, dtype, m, n, k, tiles, along_k=False, sums="f32"):
        self.dtype, self.m, self.n, self.k, self.tiles, self.along_k, self.sums = dtype, m, n, k, tiles, along_k, sums
        self.flop = 2 * m * n * k
        self.graph = self.flop < GRAPH_BELOW

    def name(self):
        size = str(self.m) if self.m == self.n == self.k else f"{self.m}×{self.n}×{self.k}"
        sums = f", {self.sums} sums" if self.sums == "f16" else ""
        return f"{self.dtype}{sums}, B along {'k' if self.along_k else 'n'}, {size}{'*' if self.graph else ''}"

    def flags(self, tile):
        values = dict(zip(("BM", "BN", "BK", "BESIDE"), extents(tile)), T=self.dtype, SUM=self.sums, ALONG="k" if self.along_k else "n",
                      M=self.m, N=self.n, K=self.k)
        return ["--run", "large"] + [f"--define={name}={value}" for name, value in values.items()] + recipe(tile)

    def reference(self, t):
        t.backends.cuda.matmul.allow_tf32 = False
        t.backends.cuda.matmul.allow_fp16_accumulation = self.sums == "f16"
        kind = {"f16": t.float16, "bf16": t.bfloat16, "f32": t.float32, "f64": t.float64}[self.dtype]
        return matmul(t, kind, self.m, self.n, self.k, self.along_k)


# A tile is its extents, and behind them perhaps the recipe by which it is scheduled.


def extents(tile):
    return [n for n in tile if isinstance(n, int)]


def recipe(tile):
    """The flags for a tile's recipe."""
    return [flag for name in tile if isinstance(name, str) for flag in ("--recipe", os.path.join(RECIPES, name + ".recipe"))]


def tile_name(tile):
    return ", ".join(["×".join(map(str, extents(tile)))] + [name for name in tile if isinstance(name, str)])


TILES = [(128, 128, 64), (128, 256, 64)]
SMALL_TILES = [(128, 128, 64), (64, 128, 64)]


def squares():
    """Problems of the table of sizes."""
    for dtype in ("f16", "bf16"):
        for along_k in (False, True):
            for n in (1024, 2048, 4096, 8192, 16384):
                yield Problem(dtype, n, n, n, SMALL_TILES if n < 2048 else TILES, along_k)


def shapes():
    """Problems of the table of shapes, and other types."""
    for m, n, k, tiles in ((8192, 8192, 1024, TILES), (512, 4096, 14336, [(128, 128, 64), (64, 256, 64), (128, 128, 64, "gemm_stream_k")]),
                           (16, 8192, 8192, [(16, 64, 128), (16, 32, 128)]),
                           (4097, 4097, 4097, [(128, 128, 64)])):
        yield Problem("bf16", m, n, k, tiles)
    for n in (4096, 8192):
        yield Problem("f16", n, n, n, TILES + [(256, 256, 32)], sums="f16")
    yield Problem("f32", 4096, 4096, 4096, [(64, 128, 32), (128, 64, 32)])
    for along_k in (False, True):
        yield Problem("f64", 4096, 4096, 4096, [(128, 64, 16), (64, 128, 16), (128, 128, 16)], along_k, sums="f64")


def rounds():
    """Squares whose tile blocks leave most multiprocessors idle in the last round."""
    for n in (1536, 3072, 6912):
        yield Problem("f16", n, n, n, TILES + [(64, 128, 64), (128, 128, 64, 64)] + ([(128, 128, 64, 16)] if n == 1536 else []))


TABLES = {"squares": squares, "shapes": shapes, "rounds": rounds}
ALONE = (128, 128, 64)


def measure_problem(t, options, problem):
    """Medians of seconds: by tile, and PyTorch's."""
    call = None if options.ours_only else problem.reference(t)
    ours, theirs = {tile: [] for tile in problem.tiles}, []
    for _ in range(options.rounds):
        if call:
            theirs.append(time_torch(t, call, options.launches, problem.graph))
        for tile, times in ours.items():
            family = BESIDE if len(extents(tile)) > 3 else options.family
            one = time_ours(options.tilerun, family, options.launches, problem.flags(tile), problem.graph)
            if one is not None:
                times.append(one)
    del call
    t.cuda.empty_cache()
    return {tile: statistics.median(times) for tile, times in ours.items() if times}, statistics.median(theirs) if theirs else None


def row(cells, widths, markdown):
    if markdown:
        return "| " + " | ".join(cells) + " |"
    return "".join(f"{cell:{'' if i == 0 else '>'}{width}}" for i, (cell, width) in enumerate(zip(cells, widths)))


def print_problems(t, options):
    """The table of problems: the best tile, 128×128×64 alone, and all tiles."""
    head, widths = ("product", "best", "tile", "128×128×64", "cuBLAS", "best ratio", "alone"), (36, 7, 13, 12, 9, 12, 8)
    print(row(head, widths, options.markdown) + ("\n" + "|---" * len(head) + "|" if options.markdown else ""))
    begin, ratios = time.monotonic(), {}
    for problem in TABLES[options.table]():
        if options.names and not any(name in problem.name() for name in options.names):
            continue
        if time.monotonic() - begin > options.seconds:
            print(f"stopped before {problem.name()}")
            break
        ours, theirs = measure_problem(t, options, problem)
        if not ours:
            continue
        rate = {tile: problem.flop / seconds / 1e12 for tile, seconds in ours.items()}
        best, other = max(rate, key=rate.get), problem.flop / theirs / 1e12 if theirs else None
        cells = [problem.name(), f"{rate[best]:.1f}", tile_name(best), f"{rate[ALONE]:.1f}" if ALONE in rate else "–",
                 f"{other:.1f}" if other else "–", f"{rate[best] / other:.3f}" if other else "–",
                 f"{rate[ALONE] / other:.3f}" if other and ALONE in rate else "–"]
        print(row(cells, widths, options.markdown), flush=True)
        if options.tiles:
            print("    " + ", ".join(f"{tile_name(tile)} {r:.1f}" for tile, r in rate.items()), flush=True)
        if other:
            ratios[problem.name()] = rate[best] / other
    if ratios:
        worst = min(ratios, key=ratios.get)
        print(f"geometric mean {statistics.geometric_mean(ratios.values()):.3f} of {len(ratios)}, worst {ratios[worst]:.3f}: {worst}")


def print_products(t, options):
    """The table of kernels."""
    head, widths = ["kernel", "ours", "cuBLAS", "ratio"], [28, 9, 9, 8]
    if options.cubins:
        head, widths = head + ["tileiras", "its tile", "ratio"], widths + [10, 14, 8]
    print(row(head, widths, options.markdown) + ("\n" + "|---" * len(head) + "|" if options.markdown else ""))
    speeds = {}
    for chosen in options.names or rows():
        name, _, path = chosen.partition("=")
        if name not in rows():
            raise SystemExit(f"no row {name}: expected one of {', '.join(rows())}")
        path = path or os.path.join(options.kernels, rows()[name][0] + ".mlir")
        ours, theirs, tiles = measure(t, options, name, path)
        speeds[name] = ours
        label = name if path.startswith(options.kernels) else f"{name} {os.path.basename(path)}"
        cells = [label, number(ours), number(theirs), ratio(ours, theirs)]
        if options.cubins:
            best = max(tiles, key=tiles.get, default=None)
            cells += [number(tiles.get(best)), best or "–", ratio(ours, tiles.get(best))]
        print(row(cells, widths, options.markdown), flush=True)
        if options.tiles and tiles:
            print("    " + ", ".join(f"{tile} {number(r)}" for tile, r in tiles.items()), flush=True)
    if speeds.get("gemm") and speeds.get("gemm_gelu"):
        print(f"gemm_gelu takes {speeds['gemm'] / speeds['gemm_gelu']:.3f} times as long as gemm")


def number(rate):
    return f"{rate:.0f}" if rate else "–"


def ratio(ours, other):
    return f"{ours / other:.3f}" if ours and other else "–"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tilerun", default=os.path.join(HERE, "..", "bin", "tilerun"))
    parser.add_argument("--kernels", default=KERNELS, help="folder of the rows' modules")
    parser.add_argument("--family", default=FAMILY, help="the family of the other tables")
    parser.add_argument("--table", default="products", choices=["products", *TABLES])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--launches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=180, help="begin no problem after so many")
    parser.add_argument("--tiles", action="store_true", help="show what each size of tile makes")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--cubins", help="folder of cutile/cubins.py, for the first table")
    parser.add_argument("--ours-only", action="store_true", help="do not run cuBLAS")
    parser.add_argument("names", nargs="*", metavar="NAME[=PATH]")
    options = parser.parse_args()
    import torch as t

    print(f"{t.cuda.get_device_name()}, PyTorch {t.__version__}, CUDA {t.version.cuda}; "
          f"medians of {options.rounds} × {options.launches} launches, normal data, TFLOP/s")
    (print_products if options.table == "products" else print_problems)(t, options)


if __name__ == "__main__":
    main()
