#!/usr/bin/env python3
"""Time the layers of real models on a GPU, beside cuBLAS and cuDNN, and compare such runs.

    conformance/layers.py measure RUNS.jsonl --label NAME [--tilerun BIN] [--only WORD] [--rounds 5] [--seconds 90]
    conformance/layers.py table RUNS.jsonl [LABEL]
    conformance/layers.py compare RUNS.jsonl OLD NEW
    conformance/layers.py plot RUNS.jsonl FOLDER [LABEL]

The suite is the products of a decoder layer of models of 1, 7 and 70 billion parameters, of 16 and of
2048 tokens; ResNet-50's convolutions of 1×1 and 3×3 at batch 64; and three products that few tiles make.
All of f16 with sums in f32, of normal random numbers (mean 0, deviation 1).

"measure" has `tilerun --tune` search the fastest member of a family for each layer, then times that
member and PyTorch's call in turn, ROUNDS medians each, by replays of a CUDA graph where launches are
short. It appends a line of JSON for each layer as soon as it has it, leaves out what the file has of
that label, and begins nothing after so many seconds: called again it goes on.

"compare" says for each layer by which factor NEW is slower than OLD: the ratio of the medians, with the
interval that has 95 % of what a bootstrap over rounds makes of it. It exits with 1 if a layer is slower
by more than 1 %, its whole interval above 1. "table", "compare" and "plot" need the standard library alone.
"""
import argparse
import collections
import json
import math
import os
import random
import re
import statistics
import sys
import tempfile
import time
from html import escape

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bench

CONVOLUTIONS = os.path.join(bench.HERE, "..", "examples", "convolution", "conv2d_family.mlir")
BATCH = 64

Layer = collections.namedtuple("Layer", "group name family values tiles flop shape")


def product(group, name, m, n, k):
    tiles = {"BM": "16,32,64,128" if m <= 16 else "64,128,256", "BN": "32,64,128,256", "BK": "32,64,128"}
    values = {"T": "f16", "SUM": "f32", "ALONG": "n", "M": m, "N": n, "K": k}
    return Layer(group, f"{name} {m}×{n}×{k}", bench.FAMILY, values, tiles, 2 * m * n * k, ("product", m, n, k))


def convolution(size, channels, filters, window, stride):
    pad, name = window // 2, f"{window}×{window}, {channels} to {filters}, {size}×{size}" + (", every second" if stride > 1 else "")
    out = (size + 2 * pad - window) // stride + 1
    values = {"N": BATCH, "H": size, "W": size, "C": channels, "K": filters, "R": window, "S": window, "PAD": pad, "STRIDE": stride}
    tiles = {"BM": "64,128,256", "BN": "64,128,256", "BK": "32,64"}
    flop = 2 * BATCH * out * out * filters * channels * window * window
    return Layer("ResNet-50", name, CONVOLUTIONS, values, tiles, flop, ("convolution", size, channels, filters, window, stride))


# Decoder layers: the width, that of queries, keys and values together, and that between.
DECODERS = {"decoder 1B": (2048, 3072, 8192), "decoder 7B": (4096, 12288, 11008), "decoder 70B": (8192, 10240, 28672)}

# ResNet-50's convolutions but the first: the image, channels, filters, window, stride.
RESNET = (
    (56, 64, 64, 1, 1), (56, 64, 64, 3, 1), (56, 64, 256, 1, 1), (56, 256, 64, 1, 1), (56, 256, 128, 1, 1), (56, 128, 128, 3, 2),
    (28, 128, 512, 1, 1), (56, 256, 512, 1, 2), (28, 512, 128, 1, 1), (28, 128, 128, 3, 1), (28, 512, 256, 1, 1), (28, 256, 256, 3, 2),
    (14, 256, 1024, 1, 1), (28, 512, 1024, 1, 2), (14, 1024, 256, 1, 1), (14, 256, 256, 3, 1), (14, 1024, 512, 1, 1), (14, 512, 512, 3, 2),
    (7, 512, 2048, 1, 1), (14, 1024, 2048, 1, 2), (7, 2048, 512, 1, 1), (7, 512, 512, 3, 1),
)


def suite():
    """All layers, by group."""
    for size in RESNET:
        yield convolution(*size)
    for m, n, k in ((130, 1500, 400), (128, 384, 1536), (512, 512, 16384)):
        yield product("few tiles", "product", m, n, k)
    for group, (width, qkv, between) in DECODERS.items():
        for tokens in (16, 2048):
            for name, n, k in (("queries, keys, values", qkv, width), ("output", width, width), ("up", between, width), ("down", width, between)):
                yield product(group, name, tokens, n, k)


