/** Reads a reply of at most so many bytes, else fails with the code `TooLong`; leaving early closes the reply and its connection. */
export async function atMost(reply: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply) {
    size += chunk.length;
    if (size > most) throw Object.assign(new Error('The reply is too long.'), { code: 'TooLong' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
