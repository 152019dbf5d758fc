/** On a plain address browsers do not offer it. */
export function canStayAwake(): boolean {
  return "wakeLock" in navigator;
}

/** Keeps the screen lit while it is looked at, where the browser can. Returns how to let it sleep. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  async function hold(): Promise<void> {
    if (document.hidden || !canStayAwake()) return;
    // eslint-disable-next-line compat/compat -- `canStayAwake` has looked
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (done) return void given?.release(); // it came too late
    void lock?.release();
    lock = given;
  }

  const look = (): void => void hold();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release();
  };
}
