"""torch for programs written for a GPU, where there is none: the device "cuda"
is the CPU.

install() has every function of torch that is asked for a tensor on "cuda" make
it in the CPU's memory, and gives torch.cuda streams and events that do nothing,
for everything is done when a function returns. Where torch is not installed,
nothing happens. torch must be a build without a GPU, or on a machine without.
"""
import sys
import types

try:
    import torch
except ImportError:
    torch = None


def is_tensor(value):
    return torch is not None and isinstance(value, torch.Tensor)


def on_cpu(value):
    """The device to use for the one that was asked for; other values as they are."""
    if isinstance(value, str) and (value == "cuda" or value.startswith("cuda:")):
        return "cpu"
    if isinstance(value, torch.device) and value.type == "cuda":
        return torch.device("cpu")
    return value


class Stream:
    """A stream whose work is done as soon as it is given."""
    cuda_stream = 0
    device = "cpu"

    def __init__(self, *args, **kwargs):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        return False

    def synchronize(self):
        pass

    def wait_stream(self, other):
        pass

    def wait_event(self, event):
        pass

    def record_event(self, event=None):
        return event

    def query(self):
        return True


def gpu_alone(function, args, kwargs):
    """The result of what torch computes on GPUs only, or None: products whose
    result is of another type, and absolute values of truth values."""
    if function in (torch.mm, torch.bmm) and "out_dtype" in kwargs:
        wide = kwargs["out_dtype"]
        return function(*(value.to(wide) for value in args))
    if function in (torch.abs, torch.Tensor.abs, torch.Tensor.__abs__) and args[0].dtype == torch.bool:
        return args[0].clone()
    return None


def install(architecture):
    """Lets the CPU stand for the device "cuda", of the compute capability that
    architecture() returns."""
    if torch is None:
        return

    class OnCPU(torch.overrides.TorchFunctionMode):
        def __torch_function__(self, function, types, args=(), kwargs=None):
            if function is torch.Tensor.cuda:
                return args[0]
            kwargs = {key: on_cpu(value) if key == "device" else value for key, value in (kwargs or {}).items()}
            if function is torch.Tensor.to:
                args = tuple(on_cpu(value) for value in args)
            result = gpu_alone(function, args, kwargs)
            return function(*args, **kwargs) if result is None else result

    OnCPU().__enter__()
    stream = Stream()
    for name, replacement in {
        "current_stream": lambda device=None: stream,
        "default_stream": lambda device=None: stream,
        "stream": lambda s: s,
        "synchronize": lambda device=None: None,
        "current_device": lambda: 0,
        "device_count": lambda: 1,
        "is_available": lambda: True,
        "get_device_capability": lambda device=None: architecture(),
        "get_device_properties": lambda device=None: types.SimpleNamespace(multi_processor_count=4, name="CPU"),
        "Stream": Stream,
        "empty_cache": lambda: None,
    }.items():
        setattr(torch.cuda, name, replacement)
