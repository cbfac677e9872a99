#!/usr/bin/env python3
"""Products of growing size beside cuBLAS: a CSV of times, and plots of it as SVG.

    conformance/sweep.py measure FILE.csv [--tilerun BIN] [--from 1024] [--to 16384] [--step 256] [--seconds 90]
    conformance/sweep.py plot FILE.csv FOLDER

"measure" times square products of normal random numbers, ours by `tilerun --bench` and cuBLAS
by PyTorch in turn, the median of ROUNDS medians of LAUNCHES launches each, by the functions of
bench.py. It appends a line for each time as soon as it has it, leaves out what the file has
already, and stops after so many seconds: called again and again it goes on where it stopped.

"plot" writes a picture for each kind of product: TFLOP/s over size, a line for each way to
compute it. It needs the standard library alone.
"""
import argparse
import csv
import os
import statistics
import sys
import time
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


def plot(options):
    pictures = {}
    for (product, way, n), microseconds in read(options.file).items():
        pictures.setdefault(product, {}).setdefault(way, []).append((n, 2 * n**3 / microseconds / 1e6))
    for product, lines in pictures.items():
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
    m.add_argument("--from", dest="first", type=int, default=1024)
    m.add_argument("--to", dest="last", type=int, default=16384)
    m.add_argument("--step", type=int, default=256)
    m.add_argument("--rounds", type=int, default=3)
    m.add_argument("--launches", type=int, default=50)
    m.add_argument("--seconds", type=float, default=90, help="begin nothing after so many")
    m.add_argument("--only", action="append", metavar="PRODUCT", choices=sorted(PRODUCTS))
    m.set_defaults(run=measure)
    p = commands.add_parser("plot")
    p.add_argument("file")
    p.add_argument("folder")
    p.add_argument("--title", default="", help="what stands above, such as the machine and the date")
    p.set_defaults(run=plot)
    options = parser.parse_args(arguments)
    options.run(options)


if __name__ == "__main__":
    main()
