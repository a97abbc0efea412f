import type * as z from 'zod';
import { Refusal } from '#common/refusal.ts';

/**
 * Returns a value as UTF-8 JSON, indented by two spaces, with a line feed at the end. Throws TypeError, with the paths of the wrong
 * fields, for a value that readJson would refuse. `name`: what the value is.
 */
export function writeJson<T>(shape: z.ZodType<T>, value: T, name: string): Uint8Array {
  const { error } = shape.safeParse(value);
  // Better to fail now than to write a package that cannot be opened
  if (error) throw new TypeError(`The ${name} is invalid at: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the value in these bytes. Throws Refusal `package_altered` if they are not valid UTF-8, not JSON, or not of this shape. */
export function readJson<T>(shape: z.ZodType<T>, bytes: Uint8Array): T {
  try {
    return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Refusal('package_altered');
  }
}
