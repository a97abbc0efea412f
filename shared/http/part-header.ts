/** The form field of the documents. */
export const FILE_FIELD = 'files[]';

/** What the header of a part says. `unclear` is the reason, as a sentence without its subject, why the part has more than one meaning, or none. */
export type PartMeaning = { kind: 'file'; filename: string } | { kind: 'field' } | { kind: 'unclear'; reason: string };

/** Reads the header of a part of multipart/form-data. https://www.rfc-editor.org/rfc/rfc7578#section-4 */
export function readPartHeader(block: Uint8Array): PartMeaning {
  const lines = headerLines(block);
  if (!lines) return unclear('has a header that is not valid UTF-8, or not one of lines that end with CRLF');
  const dispositions = lines.get('content-disposition') ?? [];
  if (dispositions.length !== 1) return unclear(`has ${dispositions.length === 0 ? 'no' : 'more than one'} Content-Disposition`);
  const disposition = parseHeaderValue(dispositions[0] ?? '');
  if (!disposition)
    return unclear('has a Content-Disposition with more than one meaning: please put each value into quotes, and write a quote in it as %22');
  if (disposition.type !== 'form-data') return unclear('has a Content-Disposition that is not form-data');
  return meaningOf(disposition, lines);
}

function meaningOf({ parameters }: HeaderValue, lines: HeaderLines): PartMeaning {
  const name = parameters.get('name');
  if (name === undefined) return unclear('has no field name');
  if ([...parameters.keys()].some((key) => /^filename\*./.test(key))) return unclear('has a file name in several pieces');
  const [plain, extended] = [parameters.get('filename'), parameters.get('filename*')];
  const isFile = decodeBrowserEscapes(name) === FILE_FIELD;
  if (!isFile && plain === undefined && extended === undefined && !isLikeFiles(name) && isPlain(lines)) return { kind: 'field' };
  if (!isFile) return unclear(`is a file in another form field. Please send the documents in the form field ${FILE_FIELD}`);
  if (!isUnencoded(lines)) return unclear('has a Content-Transfer-Encoding. Please send the bytes of the file as they are');
  if (lines.get('content-type')?.some((type) => /^\s*multipart\//i.test(type)))
    return unclear('has parts inside. Please send each file as a part of the form');
  const filename = decodeFilename(plain, extended);
  return filename === undefined ? unclear('has a file name that cannot be decoded') : { kind: 'file', filename };
}

const unclear = (reason: string): PartMeaning => ({ kind: 'unclear', reason });

/** Values by name in lower case. */
type HeaderLines = ReadonlyMap<string, string[]>;

function headerLines(block: Uint8Array): HeaderLines | undefined {
  const text = decodeUtf8(block)?.replace(/\r\n(?=[ \t])/g, ''); // a folded line: https://www.rfc-editor.org/rfc/rfc5322#section-2.2.3
  if (text === undefined) return undefined;
  const lines = new Map<string, string[]>();
  for (const line of text === '' ? [] : text.split('\r\n')) {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    if (name === undefined) return undefined;
    lines.set(name.toLowerCase(), [...(lines.get(name.toLowerCase()) ?? []), value]);
  }
  return lines;
}

// No control character except the tab: other programs end a line at a bare CR, LF or NUL.
const LINE = /^([!-9;-~]+)[ \t]*:([^\p{Cc}]*(?:\t[^\p{Cc}]*)*)$/u;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A field that no one asked for is text or JSON. Any other content is a document that lost its name. */
function isPlain(lines: HeaderLines): boolean {
  return (lines.get('content-type') ?? []).every((type) => /^\s*(?:text\/|application\/(?:[\w.-]+\+)?json\b)/i.test(type));
}

/** A client that writes the name of the field in another way means documents. */
const isLikeFiles = (name: string): boolean => /^files?(?:\[\w*\])?$/i.test(name);

// Deprecated in forms. Some clients encode, and some only say so. https://www.rfc-editor.org/rfc/rfc7578#section-4.7
function isUnencoded(lines: HeaderLines): boolean {
  return (lines.get('content-transfer-encoding') ?? []).every((encoding) => /^\s*(?:7bit|8bit|binary)\s*$/i.test(encoding));
}
/** A header such as Content-Disposition: its type in lower case, and its parameters by their names in lower case. */
export interface HeaderValue {
  type: string;
  parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const TYPE = new RegExp(`[ \\t]*(${TOKEN}(?:/${TOKEN})?)[ \\t]*`, 'y');
// A value is a quoted string, or what follows until a space, a quote or a semicolon. A semicolon without a parameter changes nothing.
const PARAMETER = new RegExp(`;[ \\t]*(?:(${TOKEN})[ \\t]*=[ \\t]*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s";]*))[ \\t]*)?`, 'y');

/**
 * Reads a header with parameters. https://www.rfc-editor.org/rfc/rfc2045#section-5.1
 * Returns undefined if it has more than one meaning, such as a quote inside a quoted value, a space in an unquoted one, or two parameters of
 * one name.
 */
export function parseHeaderValue(text: string): HeaderValue | undefined {
  TYPE.lastIndex = 0;
  const type = TYPE.exec(text)?.[1]?.toLowerCase();
  if (type === undefined) return undefined;
  const parameters = new Map<string, string>();
  let at = TYPE.lastIndex;
  while (at < text.length) {
    PARAMETER.lastIndex = at;
    const [part, name, quoted, bare = ''] = PARAMETER.exec(text) ?? [];
    if (part === undefined) return undefined;
    at += part.length;
    if (name === undefined) continue;
    if (parameters.has(name.toLowerCase())) return undefined;
    parameters.set(name.toLowerCase(), quoted === undefined ? bare : unescaped(quoted));
  }
  return { type, parameters };
}

/** Older browsers wrote a backslash before a quote. Others write paths of Windows, so every other backslash stays. */
function unescaped(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, '$1');
}
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
