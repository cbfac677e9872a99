"""Kernels with all that it takes to run them: their arguments at a small and a
large size, and what NumPy makes of the same arguments.

    @program("What it computes.", small=dict(n=80), large=dict(n=1 << 28),
             arguments=lambda n: [rand("f32", n, seed=1), zeros("f32", n), 64],
             grid=lambda n: (cdiv(n, 64),),
             bytes="8*{n}",
             reference=lambda x, y: {1: 2 * x})
    def double(x, y, T: ct.Constant[int]): ...

arguments are those of the kernel, in order: buffers as rand, zeros and integers
make them, scalars, constants. reference takes the arrays among them, in f64 (or
i64), and returns what those hold that the kernel writes, by their position.

A kernel is exported under the assumptions that cuTile makes when it launches it
on arrays of both sizes.
"""
import dataclasses
from io import BytesIO

import numpy as np

import cpu_launch
import cuda.tile as ct
from cuda.tile.compilation import CallingConvention, KernelSignature, export_kernel

PROGRAMS = []

# By the name of the element type: cuTile's, the bytes of an element, and the
# significand's bits, which rand uses.
ELEMENTS = {
    "f16": (ct.float16, 2, 11), "bf16": (ct.bfloat16, 2, 8), "f32": (ct.float32, 4, 24),
    "f8E4M3FN": (ct.float8_e4m3fn, 1, 4), "f8E5M2": (ct.float8_e5m2, 1, 3),
    "i8": (ct.int8, 1, None), "i32": (ct.int32, 4, None),
}


@dataclasses.dataclass
class Buffer:
    """An array in row-major order, and the VALUE of --arg that makes it."""
    element: str
    shape: tuple
    value: str
    make: object  # a function to the elements, in f64 or i64

    @property
    def strides(self):
        return tuple(int(np.prod(self.shape[i + 1:])) for i in range(len(self.shape)))

    def array(self):
        """The array as the launcher sees it, at an aligned address."""
        dtype, size, _ = ELEMENTS[self.element]
        return cpu_launch.Array(0, self.shape, self.strides, dtype, size, None)

    def words(self):
        """The arguments of the entry."""
        return [self.value] + [str(n) for n in self.shape + self.strides]


def text(shape):
    return "x".join(map(str, shape))


def zeros(element, *shape):
    return Buffer(element, shape, f"zeros:{element}:{text(shape)}", lambda: np.zeros(shape))


def arange(element, *shape):
    return Buffer(element, shape, f"arange:{element}:{text(shape)}", lambda: np.arange(np.prod(shape)).reshape(shape))


def rand(element, *shape, seed):
    """Uniform in [-1, 1): p+1 bits of each element's part of a word, over 2^p."""
    _, size, p = ELEMENTS[element]

    def make():
        n, per = int(np.prod(shape)), 8 // size
        parts = generator((n + per - 1) // per, seed)[:, None] >> (np.arange(per, dtype=np.uint64) * np.uint64(8 * size))
        k = (parts.reshape(-1)[:n] & np.uint64((2 << p) - 1)).astype(np.int64)
        return (np.where(k >= 1 << p, k - (2 << p), k) / float(1 << p)).reshape(shape)
    return Buffer(element, shape, f"rand:{element}:{text(shape)}:{seed}", make)


def integers(element, low, high, *shape, seed):
    """Uniform in [low, high): the high half of a word times their difference."""
    def make():
        parts = [low + (int(w) * (high - low) >> 64) for w in generator(int(np.prod(shape)), seed)]
        return np.array(parts, dtype=np.int64).reshape(shape)
    return Buffer(element, shape, f"randint:{low}:{high}:{element}:{text(shape)}:{seed}", make)


def generator(count, seed):
    """The words of a seed, as launcher/random.go describes them."""
    with np.errstate(over="ignore"):
        start = mix(np.array([seed], dtype=np.uint64))
        return mix(start + (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15))


def mix(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def encode(element, values):
    """The values as an array that a .npy file can hold."""
    if element == "bf16":  # its bits: the upper half of f32's, rounded to even
        bits = values.astype(np.float32).view(np.uint32).astype(np.uint64)
        return ((bits + 0x7FFF + (bits >> np.uint64(16) & np.uint64(1))) >> np.uint64(16)).astype(np.uint16)
    return values.astype({"f16": np.float16, "f32": np.float32, "i32": np.int32}[element])


def cdiv(a, b):
    return -(-a // b)


@dataclasses.dataclass
class Program:
    name: str
    kernel: object
    doc: str
    sizes: dict  # by the name of the run line
    arguments: object
    grid: object
    reference: object
    work: dict  # --flop or --bytes, by the sizes
    version: str

    def signature(self):
        rows = zip(*(self.arguments(**size) for size in self.sizes.values()))
        nodes = self.kernel._annotated_function.parameter_annotations
        return KernelSignature([constraint(row, node) for row, node in zip(rows, nodes, strict=True)],
                               CallingConvention.cutile_python_v1(), symbol=self.name)

    def bytecode(self):
        out = BytesIO()
        export_kernel(self.kernel, [self.signature()], out, gpu_code="sm_90", output_format="tileir_bytecode",
                      bytecode_version=self.version)
        return out.getvalue()

    def run_line(self, name):
        size = self.sizes[name]
        words = ["--grid", ",".join(map(str, self.grid(**size)))]
        nodes = self.kernel._annotated_function.parameter_annotations
        for value, node in zip(self.arguments(**size), nodes, strict=True):
            if not node.constant:
                for word in value.words() if isinstance(value, Buffer) else [str(value)]:
                    words += ["--arg", word]
        if name:
            for flag, amount in self.work.items():
                words += ["--" + flag, amount.format(**size)]
        return f"// tilerun{f'[{name}]' if name else ''}: {' '.join(words)}\n"

    def expected(self):
        """What NumPy expects after the small run, by the number of the entry's parameter."""
        buffers = [a for a in self.arguments(**self.sizes[""]) if isinstance(a, Buffer)]
        results = self.reference(*(b.make() for b in buffers))
        first = self.first_parameters()
        return {first[i]: encode(buffers[i].element, np.asarray(r)) for i, r in results.items()}

    def first_parameters(self):
        """The numbers of the parameters that are the addresses of the buffers."""
        numbers, at = [], 0
        nodes = self.kernel._annotated_function.parameter_annotations
        for value, node in zip(self.arguments(**self.sizes[""]), nodes, strict=True):
            if isinstance(value, Buffer):
                numbers.append(at)
                at += 1 + 2 * len(value.shape)
            elif not node.constant:
                at += 1
        return numbers


def constraint(values, node):
    """The constraint that an argument fulfils at every size."""
    if isinstance(values[0], Buffer):
        return cpu_launch.array_constraint([v.array() for v in values], None, False)
    if any(v != values[0] for v in values):
        raise ValueError(f"expected one scalar or constant for every size, got {values}")
    if node.constant:
        return values[0]
    return cpu_launch.variable(values[0], node, "", False).constraint


def program(doc, *, small, large, arguments, grid, reference, version="13.1", hints=None, **work):
    """Registers a kernel; work is flop or bytes of one launch, by the large sizes."""
    def register(function):
        kernel = ct.kernel(**hints)(function) if hints else ct.kernel(function)
        PROGRAMS.append(Program(function.__name__, kernel, doc, {"": small, "large": large}, arguments, grid,
                                reference, work, version))
        return kernel
    return register
