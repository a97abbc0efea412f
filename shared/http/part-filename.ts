/**
 * Returns the name of a file as the client meant it, from the values of `filename` and `filename*`. Returns undefined if it cannot be decoded.
 * The name is not safe yet: see safeFilename.
 */
export function decodeFilename(plain: string | undefined, extended: string | undefined): string | undefined {
  // https://www.rfc-editor.org/rfc/rfc6266#section-4.3: the plain name is then for programs that cannot read this one.
  if (extended !== undefined) return decodeExtended(extended);
  if (plain === undefined) return '';
  return plain.search(RUN) >= 0 ? decodeWords(plain) : decodeBrowserEscapes(plain);
}

const ESCAPES: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Browsers encode these three, and nothing else. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
export function decodeBrowserEscapes(text: string): string {
  return text.replace(/%22|%0D|%0A/g, (encoded) => ESCAPES[encoded] ?? encoded);
}

// https://www.rfc-editor.org/rfc/rfc8187#section-3.2. The language says nothing about the name.
const EXTENDED = /^(utf-8|iso-8859-1)'[A-Za-z0-9-]*'((?:[^%]|%[0-9A-Fa-f]{2})*)$/i;

function decodeExtended(text: string): string | undefined {
  const [, charset, value] = EXTENDED.exec(text) ?? [];
  return charset === undefined || value === undefined ? undefined : decode(charset, percentBytes(value));
}

function percentBytes(text: string): Buffer {
  const parts = text.match(/%[0-9A-Fa-f]{2}|[^%]+/g) ?? [];
  return Buffer.concat(parts.map((part) => (part.startsWith('%') ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part))));
}

// https://www.rfc-editor.org/rfc/rfc2047#section-2. Some clients add the language of RFC 2231.
const WORD = /=\?([\w.:+-]+)(?:\*[\w-]*)?\?([BQ])\?([^?\s]*)\?=/gi;
/** Words that follow each other are one text: the spaces between them are not part of it. */
const RUN = new RegExp(`${WORD.source}(?:[ \\t]*${WORD.source})*`, 'gi');

function decodeWords(text: string): string | undefined {
  let isReadable = true;
  const decoded = text.replace(RUN, (run) => {
    const name = decodeRun(run);
    isReadable &&= name !== undefined;
    return name ?? '';
  });
  return isReadable ? decoded : undefined;
}

/** Clients may divide a character between two words. So words of one charset are decoded together. */
function decodeRun(run: string): string | undefined {
  const groups: { charset: string; bytes: Buffer[] }[] = [];
  for (const [, charset = '', form = '', encoded = ''] of run.matchAll(WORD)) {
    const bytes = form.toUpperCase() === 'B' ? base64Bytes(encoded) : quotedBytes(encoded);
    if (!bytes) return undefined;
    const last = groups.at(-1);
    if (last?.charset === charset.toLowerCase()) last.bytes.push(bytes);
    else groups.push({ charset: charset.toLowerCase(), bytes: [bytes] });
  }
  const texts = groups.map(({ charset, bytes }) => decode(charset, Buffer.concat(bytes)));
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

function base64Bytes(encoded: string): Buffer | undefined {
  return /^[A-Za-z0-9+/]*={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : undefined;
}

function quotedBytes(encoded: string): Buffer | undefined {
  return /=(?![0-9A-Fa-f]{2})/.test(encoded) ? undefined : percentBytes(encoded.replaceAll('%', '=25').replaceAll('_', ' ').replaceAll('=', '%'));
}

/** Returns undefined for a charset that we do not know, and for bytes that do not belong to it. */
function decode(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
