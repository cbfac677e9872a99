#!/usr/bin/env python3
"""Products of growing size beside cuBLAS: a CSV of times, and plots of it as SVG.

    conformance/sweep.py measure FILE.csv [--tilerun BIN] [--from 1024] [--to 16384] [--step 256] [--seconds 90]
    conformance/sweep.py family FILE.csv --sizes BIN [--from 1024] [--to 16384] [--step 256] [--seconds 90]
    conformance/sweep.py ablation --sizes BIN
    conformance/sweep.py plot FILE.csv FOLDER
    conformance/sweep.py table FILE.csv

"measure" times square products of normal random numbers, ours by `tilerun --bench` and cuBLAS
by PyTorch in turn, the median of ROUNDS medians of LAUNCHES launches each, by the functions of
bench.py. It appends a line for each time as soon as it has it, leaves out what the file has
already, and stops after so many seconds: called again and again it goes on where it stopped.

"family" does the same with members of the family kernels/gemm_sizes.mlir of several tiles, sums
in f32 and in f16, all timed by one process: BIN is `go build ./conformance/sizes`, which compiles
them before. What takes less than 0.1 ms is timed by replays of a graph, on both sides. "ablation" prints a
table of products with one thing of the schedule changed in each row, by a recipe or by leaving
out a pass. Both take turns in random order, in each of ROUNDS rounds.

"plot" writes a picture for each kind of product: TFLOP/s over size, a line for each way to
compute it, of the family's tiles the best of each size and 128×128×64. "table" prints how the
family's products compare with cuBLAS's, as Markdown. Both need the standard library alone.
"""
import argparse
import csv
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from html import escape

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bench

FIELDS = ("product", "way", "size", "microseconds")
CUBLAS = "cuBLAS"

# Kinds of product: ways of ours by name, with the kernel and its tile of the result; the type;
# whether B lies along k.
PRODUCTS = {
    "f16": ({"128x128x64": ("gemm", 128, 128), "128x256x64": ("gemm_wide", 128, 256)}, "f16", False),
    "f16, B along k": ({"128x128x64": ("gemm_nt", 128, 128)}, "f16", True),
    "bf16": ({"128x128x64": ("gemm_grouped", 128, 128), "persistent": ("gemm_persistent", 128, 128)}, "bf16", False),
    "tf32": ({"128x128x32": ("gemm_tf32", 128, 128), "256x128x32": ("gemm_tf32_tall", 256, 128)}, "f32", False),
    "tf32, B along k": ({"128x128x32": ("gemm_tf32_nt", 128, 128), "128x256x32": ("gemm_tf32_nt_wide", 128, 256)}, "f32", True),
}

# Kernels that walk over the tile blocks themselves, or number them along x alone.
ALONG_X = {"gemm_grouped": lambda m, n: f"{m * n}", "gemm_persistent": lambda m, n: "132"}


