const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The characters of `(123/456)` and a line break. */
const ROOM_FOR_NUMBER = 10;

/**
 * Splits a text into messages of at most `most` UTF-16 units. Several messages are numbered, because a channel may change their order.
 * Splits at paragraphs, lines or words, and only if there are none between two characters. Only white space at a split is lost.
 */
export function splitText(text: string, most: number): string[] {
  const plain = sendable(text);
  if (plain.length <= most) return [plain];
  const parts: string[] = [];
  for (let rest = plain; rest !== ''; ) {
    const end = rest.length <= most - ROOM_FOR_NUMBER ? rest.length : breakIn(rest, most - ROOM_FOR_NUMBER);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return parts.map((part, n) => `(${n + 1}/${parts.length})\n${part}`);
}

/** Removes control characters except line breaks and tabs, replaces lone surrogates, and trims white space. */
function sendable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Returns the index of the last good place to split. A split in the first half would only create more messages. */
function breakIn(text: string, most: number): number {
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(separator, most);
    if (at > most / 2) return at;
  }
  // The character at the limit goes into the next message, unless it is longer than a whole message.
  const { index = 0 } = CHARACTERS.segment(text).containing(most) ?? {};
  return index > 0 ? index : most;
}
