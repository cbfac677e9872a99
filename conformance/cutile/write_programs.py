#!/usr/bin/env python3
"""Write the kernels of programs/ as text with run lines, and what NumPy expects
of them.

    write_programs.py [TILEOPT]

writes ../kernels/cutile/NAME.mlir, which TILEOPT (../../tileopt unless given)
prints from the bytecode that cuTile makes, and ../testdata/cutile/NAME.N.npy:
what parameter N points to after the default run line. Needs the package
cuda-tile from PyPI, of the release that the files name; no GPU.

    go build ./cmd/tileopt && conformance/cutile/write_programs.py
"""
import glob
import importlib
import os
import subprocess
import sys
import tempfile
from importlib.metadata import version

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "programs")]
import program  # noqa: E402


def write_text(p, tileopt, path):
    with tempfile.NamedTemporaryFile(suffix=".tileirbc") as f:
        f.write(p.bytecode())
        f.flush()
        printed = subprocess.run([tileopt, f.name], check=True, stdout=subprocess.PIPE, text=True).stdout
    with open(path, "w", encoding="utf-8") as f:
        f.write(f"// {p.doc}\n")
        f.write(f"// Made by write_programs.py from {p.kernel._pyfunc.__module__}.py with cuda-tile {version('cuda-tile')}.\n")
        f.writelines(p.run_line(name) for name in p.sizes)
        f.write(printed)


def write_expected(p, folder):
    for old in glob.glob(os.path.join(folder, f"{p.name}.*.npy")):
        os.remove(old)
    for number, array in p.expected().items():
        np.save(os.path.join(folder, f"{p.name}.{number}.npy"), array)


def main(tileopt=os.path.join(HERE, "..", "..", "tileopt")):
    for path in sorted(glob.glob(os.path.join(HERE, "programs", "*.py"))):
        importlib.import_module(os.path.basename(path)[:-3])
    texts, arrays = os.path.join(HERE, "..", "kernels", "cutile"), os.path.join(HERE, "..", "testdata", "cutile")
    os.makedirs(texts, exist_ok=True)
    for p in program.PROGRAMS:
        write_text(p, tileopt, os.path.join(texts, f"{p.name}.mlir"))
        write_expected(p, arrays)


if __name__ == "__main__":
    main(*sys.argv[1:])
