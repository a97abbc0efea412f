import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import { Refusal } from '#common/refusal.ts';
import { INNER_LIST_NAME, isInnerList } from '#custody/inner-list.ts';
import { safeFilename } from '#http/safe-filename.ts';
import { AGE_KIND, INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';
import { claimsOf, DOCX, type DocumentKind, extensionOf, KINDS, shortName } from './document-names.ts';
import { findDocxFault } from './docx-parts.ts';
import { findPdfHeader, isActiveText, passwordWatch } from './pdf-header.ts';

const HEAD_BYTES = 4100; // the number of bytes that file-type needs

/** The accepted content types, as the API names them. */
export const ACCEPTED_TYPES: readonly string[] = Object.keys(KINDS);

/** The facts about a document after all its bytes have passed. */
export interface ObservedDocument {
  filename: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  head: Uint8Array;
  /** Whether the whole document is valid UTF-8, or UTF-16 after a byte order mark, without a NUL. */
  isText: boolean;
  /** Whether it has the entry of an encrypted PDF. */
  hasPassword?: boolean;
}

/** Reads the bytes of the document from `start` up to, but not including, `end`. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Returns a stream that passes a document through unchanged, and a function that returns its facts. `result` throws before the end of the stream. */
export function observeDocument(filename: string): { stream: Transform; result(): ObservedDocument } {
  const hash = createHash('sha256');
  const text = textWatch();
  const password = passwordWatch();
  const head = Buffer.alloc(HEAD_BYTES);
  let size = 0;
  let sha256: string | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) chunk.copy(head, size);
      size += chunk.length;
      hash.update(chunk);
      text.see(chunk);
      password.see(chunk);
      done(null, chunk);
    },
    flush(done) {
      sha256 = hash.digest('hex');
      done();
    },
  });
  return {
    stream,
    result() {
      if (sha256 === undefined) throw new Error('The document has not passed yet.');
      const seen = { isText: text.isText(), ...(password.hasSeen() && { hasPassword: true }) };
      return { filename: safeFilename(filename), size, sha256, head: head.subarray(0, size), ...seen };
    },
  };
}

/**
 * Returns the kind of a document by its content. Throws Refusal `unsupported_document` if it is of no accepted kind, or of two; the refusal
 * names the file and what it is. The name decides only between texts, and for the files of an inner envelope. `range` reads the same bytes again.
 */
export async function decideKind(document: ObservedDocument, range: ReadRange): Promise<DocumentKind> {
  if (document.size === 0) throw unsupported(document, 'is empty');
  const kind = await kindOf(document, range);
  assertInnerName(document, kind);
  if (kind === 'text/plain') assertPlain(document);
  return kind;
}

/** Whether readers may need a password to open the document. Of the accepted kinds, only a PDF can have one. */
export function needsPassword({ hasPassword = false }: ObservedDocument, kind: DocumentKind): boolean {
  return hasPassword && kind === 'application/pdf';
}

/** The name and the kind of a file of an inner envelope must belong together: a reader finds the list by its name. */
function assertInnerName(document: ObservedDocument, kind: DocumentKind): void {
  const { filename, size } = document;
  const isNamedAsList = filename === INNER_LIST_NAME;
  if (isNamedAsList && kind !== INNER_LIST_KIND) throw unsupported(document, `is ${KINDS[kind]}. Only ${KINDS[INNER_LIST_KIND]} has this name`);
  if (!isNamedAsList && kind === INNER_LIST_KIND) throw unsupported(document, `is ${KINDS[kind]}. Its name must be ${INNER_LIST_NAME}`);
  const isNamedAsAge = claimsOf(filename).includes(AGE_KIND);
  if (kind === AGE_KIND && !isNamedAsAge) throw unsupported(document, `is ${KINDS[kind]}. Its name must end in .age`);
  if (kind !== AGE_KIND && kind !== INNER_LIST_KIND && isNamedAsAge) throw unsupported(document, wrongName(document, KINDS[kind]));
  if (isNamedAsList && size > INNER_LIST_MOST_BYTES) throw new Refusal('document_too_large', LIST_TOO_LARGE);
}

const LIST_TOO_LARGE = `The file ${INNER_LIST_NAME} can have at most 4 MB. Nothing was added.`;

/** A text has no signature. If its name says which text it is, it is that: a script is valid text too. */
function assertPlain(document: ObservedDocument): void {
  if (claimsOf(document.filename).includes('text/plain')) return;
  if (TEXT_FORMATS.has(extensionOf(document.filename))) throw unsupported(document, wrongName(document, KINDS['text/plain']));
  if (isActiveText(document.head)) throw unsupported(document, wrongName(document, 'a web page, a script or another text with commands'));
}

function wrongName({ filename }: ObservedDocument, what: string): string {
  const extension = extensionOf(filename);
  return extension === ''
    ? `is ${what}. ${TAKEN}`
    : `is ${what}, although its name ends in .${extension}. Please correct the name or send the correct file`;
}

