#!/usr/bin/env python3
"""Compare what kernels make on a GPU, at full size, with NumPy in float64.

    conformance/float64.py [--tilerun BIN] [--device cuda] [--workers 16] [NAME ...]

The kernels are those that cuTile Python made of cutile/programs, but for products alone, by their lines `tilerun[large]`, and the
wide rows of kernels/; attention as attention.py times it, at 4096 positions, in each type and by hand as well. Data is normal. NAME
chooses rows. What is expected are the programs' own references, on what the buffers hold behind the launch.

An element may be off by u of itself, u of 8 times the RMS of its row (of the last axis), and 8 times half the step of its type's subnormal
numbers. u is the unit roundoff of the coarsest type of float among the buffers, to which weights are rounded, too: 2^-11 for f16, 2^-8 for bf16,
2^-4 for 8 bits. Results of f32 have seen no such rounding: of them u is 2^-20, for sums in any order. All elements together may be off,
their RMS beside that of what is expected, by u, and by a fifth of it where the reference rounds weights as the kernel does. A row has the
two in units of what is allowed. Exit 1 if one is more than 1, or a kernel does not run. Of 8 bits this sees what moves whole tiles: a
kernel that loses 12 of 4096 keys passes.

Needs NumPy, the package cuda-tile, which the programs are written with, an NVIDIA GPU, 64 GiB, and of this repository tilerun and the
files beside this one.
"""
import argparse
import concurrent.futures
import dataclasses
import importlib
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"  # as parts are computed side by side
try:
    import numpy as np
except ImportError:
    raise SystemExit("there is no NumPy here, which computes what is expected")

import attention as timed  # noqa: E402
import bench  # noqa: E402

del sys.modules["attention"]  # the name of one of the programs' modules, too
CUTILE = os.path.join(bench.HERE, "cutile")
sys.path[:0] = [CUTILE, os.path.join(CUTILE, "programs")]
LENGTH = 4096

# How many leading axes of its arrays a program's reference treats each index of by itself: sequences, and their heads.
APART = {"attention": 2, "backward": 2, "decode": 2, "latent": 1, "experts": 0, "rows": 0}

# Of a type of float, the unit roundoff and the step of subnormal numbers; of f32, the first for sums in any order.
ROUNDING = {"f16": (2.0**-11, 2.0**-24), "bf16": (2.0**-8, 2.0**-133), "f32": (2.0**-20, 2.0**-149), "f8E4M3FN": (2.0**-4, 2.0**-9)}

# Whose references round weights as the kernels do, and how much of u all elements together may then be off.
ROUNDED = {"attention_causal_e4m3": 0.2}


@dataclasses.dataclass
class Case:
    """A launch, and what it should leave."""
    label: str
    path: str
    flags: list
    reference: object
    apart: int = 0
    together: float = 1.0


def cases(names):
    """Those of the rows that are chosen, or all."""
    try:
        import program
    except ImportError as err:
        raise SystemExit(f"the programs cannot be read: {err}: they are written with the package cuda-tile")
    modules = {module: importlib.import_module(module) for module in APART}
    rows = modules["rows"]
    wide = {"softmax_wide": rows.softmaxed, "layernorm_wide": lambda x, y, w, b: {1: rows.normalized(x) * w + b}}
    by_name = {kernel.module: kernel for kernel in timed.KERNELS}
    known = [p.name for p in program.PROGRAMS] + list(wide)
    for name in names:
        if name not in known:
            raise SystemExit(f"no kernel {name}: expected one of {', '.join(known)}")
    for p in program.PROGRAMS:
        if names and p.name not in names:
            continue
        apart = APART[p.kernel._pyfunc.__module__]
        if p.name in by_name:
            yield from of_attention(by_name[p.name], p.reference, apart)
        else:
            path = os.path.join(bench.KERNELS, p.name + ".mlir")
            yield Case(p.name, path, bench.large(path), p.reference, apart)
    for name, reference in wide.items():
        if not names or name in names:
            path = os.path.join(bench.HERE, "kernels", name + ".mlir")
            yield Case(name, path, bench.large(path), reference)


def of_attention(kernel, reference, apart):
    """A kernel that attention.py times, in each type, and the program by hand on the same arrays."""
    together = ROUNDED.get(kernel.module, 1.0)
    for dtype in kernel.types:
        with tempfile.TemporaryDirectory() as folder:
            yield Case(f"{kernel.module}, {dtype}", kernel.text(dtype, folder), kernel.flags(dtype, LENGTH), reference, apart, together)
        yield Case(f"{kernel.module}, {dtype}, by hand", timed.BY_HAND, kernel.by_hand(dtype, LENGTH), reference, apart, together)


def buffers(case):
    """The parameters of the entry that are addresses of buffers, in their order, by the types of their elements."""
    with open(case.path) as file:
        parameters = re.findall(r"%(\w+):", re.search(r"entry @\w+\(([^)]*)\)", file.read())[1])
    values, at = {}, iter(parameters)
    for value in (value for flag, value in zip(case.flags, case.flags[1:]) if flag == "--arg"):
        name, _, value = value.rpartition("=")
        values[name or next(at)] = value
    return {name: element_of(values[name]) for name in parameters if ":" in values[name]}


# At which place of a VALUE its elements' type stands.
TYPE_AT = {"zeros": 1, "ones": 1, "arange": 1, "rand": 1, "randn": 1, "full": 2, "randint": 3}


def element_of(value):
    """The type of elements of a VALUE of tilerun's."""
    kind, *rest = value.split(":")
    if kind not in TYPE_AT:
        raise SystemExit(f"expected a buffer of {', '.join(TYPE_AT)}, got {value}")
    return rest[TYPE_AT[kind] - 1]


