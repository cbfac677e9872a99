"""What of sweep.py needs no GPU: python3 -m unittest conformance/sweep_test.py"""
import contextlib
import io
import os
import sys
import tempfile
import types
import unittest
import xml.etree.ElementTree as xml

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bench
import sweep


class Sweep(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.csv = os.path.join(self.folder.name, "times.csv")
        self.addCleanup(self.folder.cleanup)

    def run_main(self, *arguments):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            sweep.main(arguments)
        return said.getvalue()

    def test_plot(self):
        for n in (1024, 2048):
            for way, microseconds in (("cuBLAS", 10), ("128x128x64", 12.5)):
                sweep.append(self.csv, "f16, B along k", way, n, microseconds / 1e6)
        self.assertEqual(self.run_main("plot", self.csv, self.folder.name, "--title", "a < b"), "gemm_f16_b_along_k.svg\n")
        picture = xml.parse(os.path.join(self.folder.name, "gemm_f16_b_along_k.svg")).getroot()
        lines = [e for e in picture if e.tag.endswith("polyline")]
        self.assertEqual(len(lines), 2)
        heights = [[float(p.split(",")[1]) for p in e.get("points").split()] for e in lines]
        self.assertTrue(all(a > b for a, b in heights), "eight times the work in one time is a higher rate, so further up")
        self.assertTrue(heights[0][1] > heights[1][1], "what takes longer is lower")
        self.assertIn("f16, B along k: a < b", [e.text for e in picture])

    def test_a_bad_line(self):
        with open(self.csv, "w") as file:
            file.write("product,way,size,microseconds\nf16,cuBLAS,1024,1\nf16,cuBLAS,x,1\n")
        with self.assertRaisesRegex(SystemExit, r"times.csv:3: expected product,way,size,microseconds"):
            sweep.read(self.csv)

    def test_goes_on_where_it_stopped(self):
        asked = []

        def ours(tilerun, path, launches, flags):
            asked.append((os.path.basename(path), flags[1]))
            return 1e-3

        saved = bench.time_ours, bench.time_torch, sweep.reference
        bench.time_ours, bench.time_torch, sweep.reference = ours, lambda *_: 2e-3, lambda *_: None
        sys.modules["torch"] = types.SimpleNamespace(cuda=types.SimpleNamespace(empty_cache=lambda: None))
        try:
            sweep.append(self.csv, "f16", "128x128x64", 1024, 1)
            flags = ("--to", "1280", "--rounds", "1", "--only", "f16")
            self.assertIn("stopped before f16 of 1024", self.run_main("measure", self.csv, *flags, "--seconds", "-1"))
            self.assertIn("complete", self.run_main("measure", self.csv, *flags))
        finally:
            bench.time_ours, bench.time_torch, sweep.reference = saved
            del sys.modules["torch"]
        self.assertEqual(asked, [("gemm_wide.mlir", "8,4"), ("gemm.mlir", "10,10"), ("gemm_wide.mlir", "10,5")])
        times = sweep.read(self.csv)
        self.assertEqual((len(times), times["f16", "cuBLAS", 1280], times["f16", "128x128x64", 1280]), (6, 2000, 1000))

    def fake(self, answers):
        """Has the family's products timed by a program that gives answers, line by line, and no GPU."""
        program = os.path.join(self.folder.name, "sizes")
        with open(program, "w") as file:
            file.write(f"#!{sys.executable}\nimport sys\n{answers}")
        os.chmod(program, 0o755)
        torch = types.SimpleNamespace(
            __version__="", version=types.SimpleNamespace(cuda=""),
            cuda=types.SimpleNamespace(empty_cache=lambda: None, get_device_name=lambda: "GPU"))
        for module, name, value in (
                (bench, "warm_torch", lambda *_: (lambda: None, 1)), (bench, "time_warm", lambda *_: 2e-3), (bench.Problem, "reference", lambda *_: None)):
            self.addCleanup(setattr, module, name, getattr(module, name))
            setattr(module, name, value)
        sys.modules["torch"] = torch
        self.addCleanup(sys.modules.pop, "torch")
        return program

    # Tells how many members there are, has each take its index in ms, and refuses those of 256 columns.
    ANSWERS = """members = list(iter(lambda: sys.stdin.readline().strip(), ""))
print("compiled", flush=True)
for line in sys.stdin:
    index = int(line.split()[0])
    print("error: too wide" if "BN=256" in members[index] else (index + 1) * 1e-3, flush=True)
"""

    def test_family(self):
        program = self.fake(self.ANSWERS)
        sweep.append(self.csv, "f16, sums of f32", "64x128x64", 4096, 1)
        flags = ("--sizes", program, "--from", "4096", "--to", "4352", "--rounds", "1", "--only", "f16, sums of f32")
        self.assertIn("stopped before f16, sums of f32 of 4096", self.run_main("family", self.csv, *flags, "--seconds", "-1"))
        with contextlib.redirect_stderr(io.StringIO()) as said:
            self.assertIn("4 kernels compiled", self.run_main("family", self.csv, *flags))
        self.assertEqual(said.getvalue().count("too wide"), 2, "128×256 of 4096 and of 4352")
        times = {(way, n): us for (_, way, n), us in sweep.read(self.csv).items()}
        self.assertEqual(times, {
            ("64x128x64", 4096): 1e6, ("128x128x64", 4096): 1000, ("cuBLAS", 4096): 2000,
            ("128x128x64", 4352): 3000, ("cuBLAS", 4352): 2000})

    def test_a_program_that_fails(self):
        with self.assertRaisesRegex(SystemExit, "expected compiled, got ''"):
            self.run_main("family", self.csv, "--sizes", self.fake("sys.stdin.readline()"), "--to", "1024")

    def test_ablation(self):
        with contextlib.redirect_stderr(io.StringIO()):
            rows = self.run_main("ablation", "--sizes", self.fake(self.ANSWERS), "--size", "1024", "--rounds", "1", "--pause", "0").splitlines()
        self.assertEqual(rows[0], "| schedule | 128×128×64, 1024 | 128×256×64, 1024 |")
        self.assertEqual(rows[2], "| as it is chosen | 2 | – |", "2·1024³ operations in 1 ms")
        self.assertEqual(len(rows), 2 + len(sweep.ABLATION) + 1)

    def test_table(self):
        for n, rates in ((1024, (5, 8, 10)), (1280, (6, 4, 4)), (4096, (7, 7, 7))):
            for way, rate in zip(("128x128x64", "64x128x64", "cuBLAS"), rates):
                sweep.append(self.csv, "f16, sums of f16", way, n, 2 * n**3 / rate / 1e12)
        sweep.append(self.csv, "tf32", "cuBLAS", 1024, 1)
        self.assertEqual(self.run_main("table", self.csv).splitlines()[2:], [
            "| f16, sums of f16, 1024–1280 | 7 | 6 | 1.095 | 0.800 (1024) | 1.500 (1280) | 0.866 |",
            "| f16, sums of f16, 4096–4096 | 7 | 7 | 1.000 | 1.000 (4096) | 1.000 (4096) | 1.000 |",
            "| f16, sums of f16, all | 7 | 7 | 1.063 | 0.800 (1024) | 1.500 (1280) | 0.909 |"])
        lines = sweep.best_of(sweep.by_product(self.csv)["f16, sums of f16"])
        self.assertEqual([round(rate) for _, rate in lines[sweep.BEST]], [8, 6, 7])

    def test_the_page(self):
        """The committed times have all sizes; the pictures and the table of docs/GEMM.md are of them."""
        times, docs = os.path.join(bench.HERE, "sizes", "h200.csv"), os.path.join(bench.HERE, "..", "docs")
        products = sweep.by_product(times)
        self.assertEqual(list(products), list(sweep.FAMILY))
        for product, (_, small, large) in sweep.FAMILY.items():
            for way in (sweep.CUBLAS, *("x".join(map(str, tile)) for tile in {*small, *large})):
                first = 1024 if way == sweep.CUBLAS or tuple(map(int, way.split("x"))) in small else sweep.SMALL + 256
                last = 16384 if way == sweep.CUBLAS or tuple(map(int, way.split("x"))) in large else sweep.SMALL
                self.assertEqual([n for n, _ in products[product][way]], list(range(first, last + 1, 256)), (product, way))
        with open(os.path.join(docs, "GEMM.md")) as file:
            self.assertIn(self.run_main("table", times), file.read(), f"conformance/sweep.py table {times}")
        for name in self.run_main("plot", times, self.folder.name, "--title", "one H200, 23 November 2026, TFLOP/s").split():
            with open(os.path.join(docs, "pictures", name)) as old, open(os.path.join(self.folder.name, name)) as new:
                self.assertEqual(old.read(), new.read(), f"conformance/sweep.py plot {times} docs/pictures: {name}")

    def test_every_kernel_is_there(self):
        for ways, _, _ in sweep.PRODUCTS.values():
            for kernel, _, _ in ways.values():
                self.assertTrue(bench.large(os.path.join(bench.KERNELS, kernel + ".mlir")))


if __name__ == "__main__":
    unittest.main()
