/** Encodes names that a drive does not accept, and decodes them. */
export interface NameCoding {
  encode(name: string): string;
  /** Leaves a name unchanged if `encode` did not create it. */
  decode(name: string): string;
}

/** Returns a coding for names. Each character that `forbidden` matches, and the percent sign, becomes `%` and its UTF-8 bytes in hex. */
export function nameCoding(forbidden: RegExp): NameCoding {
  const characters = new RegExp(`%|${forbidden.source}`, 'gu');
  const encode = (name: string) =>
    name.replace(characters, (character) => `%${Buffer.from(character).toString('hex').toUpperCase().match(/../g)?.join('%')}`);
  return {
    encode,
    decode: (name) => {
      const plain = Buffer.from(
        name.replace(/(?:%[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8')),
      ).toString('utf8');
      return encode(plain) === name ? plain : name;
    },
  };
}
