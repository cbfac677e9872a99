#!/usr/bin/env python3
"""Export the kernels of kernels.py to bytecode.

    export.py DIR [VERSION...]

writes DIR/VERSION/NAME.tileirbc for every kernel and every version that the
kernel exists in (13.1, 13.2, 13.3 and 13.4 unless told). Needs the package
cuda-tile from PyPI; no GPU, driver or compiler.

The kernels are compiled under the bare file name kernels.py, so that the
locations in the output, and with them its bytes, do not depend on where this
folder lies.
"""
import linecache
import os
import sys
import types

import cuda.tile as ct
from cuda.tile.compilation import (ArrayConstraint, CallingConvention, ConstantConstraint, KernelSignature,
                                   ScalarConstraint, export_kernel)

TYPES = {
    "b1": ct.bool_, "i8": ct.int8, "i16": ct.int16, "i32": ct.int32, "i64": ct.int64, "u8": ct.uint8, "u32": ct.uint32,
    "f16": ct.float16, "bf16": ct.bfloat16, "f32": ct.float32, "f64": ct.float64,
    "e4m3": ct.float8_e4m3fn, "e8m0": ct.float8_e8m0fnu,
}


def load_kernels():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernels.py")
    with open(path, encoding="utf-8") as f:
        text = f.read()
    name = "kernels.py"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    module = types.ModuleType("kernels")
    module.__file__ = name
    sys.modules["kernels"] = module
    exec(compile(text, name, "exec"), module.__dict__)
    return module.KERNELS


def constraint(param):
    if isinstance(param, int):
        return ConstantConstraint(param)
    name, _, rank = param.partition(":")
    if not rank:
        return ScalarConstraint(TYPES[name])
    rank = int(rank)
    return ArrayConstraint(TYPES[name], rank, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=[],
                           may_alias_internally=False, stride_constant=[None] * (rank - 1) + [1],
                           stride_divisible_by=[16] * (rank - 1) + [1], shape_divisible_by=1,
                           base_addr_divisible_by=16)


def main(folder, *versions):
    failed = 0
    for version in versions or ("13.1", "13.2", "13.3", "13.4"):
        os.makedirs(os.path.join(folder, version), exist_ok=True)
        for name, kernel, params, since in KERNELS:
            if version < since:
                continue
            signature = KernelSignature([constraint(p) for p in params], CallingConvention.cutile_python_v1())
            try:
                export_kernel(kernel, [signature], os.path.join(folder, version, name + ".tileirbc"), gpu_code="sm_100",
                              output_format="tileir_bytecode", bytecode_version=version)
            except Exception as e:
                failed += 1
                print(f"{name} {version}: {type(e).__name__}: {str(e).strip().splitlines()[0]}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    KERNELS = load_kernels()
    sys.exit(main(*sys.argv[1:]))
