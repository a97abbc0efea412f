import { unreachable } from '#web/shared/api.ts';
import type { Announced } from './upload-steps.ts';

/** A connection over which nothing moves for this long is lost. A browser may notice only after minutes. */
const STALLED_MS = 30_000;

/**
 * Puts a file at its address and reports the bytes that have left this device. Returns the status of the reply. Throws `CallFailed`
 * if the connection breaks, and `AbortError` if `signal` stops it. `fetch` cannot report progress.
 */
export function sendFile({ url, headers }: Announced, file: Blob, onProgress: (sent: number) => void, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch = 0;
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), STALLED_MS) as unknown as number;
    };
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onProgress(loaded);
    };
    request.onload = () => resolve(request.status);
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal.aborted ? new DOMException('Stopped by the Host.', 'AbortError') : unreachable());
    request.onloadend = () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', stop);
    };
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    moved();
    request.send(file);
  });
}

/** Returns the SHA-256 of a file in hexadecimal. It needs the whole file in memory, so hash one file at a time. */
export async function hashFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
