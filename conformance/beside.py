#!/usr/bin/env python3
"""Time what cuTile Python made, beside NVIDIA's tileiras: attention, decoding, experts and rows.

    conformance/beside.py compile DIR [--tileopt BIN] [NAME ...]
    conformance/beside.py [--cubins DIR] [--tilerun BIN] [--rounds 3] [--launches 5] [--markdown] [NAME ...]

"compile" has tileiras make a cubin in DIR of each module kernels/cutile/NAME.mlir that has a line `tilerun[large]`, and of softmax and layernorm of
wide rows, as it stands and with each of the hints occupancy = 1, 2, 4 and 8, from the same bytecode; it needs tileopt and
tileiras, from the package cuda-tile[tileiras] or $TILEIRAS, and no GPU. Without it, each runs that line with normal random numbers in turn with its cubins, ROUNDS times, by
replays of a CUDA graph of 10 launches behind as many that are not timed and a second of rest: a table of medians in microseconds, with tileiras's
best hint besides. Of modules whose line counts bytes it has the share of what copying moves, and behind the table stands the
backward pass of attention beside cuDNN's. Needs PyTorch, an NVIDIA GPU, and of this repository tilerun and the files beside this one.
"""
import argparse
import glob
import os
import re
import statistics
import subprocess
import sys
import tempfile

import bench
import tileiras

HINTS = ("", "1", "2", "4", "8")  # occupancy
BACKWARD = ("backward_keys", "backward_queries", "backward_common")
bench.PER_GRAPH = 10


def paths():
    """The modules that have a large run line, by name."""
    wide = [os.path.join(bench.KERNELS, "..", name + ".mlir") for name in ("softmax_wide", "layernorm_wide")]
    found = {os.path.basename(path)[:-5]: path for path in sorted(glob.glob(os.path.join(bench.KERNELS, "*.mlir"))) + wide}
    return {name: path for name, path in found.items() if "// tilerun[large]:" in text_of(path)}


def modules(names):
    """Paths by name of those asked for, or of all but products alone."""
    known = paths()
    for name in names:
        if name not in known:
            raise SystemExit(f"no module {name}: expected one of {', '.join(known)}")
    return {name: known[name] for name in names or known if names or not name.startswith("gemm")}


def text_of(path):
    with open(path) as file:
        return file.read()


def cubin_of(folder, name, hint):
    return os.path.join(folder, f"{name}{'@' + hint if hint else ''}.cubin")


def compile_one(options, name, path, hint):
    """What was said, if there is no cubin."""
    text = text_of(path)
    if hint and "<sm_90 = {" not in text:
        return ""
    if hint:
        text = re.sub(r"<sm_90 = \{[^}]*\}>", f"<sm_90 = {{occupancy = {hint}}}>", text, count=1)
    with tempfile.TemporaryDirectory() as folder:
        source, bytecode = os.path.join(folder, "x.mlir"), os.path.join(folder, "x.tileirbc")
        with open(source, "w") as file:
            file.write(text)
        for command in ([options.tileopt, "--mlir-to-cudatilebc", "--bytecode-version=13.1", source, "-o", bytecode],
                        [os.environ.get("TILEIRAS", "tileiras"), "--gpu-name=sm_90", bytecode, "-o", cubin_of(options.cubins, name, hint)]):
            try:
                ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            except OSError as err:
                raise SystemExit(f"{command[0]} cannot be run: {err.strerror}")
            if ran.returncode:
                return ran.stdout.strip()[-200:]
    return ""


def compile_all(options):
    os.makedirs(options.cubins, exist_ok=True)
    failed = 0
    for name, path in modules(options.names).items():
        for hint in HINTS:
            said = compile_one(options, name, path, hint)
            if said:
                print(f"{name} {hint}: {said}", file=sys.stderr)
                failed += 1
    return 1 if failed else 0


def arguments(t, flags):
    """The grid and the values of a run line: tensors, and numbers as they are written."""
    pairs = list(zip(flags[::2], flags[1::2]))
    grid = next(value for flag, value in pairs if flag == "--grid").split(",")
    return [*map(int, grid), 1, 1][:3], [value_of(t, value) for flag, value in pairs if flag == "--arg"]


def value_of(t, text):
    """A tensor as tilerun would make it, but for its random numbers; or a number."""
    kind, *rest = text.partition("=")[2].split(":") if "=" in text else text.split(":")
    if not rest:
        return int(kind) if re.fullmatch(r"-?\d+", kind) else float(kind)
    if kind == "randint":
        low, high, element, shape = rest[:4]
        return t.randint(int(low), int(high), extents(shape), device="cuda", dtype=getattr(t, tileiras.ELEMENTS[element]))
    dtype = getattr(t, tileiras.ELEMENTS[rest[0]])
    if kind == "arange":
        return t.arange(int(rest[1]), device="cuda", dtype=dtype)
    make = t.randn if kind == "randn" else t.zeros
    return make(extents(rest[1]), device="cuda").to(dtype)