def reference(t, layer):
    """PyTorch's call of a layer."""
    kind, *size = layer.shape
    if kind == "product":
        return bench.matmul(t, t.float16, *size)
    image, channels, filters, window, stride = size
    t.backends.cudnn.benchmark = True
    x = t.randn(BATCH, channels, image, image, device="cuda").half().to(memory_format=t.channels_last)
    w = t.randn(filters, channels, window, window, device="cuda").half().to(memory_format=t.channels_last)
    return lambda: t.nn.functional.conv2d(x, w, stride=stride, padding=window // 2)


def defines(layer, values):
    return [f"--define={name}={value}" for name, value in {**layer.values, **values}.items()]


def normal(path, folder):
    """A copy of a family with normal data in its run lines."""
    with open(path) as file:
        text = file.read()
    copy = os.path.join(folder, os.path.basename(path))
    with open(copy, "w") as file:
        file.write(re.sub(r"=rand:", "=randn:", text))
    return copy


def fastest(options, layer, path):
    """The values of the fastest member, by name; None if there is none."""
    run = "any" if layer.family == CONVOLUTIONS else "large"
    command = [options.tilerun, "--device", "cuda", "--run", run, f"--tune={options.tune}", "--tune-cache", options.cache, "--json",
               *defines(layer, layer.tiles), path]
    ran = bench.subprocess.run(command, stdout=bench.subprocess.PIPE, stderr=bench.subprocess.PIPE, text=True, timeout=300)
    if ran.returncode:
        print(f"{layer.name}: exit {ran.returncode}: {(ran.stderr or ran.stdout).strip()[-400:]}", file=sys.stderr)
        return None
    best = json.loads(ran.stdout)["tune"]["results"][0]
    return best["choice"] if best.get("seconds") else None


def read(path, label=None):
    """The lines of a file of runs: {label: {(group, name): line}}, of one label or of all."""
    runs = {}
    if os.path.exists(path):
        with open(path) as file:
            for number, text in enumerate(file, 1):
                try:
                    line = json.loads(text)
                    if not line["ours"] or not all(s > 0 for s in line["ours"] + line["theirs"]) or not line["flop"] > 0:
                        raise ValueError("times and work are above 0")
                    runs.setdefault(line["label"], {})[line["group"], line["layer"]] = line
                except (ValueError, KeyError, TypeError) as wrong:
                    raise SystemExit(f"{path}:{number}: expected a line that measure wrote ({type(wrong).__name__}: {wrong})")
    if label is None:
        return runs
    if label not in runs:
        raise SystemExit(f"{path}: no run {label}: expected one of {', '.join(runs) or 'none, as there is none'}")
    return runs[label]


def measure(options):
    import torch as t

    known = read(options.file).get(options.label, {})
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for layer in suite():
            if (layer.group, layer.name) in known or options.only and options.only not in f"{layer.group} {layer.name}":
                continue
            if time.monotonic() - begin > options.seconds:
                print(f"stopped before {layer.group}, {layer.name}: call again to go on")
                return 0
            path = normal(layer.family, folder)
            values = fastest(options, layer, path)
            if values is None:
                continue
            ours, theirs = rounds(t, options, layer, path, values)
            if not ours:
                continue
            line = {"label": options.label, "group": layer.group, "layer": layer.name, "flop": layer.flop, "values": values, "ours": ours,
                    "theirs": theirs, "device": t.cuda.get_device_name(), "library": f"PyTorch {t.__version__}", "date": time.strftime("%Y-%m-%d")}
            with open(options.file, "a") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
    print("complete")
    return 0


def rounds(t, options, layer, path, values):
    """Medians of seconds, ours and theirs, of each round."""
    graph = layer.flop < bench.GRAPH_BELOW
    call = reference(t, layer)
    flags = ["--run", "any" if layer.family == CONVOLUTIONS else "large", *defines(layer, values)]
    ours, theirs = [], []
    for _ in range(options.rounds):
        with t.no_grad():
            theirs.append(bench.time_torch(t, call, options.launches, graph))
        one = bench.time_ours(options.tilerun, path, options.launches, flags, graph)
        if one is None:
            break
        ours.append(one)
    del call
    t.cuda.empty_cache()
    return ours, theirs


def table(options):
    runs = read(options.file)
    lines = read(options.file, options.label or next(reversed(runs), ""))
    print("| model | layer | tile | ours µs | TFLOP/s | library µs | ours by library |\n|---|---|---|---|---|---|---|")
    ratios = {}
    for (group, name), line in lines.items():
        ours, theirs = statistics.median(line["ours"]), statistics.median(line["theirs"])
        tile = "×".join(line["values"][v] for v in ("BM", "BN", "BK") if v in line["values"])
        print(f"| {group} | {name} | {tile} | {ours * 1e6:.1f} | {line['flop'] / ours / 1e12:.0f} | {theirs * 1e6:.1f} | {theirs / ours:.2f} |")
        ratios.setdefault(group, []).append(theirs / ours)
    print()
    for group, list_of in ratios.items():
        print(f"{group}: geometric mean {statistics.geometric_mean(list_of):.3f} of {len(list_of)}, least {min(list_of):.3f}")
    return 0


RESAMPLES, INSIDE, MATTERS = 2000, 0.95, 1.01


def slower(old, new, chance):
    """The ratio of the medians of two samples, and the ends of its interval by bootstrap."""
    def median_of(sample):
        return statistics.median(chance.choices(sample, k=len(sample)))

    ratios = sorted(median_of(new) / median_of(old) for _ in range(RESAMPLES))
    outside = int((1 - INSIDE) / 2 * RESAMPLES)
    return statistics.median(new) / statistics.median(old), ratios[outside], ratios[-1 - outside]


def compare(options):
    old, new = read(options.file, options.old), read(options.file, options.new)
    chance, worse, ratios = random.Random(1), 0, []
    for key, line in new.items():
        if key not in old:
            print(f"{key[0]}, {key[1]}: not in {options.old}")
            continue
        ratio, low, high = slower(old[key]["ours"], line["ours"], chance)
        ratios.append(ratio)
        verdict = "slower" if low > 1 and ratio > MATTERS else "faster" if high < 1 and ratio < 1 / MATTERS else "the same"
        worse += verdict == "slower"
        print(f"{key[0]}, {key[1]}: {ratio:.3f} ({low:.3f} to {high:.3f}), {verdict}")
    for group, name in old.keys() - new.keys():
        print(f"{group}, {name}: not in {options.new}")
    if ratios:
        print(f"geometric mean {math.exp(statistics.fmean(map(math.log, ratios))):.3f} of {len(ratios)}, {worse} slower")
    return 1 if worse else 0


ROW, NAMES, WIDTH = 18, 260, 760


def svg(title, lines):
    """Bars of how fast we are beside the library, which is the line at 1."""
    ratios = [statistics.median(line["theirs"]) / statistics.median(line["ours"]) for line in lines]
    most = max(1.2, *ratios)
    height, scale = 60 + ROW * len(lines), (WIDTH - NAMES - 60) / most
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="10" y="20" font-size="14">{escape(title)}</text>',
    ]
    for i, (line, ratio) in enumerate(zip(lines, ratios)):
        y = 40 + ROW * i
        out.append(f'<text x="{NAMES - 6}" y="{y + 12}" text-anchor="end">{escape(line["layer"])}</text>')
        out.append(f'<rect x="{NAMES}" y="{y}" width="{ratio * scale:.1f}" height="{ROW - 5}" fill="{"#1f77b4" if ratio >= 1 else "#d62728"}"/>')
        out.append(f'<text x="{NAMES + ratio * scale + 4:.1f}" y="{y + 11}">{ratio:.2f}</text>')
    out.append(f'<path d="M{NAMES + scale:.1f},34V{height - 16}" stroke="black"/>')
    return "\n".join(out) + "\n</svg>\n"


