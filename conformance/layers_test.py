"""What of layers.py needs no GPU: python3 -m unittest conformance/layers_test.py"""
import contextlib
import io
import json
import os
import sys
import tempfile
import types
import unittest
import xml.etree.ElementTree as xml

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bench
import layers


class Layers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.runs = os.path.join(self.folder.name, "runs.jsonl")
        self.addCleanup(self.folder.cleanup)

    def run_main(self, *arguments):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            code = layers.main(arguments)
        return code, said.getvalue()

    def write(self, label, layer, ours, theirs=(2e-5,)):
        line = {"label": label, "group": "few tiles", "layer": layer, "flop": 2e9, "values": {"BM": "64", "BN": "32", "BK": "128"},
                "ours": ours, "theirs": list(theirs), "device": "a GPU", "library": "PyTorch 1"}
        with open(self.runs, "a") as file:
            file.write(json.dumps(line) + "\n")

    def test_suite(self):
        suite = list(layers.suite())
        self.assertEqual(len({(s.group, s.name) for s in suite}), 22 + 3 + 3 * 2 * 4)
        work = {s.name: s.flop for s in suite}
        self.assertEqual(work["3×3, 64 to 64, 56×56"], 2 * 64 * 56 * 56 * 64 * 64 * 9)
        self.assertEqual(work["3×3, 512 to 512, 14×14, every second"], 2 * 64 * 7 * 7 * 512 * 512 * 9)
        self.assertEqual(work["1×1, 1024 to 2048, 14×14, every second"], 2 * 64 * 7 * 7 * 1024 * 2048)

    def test_compare(self):
        for label, factor in (("old", 1), ("new", 1.1)):
            self.write(label, "worse", [x * factor * 1e-5 for x in (1, 1.01, 0.99, 1.0)])
            self.write(label, "noisy", [x * 1e-5 for x in ((1, 1.3, 0.8, 1.1) if factor > 1 else (1.2, 0.9, 1, 1.1))])
            self.write(label, "better", [x / factor * 1e-5 for x in (1, 1.01, 0.99, 1.0)])
        self.write("old", "gone", [1e-5])
        code, said = self.run_main("compare", self.runs, "old", "new")
        self.assertEqual(code, 1)
        self.assertRegex(said, r"worse: 1\.100 \(1\.0\d+ to 1\.1\d+\), slower")
        self.assertRegex(said, r"noisy: .* the same")
        self.assertRegex(said, r"better: 0\.909 .* faster")
        self.assertIn("gone: not in new", said)
        self.assertIn("of 3, 1 slower", said)
        self.assertEqual(self.run_main("compare", self.runs, "old", "old")[0], 0)

    def test_table_and_plot(self):
        self.write("a", "first <", [1e-5], [2e-5])
        self.write("a", "second", [2e-5], [1e-5])
        said = self.run_main("table", self.runs)[1]
        self.assertIn("| few tiles | first < | 64×32×128 | 10.0 | 200 | 20.0 | 2.00 |", said)
        self.assertIn("few tiles: geometric mean 1.000 of 2, least 0.500", said)
        self.assertEqual(self.run_main("plot", self.runs, self.folder.name)[1], "layers_few_tiles.svg\n")
        picture = xml.parse(os.path.join(self.folder.name, "layers_few_tiles.svg")).getroot()
        bars = [float(e.get("width")) for e in picture if e.tag.endswith("rect")][1:]
        self.assertAlmostEqual(bars[0], 4 * bars[1], places=0)

    def test_bad_files(self):
        with self.assertRaisesRegex(SystemExit, "no run x: expected one of none"):
            self.run_main("table", self.runs, "x")
        self.write("a", "zero", [0.0])
        with self.assertRaisesRegex(SystemExit, r"runs.jsonl:1: expected a line that measure wrote"):
            self.run_main("table", self.runs)

    def test_measure_goes_on(self):
        asked = []

        def ours(tilerun, path, launches, flags, graph):
            asked.append(flags)
            return 1e-5

        saved = bench.time_ours, bench.time_torch, layers.reference, layers.fastest
        bench.time_ours, bench.time_torch, layers.reference = ours, lambda *_: 2e-5, lambda *_: None
        layers.fastest = lambda *_: {"BM": "64", "BN": "64", "BK": "64"}
        cuda = types.SimpleNamespace(empty_cache=lambda: None, get_device_name=lambda: "a GPU")
        sys.modules["torch"] = types.SimpleNamespace(cuda=cuda, no_grad=contextlib.nullcontext, __version__="1")
        try:
            flags = ("measure", self.runs, "--label", "a", "--only", "few tiles", "--rounds", "2")
            self.assertIn("stopped before few tiles", self.run_main(*flags, "--seconds", "-1")[1])
            self.assertIn("complete", self.run_main(*flags)[1])
            self.assertEqual(len(asked), 6)
            self.assertIn("--define=BM=64", asked[0])
            self.run_main(*flags)
            self.assertEqual(len(asked), 6, "what is known is not measured again")
        finally:
            bench.time_ours, bench.time_torch, layers.reference, layers.fastest = saved
            del sys.modules["torch"]
        self.assertEqual(layers.read(self.runs, "a")["few tiles", "product 512×512×16384"]["ours"], [1e-5, 1e-5])


if __name__ == "__main__":
    unittest.main()
