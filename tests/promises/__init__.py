"""What Ardoise promises: each promise is one file, short in the suite and at full size behind `python3 run.py soak`."""
