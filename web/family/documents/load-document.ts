import type { components, paths } from '#api';
import { type Failure, refusalFrom } from '#web/shared/failure.ts';

export type DocumentAccess = components['schemas']['DocumentAccess'];

/** The reply of `will-access`: the personal message and the documents with their links. */
export type OpenedWill = paths['/api/survivor-auth/will-access']['get']['responses'][200]['content']['application/json'];

/** The bytes of a document that have arrived, for a later attempt. */
export interface Arrived {
  parts: Uint8Array<ArrayBuffer>[];
  bytes: number;
  /** Names the content that they are a part of. Null if it cannot be resumed. */
  etag: string | null;
}

export const nothingArrived = (): Arrived => ({ parts: [], bytes: 0, etag: null });

/** How a download ended. Only `complete` has the document, in parts. `broken`: the connection broke. `refused`: the service did not release it. */
export type Loaded = { end: 'complete'; parts: Uint8Array<ArrayBuffer>[] } | { end: 'broken' | 'different' } | { end: 'refused'; failure: Failure };

/** A document or an archive of an opened will. `isEncrypted`: who decrypts it checks every byte, so that no one needs to do it here. */
export type Linked = Pick<DocumentAccess, 'download_url' | 'size_bytes'> & { isEncrypted?: boolean };

/** What ends a download before its last byte, as a broken connection does. */
export interface Ends {
  stop?: AbortSignal | undefined;
  silenceMs?: number;
}

/** Longer than the service waits for a storage. A connection that a device has left behind never says that it is broken. */
const SILENCE_MS = 90_000;

/**
 * Loads a document and compares it with the size and the digest of what was sealed. Continues with the bytes that have arrived, and
 * adds to them. `onProgress` gets the bytes so far. Never returns a part of a document.
 */
export async function loadDocument(
  document: Linked,
  arrived: Arrived,
  onProgress: (bytes: number) => void,
  { stop, silenceMs = SILENCE_MS }: Ends = {},
): Promise<Loaded> {
  const silence = endAfterSilence(silenceMs, stop);
  const request = { credentials: 'omit', cache: 'no-store', headers: rangeOf(arrived), signal: silence.signal } as const;
  const reply = await fetch(document.download_url, request).catch(() => null);
  if (!reply) return { end: 'broken' };
  if (!reply.ok) return refused(reply, arrived).finally(silence.over);
  if (reply.status !== 206) Object.assign(arrived, nothingArrived(), { etag: reply.headers.get('etag') });
  const onBytes = (bytes: number) => {
    silence.restart();
    onProgress(bytes);
  };
  await readInto(arrived, reply, document.size_bytes, onBytes)
    .catch(() => undefined)
    .finally(silence.over);
  // A connection that breaks after the last byte loses nothing. The digest decides.
  if (arrived.bytes < document.size_bytes) return { end: 'broken' };
  const { parts, bytes } = arrived;
  Object.assign(arrived, nothingArrived());
  const isSame = bytes === document.size_bytes && (document.isEncrypted || (await hasDigest(parts, reply.headers.get('repr-digest'))));
  return isSame ? { end: 'complete', parts } : { end: 'different' };
}

/** Aborts after this time without a `restart`, or with `stop`. */
function endAfterSilence(milliseconds: number, stop?: AbortSignal) {
  const ended = new AbortController();
  const end = () => ended.abort();
  if (stop?.aborted) end();
  stop?.addEventListener('abort', end);
  const start = () => setTimeout(end, milliseconds);
  let timer = start();
  const over = () => clearTimeout(timer);
  const restart = () => {
    over();
    timer = start();
  };
  return { signal: ended.signal, restart, over };
}

/** Asks for the rest (RFC 9110). Another content comes as a whole. */
function rangeOf({ bytes, etag }: Arrived): Record<string, string> {
  return bytes > 0 && etag !== null ? { range: `bytes=${bytes}-`, 'if-range': etag } : {};
}

/** Deletes the bytes so far, except if there are only too many requests: a part that the service refuses would be refused each time. */
async function refused(reply: Response, arrived: Arrived): Promise<Loaded> {
  const failure = refusalFrom(reply, await reply.json().catch(() => null));
  if (reply.status !== 429) Object.assign(arrived, nothingArrived());
  return { end: 'refused', failure };
}

/** Adds the bytes of the reply, and ends it when they are more than `most`. Throws if the connection breaks. */
async function readInto(arrived: Arrived, reply: Response, most: number, onProgress: (bytes: number) => void): Promise<void> {
  const reader = reply.body?.getReader();
  if (!reader) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    arrived.parts.push(part.value);
    arrived.bytes += part.value.length;
    if (arrived.bytes > most) return reader.cancel();
    onProgress(arrived.bytes);
  }
}

/** Compares the SHA-256 with the header `Repr-Digest` (RFC 9530). Without the header or without HTTPS there is nothing to compare. */
async function hasDigest(parts: Uint8Array<ArrayBuffer>[], header: string | null): Promise<boolean> {
  const expected = /sha-256=:([^:]+):/.exec(header ?? '')?.[1];
  if (expected === undefined || !('subtle' in crypto)) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer()));
  return btoa(String.fromCharCode(...digest)) === expected;
}