def plot(options):
    runs = read(options.file)
    label = options.label or next(reversed(runs), "")
    groups = {}
    for (group, _), line in read(options.file, label).items():
        groups.setdefault(group, []).append(line)
    for group, lines in groups.items():
        name = "layers_" + group.replace(" ", "_").replace("-", "").lower() + ".svg"
        with open(os.path.join(options.folder, name), "w") as file:
            file.write(svg(f"{group}, {lines[0]['device']}, {label}: speed by that of {lines[0]['library']}", lines))
        print(name)
    return 0


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    m = commands.add_parser("measure")
    m.add_argument("file")
    m.add_argument("--label", required=True, help="what the run is called, such as a commit")
    m.add_argument("--tilerun", default=os.path.join(bench.HERE, "..", "bin", "tilerun"))
    m.add_argument("--cache", default="layers.cache.jsonl", help="where --tune keeps its times")
    m.add_argument("--tune", default="2s", help="how long a search takes")
    m.add_argument("--only", help="only layers in whose name this stands")
    m.add_argument("--rounds", type=int, default=5)
    m.add_argument("--launches", type=int, default=30)
    m.add_argument("--seconds", type=float, default=90, help="begin nothing after so many")
    m.set_defaults(run=measure)
    for name, run in (("table", table), ("plot", plot)):
        p = commands.add_parser(name)
        p.add_argument("file")
        if name == "plot":
            p.add_argument("folder")
        p.add_argument("label", nargs="?", help="which run; without it the last one")
        p.set_defaults(run=run)
    c = commands.add_parser("compare")
    c.add_argument("file")
    c.add_argument("old")
    c.add_argument("new")
    c.set_defaults(run=compare)
    options = parser.parse_args(arguments)
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())