def command_line(kernel, rows, columns, dtype, along_k, n):
    """The flags of tilerun for a product of n×n matrices."""
    m_tiles, n_tiles = -(-n // rows), -(-n // columns)
    grid = ALONG_X[kernel](m_tiles, n_tiles) if kernel in ALONG_X else f"{m_tiles},{n_tiles}"
    flags = ["--grid", grid]
    for array in (f"randn:{dtype}:{n}x{n}:1", f"randn:{dtype}:{n}x{n}:2", f"zeros:{dtype}:{n}x{n}"):
        for value in (array, n, n, n, 1):
            flags += ["--arg", str(value)]
    return flags


def read(path):
    """The lines of a file of times: {(product, way, size): microseconds}."""
    times = {}
    if not os.path.exists(path):
        return times
    with open(path, newline="") as file:
        for number, line in enumerate(csv.DictReader(file), 2):
            try:
                times[line["product"], line["way"], int(line["size"])] = float(line["microseconds"])
            except (KeyError, TypeError, ValueError) as wrong:
                raise SystemExit(f"{path}:{number}: expected {','.join(FIELDS)}, got {line} ({wrong})")
    return times


def append(path, product, way, size, seconds):
    new = not os.path.exists(path)
    with open(path, "a", newline="") as file:
        out = csv.writer(file)
        if new:
            out.writerow(FIELDS)
        out.writerow((product, way, size, f"{seconds * 1e6:.2f}"))


def reference(t, dtype, along_k, n):
    """cuBLAS's product as a call without arguments."""
    t.backends.cuda.matmul.allow_tf32 = True
    kind = {"f16": t.float16, "bf16": t.bfloat16, "f32": t.float32}[dtype]
    return bench.matmul(t, kind, n, n, n, nt=along_k)


def measure(options):
    import torch as t

    done, begin = read(options.file), time.monotonic()
    for n in range(options.first, options.last + 1, options.step):
        for product, (ways, dtype, along_k) in PRODUCTS.items():
            if options.only and product not in options.only:
                continue
            missing = [w for w in (*ways, CUBLAS) if (product, w, n) not in done]
            if not missing:
                continue
            if time.monotonic() - begin > options.seconds:
                print(f"stopped before {product} of {n}: call again to go on")
                return
            medians = {w: [] for w in missing}
            call = reference(t, dtype, along_k, n) if CUBLAS in missing else None
            for _ in range(options.rounds):
                for way in missing:
                    if way == CUBLAS:
                        medians[way].append(bench.time_torch(t, call, options.launches))
                        continue
                    kernel, rows, columns = ways[way]
                    path = os.path.join(options.kernels, kernel + ".mlir")
                    flags = command_line(kernel, rows, columns, dtype, along_k, n)
                    one = bench.time_ours(options.tilerun, path, options.launches, flags)
                    if one is not None:
                        medians[way].append(one)
            del call
            t.cuda.empty_cache()
            for way, times in medians.items():
                if times:
                    append(options.file, product, way, n, statistics.median(times))
    print("complete")


# Products of the family: what is summed in, and the tiles of small products and of large ones.
SMALL = 4096
FAMILY = {
    "f16, sums of f32": ("f32", [(64, 128, 64), (128, 128, 64), (128, 256, 64)], [(128, 128, 64), (128, 256, 64)]),
    "f16, sums of f16": ("f16", [(64, 128, 64), (128, 128, 64), (128, 256, 64), (256, 256, 32)],
                         [(128, 128, 64), (128, 256, 64), (256, 256, 32)]),
}
ALONE, BEST = "128x128x64", "the best of ours"


class Sizes:
    """conformance/sizes as a process: members are added, compiled by start, and timed then."""

    def __init__(self, binary, family):
        self.command, self.lines = [binary, family], []

    def add(self, tile, n, sums="f32", rest=""):
        """Adds a member; returns its index."""
        values = dict(zip(("BM", "BN", "BK"), tile), SUM=sums, M=n, N=n, K=n)
        self.lines.append(" ".join(f"{name}={value}" for name, value in values.items()) + rest)
        return len(self.lines) - 1

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask("\n".join(self.lines) + "\n", "compiled")

    def ask(self, line, expected=None):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer or (expected and answer != expected):
            self.process.kill()
            self.process.communicate()
            raise SystemExit(f"{self.command[0]}: expected {expected or 'a time'}, got {answer!r}")
        return answer

    def time(self, index, launches, graph):
        """Median seconds of a launch, or None with what was said."""
        answer = self.ask(f"{index} {launches} {bench.PER_GRAPH if graph else 0}")
        if answer.startswith("error: "):
            print(f"{self.lines[index]}: {answer}", file=sys.stderr)
            return None
        return float(answer)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def launches_of(problem, most, least=2, seconds=0.015, rate=700e12):
    """How often a problem is launched in a round: for about so many seconds."""
    each = problem.flop / rate * (bench.PER_GRAPH if problem.graph else 1)
    return max(least, min(most, int(seconds / each)))


def in_turn(rounds, ways, pause=0):
    """Calls the functions of {name: seconds or None} in each round, each round in another order:
    at its limit of power a GPU is slower behind what took more. Returns {name: median}."""
    order, times, chance = list(ways), {name: [] for name in ways}, random.Random(0)
    for _ in range(rounds):
        chance.shuffle(order)
        for name in order:
            time.sleep(pause)
            one = ways[name]()
            if one is not None:
                times[name].append(one)
    return {name: statistics.median(seconds) for name, seconds in times.items() if seconds}


def reference_of(t, problem):
    """A function of launches that times cuBLAS."""
    warm, each = bench.warm_torch(t, problem.reference(t), problem.graph)

    def timed(launches):
        warm()
        return bench.time_warm(t, warm, each, launches)

    return timed


def family(options):
    import torch as t

    done, sizes, todo = read(options.file), Sizes(options.sizes, options.family), []
    for n in range(options.first, options.last + 1, options.step):
        for product, (sums, small, large) in FAMILY.items():
            if options.only and product not in options.only:
                continue
            ways = {"x".join(map(str, tile)): tile for tile in (small if n <= SMALL else large)}
            indices = {way: sizes.add(tile, n, sums) for way, tile in ways.items() if (product, way, n) not in done}
            if indices or (product, CUBLAS, n) not in done:
                todo.append((product, bench.Problem("f16", n, n, n, [], sums=sums), indices))
    begin = time.monotonic()
    sizes.start()
    print(f"{t.cuda.get_device_name()}, PyTorch {t.__version__}, CUDA {t.version.cuda}: {len(sizes.lines)} kernels compiled and "
          f"matrices filled in {time.monotonic() - begin:.1f} s")
    for product, problem, indices in todo:
        if time.monotonic() - begin > options.seconds:
            print(f"stopped before {product} of {problem.m}: call again to go on")
            break
        for way, seconds in measure_family(t, options, sizes, problem, indices).items():
            append(options.file, product, way, problem.m, seconds)
    else:
        print(f"complete, in {time.monotonic() - begin:.1f} s")
    sizes.close()


def measure_family(t, options, sizes, problem, indices):
    """Medians of seconds by tile, and cuBLAS's."""
    launches, theirs = launches_of(problem, options.launches), reference_of(t, problem)
    ways = {way: partial(sizes.time, index, launches, problem.graph) for way, index in indices.items()}
    times = in_turn(options.rounds, {CUBLAS: partial(theirs, launches), **ways})
    del theirs
    t.cuda.empty_cache()
    return times


# What one row of the ablation changes: a recipe for the entry, passes that are left out.
# Neighbours are merged in the first alone.
ABLATION = {
    "as it is chosen": ("", ""),
    "neighbours are not merged": ("", "merge"),
    "… a CTA for each tile block": ("persistent = false", "merge"),
    "… the hardware's order of tile blocks": ("order = [0, 1, 2]", "merge"),
    "… half as many warps": ("warps = 4", "merge"),
    "… three stages": ("load { stages = 3 }", "merge"),
    "… two stages": ("load { stages = 2 }", "merge"),
    "… products waited for at once": ('product { overlap = "none" }', "merge"),
    "… no role, no bulk copies: threads copy ahead": ("", "merge,roles"),
    "… nothing copied ahead": ('load { copy = "none" }', "merge"),
    "… mma.sync, for which threads copy ahead": ('product { instruction = "mma.m16n8k16.f32.f16" }', "merge"),
    "… mma.sync, nothing copied ahead": ('product { instruction = "mma.m16n8k16.f32.f16" } load { copy = "none" }', "merge"),
    "… no simplification before planning": ("", "merge,fold,canonicalize,cse,licm,dce"),
}


def ablation(options):
    import torch as t

    sizes = Sizes(options.sizes, options.family)
    problems = {n: bench.Problem("f16", n, n, n, []) for n in options.size or (4096, 8192)}
    columns = [(tile, n) for n in problems for tile in ((128, 128, 64), (128, 256, 64))]
    with tempfile.TemporaryDirectory() as folder:
        indices = {}
        for number, (name, (text, without)) in enumerate(ABLATION.items()):
            path = os.path.join(folder, f"{number}.recipe")
            with open(path, "w") as file:
                file.write(f"entry * {{ {text} }}\n")
            rest = (f" recipe={path}" if text else "") + (f" without={without}" if without else "")
            indices.update({(name, column): sizes.add(*column, rest=rest) for column in columns})
        sizes.start()
    ways = {}
    for n, problem in problems.items():
        launches, theirs = launches_of(problem, options.launches), reference_of(t, problem)
        ways.update({(CUBLAS, column): partial(theirs, launches) for column in columns if column[1] == n})
        ways.update({key: partial(sizes.time, index, launches, problem.graph) for key, index in indices.items() if key[1][1] == n})
    times = in_turn(options.rounds, ways, options.pause)
    sizes.close()
    print("| schedule | " + " | ".join(f"{'×'.join(map(str, tile))}, {n}" for tile, n in columns) + " |\n" + "|---" * (len(columns) + 1) + "|")
    for name in (*ABLATION, CUBLAS):
        rates = [problems[n].flop / times[name, (tile, n)] / 1e12 if (name, (tile, n)) in times else None for tile, n in columns]
        print(f"| {name} | " + " | ".join(f"{rate:.0f}" if rate else "–" for rate in rates) + " |")


COLOURS = ("#1f77b4", "#d62728", "#2ca02c", "#9467bd")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 56, 12, 34, 44


def ticks(most, about=6):
    """Round numbers from 0 to most or a little above."""
    step = 1
    while most / step > about:
        step = {1: 2, 2: 5, 5: 10}[int(str(step)[0])] * 10 ** (len(str(step)) - 1)
    return list(range(0, int(most + step), step))


def svg(title, lines):
    """A picture of {way: [(size, TFLOP/s), …]}."""
    points = [p for line in lines.values() for p in line]
    sizes = [x for x, _ in points]
    low, high = min(sizes), max(sizes)
    rates = ticks(max(y for _, y in points))

    def place(x, y):
        right = LEFT + (x - low) / max(high - low, 1) * (WIDTH - LEFT - RIGHT)
        return f"{right:.1f},{HEIGHT - BOTTOM - y / rates[-1] * (HEIGHT - TOP - BOTTOM):.1f}"

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="18" font-size="14">{escape(title)}</text>',
    ]
    for y in rates:
        at = place(low, y).split(",")[1]
        out.append(f'<path d="M{LEFT},{at}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 6}" y="{float(at) + 4:.1f}" text-anchor="end">{y}</text>')
    for x in sorted({s for s in sizes if s % 2048 == 0} | {low, high}):
        at = place(x, 0).split(",")[0]
        out.append(f'<text x="{at}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x}</text>')
    out.append(f'<text x="{WIDTH / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">rows, columns and sums of the product; TFLOP/s upwards</text>')
    for number, (way, line) in enumerate(sorted(lines.items())):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in sorted(line))
        out.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{path}"/>')
        out.append(f'<text x="{WIDTH - RIGHT - 110}" y="{HEIGHT - BOTTOM - 12 - 16 * number}" fill="{colour}">{escape(way)}</text>')
    return "\n".join(out) + "\n</svg>\n"


