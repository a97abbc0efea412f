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
