"""A long run of games in chunks that can be played on any core or machine, stopped and resumed.

Door: `job.Job`, played by `local.on_cores` or `dask.on_dask`, kept by `ledger`.
Never: what is measured; a job brings its own function and result line.
"""
