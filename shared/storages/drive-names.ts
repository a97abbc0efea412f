/** Writes names that a drive does not take as such ones that it does, and back. */
export interface NameCoding {
  encode(name: string): string;
  /** A name that was not made by `encode` stays as it is. */
  decode(name: string): string;
}

/** `forbidden` matches single characters, where they stand; those and the percent sign itself become `%` and their UTF-8 bytes in hex. */
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
