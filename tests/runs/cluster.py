"""A dask scheduler and two workers, each in a process of its own: says where they are, and ends with its stdin."""

from __future__ import annotations

import json
import sys

import dask
from distributed import LocalCluster


def main():
    dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})  # distributed is imported but once
    quiet = {"dashboard_address": None, "worker_dashboard_address": None}
    with LocalCluster(n_workers=2, threads_per_worker=1, **quiet) as cluster:
        workers = [nanny.pid for nanny in cluster.workers.values()]
        print(json.dumps({"address": cluster.scheduler_address, "workers": workers}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