def best_of(lines):
    """Of the family's tiles the best of each size, and the one for all sizes."""
    ours = [point for way, line in lines.items() if way != CUBLAS for point in line]
    best = [(n, max(rate for size, rate in ours if size == n)) for n in sorted({size for size, _ in ours})]
    return {BEST: best, **{way: line for way, line in lines.items() if way in (CUBLAS, ALONE)}}


def by_product(path):
    """The rates of a file of times: {product: {way: [(size, TFLOP/s), …]}}."""
    rates = {}
    for (product, way, n), microseconds in read(path).items():
        rates.setdefault(product, {}).setdefault(way, []).append((n, 2 * n**3 / microseconds / 1e6))
    return rates


# The last sizes of the table's rows.
UNTIL = (2048, 4096, 8192, 12288, 16384)


def table(options):
    print("| product, sizes | best tile, TFLOP/s | cuBLAS | ratio | least | most | 128×128×64 alone, ratio |\n" + "|---" * 7 + "|")
    for product, lines in by_product(options.file).items():
        if product not in FAMILY:
            continue
        theirs, (best, alone) = dict(lines[CUBLAS]), (dict(best_of(lines)[way]) for way in (BEST, ALONE))
        for above, until in zip((0, *UNTIL), UNTIL):
            sizes = [n for n in sorted(best) if above < n <= until and n in theirs]
            if sizes:
                print(table_row(f"{product}, {sizes[0]}–{sizes[-1]}", sizes, best, alone, theirs))
        print(table_row(f"{product}, all", sorted(best), best, alone, theirs))


