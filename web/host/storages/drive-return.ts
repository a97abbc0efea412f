import { addressOf } from '#web/shared/router.ts';

const KEY = 'drive-return';

/** Remembers the page that sends the Host to a cloud drive, for the way back. */
export function rememberReturn(): void {
  sessionStorage.setItem(KEY, location.pathname);
}

/**
 * Leads a Host who comes back from a cloud drive (`/dashboard?storage=`) to the page that sent them there, before anything is shown.
 * In another tab or browser, this is the page with the storages. That page says how the sign-in ended.
 */
export function followDriveReturn(): void {
  if (location.pathname.replace(/\/$/, '') !== '/dashboard' || !new URLSearchParams(location.search).has('storage')) return;
  const page = sessionStorage.getItem(KEY) ?? '/storages';
  sessionStorage.removeItem(KEY);
  history.replaceState(null, '', `${addressOf(page)}${location.search}`);
}
