"""Draws utilization.svg beside it: for the kernels of docs/TUTORIAL.md, how much of the
time that a tile block takes each part of a GPU has work, by the simulator's profile.

    go build -o bin/ ./cmd/tilerun && python3 docs/pictures/utilization.py bin/tilerun
"""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
KERNELS = [
    ("vector_add", "vector_add.mlir"),
    ("row_sum", "reductions/row_sum.mlir"),
    ("softmax", "norms/softmax.mlir"),
    ("gemm_bias_gelu", "gemm/gemm_bias_gelu.mlir"),
    ("attention_causal", "attention/attention_causal.mlir"),
]
PARTS = [("issue slots", "#7a869a"), ("FMA pipe", "#2f7ed8"), ("XU pipe", "#8e5ea2"), ("shared memory", "#f4a340"), ("tensor cores", "#3aa76d")]
ROW, BAR, LEFT, WIDTH = 92, 14, 150, 420


def profile(tilerun, file):
    run = [tilerun, "--device", "sim:sm_90a", "--profile", "--json", str(HERE.parent.parent / "examples" / file)]
    return json.loads(subprocess.run(run, check=True, capture_output=True).stdout)["profile"]


def main(tilerun):
    out = []
    for i, (name, file) in enumerate(KERNELS):
        p = profile(tilerun, file)
        whole, top = p["tile_block_cycles"], 30 + i * ROW
        out.append(f'<text x="{LEFT - 10}" y="{top + 40}" text-anchor="end" font-weight="bold">{name}</text>')
        out.append(f'<text x="{LEFT - 10}" y="{top + 56}" text-anchor="end" fill="#666">{whole:.0f} cycles</text>')
        for k, (part, colour) in enumerate(PARTS):
            share = min(1, p["bounds_cycles"][part] / whole)
            y = top + k * (BAR + 1)
            out.append(f'<rect x="{LEFT}" y="{y}" width="{max(1, share * WIDTH):.1f}" height="{BAR}" fill="{colour}"/>')
            out.append(f'<text x="{LEFT + max(1, share * WIDTH) + 6:.1f}" y="{y + 11}" fill="#444">{part} {100 * share:.0f} %</text>')
    height = 30 + len(KERNELS) * ROW
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" font-family="sans-serif" font-size="12">'
    title = '<text x="10" y="18" font-size="14">Busy share of the cycles of a tile block, simulated sm_90a</text>'
    (HERE / "utilization.svg").write_text("\n".join([head, '<rect width="100%" height="100%" fill="white"/>', title, *out, "</svg>"]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
