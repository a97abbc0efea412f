const KEY = 'drive-return';

/** Remembers the page that sends the Host to a cloud drive, and the values in its fragment, for the way back. */
export function rememberReturn(): void {
  sessionStorage.setItem(KEY, `${location.pathname}${location.hash}`);
}

/**
 * Leads a Host who comes back from a cloud drive (`/dashboard?storage=`) to the page that sent them there, before anything is shown.
 * In another tab or browser, this is the page with the storages. That page says how the sign-in ended.
 */
export function followDriveReturn(): void {
  if (location.pathname.replace(/\/$/, '') !== '/dashboard' || !new URLSearchParams(location.search).has('storage')) return;
  const { pathname, hash } = new URL(sessionStorage.getItem(KEY) ?? '/storages', location.origin);
  sessionStorage.removeItem(KEY);
  history.replaceState(null, '', `${pathname}${location.search}${hash}`);
}
