/** Used where a browser refuses its storage, for example in a private window. A reload then forgets. */
const inPage = new Map<string, string>();

/** Keeps a value until this tab is closed. Null removes it. */
export function remember(key: string, value: string | null): void {
  if (value === null) inPage.delete(key);
  else inPage.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {}
}

/** Returns what this tab keeps under the key, or null. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? inPage.get(key) ?? null;
  } catch {
    return inPage.get(key) ?? null;
  }
}
