#!/usr/bin/env python3
"""Run cuTile Python without a GPU: cuda.tile.launch that goes through tilerun.

    cpu_launch.py SCRIPT [ARGUMENT...]      run a script
    python -m pytest -p cpu_launch FILE...  run tests; this folder is on PYTHONPATH

Every launch exports the kernel's bytecode for the types of its arguments, has
tilerun run it, and puts the results where the arrays lie. Arrays are NumPy's or
torch's, in the CPU's memory, of any strides; tensors that a script asks for on
the device "cuda" are made there (see cpu_torch.py).

TILERUN names the program tilerun; without it, it is looked for on the path.
TILERUN_FLAGS are flags for every launch: "--device cpu" unless given.
TILERUN_KEEP names a folder to keep every launch in: its bytecode, its buffers
and a file "run" with the command line.
CUTILE_ARCH is the compute capability that kernels are told of: 10.0 unless given.

Needs the package cuda-tile from PyPI. docs/CUTILE.md has more.
"""
import ctypes
import dataclasses
import functools
import itertools
import os
import runpy
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile

import cuda.tile as ct
from cuda.tile import _cext, _compile, compilation
from cuda.tile._annotated_function import HeterogeneousTupleNode, HomogeneousTupleNode, LeafAnnotationNode
from cuda.tile._bytecode.version import BytecodeVersion
from cuda.tile.compilation import (ArrayConstraint, CallingConvention, ConstantConstraint, KernelSignature,
                                   ListConstraint, ScalarConstraint, TupleConstraint)

import cpu_torch

# What tilerun calls the element types.
ELEMENTS = {
    "bool_": "i1", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "i8", "uint16": "i16", "uint32": "i32", "uint64": "i64",
    "float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64",
    "float8_e4m3fn": "f8E4M3FN", "float8_e5m2": "f8E5M2", "float8_e8m0fnu": "f8E8M0FNU",
}


# ---- arrays ------------------------------------------------------------------

@dataclasses.dataclass
class Array:
    """An array argument: where its elements lie in the CPU's memory."""
    address: int
    shape: tuple  # elements
    strides: tuple  # elements
    dtype: object  # of cuda.tile
    itemsize: int  # bytes
    owner: object  # kept alive

    @property
    def bytes(self):
        """The bytes from the first element to behind the last; 0 if there is none."""
        if 0 in self.shape:
            return 0
        return (1 + sum((n - 1) * s for n, s in zip(self.shape, self.strides))) * self.itemsize


def is_array(value):
    return cpu_torch.is_tensor(value) or hasattr(value, "__array_interface__")


