/** Keeps the screen lit while it is looked at, where the browser can. Returns how to let it sleep. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  }

  const look = (): void => void hold();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
