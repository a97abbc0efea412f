/**
 * Returns LP(a, b, ...): every field preceded by its 4-byte big-endian length, so that two different lists never give the same
 * bytes. Strings are UTF-8, numbers are their decimal digits: 42 and '42' give the same bytes.
 * Throws RangeError for a number that is not a non-negative safe integer.
 *
 * @example
 * lengthPrefixed('ab', 7); // 00 00 00 02 61 62 00 00 00 01 37
 */
export function lengthPrefixed(...fields: (string | Uint8Array | number)[]): Uint8Array {
  const encoded = fields.map(fieldBytes);
  const joined = new Uint8Array(encoded.reduce((size, field) => size + 4 + field.length, 0));
  const view = new DataView(joined.buffer);
  let offset = 0;
  for (const field of encoded) {
    view.setUint32(offset, field.length);
    joined.set(field, offset + 4);
    offset += 4 + field.length;
  }
  return joined;
}

const utf8 = new TextEncoder();

function fieldBytes(field: string | Uint8Array | number): Uint8Array {
  if (field instanceof Uint8Array) return field;
  if (typeof field === 'string') return utf8.encode(field);
  // 1e21 or 0.1 can be written in several ways, and a reader in another language could choose another one
  if (!Number.isSafeInteger(field) || field < 0) throw new RangeError('Every number among the fields must be a non-negative safe integer.');
  return utf8.encode(String(field));
}
