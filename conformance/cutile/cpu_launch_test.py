#!/usr/bin/env python3
"""Tests of cpu_launch.py on NumPy arrays, and of the assumptions it makes of
them. TILERUN names the program tilerun."""
import unittest

import numpy as np

import cpu_launch
import cuda.tile as ct
from cuda.tile.compilation import CallingConvention, KernelSignature

cpu_launch.install()


@ct.kernel
def scaled(x, y, s, T: ct.Constant[int]):
    i = ct.bid(0)
    ct.store(y, index=(i,), tile=s * ct.load(x, index=(i,), shape=(T,)))


@ct.kernel
def plane(x, y):
    ct.store(y, index=(ct.bid(0), 0), tile=ct.load(x, index=(ct.bid(0), 0), shape=(4, 8)))


@ct.kernel
def pair(both, n):
    x, y = both
    ct.store(y, index=(0,), tile=ct.load(x, index=(0,), shape=(8,)) + ct.astype(n, ct.float32))


@ct.kernel
def total(arrays, y):
    sum = ct.zeros((8,), dtype=ct.float32)
    for i in range(len(arrays)):
        sum = sum + ct.load(arrays[i], index=(ct.bid(0),), shape=(8,))
    ct.store(y, index=(ct.bid(0),), tile=sum)


@ct.kernel
def fill(arrays):
    for i in range(len(arrays)):
        ct.store(arrays[i], index=(0, 0), tile=ct.full((4, 4), i + 1, dtype=ct.int32))


@ct.kernel
def stop(x):
    ct.assert_(ct.load(x, index=(0,), shape=(8,)) > 0, "not positive")


def run(grid, kernel, *arguments):
    ct.launch(None, grid, kernel, arguments)


class Launch(unittest.TestCase):
    def test_results_come_back(self):
        x, y = np.arange(100, dtype=np.float32), np.zeros(100, np.float32)
        run((7,), scaled, x, y, 0.5, 16)
        np.testing.assert_array_equal(y, 0.5 * x)

    def test_strides_and_what_lies_between(self):
        x, y = np.arange(120, dtype=np.int32).reshape(12, 10), np.full((12, 20), 7, np.int32)
        run((3,), plane, x[:, 1:9], y[:, 4:20:2])
        want = np.full((12, 20), 7, np.int32)
        want[:, 4:20:2] = x[:, 1:9]
        np.testing.assert_array_equal(y, want)

    def test_transposed(self):
        x, y = np.arange(32, dtype=np.float64).reshape(8, 4), np.zeros((4, 8))
        run((1,), plane, x.T, y)
        np.testing.assert_array_equal(y, x.T)

    def test_truth_values(self):
        x, y = np.arange(32).reshape(4, 8) % 3 == 0, np.zeros((4, 8), bool)
        run((1,), plane, x, y)
        np.testing.assert_array_equal(y, x)

    def test_tuple(self):
        x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
        run((1,), pair, (x, y), 3)
        np.testing.assert_array_equal(y, x + 3)

    def test_list_of_arrays(self):
        arrays = [np.arange(32, dtype=np.float32)[i:i + 16] for i in range(3)]
        y = np.zeros(16, np.float32)
        run((2,), total, arrays, y)
        np.testing.assert_array_equal(y, sum(arrays))

    def test_lists_are_written(self):
        memory = np.zeros((2, 3, 10), np.int32)
        arrays = [memory[0, :, :2], memory[1, :2, ::3]]
        run((1,), fill, arrays)
        want = np.zeros((2, 3, 10), np.int32)
        want[0, :, :2], want[1, :2, ::3] = 1, 2
        np.testing.assert_array_equal(memory, want)

    def test_special_numbers(self):
        x, y = np.ones(8, np.float32), np.zeros(8, np.float32)
        for s in np.inf, -np.inf, 1e-45, 3.4028235e38, 1e300:
            run((1,), scaled, x, y, float(s), 8)
            with np.errstate(over="ignore"):
                np.testing.assert_array_equal(y, np.full(8, np.float32(s)))

    def test_same_array_read_twice(self):
        x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
        run((1,), pair, (x, y), 0)
        np.testing.assert_array_equal(y, x)
        with self.assertRaisesRegex(NotImplementedError, "share"):
            run((1,), scaled, x, x, 2.0, 8)
        np.testing.assert_array_equal(x, np.arange(8))

    def test_read_only(self):
        x, y = np.ones(8, np.float32), np.zeros(8, np.float32)
        x.flags.writeable = False
        run((1,), scaled, x, y, 1.0, 8)
        with self.assertRaisesRegex(ValueError, "read-only"):
            run((1,), scaled, y, x, 2.0, 8)

    def test_failure_says_why(self):
        with self.assertRaisesRegex(RuntimeError, "not positive"):
            run((1,), stop, np.zeros(8, np.float32))

    def test_wrong_arguments(self):
        x = np.zeros(8, np.float32)
        for arguments, error, text in (
                ((x,), TypeError, "Kernel expects 4 arguments but 1 was given"),
                ((x, x, 1.0, "8"), TypeError, "constant"),
                ((x, x, object(), 8), TypeError, "#2.*not supported"),
                ((x, x, 1 << 31, 8), OverflowError, "does not fit"),
                ((x[::-1], x, 1.0, 8), TypeError, "strides"),
                ((x, [], 1.0, 8), TypeError, "Empty lists")):
            with self.assertRaisesRegex(error, text):
                run((1,), scaled, *arguments)
        with self.assertRaisesRegex(ValueError, "at most 3"):
            run((1, 1, 1, 1), scaled, x, x, 1.0, 8)


