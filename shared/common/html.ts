const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for the content and the quoted attributes of HTML. Every text in our mails and pages passes through here. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Returns text for the content of an element. What a sentence from right to left keeps together is an element too, for programs that know no other way. */
export function htmlText(text: string): string {
  return escapeHtml(text).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>');
}
