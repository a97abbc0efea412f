import { safeFilename } from './safe-filename.ts';

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
