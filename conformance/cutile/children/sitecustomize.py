"""Installs the launcher in the Python programs that a test starts: a test run
with -p cpu_launch puts this folder on their PYTHONPATH."""
import cpu_launch

cpu_launch.install()
