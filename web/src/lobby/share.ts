/** An address at which no other device finds this table. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

/** Hands the link on by whatever this device has for it. False: nothing was done. */
export async function shared(address: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ title: "Ardoise", url: address });
  } catch {
    // whoever closes the device's own sheet has changed their mind
  }
  return true;
}

/** Puts the link where one pastes from. `shown` is where it stands: without https only what is marked can be copied. */
export async function copied(address: string, shown: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    if (!shown) return false;
    getSelection()?.selectAllChildren(shown);
    return document.execCommand("copy");
  }
}
