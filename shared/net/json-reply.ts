import type { Readable } from 'node:stream';
import { timedOut, withDeadline } from './timeout.ts';

/**
 * Reads a reply of at most `most` bytes, within `patienceMs` from now, however slowly it comes: else fails with the code
 * `TooLong` or `ETIMEDOUT`. Leaving early closes the reply and its connection.
 */
export async function atMost(reply: Readable, most: number, patienceMs: number): Promise<Buffer> {
  const giveUp = () => {
    reply.destroy(timedOut('The reply took too long.'));
  };
  return await withDeadline(patienceMs, giveUp, async () => {
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

/** The JSON object that a reply consists of, empty where it is anything else. */
export function jsonObject(bytes: Buffer): Record<string, unknown> {
  try {
    return record(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}

/** A part of a reply that should be an object; anything else reads as empty. */
export function record(value: unknown): Record<string, unknown> {
  // Narrowed on this line: a non-null object that is no array has string keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
