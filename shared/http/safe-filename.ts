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

/**
 * Returns the value of a Content-Disposition header. With it, any browser saves the file under its name and never shows it. Source:
 * https://www.rfc-editor.org/rfc/rfc6266 with https://www.rfc-editor.org/rfc/rfc8187
 */
export function attachmentHeader(filename: string): string {
  const name = safeFilename(filename);
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** For old clients: removes accents, and replaces everything outside a short list of harmless characters by an underscore. */
function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]/gu, '_');
}

/** encodeURIComponent does not encode five characters that RFC 8187 does not allow or gives a meaning. */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
