import { safeFilename } from './safe-filename.ts';

/**
 * The value of a Content-Disposition header under which any browser saves the file by its name, and never shows it.
 * Source: https://www.rfc-editor.org/rfc/rfc6266 with https://www.rfc-editor.org/rfc/rfc8187
 */
export function attachmentHeader(filename: string): string {
  const name = safeFilename(filename);
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** For old clients: accents dropped, all else outside a short list of harmless characters becomes an underscore. */
function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]/gu, '_');
}

/** encodeURIComponent leaves five characters alone that RFC 8187 has no place for or gives a meaning. */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