def extents(text):
    return [int(n) for n in text.split("x")]


def ours(options, path, flags):
    seconds = bench.time_ours(options.tilerun, path, options.launches, flags, graph=True)
    return seconds and seconds * 1e6


def measure(t, options, name, path):
    """Medians of ours and of each cubin by its hint."""
    flags, symbol = bench.large(path), re.search(r"entry @(\w+)", text_of(path))[1]
    here = {hint: cubin_of(options.cubins, name, hint) for hint in HINTS if options.cubins and os.path.exists(cubin_of(options.cubins, name, hint))}
    calls = {}
    if here:
        grid, values = arguments(t, flags)
        calls = {hint: tileiras.launcher(t, cubin, symbol, grid, values) for hint, cubin in here.items()}
    times, theirs = [], {hint: [] for hint in calls}
    for _ in range(options.rounds):
        one = ours(options, path, flags)
        if one:
            times.append(one)
        for hint, call in calls.items():
            theirs[hint].append(bench.time_rested(t, call, options.launches) * 1e6)
    del calls
    t.cuda.empty_cache()
    return statistics.median(times) if times else None, {hint: statistics.median(list_) for hint, list_ in theirs.items()}


def moved(path):
    """Bytes that a module's large line counts, or None."""
    found = re.search(r"tilerun\[large\]:.*--bytes ([0-9*]+)", text_of(path))
    if not found:
        return None
    n = 1
    for factor in found[1].split("*"):
        n *= int(factor)
    return n


def copying(t, launches):
    """Bytes a second that a copy of a GiB reads and writes."""
    a = t.empty(1 << 28, dtype=t.float32, device="cuda")
    b = t.empty_like(a)
    for _ in range(5):
        b.copy_(a)
    return 2 * (1 << 30) / bench.time_torch(t, lambda: b.copy_(a), 4 * launches)


def backward(t, options, times):
    """A line about the three kernels of the backward pass beside cuDNN's, if all were timed."""
    if not all(times.get(name) for name in BACKWARD):
        return
    from torch.nn.attention import SDPBackend, sdpa_kernel

    q, k, v = (t.randn(4, 16, 4096, 64, device="cuda", dtype=t.float16, requires_grad=True) for _ in range(3))
    with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
        o = t.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
    gradient = t.randn_like(o)
    seconds = bench.time_torch(t, lambda: t.autograd.grad(o, (q, k, v), gradient, retain_graph=True), 4 * options.launches)
    total = sum(times[name] for name in BACKWARD)
    print(f"backward pass, causal, 64 features, 4×16 heads of 4096: {total:.0f} µs, cuDNN {seconds * 1e6:.0f} µs: {seconds * 1e6 / total:.3f}")


def micros(n):
    return f"{n:.1f}" if n else "–"


def main():
    if sys.argv[1:2] == ["compile"]:
        parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("cubins", metavar="DIR")
        parser.add_argument("--tileopt", default=os.path.join(bench.HERE, "..", "bin", "tileopt"))
        parser.add_argument("names", nargs="*", metavar="NAME", help="of a module")
        sys.exit(compile_all(parser.parse_args(sys.argv[2:])))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cubins", metavar="DIR")
    parser.add_argument("--tilerun", default=os.path.join(bench.HERE, "..", "bin", "tilerun"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--launches", type=int, default=5)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a module")
    options = parser.parse_args()
    chosen = modules(options.names)
    try:
        import torch as t
    except ImportError:
        raise SystemExit("there is no PyTorch here, by which cubins are launched")
    if not t.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU")

    bandwidth, times = copying(t, options.launches), {}
    print(f"{t.cuda.get_device_name()}, PyTorch {t.__version__}, CUDA {t.version.cuda}; medians of {options.rounds} × {options.launches} graphs of {bench.PER_GRAPH}, µs; copying {bandwidth / 1e9:.0f} GB/s")
    head, widths = ["module", "ours", "of copying", "tileiras", "ratio", "at best", "ratio"], [24, 9, 12, 10, 8, 20, 8]
    print(bench.row(head, widths, options.markdown) + ("\n" + "|---" * len(head) + "|" if options.markdown else ""))
    for name, path in chosen.items():
        mine, theirs = measure(t, options, name, path)
        times[name] = mine
        best = min(theirs, key=theirs.get, default=None)
        share = f"{moved(path) / (mine * 1e-6) / bandwidth:.2f}" if mine and moved(path) else "–"
        plain = theirs.get("")
        at_best = f"{theirs[best]:.1f}{f' (occupancy {best})' if best else ''}" if theirs else "–"
        cells = [name, micros(mine), share, micros(plain), bench.ratio(plain, mine), at_best, bench.ratio(theirs.get(best), mine)]
        print(bench.row(cells, widths, options.markdown), flush=True)
    backward(t, options, times)


if __name__ == "__main__":
    main()
