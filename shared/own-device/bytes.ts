import { hex } from '@scure/base';
import { sha256 } from '#custody/primitives.ts';

/** The type of a file whose content no browser should open. */
export const NEUTRAL_TYPE = 'application/octet-stream';

/** Returns the SHA-256 in hex. The browser computes it next to other work, and much faster than a script. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return hex.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  } catch {
    return hex.encode(sha256(bytes)); // some viewers of files have no crypto.subtle
  }
}

/**
 * Reads a file into bytes that can be released. Chrome keeps what `arrayBuffer` returns until it collects garbage. Throws the
 * browser's error if the file cannot be read.
 */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes.set(next.value, size);
    size += next.value.length;
  }
  if (size !== bytes.length) throw new DOMException('The file has changed.', 'NotReadableError');
  return bytes;
}

/** Frees the memory of large bytes now. Otherwise the bytes of several documents are in memory until the browser collects them. */
export function release(bytes: Uint8Array<ArrayBuffer>): void {
  const { buffer }: { buffer: ArrayBuffer & { transfer?(size: number): ArrayBuffer } } = bytes;
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
