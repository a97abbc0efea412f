const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** `(123/456)` and a line break. */
const ROOM_FOR_NUMBER = 10;

/**
 * A text as messages of at most `most` UTF-16 units; several of them are numbered, since channels may mix up their order.
 * Breaks come at paragraphs, lines or words; where there are none, between two characters. Only white space at a break is lost.
 */
export function pieces(text: string, most: number): string[] {
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

/** No control characters but line breaks and tabs, no halves of characters, no white space around it. */
function sendable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The last good place for a break; one in the first half would only make more messages. */
function breakIn(text: string, most: number): number {
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(separator, most);
    if (at > most / 2) return at;
  }
  // The character that covers the limit goes into the next piece, unless it is longer than a whole piece.
  const { index = 0 } = CHARACTERS.segment(text).containing(most) ?? {};
  return index > 0 ? index : most;
}
