"""The page in a real browser: what a first load weighs, how soon it answers, whether it jumps, what it holds."""
