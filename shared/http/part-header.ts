import { type HeaderValue, parseHeaderValue } from './header-parameters.ts';
import { decodeBrowserEscapes, decodeFilename } from './part-filename.ts';

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
