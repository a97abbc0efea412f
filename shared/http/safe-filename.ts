import { stripControls } from '#common/plain-text.ts';

/**
 * Returns the last part of a path, in one line, without control and bidi characters, with at most 255 bytes and with its extension.
 * Never returns an empty name.
 */
export function safeFilename(raw: string): string {
  const base = stripControls(raw.normalize('NFC').split(/[/\\]/).pop() ?? '');
  if (/^\.*$/.test(base)) return 'document';
  if (Buffer.byteLength(base) <= 255) return base;

  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(base)?.[0] ?? '';
  let stem = '';
  for (const character of base.slice(0, base.length - extension.length)) {
    if (Buffer.byteLength(stem + character + extension) > 255) break;
    stem += character;
  }
  return stem.trimEnd() + extension;
}
