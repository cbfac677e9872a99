"""Launch cubins that tileiras made through the CUDA driver, in PyTorch's context."""
import ctypes
import json
import os

ELEMENTS = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "i32": "int32", "i8": "int8",
            "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2"}


def index(folder):
    """The entries of a folder's index by the program that they were compiled from."""
    with open(os.path.join(folder, "index.json")) as file:
        entries = json.load(file)
    return {name: [e | {"path": os.path.join(folder, e["file"])} for e in entries if e["program"] == name]
            for name in {e["program"] for e in entries}}


def data(t, array):
    """An array of normal random numbers, or of uniform integers."""
    dtype = getattr(t, ELEMENTS[array["element"]])
    if not dtype.is_floating_point:
        return t.randint(-128, 128, array["shape"], device="cuda", dtype=dtype)
    return t.randn(array["shape"], device="cuda").to(dtype)


def check(status, what):
    if status:
        raise RuntimeError(f"{what}: CUDA error {status}")


def load(t, entry, buffers):
    """A function that launches an entry on PyTorch's stream. The parameters are of each array the pointer,
    the extents and the strides."""
    values = [value for array, buffer in zip(entry["arrays"], buffers, strict=True) for value in (buffer, *array["shape"], *array["strides"])]
    return launcher(t, entry["path"], entry["symbol"], (*entry["grid"], 1, 1)[:3], values)


def launcher(t, path, symbol, grid, values):
    """The same of a cubin's kernel, of which the values are tensors, integers of 32 bits and numbers of f32; a block of such a
    kernel has one thread in the launch, the driver knows how many it takes."""
    driver = ctypes.CDLL("libcuda.so.1")
    module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
    with open(path, "rb") as file:
        check(driver.cuModuleLoadData(ctypes.byref(module), file.read()), path)
    check(driver.cuModuleGetFunction(ctypes.byref(kernel), module, symbol.encode()), symbol)
    words = [ctypes.c_int(v) if isinstance(v, int) else ctypes.c_float(v) if isinstance(v, float) else ctypes.c_void_p(v.data_ptr()) for v in values]
    parameters = (ctypes.c_void_p * len(words))(*(ctypes.cast(ctypes.pointer(w), ctypes.c_void_p) for w in words))

    def launch(kept=(words, values)):
        stream = ctypes.c_void_p(t.cuda.current_stream().cuda_stream)
        check(driver.cuLaunchKernel(kernel, *grid, 1, 1, 1, 0, stream, parameters, None), path)
    return launch