async function kindOf(document: ObservedDocument, range: ReadRange): Promise<DocumentKind> {
  const { head, isText } = document;
  const isZip = startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06');
  const found = isZip ? undefined : await fileTypeFromBuffer(head);
  const accepted = ACCEPTED[found?.mime ?? ''];
  const pdf = findPdfHeader(head, isText);
  if (pdf === 'active' || (pdf && found && accepted !== 'application/pdf')) throw unsupported(document, TWO_KINDS);
  if (pdf) return 'application/pdf';
  if (isZip) {
    const problem = await findDocxFault(document.size, range);
    if (problem) throw unsupported(document, problem);
    return DOCX;
  }
  if (isInnerList(head)) return INNER_LIST_KIND;
  if (startsWith(head, AGE_BEGINNING)) return AGE_KIND;
  if (accepted) return accepted;
  // file-type follows a TIFF to a directory that may be after the head.
  if (!found && (startsWith(head, 'II*\0') || startsWith(head, 'MM\0*'))) return 'image/tiff';
  // Text has no signature: a letter may begin with the same two letters as another format.
  if (isText) return 'text/plain';
  throw unsupported(document, await reallyIs(document, found?.ext, range));
}

async function reallyIs({ filename, head, size }: ObservedDocument, found: string | undefined, range: ReadRange): Promise<string> {
  if (startsWith(head, CFB_BEGINNING)) return describeOfficeFile(head, size, range);
  if (found) return `is a file of the type ${found.toUpperCase()}. ${TAKEN}`;
  if (claimsOf(filename).includes('text/plain'))
    return 'is not text in UTF-8, nor in UTF-16 with a byte order mark. Please save it as UTF-8 and send it again';
  return `is of an unknown type. ${TAKEN}`;
}

const TWO_KINDS = 'is a PDF and something else at the same time. Please open it, save it again as a PDF, and send that';
const TAKEN = 'PDF, DOCX, TXT and images (JPEG, PNG, GIF, WebP, TIFF, HEIC) are accepted';

/** https://c2sp.org/age#file-format */
const AGE_BEGINNING = 'age-encryption.org/v1\n';

const ACCEPTED: Record<string, DocumentKind> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png', // an animated PNG is a PNG
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'image/tiff': 'image/tiff',
  'image/heic': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif': 'image/heif',
  'image/heif-sequence': 'image/heif',
};

/** Extensions of formats that are text. A file of another format with such a name cannot be of that format, so its content decides. */
const TEXT_FORMATS = new Set(
  `htm html xhtml xht mht mhtml svg xml xsl js mjs cjs ts css json php asp jsp py rb pl sh bash ps1 psm1 bat cmd com exe scr pif vbs vbe
  wsf hta lnk url reg rtf eml ps eps`.split(/\s+/),
);

function startsWith(head: Uint8Array, signature: string): boolean {
  return Buffer.from(signature, 'latin1').equals(head.subarray(0, signature.length));
}

function textWatch(): { see(chunk: Buffer): void; isText(): boolean } {
  let start = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let valid = true;
  const decode = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      valid = valid && !decoder.decode(bytes, { stream }).includes('\0');
    } catch {
      valid = false;
    }
  };
  return {
    see(chunk) {
      if (decoder) return decode(chunk, true);
      start = Buffer.concat([start, chunk]);
      if (start.length >= MARK_BYTES) decode(start, true);
    },
    isText() {
      decode(decoder ? Buffer.alloc(0) : start, false); // the head may end with half a character
      return valid;
    },
  };
}

const MARK_BYTES = 2;

/** UTF-16 needs a byte order mark: without one, almost any bytes would pass as text. https://encoding.spec.whatwg.org/#bom-sniff */
function encodingOf(start: Buffer): string {
  if (startsWith(start, '\xff\xfe')) return 'utf-16le';
  return startsWith(start, '\xfe\xff') ? 'utf-16be' : 'utf-8';
}

/** The refusal of a file, by its name. */
export function unsupported({ filename }: Pick<ObservedDocument, 'filename'>, what: string): Refusal {
  const shown = shortName(filename);
  return new Refusal('unsupported_document', `“${shown}” ${what}.`, [{ path: shown, message: `It ${what}.` }]);
}

/** https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/05060311-bfce-4b12-874d-71fd4ce63aea */
export const CFB_BEGINNING = '\xd0\xcf\x11\xe0';

const ENTRIES_READ = 16 * 1024;

/**
 * Says what a compound file is, by the names of its streams: an Office file with a password, or one of before 2007. The message continues
 * a sentence about the file. https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/
 */
export async function describeOfficeFile(head: Uint8Array, size: number, range: ReadRange): Promise<string> {
  const names = Buffer.from(await range(...directoryOf(head, size))).toString('utf16le');
  if (names.includes('EncryptedPackage')) return 'is an Office file with a password. Please save it without a password, or as a PDF';
  if (names.includes('WordDocument')) return 'is a Word document in the old format (DOC). Please save it as DOCX or PDF';
  return 'is an Office file in the old format, or one with a password. Please save it as DOCX or PDF, without a password';
}

/** The header names the first sector of the list of streams. Its other sectors usually follow it. */
function directoryOf(head: Uint8Array, size: number): [start: number, end: number] {
  const header = Buffer.from(head.subarray(0, 512));
  if (header.length < 512) return [0, header.length];
  const start = (header.readUInt32LE(48) + 1) * 2 ** Math.min(header.readUInt16LE(30), 12);
  return start < size ? [start, Math.min(start + ENTRIES_READ, size)] : [0, header.length];
}
