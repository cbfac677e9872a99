#!/usr/bin/env python3
"""Export the matrix products that are timed on a GPU to bytecode.

    timed.py DIR

writes DIR/NAME.tileirbc for each file conformance/kernels/NAME.mlir, which is its
text (tileopt DIR/NAME.tileirbc) below the comments with its run lines. Needs what
export.py needs.
"""
import os
import sys

import cuda.tile as ct
from cuda.tile.compilation import ArrayConstraint, CallingConvention, ConstantConstraint, KernelSignature, export_kernel

from export import TYPES, load_kernels

# The kernel of kernels.py, the extents of its tiles, and whether its arrays may
# share memory: cuTile then joins the tokens of all loads, and the store waits.
TIMED = {
    "cutile_gemm": ("gemm", (128, 128, 64), False),
    "cutile_gemm_wide": ("gemm", (128, 256, 64), False),
    "cutile_gemm_alias": ("gemm", (128, 128, 64), True),
}


def matrix(dtype, alias):
    return ArrayConstraint(TYPES[dtype], 2, index_dtype=ct.int32, stride_lower_bound_incl=0,
                           alias_groups=["all"] if alias else [], may_alias_internally=False, stride_constant=[None, 1],
                           stride_divisible_by=[16, 1], shape_divisible_by=1, base_addr_divisible_by=16)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    kernels = {name: kernel for name, kernel, _, _ in load_kernels()}
    for name, (kernel, tile, alias) in TIMED.items():
        params = [matrix(t, alias) for t in ("f16", "f16", "f32")] + [ConstantConstraint(n) for n in tile]
        signature = KernelSignature(params, CallingConvention.cutile_python_v1())
        export_kernel(kernels[kernel], [signature], os.path.join(folder, name + ".tileirbc"), gpu_code="sm_100",
                      output_format="tileir_bytecode", bytecode_version="13.1")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
