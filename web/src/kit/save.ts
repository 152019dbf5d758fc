const READ_BY_THEN = 60_000; // ms: a browser may fetch what is saved after the click

/** Lets the browser save this under that name. */
export function save(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_THEN);
}