class Failed(Exception):
    """What keeps a case from being compared."""


def execute(options, case, folder):
    """What the buffers hold behind a launch, in order: those that are only read, what they held before."""
    types = buffers(case)
    files = {name: os.path.join(folder, name + ".npy") for name in types}
    outs = [word for name, path in files.items() for word in ("--out", f"{name}={path}")]
    command = [options.tilerun, "--device", options.device, *case.flags, *outs, case.path]
    try:
        ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError as err:
        raise SystemExit(f"{options.tilerun} cannot be run: {err.strerror}")
    if ran.returncode:
        raise Failed(f"exit {ran.returncode}: {ran.stdout.strip()[-400:]}")
    return [decoded(element, np.load(files[name])) for name, element in types.items()]


def decoded(element, array):
    """The elements of a .npy file in f64, or i64."""
    if element == "bf16":  # the upper half of an f32
        return (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    if element == "f8E4M3FN":
        return E4M3[array.view(np.uint8)]
    return array.astype(np.int64 if element.startswith("i") else np.float64)


def e4m3(bits):
    """The number that 8 bits encode."""
    sign, exponent, fraction = -1.0 if bits & 128 else 1.0, bits >> 3 & 15, bits & 7
    if bits & 127 == 127:
        return np.nan
    return sign * (fraction * 2.0**-9 if exponent == 0 else (8 + fraction) * 2.0 ** (exponent - 10))


E4M3 = np.array([e4m3(bits) for bits in range(256)])


def expected(case, arrays, workers):
    """What the reference makes of the arrays, by their numbers: of parts of them side by side, in processes that are copies of this one."""
    if case.apart == 0:
        return case.reference(*arrays)
    count = [max(a.shape[axis] for a in arrays if a.ndim > case.apart) for axis in range(case.apart)]
    indices = list(np.ndindex(*count))
    with concurrent.futures.ProcessPoolExecutor(workers, multiprocessing.get_context("fork"), begin, (case.reference, arrays, count)) as pool:
        made = list(pool.map(part, indices))
    results = {number: np.empty(arrays[number].shape) for number in made[0]}
    for index, one in zip(indices, made):
        for number, array in one.items():
            sliced(results[number], index, count)[...] = array
    return results


def begin(*work):
    """Leaves to a process what part is to be computed of."""
    part.of = work


def part(index):
    """What the reference makes of the parts of its arrays for an index."""
    reference, arrays, count = part.of
    return reference(*(sliced(a, index, count) for a in arrays))


def sliced(array, index, count):
    """The array's part for an index of the leading axes, of which heads of queries may share one. An array of one axis has the last of them."""
    own = min(array.ndim, len(index))
    first = [i * n // of for i, of, n in zip(index[-own:], count[-own:], array.shape)]
    return array[tuple(slice(i, i + 1) for i in first)]


def errors(got, want, roundoff, step):
    """The largest error of an element, and that of all of them together, in units of what is allowed."""
    if not np.isfinite(want).all():
        raise Failed("the reference makes numbers that are not finite")
    if not np.isfinite(got).all():
        return np.inf, np.inf
    off = np.abs(got - want)
    rows = np.sqrt(np.mean(want * want, axis=-1, keepdims=True))
    one = off / (roundoff * (np.abs(want) + 8 * rows) + 4 * step)
    return one.max(), np.sqrt(np.mean(off * off) / max(np.mean(want * want), step * step)) / roundoff


class Comparison:
    """Launches, and what is expected of the last one: the next may be of the same arrays by another program."""

    def __init__(self, options):
        self.options, self.reference, self.arrays, self.want = options, None, [], {}

    def run(self, case):
        """Of each buffer that is written: its type, its extents, and the two errors."""
        with tempfile.TemporaryDirectory() as folder:
            arrays = execute(self.options, case, folder)
        if not self.same(case, arrays):
            self.reference, self.arrays, self.want = case.reference, arrays, expected(case, arrays, self.options.workers)
        types = list(buffers(case).values())
        coarsest = max(ROUNDING[element][0] for element in types if not element.startswith("i"))
        for number, want in self.want.items():
            own, step = ROUNDING[types[number]]
            one, together = errors(arrays[number], want, own if types[number] == "f32" else coarsest, step)
            yield types[number], want.shape, one, together / case.together

    def same(self, case, arrays):
        """Whether the same is expected of these arrays as of the last ones."""
        return case.reference is self.reference and len(arrays) == len(self.arrays) and all(
            number in self.want or np.array_equal(one, other) for number, (one, other) in enumerate(zip(arrays, self.arrays)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tilerun", default=os.path.join(bench.HERE, "..", "bin", "tilerun"))
    parser.add_argument("--device", default="cuda", help="of tilerun: rows, which have no products, sim:sm_90a executes in minutes")
    parser.add_argument("--workers", type=int, default=16, help="processes that compute parts of what is expected")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a kernel")
    options = parser.parse_args()
    if options.workers < 1:
        parser.error(f"expected workers, got {options.workers}")
    comparison, failed = Comparison(options), 0
    for case in cases(options.names):
        try:
            for element, shape, one, together in comparison.run(case):
                failed += not (one <= 1 and together <= 1)
                print(f"{case.label}: {element} {'×'.join(map(str, shape))}: an element {one:.3f}, together {together:.3f} of what is allowed", flush=True)
        except (Failed, concurrent.futures.BrokenExecutor) as err:
            failed += 1
            print(f"{case.label}: {err}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
