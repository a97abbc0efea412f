import type { Readable } from 'node:stream';
import { timedOut, withDeadline } from './timeout.ts';

/**
 * Reads a reply of at most `most` bytes, within `timeoutMs` from now. Throws an error with the code `TooLong` or `ETIMEDOUT`, and
 * then closes the reply and its connection.
 */
export async function readAtMost(reply: Readable, most: number, timeoutMs: number): Promise<Buffer> {
  const abort = () => {
    reply.destroy(timedOut('The reply took too long.'));
  };
  return await withDeadline(timeoutMs, abort, async () => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of reply) {
      size += chunk.length;
      if (size > most) throw Object.assign(new Error('The reply is too long.'), { code: 'TooLong' });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  });
}

/** Returns the JSON object in a reply. Returns an empty object for anything else. */
export function jsonObject(bytes: Buffer): Record<string, unknown> {
  try {
    return objectOrEmpty(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}

/** Returns a value that should be an object. Returns an empty object for anything else. */
export function objectOrEmpty(value: unknown): Record<string, unknown> {
  // The checks on this line justify the cast: a non-null object that is not an array has string keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
