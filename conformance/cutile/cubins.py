#!/usr/bin/env python3
"""Compile the products of programs/gemm.py with NVIDIA's tileiras, for bench.py to time.

    cubins.py DIR [NAME...]

writes DIR/NAME.TILE.cubin for each product and several sizes of tile, and DIR/index.json, which says how
each is launched: the grid, and the arguments of the large run. `bench.py --cubins DIR` times them. Needs
cuda-tile with its compiler, pip install 'cuda-tile[tileiras]', or $TILEIRAS; no GPU.
"""
import dataclasses
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "programs")]
import gemm  # noqa: E402, F401
import program  # noqa: E402
from program import cdiv  # noqa: E402

# Sizes of tile by the bytes of an element of A: rows, columns, and how much of k.
TILES = {
    4: [(128, 128, 32), (128, 64, 32), (64, 128, 32), (256, 128, 32), (128, 256, 32)],
    2: [(128, 128, 64), (128, 128, 32), (64, 128, 64), (128, 64, 64), (128, 256, 64), (256, 128, 64)],
    1: [(128, 128, 128), (128, 128, 64), (64, 128, 128), (128, 64, 128), (128, 256, 128), (256, 128, 128)],
}


def with_tile(p, tile):
    """The program with other extents of its tiles, its last three constants."""
    def grid(**size):
        given, blocks = p.grid(**size), (cdiv(size["m"], tile[0]), cdiv(size["n"], tile[1]))
        if "parts" in size:  # of k
            return *blocks, size["parts"]
        if len(given) > 1:  # of each matrix of a batch
            return *given[:-2], *blocks
        return given if "blocks" in size else (blocks[0] * blocks[1],)
    return dataclasses.replace(p, grid=grid, arguments=lambda **size: [*p.arguments(**size)[:-3], *tile])


def launch(p):
    """Parameters of the large run: buffers with their extents and strides, and numbers."""
    size = p.sizes["large"]
    arrays = [a for a in p.arguments(**size) if isinstance(a, program.Buffer)]
    return {"grid": p.grid(**size), "arrays": [{"element": a.element, "shape": a.shape, "strides": a.strides} for a in arrays]}


def compile_one(p, cubin, tileiras):
    with tempfile.NamedTemporaryFile(suffix=".tileirbc") as file:
        file.write(p.bytecode())
        file.flush()
        ran = subprocess.run([tileiras, "--gpu-name=sm_90", file.name, "-o", cubin], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ran.returncode:
        print(f"{os.path.basename(cubin)}: {ran.stdout.strip()[-200:]}", file=sys.stderr)
    return ran.returncode == 0


def main(folder, *names):
    os.makedirs(folder, exist_ok=True)
    tileiras, index = os.environ.get("TILEIRAS", "tileiras"), []
    for p in program.PROGRAMS:
        if names and p.name not in names:
            continue
        for tile in TILES[program.ELEMENTS[p.arguments(**p.sizes["large"])[0].element][1]]:
            tiled, text = with_tile(p, tile), "x".join(map(str, tile))
            file = f"{p.name}.{text}.cubin"
            if compile_one(tiled, os.path.join(folder, file), tileiras):
                index.append({"program": p.name, "tile": text, "file": file, "symbol": p.name} | launch(tiled))
                print(file, flush=True)
    with open(os.path.join(folder, "index.json"), "w") as file:
        json.dump(index, file, indent=1)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