def table_row(name, sizes, best, alone, theirs):
    """Geometric means over sizes, and the extremes of the ratio with their sizes."""
    ratio = {n: best[n] / theirs[n] for n in sizes}
    mean = lambda rates: statistics.geometric_mean(rates[n] for n in sizes)
    extremes = [f"{ratio[n]:.3f} ({n})" for n in (min(ratio, key=ratio.get), max(ratio, key=ratio.get))]
    cells = [name, f"{mean(best):.0f}", f"{mean(theirs):.0f}", f"{mean(ratio):.3f}", *extremes, f"{mean(alone) / mean(theirs):.3f}"]
    return "| " + " | ".join(cells) + " |"


def plot(options):
    for product, lines in by_product(options.file).items():
        if product in FAMILY:
            lines = best_of(lines)
        name = "gemm_" + product.replace(", ", "_").replace(" ", "_").lower() + ".svg"
        with open(os.path.join(options.folder, name), "w") as file:
            file.write(svg(f"{product}: {options.title}" if options.title else product, lines))
        print(name)


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    m = commands.add_parser("measure")
    m.add_argument("file")
    m.add_argument("--tilerun", default=os.path.join(bench.HERE, "..", "bin", "tilerun"))
    m.add_argument("--kernels", default=bench.KERNELS, help="folder of the modules")
    m.add_argument("--only", action="append", metavar="PRODUCT", choices=sorted(PRODUCTS))
    m.set_defaults(run=measure)
    f = commands.add_parser("family")
    f.add_argument("file")
    f.add_argument("--only", action="append", metavar="PRODUCT", choices=sorted(FAMILY))
    f.set_defaults(run=family)
    a = commands.add_parser("ablation")
    a.add_argument("--size", type=int, action="append", help="default: 4096 and 8192")
    a.add_argument("--pause", type=float, default=0.05, help="seconds before each of them, so that none pays for the one before")
    a.set_defaults(run=ablation)
    for command in (m, f):
        command.add_argument("--from", dest="first", type=int, default=1024)
        command.add_argument("--to", dest="last", type=int, default=16384)
        command.add_argument("--step", type=int, default=256)
        command.add_argument("--seconds", type=float, default=90, help="begin nothing after so many")
    for command in (f, a):
        command.add_argument("--sizes", default=os.path.join(bench.HERE, "..", "bin", "sizes"))
        command.add_argument("--family", default=bench.FAMILY)
    for command, rounds in ((m, 3), (f, 6), (a, 5)):
        command.add_argument("--rounds", type=int, default=rounds)
        command.add_argument("--launches", type=int, default=50, help="in each round, at most")
    p = commands.add_parser("plot")
    p.add_argument("file")
    p.add_argument("folder")
    p.add_argument("--title", default="", help="what stands above, such as the machine and the date")
    p.set_defaults(run=plot)
    t = commands.add_parser("table")
    t.add_argument("file")
    t.set_defaults(run=table)
    options = parser.parse_args(arguments)
    options.run(options)


if __name__ == "__main__":
    main()