class Assumptions(unittest.TestCase):
    """What a signature says of arrays: cuTile's own launch says the same on a GPU."""

    def constraint(self, array, annotation=None):
        return cpu_launch.array_constraint([cpu_launch.array(array)], annotation, True)

    def test_aligned(self):
        c = self.constraint(self.at(0).reshape(32, 32))
        self.assertEqual((c.stride_constant, c.stride_divisible_by, c.shape_divisible_by, c.base_addr_divisible_by),
                         ((None, 1), (4, 1), (16, 16), 16))
        self.assertFalse(c.may_alias_internally)

    def test_odd(self):
        c = self.constraint(self.at(4)[:30].reshape(1, 3, 10))
        self.assertEqual((c.shape_constant, c.stride_constant, c.stride_divisible_by, c.shape_divisible_by,
                          c.base_addr_divisible_by), ((1, None, None), (None, None, 1), (1, 1, 1), (1, 1, 1), 1))

    def test_overlapping(self):
        self.assertTrue(self.constraint(np.broadcast_to(self.at(0)[:8], (4, 8))).may_alias_internally)

    def test_annotated(self):
        note = ct.ArrayAnnotation(static_shape_dims=(0,), static_stride_dims=(0, -1))
        c = self.constraint(self.at(0).reshape(32, 32), note)
        self.assertEqual((c.shape_constant, c.stride_constant), ((32, None), (32, 1)))
        with self.assertRaisesRegex(ValueError, "axis 2"):
            self.constraint(self.at(0).reshape(32, 32), ct.ArrayAnnotation(static_shape_dims=(2,)))

    def test_from_kernel_args(self):
        x = self.at(0)
        signature = KernelSignature.from_kernel_args(scaled, (x, x, 1.0, 8), CallingConvention.cutile_python_v1())
        self.assertEqual(signature.symbol, cpu_launch.signature_of(scaled, (x, x, 1.0, 8))[0].symbol)

    def at(self, offset):
        """1024 numbers at an address that is a multiple of 16, and offset more."""
        memory = np.zeros(1024 + 8, np.float32)
        start = (-memory.ctypes.data % 16 + offset) // 4
        return memory[start:start + 1024]


if __name__ == "__main__":
    unittest.main()
