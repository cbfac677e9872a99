#!/usr/bin/env python3
"""What the simulator estimates, beside what Nsight Compute counts on a GPU: the table of docs/SIM.md.

    CGO_ENABLED=0 go build -o bin/ ./cmd/tilerun
    conformance/counts.py [--tilerun bin/tilerun] [--ncu ncu] [NAME...]

Ten kernels run once under ncu (caches flushed, clocks as it sets them) and once on the simulator of an sm_90a; of each count
the simulator's is first. Without ncu the simulator's stand alone.
"""

import argparse
import csv
import io
import json
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def view(elem, shape, seed=None):
    """A random buffer of two dimensions, or one of zeros, and the arguments of its view."""
    rows, cols = shape
    value = f"zeros:{elem}:{rows}x{cols}" if seed is None else f"rand:{elem}:{rows}x{cols}:{seed}"
    return [value, rows, cols, cols, 1]


def heads(seed=None):
    """Four heads of 512×64 f16 and the arguments of their view."""
    value = "zeros:f16:1x4x512x64" if seed is None else f"rand:f16:1x4x512x64:{seed}"
    return [value, 1, 4, 512, 64, 131072, 32768, 64, 1]


def integers(seed):
    return ["randint:-128:128:i8:1024x1024:%d" % seed, 1024, 1024, 1024, 1]


# name: file, grid, arguments, flags
KERNELS = {
    "saxpy": ("examples/saxpy.mlir", "16,8", ["rand:f32:2048x2048:1", "rand:f32:2048x2048:2", "0.5", 2048, 2048], []),
    "softmax": ("conformance/kernels/softmax.mlir", "1024", ["randn:f16:1024x4096:1", "zeros:f16:1024x4096", 1024], []),
    "layernorm": ("conformance/kernels/layernorm.mlir", "1024",
                  ["randn:f16:1024x4096:1", "zeros:f16:1024x4096", "randn:f32:4096:2", "randn:f32:4096:3", 1024], []),
    "sum": ("conformance/kernels/sum.mlir", "128", ["rand:f32:8388608:1", "zeros:f32:1"], []),
    "transpose": ("conformance/kernels/transpose.mlir", "16,16", ["rand:f16:2048x16384:1", "zeros:f16:2048x16384"], []),
    "gemm_views (wgmma)": ("examples/gemm_views.mlir", None, None, []),
    "gemm_views (mma.sync)": ("examples/gemm_views.mlir", None, None, ["--target", "sm_80"]),
    "attention": ("conformance/kernels/cutile/attention.mlir", "8,4,1", [*heads(1), *heads(2), *heads(3), *heads()], []),
    "gemm_int8": ("conformance/kernels/cutile/gemm_int8.mlir", "8,8", [*integers(1), *integers(2), *view("i32", (1024, 1024))], []),
    "silu_gate": ("conformance/kernels/cutile/silu_gate.mlir", "1024,4",
                  [*view("bf16", (1024, 4096), 1), *view("bf16", (1024, 4096), 2), *view("bf16", (1024, 4096))], []),
}

# What ncu counts, by what it is called here: the sum of these.
METRICS = {
    "instructions": ["smsp__inst_executed.sum"],
    "products": ["sm__inst_executed_pipe_tensor.sum"],
    "shared": ["smsp__inst_executed_op_shared_ld.sum", "smsp__inst_executed_op_shared_st.sum"],
    "conflicts": ["l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"],
    "requests": ["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"],
    "sectors": ["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"],
    "registers": ["launch__registers_per_thread"],
    "cycles": ["sm__cycles_elapsed.max"],
}


def command(tilerun, kernel, device):
    path, grid, args, flags = kernel
    launch = [] if args is None else ["--grid", grid, *(f"--arg={a}" for a in args)]
    return [tilerun, "--device", device, *flags, *launch, str(ROOT / path)]


def measured(ncu, run):
    """What ncu counts of a run's only kernel."""
    wanted = ",".join(m for metrics in METRICS.values() for m in metrics)
    out = subprocess.run([ncu, "--csv", "--page", "raw", "--metrics", wanted, *run], capture_output=True, text=True)
    table = out.stdout[out.stdout.find('"ID"'):]
    rows = list(csv.DictReader(io.StringIO(table)))
    if out.returncode != 0 or len(rows) < 2:
        raise SystemExit(f"{' '.join(run)}: {out.stdout}{out.stderr}")
    number = lambda m: float(rows[-1].get(m, "nan").replace(",", "") or "nan")
    return {name: round(sum(map(number, metrics))) for name, metrics in METRICS.items()}


def estimated(run):
    """What the simulator counts of the same launch."""
    out = subprocess.run([*run, "--profile", "--json"], capture_output=True, text=True)
    if out.returncode != 0:
        raise SystemExit(f"{' '.join(run)}: {out.stdout}{out.stderr}")
    p = json.loads(out.stdout)["profile"]
    total = p["total"]
    return {
        "instructions": sum(total["instructions"].values()),
        "products": total["instructions"].get("tensor", 0),
        "shared": total.get("shared_accesses", 0),
        "conflicts": total.get("bank_conflicts", 0),
        "requests": total.get("global_requests", 0),
        "sectors": total.get("global_sectors", 0),
        "registers": p["registers_estimate"],
        "cycles": round(p["cycles_estimate"]),
        "bound": p["bound_by"],
    }


def row(name, ours, theirs):
    both = lambda k: f"{ours[k]} · {theirs[k]}" if theirs else str(ours[k])
    error = f"{100 * (ours['cycles'] / theirs['cycles'] - 1):+.0f} %" if theirs else ""
    shared = f"{both('shared')}, {both('conflicts')}"
    cells = [f"`{name}`", both("instructions"), both("products"), shared, both("requests"), both("sectors"), both("registers"), both("cycles")]
    return "| " + " | ".join([*cells, error, ours["bound"]]) + " |"


def main():
    flags = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    flags.add_argument("--tilerun", default=str(ROOT / "bin/tilerun"))
    flags.add_argument("--ncu", default="ncu")
    flags.add_argument("names", nargs="*", metavar="NAME", help="kernels of the table; default: all")
    flags = flags.parse_args()
    ncu = shutil.which(flags.ncu)
    for name in flags.names or KERNELS:
        kernel = KERNELS[name]
        theirs = measured(ncu, command(flags.tilerun, kernel, "cuda")) if ncu else None
        print(row(name, estimated(command(flags.tilerun, kernel, "sim:sm_90a")), theirs), flush=True)


if __name__ == "__main__":
    main()
