import { hex } from '@scure/base';
import { CHUNK } from '#custody/age-payload.ts';
import { sha256 } from '#custody/primitives.ts';

/** The type of a file whose content no browser should open. */
export const NEUTRAL_TYPE = 'application/octet-stream';

/** Returns the SHA-256 in hex. The browser computes it next to other work, from a copy that it makes before this returns. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Some viewers of files have no crypto.subtle.
  const digest = 'subtle' in crypto ? await crypto.subtle.digest('SHA-256', bytes) : sha256(bytes);
  return hex.encode(new Uint8Array(digest));
}

/**
 * Reads a file into bytes of its size, piece by piece. Chrome keeps what `arrayBuffer` returns until it collects garbage. Throws the
 * browser's error if the file cannot be read.
 */
export async function readInto(bytes: Uint8Array<ArrayBuffer>, file: Blob): Promise<void> {
  const reader = file.stream().getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes.set(next.value, size);
    size += next.value.length;
    release(next.value);
  }
  if (size !== bytes.length) throw new DOMException('The file has changed.', 'NotReadableError');
}

/** The bytes of a piece of a file: 4 MiB. Firefox takes half again as long with pieces of 1 MiB. */
export const PIECE = 64 * CHUNK;

/**
 * Makes a file of pieces while they are made. They belong to the file then. Firefox keeps a large file on its disk only if it comes from a
 * Response, and Chrome keeps the body of a Response in memory until it collects garbage, unless the body comes in pieces. Throws what
 * making them throws.
 */
export async function fileOf(pieces: AsyncIterator<Uint8Array>): Promise<Blob> {
  let failure: { error: unknown } | undefined;
  const pull = async (body: ReadableStreamDefaultController<Uint8Array>) => {
    const next = await pieces.next().catch((error: unknown) => {
      failure = { error };
      throw error;
    });
    if (next.done) body.close();
    else body.enqueue(next.value);
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const file = new Response(body, { headers: { 'content-type': NEUTRAL_TYPE } }).blob();
  return await file.catch((error: unknown) => {
    throw failure ? failure.error : error;
  });
}

/** Frees the memory of large bytes now. Otherwise the bytes of several documents are in memory until the browser collects them. */
export function release(bytes: Uint8Array): void {
  const { buffer }: { buffer: ArrayBufferLike & { transfer?(size: number): ArrayBuffer } } = bytes;
  buffer.transfer?.(0); // Chrome 114, Firefox 122 and Safari 17.4 have it
}

/** Lets the page paint and answer between two steps of long work. A timer would wait for 4 ms each time. */
export function aTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/** Returns lower-case hex digits that no one can guess: the name of a file or of a package, which says nothing about its content. */
export function randomLabel(): string {
  return hex.encode(crypto.getRandomValues(new Uint8Array(16)));
}
