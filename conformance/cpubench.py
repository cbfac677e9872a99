#!/usr/bin/env python3
"""Times the interpreter beside NumPy, each in turn, in one run:

    go build -o bin/ ./cmd/tilerun && python3 conformance/cpubench.py bin/tilerun

Needs NumPy. What counts is the processor's time for a run over 2^20 numbers of f32, so
that other work on the machine does not: tilerun's of all its threads, without what it
takes to start.
"""
import argparse, os, resource, subprocess, sys, time
import numpy as np

N = 1 << 20
VIEW = "tensor_view<{shape}xf32, strides=[{strides}]>"

def entry(body, shape, tile, grid, size):
    strides = "1" if "x" not in shape else shape.split("x")[1] + ",1"
    view = VIEW.format(shape=shape, strides=strides)
    extents = ", ".join(shape.split("x"))
    part = f"partition_view<tile=({tile}), {view}>"
    index = "%i" if "x" not in shape else "%i, %z"
    text = f"""cuda_tile.module @m {{
  entry @k(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {{
    %z = constant <i32: 0> : tile<i32>
    %i, %j, %k = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %x, shape = [{extents}], strides = [{strides}] : {view}
    %xv = make_partition_view %xt : {part}
    %v, %t = load_view_tko weak %xv[{index}] : {part}, tile<i32> -> tile<{tile}xf32>, token
    {body.format(view=view, part=part, extents=extents, strides=strides, index=index)}
  }}
}}
"""
    return text, ["--grid", str(grid), "--arg", f"rand:f32:{shape}:1", "--arg", f"zeros:f32:{size}"]

STORE = """%yt = make_tensor_view %y, shape = [{extents}], strides = [{strides}] : {view}
    %yv = make_partition_view %yt : {part}
    store_view_tko weak %r, %yv[{index}] : tile<TILExf32>, {part}, tile<i32> -> token"""
FOLD = "(%e: tile<f32>, %a: tile<f32>) {{{{ %q = OP %e, %a : tile<f32> yield %q : tile<f32> }}}}".replace("{{{{", "{{").replace("}}}}", "}}")
ROWS = "reduce %S dim=1 identities=[ID : f32] : tile<1x1024xf32> -> tile<1xf32> " + FOLD
SPREAD = "%S2 = reshape %S1 : tile<1xf32> -> tile<1x1xf32>\n    %S3 = broadcast %S2 : tile<1x1xf32> -> tile<1x1024xf32>"
SOFTMAX = "\n    ".join([
    "%m1 = " + ROWS.replace("%S", "%v").replace("OP", "maxf").replace("ID", "0xff800000"), SPREAD.replace("S", "m"),
    "%d = subf %v, %m3 : tile<1x1024xf32>", "%w = exp %d : tile<1x1024xf32>",
    "%s1 = " + ROWS.replace("%S", "%w").replace("OP", "addf").replace("ID", "0.0"), SPREAD.replace("S", "s"),
    "%r = divf %w, %s3 : tile<1x1024xf32>", STORE.replace("TILE", "1x1024")])

def function(op):
    return entry(f"%r = {op} %v : tile<1024xf32>\n    " + STORE.replace("TILE", "1024"), str(N), "1024", N // 1024, N)

x = np.random.rand(N).astype(np.float32)
m = x.reshape(1024, 1024)

def softmax():
    e = np.exp(m - m.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)

CASES = {
    "exp": (function("exp"), lambda: np.exp(x)),
    "tanh": (function("tanh"), lambda: np.tanh(x)),
    "sum": (entry(f"%r = reduce %v dim=0 identities=[0.0 : f32] : tile<{N}xf32> -> tile<f32> " + FOLD.replace("OP", "addf") +
                  "\n    store_ptr_tko weak %y, %r : tile<ptr<f32>>, tile<f32> -> token", str(N), str(N), 1, 1), lambda: x.sum()),
    "softmax": (entry(SOFTMAX, "1024x1024", "1x1024", 1024, "1024x1024"), softmax),
}

RUNS = 100

def numpy_ms(f):
    f()
    start = time.process_time()
    for _ in range(RUNS):
        f()
    return (time.process_time() - start) / RUNS * 1e3

def used(tool, text, args, runs):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([tool, "--device", "cpu", f"--bench={runs}", *args, "-"], input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

def tilerun_ms(tool, text, args):
    return (used(tool, text, args, RUNS + 1) - used(tool, text, args, 1)) / RUNS * 1e3

def tool(path):
    if not os.access(path, os.X_OK) or os.path.isdir(path):
        raise argparse.ArgumentTypeError(f"{path} is no program: build it as above")
    return path

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("tilerun", type=tool, help="the program that is timed")
tilerun = parser.parse_args().tilerun

print(f"{'':8} {'tilerun':>10} {'NumPy ' + np.__version__:>12} {'ratio':>6}")
for name, ((text, args), numpy) in CASES.items():
    ours, theirs = tilerun_ms(tilerun, text, args), numpy_ms(numpy)
    print(f"{name:8} {ours:7.2f} ms {theirs:9.2f} ms {ours / theirs:6.1f}")
