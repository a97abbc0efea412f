import type { Replied } from '#tests/lives/life.ts';

/** A text that no one may read without a right: a line of a document, or a personal message. */
export interface Canary {
  text: string;
  kind: 'document' | 'message';
  /** Who wrote it. */
  by: string;
}

/** A shorter text could be somewhere by chance. */
const LEAST_LENGTH = 16;

/** The lines of a text that are long enough to be found. */
export const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= LEAST_LENGTH);

/** The texts that a request has brought and no one else knows. A thief types the same text into other fields, which are no secret. */
export function canariesIn({ by, asking, operation, reply: { status } }: Replied): Canary[] {
  if (by.role === 'thief' || (status >= 400 && status < 500)) return [];
  const uploaded = (asking.parts ?? []).flatMap(({ content }) =>
    typeof content === 'string' || Buffer.isBuffer(content) ? wordsIn(content.toString('latin1')) : [],
  );
  const { personal_message: message } = (operation.includes('/api/survivors') ? (asking.json ?? {}) : {}) as { personal_message?: string };
  return [
    ...uploaded.slice(0, 3).map((text): Canary => ({ text, kind: 'document', by: by.name })),
    ...wordsIn(message ?? '').map((text): Canary => ({ text, kind: 'message', by: by.name })),
  ];
}

/** The canaries that bytes contain: as they are, in JSON, in hex or in base64. */
export function canariesOf(canaries: readonly Canary[], bytes: Buffer): Canary[] {
  if (bytes.length < LEAST_LENGTH) return [];
  return canaries.filter(({ text }) => spellings(text).some((spelling) => bytes.includes(spelling)));
}

const known = new Map<string, readonly Buffer[]>();

/** The middle of a text in base64 is the same wherever the text begins, for one of three beginnings. */
function spellings(text: string): readonly Buffer[] {
  const found = known.get(text);
  if (found) return found;
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((skipped) => bytes.subarray(skipped, skipped + Math.floor((bytes.length - skipped) / 3) * 3).toString('base64'));
  const made = [
    bytes,
    Buffer.from(text, 'latin1'),
    Buffer.from(JSON.stringify(text).slice(1, -1)),
    Buffer.from(bytes.toString('hex')),
    ...base64.map((one) => Buffer.from(one)),
  ];
  known.set(text, made);
  return made;
}

/** A row as a text that shows all its bytes. */
export const rowText = (row: unknown): string =>
  JSON.stringify(row, (_, value) => {
    if (value instanceof Set) return [...value];
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  });
