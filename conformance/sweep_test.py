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

    def test_every_kernel_is_there(self):
        for ways, _, _ in sweep.PRODUCTS.values():
            for kernel, _, _ in ways.values():
                self.assertTrue(bench.large(os.path.join(bench.KERNELS, kernel + ".mlir")))


if __name__ == "__main__":
    unittest.main()
