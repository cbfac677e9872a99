"""What of float64.py needs neither a GPU nor cuda-tile: python3 -m unittest conformance/float64_test.py"""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

import bench
import float64


class Float64(unittest.TestCase):
    def test_elements(self):
        self.assertEqual(list(float64.E4M3[[0x00, 0x01, 0x08, 0x38, 0x7E, 0xBC]]), [0, 2**-9, 2**-6, 1, 448, -1.5])
        self.assertTrue(np.isnan(float64.E4M3[[0x7F, 0xFF]]).all())
        bits = np.array([0x3F80, 0xC0A0, 0x0001], dtype=np.uint16).view("V2")
        self.assertEqual(list(float64.decoded("bf16", bits)), [1, -5, 2.0**-133])
        self.assertEqual(float64.decoded("i32", np.array([-3], dtype=np.int32)).dtype, np.int64)

    def test_buffers(self):
        path = os.path.join(bench.KERNELS, "experts.mlir")
        types = list(float64.buffers(float64.Case("experts", path, bench.large(path), None)).values())
        self.assertEqual(types, ["bf16", "bf16", "bf16", "f32", "i32", "i32"])
        path = os.path.join(bench.HERE, "kernels", "softmax_wide.mlir")
        flags = ["--arg", "n=8", "--arg", "y=full:7:f32:8x4", "--arg", "x=randint:0:9:i32:8x4:1"]
        self.assertEqual(list(float64.buffers(float64.Case("", path, flags, None)).items()), [("x", "i32"), ("y", "f32")])
        with self.assertRaises(SystemExit):
            float64.element_of("@x.npy:f16")

    def test_parts(self):
        """Two heads of queries have one of keys in common, and a number of its own each."""
        draw = np.random.default_rng(1).standard_normal
        arrays = [draw((3, 4, 5, 6)), draw((3, 2, 7, 6)), draw(4), np.zeros((3, 4, 5, 7))]

        def reference(q, k, sinks, o):
            k = np.repeat(k, q.shape[1] // k.shape[1], axis=1)
            return {3: q @ k.swapaxes(2, 3) + sinks[None, :, None, None]}
        in_parts = float64.expected(float64.Case("", "", [], reference, 2), arrays, workers=2)
        self.assertEqual(in_parts.keys(), {3})
        np.testing.assert_allclose(in_parts[3], reference(*arrays)[3])

    def test_errors(self):
        want = np.random.default_rng(1).standard_normal((64, 128))
        rounded = want.astype(np.float16).astype(np.float64)
        one, together = float64.errors(rounded, want, *float64.ROUNDING["f16"])
        self.assertTrue(0.05 < one < 1 and 0.2 < together < 1, (one, together))
        wrong = rounded.copy()
        wrong[5, 7] += 0.01  # 0.0005 is as much as it is rounded by
        one, together = float64.errors(wrong, want, *float64.ROUNDING["f16"])
        self.assertTrue(one > 1 > together, (one, together))
        one, together = float64.errors(rounded * 1.001, want, *float64.ROUNDING["f16"])
        self.assertTrue(together > 1, (one, together))
        nan, one = np.full((1, 1), np.nan), np.ones((1, 1))
        self.assertEqual(float64.errors(nan, one, *float64.ROUNDING["f16"]), (np.inf, np.inf))
        with self.assertRaises(float64.Failed):
            float64.errors(one, nan, *float64.ROUNDING["f16"])
        self.assertEqual(float64.errors(0 * one, 0 * one, *float64.ROUNDING["f16"]), (0, 0))

    def test_same(self):
        """What a launch writes does not count for whether the next is of the same arrays."""
        comparison = float64.Comparison(None)
        case = float64.Case("", "", [], lambda x, y: {1: x})
        x, y = np.ones(3), np.zeros(3)
        self.assertFalse(comparison.same(case, [x, y]))
        comparison.reference, comparison.arrays, comparison.want = case.reference, [x, y], {1: x}
        self.assertTrue(comparison.same(case, [x.copy(), x]))
        self.assertFalse(comparison.same(case, [x + 1, y]))
        self.assertFalse(comparison.same(float64.Case("", "", [], lambda x, y: {1: x}), [x, y]))


if __name__ == "__main__":
    unittest.main()
