"""What tests share: a clock, a store, a screen, a client and a server; and the real services behind them."""
