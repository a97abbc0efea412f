/**
 * LP(a, b, ...): every field preceded by its 4-byte big-endian length, so that no two lists of fields give the same bytes.
 * Texts are UTF-8, numbers (non-negative safe integers, else RangeError) their decimal digits.
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
  // 1e21 or 0.1 have more than one spelling, and a reader in another language would choose another one
  if (!Number.isSafeInteger(field) || field < 0) throw new RangeError('A number among the fields is no non-negative safe integer.');
  return utf8.encode(String(field));
}