def array(value):
    if cpu_torch.is_tensor(value):
        return Array(value.data_ptr(), tuple(value.shape), value.stride(), native_dtype(value.dtype),
                     value.element_size(), value)
    interface, size = value.__array_interface__, value.dtype.itemsize
    strides = interface["strides"] or tuple(
        size * product(interface["shape"][i + 1:]) for i in range(len(interface["shape"])))
    if any(s % size or s < 0 for s in strides):
        raise TypeError(f"strides of {strides} bytes are not whole non-negative numbers of elements")
    return Array(interface["data"][0], interface["shape"], tuple(s // size for s in strides),
                 native_dtype(value.dtype), size, value)


def product(numbers):
    return functools.reduce(lambda a, b: a * b, numbers, 1)


def native_dtype(dtype):
    native = _cext.foreign_dtype_object_to_native(dtype)
    if native is None:
        raise TypeError(f"dtype {dtype} is not supported")
    return native


# ---- signatures --------------------------------------------------------------
#
# What cuTile assumes of arguments when it compiles for them: the same as its own
# launch, which looks at arrays in the memory of a GPU only.

TMA_RANK = 5  # arrays of a higher rank: nothing is assumed of shape and strides


def array_constraint(arrays, annotation, shapes_too):
    """The constraint that all of the arrays (one, or the items of a list) fulfil."""
    first = arrays[0]
    rank = len(first.shape)
    axes = range(rank)
    index = annotation.index_dtype if annotation else ct.int32
    fixed_shape = static_axes(annotation, "static_shape_dims", rank)
    fixed_strides = static_axes(annotation, "static_stride_dims", rank)
    for a in arrays:
        check_array(a, first, index, fixed_shape, fixed_strides)

    def every(fact):
        return [rank <= TMA_RANK and all(fact(a, i) for a in arrays) for i in axes]
    ones = every(lambda a, i: a.shape[i] == 1 and shapes_too and not fixed_shape)
    dense = every(lambda a, i: a.strides[i] == 1 and not fixed_strides)
    aligned = every(lambda a, i: a.strides[i] * a.itemsize % 16 == 0)
    rounded = every(lambda a, i: a.shape[i] % 16 == 0)
    return ArrayConstraint(
        first.dtype, rank, index_dtype=index, stride_lower_bound_incl=0, alias_groups=[],
        may_alias_internally=not all(is_disjoint(a) for a in arrays),
        stride_constant=[first.strides[i] if i in fixed_strides else 1 if dense[i] else None for i in axes],
        shape_constant=[first.shape[i] if i in fixed_shape else 1 if ones[i] else None for i in axes],
        stride_divisible_by=[16 // first.itemsize if aligned[i] else 1 for i in axes],
        shape_divisible_by=[16 if rounded[i] else 1 for i in axes],
        base_addr_divisible_by=16 if all(a.address % 16 == 0 for a in arrays) else 1)


def static_axes(annotation, field, rank):
    """The axes whose extents or strides a parameter's annotation makes constant."""
    axes = []
    for axis in getattr(annotation, field, ()):
        if not -rank <= axis < rank:
            raise ValueError(f"{field} contains axis {axis} but array rank is {rank}")
        if axis % rank in axes:
            raise ValueError(f"{field} contains duplicate axis {axis}")
        axes.append(axis % rank)
    return axes


def check_array(a, first, index, fixed_shape, fixed_strides):
    limit = 1 << (index.bitwidth - 1)
    for what, numbers, ours, fixed in (("shape", a.shape, first.shape, fixed_shape),
                                       ("stride", a.strides, first.strides, fixed_strides)):
        if any(n >= limit for n in numbers):
            raise OverflowError(f"{what} is too big")
        if len(numbers) != len(ours):
            raise TypeError("Arrays in list vary in rank")
        for i in fixed:
            if numbers[i] != ours[i]:
                raise ValueError(f"Arrays in list vary in static {what} at axis {i} ({ours[i]} vs {numbers[i]})")
    if a.dtype != first.dtype:
        raise TypeError("Arrays in list vary in data type")


def is_disjoint(a):
    """Whether no two indices surely name one element."""
    order = sorted(zip(a.strides, a.shape))
    return not order or order[0][0] > 0 and all(
        s > 0 and s >= before * extent for (before, extent), (s, _) in itertools.pairwise(order))


@dataclasses.dataclass
class Flat:
    """An argument as the entry takes it: a scalar, an array, or a list of arrays."""
    constraint: object
    value: object


def flatten(value, node, where, shapes_too, flat):
    """Returns the constraint for an argument and appends what the entry takes for it."""
    if type(value) is tuple:
        if isinstance(node, HeterogeneousTupleNode):
            # Of another length than the annotation's: cuTile's compiler says so.
            nodes = [*node.items, *[LeafAnnotationNode(constant=False)] * len(value)][:len(value)]
        else:
            nodes = [node.each if isinstance(node, HomogeneousTupleNode) else node] * len(value)
        return TupleConstraint([flatten(v, n, f"item #{i} of {where}", shapes_too, flat)
                                for i, (v, n) in enumerate(zip(value, nodes))])
    if getattr(node, "constant", False):
        try:
            return ConstantConstraint(value)
        except TypeError:
            raise TypeError(f"Invalid {where}: Could not interpret object of type "
                            f"'{type(value).__name__}' as a constant.") from None
    leaf = variable(value, node, where, shapes_too)
    flat.append(leaf)
    return leaf.constraint


def variable(value, node, where, shapes_too):
    if isinstance(value, bool):
        return Flat(ScalarConstraint(ct.bool_), value)
    if isinstance(value, int):
        dtype = node.scalar.dtype if getattr(node, "scalar", None) else ct.int32
        if not -1 << (dtype.bitwidth - 1) <= value < 1 << (dtype.bitwidth - 1):
            raise OverflowError(f"Python integer {value} does not fit in {dtype}")
        return Flat(ScalarConstraint(dtype), value)
    if isinstance(value, float):
        return Flat(ScalarConstraint(ct.float32), value)
    if isinstance(value, list):
        return list_of_arrays(value, node, shapes_too)
    if is_array(value):
        a = array(value)
        return Flat(array_constraint([a], getattr(node, "array", None), shapes_too), a)
    if isinstance(value, tuple):
        raise TypeError(f"Invalid {where}: '{type(value).__name__}' is a subclass of 'tuple'."
                        " Only plain tuples are accepted.")
    raise TypeError(f"Invalid {where}: Objects of type '{type(value).__name__}' are not supported.")


def list_of_arrays(value, node, shapes_too):
    if not value:
        raise TypeError("Empty lists are not supported as kernel arguments")
    for i, item in enumerate(value):
        if not is_array(item):
            raise TypeError(f"Expected list items to be arrays, got {type(item).__name__}" if i == 0 else
                            f"Invalid list item #{i}: unsupported object type '{type(item).__name__}'")
    arrays = [array(item) for item in value]
    annotation = node.list.element if getattr(node, "list", None) else None
    constraint = ListConstraint(array_constraint(arrays, annotation, shapes_too), alias_groups=[],
                                elements_may_alias=False)
    return Flat(constraint, arrays)


def bind(kernel, arguments, shapes_too=True):
    """Returns the constraints of the parameters and the arguments of the entry."""
    nodes = kernel._annotated_function.parameter_annotations
    if len(nodes) != len(arguments):
        raise TypeError(f"Kernel expects {counted(len(nodes), 'argument', 'arguments')}"
                        f" but {counted(len(arguments), 'was', 'were')} given")
    flat = []
    constraints = [flatten(value, node, f"kernel argument #{i}", shapes_too, flat)
                   for i, (value, node) in enumerate(zip(arguments, nodes))]
    return constraints, flat


def counted(n, one, many):
    return f"{n} {one if n == 1 else many}"


def constraints_of(kernel, arguments, convention):
    """Stands for cuTile's own function of KernelSignature.from_kernel_args."""
    return bind(kernel, arguments, convention.version >= 2)[0]


def signature_of(kernel, arguments):
    constraints, flat = bind(kernel, arguments)
    for convention in (CallingConvention.cutile_python_v1(), CallingConvention.cutile_python_v2()):
        try:
            signature = KernelSignature(constraints, convention)
            break
        except ValueError:
            if convention.version == 2:
                raise
    return signature.with_mangled_symbol(kernel._annotated_function.pyfunc.__name__), flat


# ---- launching ---------------------------------------------------------------

@functools.cache
def tilerun():
    name = os.environ.get("TILERUN", "tilerun")
    path = shutil.which(name)
    if path is None:
        raise FileNotFoundError(f"no program {name}: build it with go build ./cmd/tilerun and name it in TILERUN")
    return [os.path.abspath(path), *shlex.split(os.environ.get("TILERUN_FLAGS", "--device cpu"))]


def latest_version(*_, **__):
    """The latest bytecode that tilerun and this release of cuTile have in common."""
    return getattr(BytecodeVersion, "V_13_4", BytecodeVersion.V_13_3)


def architecture(device=0):
    """Stands for cuTile's get_compute_capability."""
    major, _, minor = os.environ.get("CUTILE_ARCH", "10.0").partition(".")
    return int(major), int(minor or 0)


def bytecode(kernel, signature):
    """Compiles a kernel, or finds what was compiled for the same signature."""
    compiled = kernel.__dict__.setdefault("_cpu_launch", {})
    if signature.symbol not in compiled:
        result = _compile.compile_tile(
            kernel._annotated_function, [signature], "sm_%d%d" % architecture(), kernel._compiler_options,
            bytecode_version=latest_version(), return_bytecode=True, return_cubin=False)
        compiled[signature.symbol] = bytes(result.bytecode)
    return compiled[signature.symbol]


def grid_text(grid):
    if not isinstance(grid, tuple):
        raise TypeError("Grid must be a tuple")
    if len(grid) > 3:
        raise ValueError(f"Grid dimensions must be at most 3, got length {len(grid)}")
    for i, n in enumerate(grid):
        if not 0 <= n < 1 << 24:
            raise ValueError(f"Grid[{i}] exceeds 24-bit limit: max={(1 << 24) - 1}, got={n}. "
                             "Use multiple kernel launches for larger workloads.")
    return ",".join(str(int(n)) for n in grid + (1,) * (3 - len(grid)))


class Launch:
    """The files and the command line of one run of tilerun."""

    def __init__(self, folder):
        self.folder = folder
        self.arguments = []  # values of --arg, in order
        self.items = []  # values of --buffer: the arrays of lists
        self.buffers = []  # (what tilerun calls the buffer, Array)

    def file(self, name):
        return os.path.join(self.folder, name)

    def add(self, flat):
        if isinstance(flat.value, Array):
            self.add_array(flat.value)
        elif isinstance(flat.value, list):
            self.add_list(flat.value)
        elif isinstance(flat.value, bool):
            self.arguments.append("true" if flat.value else "false")
        elif isinstance(flat.value, float):
            self.arguments.append("0x%08x" % struct.unpack("<I", float32_bytes(flat.value)))
        else:
            self.arguments.append(str(flat.value))

    def add_array(self, a):
        self.arguments.append(self.buffer(str(len(self.arguments)), a))
        self.arguments += [str(n) for n in a.shape + a.strides]

    def add_list(self, arrays):
        """Of each array, cuTile's kernels read the address, the extents and the
        strides from a row of 64-bit words."""
        number, words = len(self.arguments), []
        for i, a in enumerate(arrays):
            name = f"list{number}.{i}"
            self.items.append(f"{name}={self.buffer(name, a)}")
            words += [f"at:{name}", *(str(n) for n in a.shape + a.strides)]
        self.arguments += ["list:" + ",".join(words), str(len(arrays))]

    def buffer(self, name, a):
        """Writes an array to a file and returns how tilerun makes a buffer of it."""
        element = ELEMENTS[a.dtype.name]
        if a.bytes == 0:
            return f"zeros:{element}:1"
        with open(self.file(f"{name}.bin"), "wb") as f:
            f.write(memory_of(a))
        self.buffers.append((name, a))
        return f"@{name}.bin:{element}:{a.bytes // a.itemsize}"

    def command(self, grid):
        words = [*tilerun(), "--grid", grid]
        for value in self.arguments:
            words += ["--arg", value]
        for item in self.items:
            words += ["--buffer", item]
        for name, _ in self.buffers:
            words += ["--out", f"{name}={name}.out.bin"]
        return words + ["kernel.tileirbc"]

    def run(self, program, grid):
        with open(self.file("kernel.tileirbc"), "wb") as f:
            f.write(program)
        command = self.command(grid)
        with open(self.file("run"), "w", encoding="utf-8") as f:
            f.write(shlex.join(command) + "\n")
        sys.stdout.flush()
        done = subprocess.run(command, cwd=self.folder, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip())

    def take_results(self):
        written = []
        for name, a in self.buffers:
            with open(self.file(f"{name}.out.bin"), "rb") as f:
                data = f.read()
            if data != bytes(memory_of(a)):
                written.append((a, data))
        for a, data in written:
            self.refuse_alias(a)
            write_back(a, data)

    def refuse_alias(self, a):
        """tilerun gives every parameter a buffer of its own, so that what is written
        through one is not read through another."""
        for _, other in self.buffers:
            if other is not a and other.address < a.address + a.bytes and a.address < other.address + other.bytes:
                raise NotImplementedError("the kernel wrote to memory that two of its arguments share")


def float32_bytes(value):
    try:
        return struct.pack("<f", value)
    except OverflowError:
        return struct.pack("<f", float("inf") if value > 0 else float("-inf"))


def memory_of(a):
    return (ctypes.c_char * a.bytes).from_address(a.address)


def write_back(a, data):
    """Puts a buffer's bytes where the array lies."""
    if getattr(getattr(a.owner, "flags", None), "writeable", True) is False:
        raise ValueError("the kernel wrote to a read-only array")
    memory_of(a)[:] = data


launches = itertools.count(1)


def launch(stream, grid, kernel, kernel_args, /, *, programmatic_dependent_launch=False):
    """Stands for cuda.tile.launch: runs the kernel and returns when it is done."""
    if not isinstance(kernel, ct.kernel):
        raise TypeError(f"expected a cuda.tile.kernel, got {type(kernel).__name__}")
    signature, flat = signature_of(kernel, kernel_args)
    program = bytecode(kernel, signature)
    grid = grid_text(grid)
    keep = os.environ.get("TILERUN_KEEP")
    if keep:
        folder = os.path.join(keep, f"{os.getpid()}-{next(launches)}-{signature.symbol[:100]}")
        os.makedirs(folder)
        run_in(folder, program, grid, flat)
        return
    with tempfile.TemporaryDirectory(prefix="tilerun-") as folder:
        run_in(folder, program, grid, flat)


def run_in(folder, program, grid, flat):
    one = Launch(folder)
    for argument in flat:
        one.add(argument)
    one.run(program, grid)
    one.take_results()


# ---- taking cuTile's place ---------------------------------------------------

def replace(original, replacement):
    """Puts one object in the place of another in all modules of cuda.tile."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "cuda":
            for key, value in list(vars(module).items()):
                if value is original:
                    setattr(module, key, replacement)


@functools.cache
def install():
    """Has cuda.tile.launch run on the CPU, here and in whatever imports it later."""
    replace(_cext.launch, launch)
    replace(_cext.get_compute_capability, architecture)
    replace(_cext.get_parameter_constraints_from_pyargs, constraints_of)
    replace(_compile._get_max_supported_bytecode_version, latest_version)
    cpu_torch.install(architecture)


def install_in_children():
    """Has install() run in every Python that this one starts."""
    here = os.path.dirname(os.path.abspath(__file__))
    paths = [os.path.join(here, "children"), here, os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)


def pytest_load_initial_conftests():
    install()
    install_in_children()


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    install()
    install_in_children()
    sys.argv = sys.argv[1:]
    sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    sys.modules["cpu_launch"] = sys.modules["__main__"]
    main()
