import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import { Refusal } from '#common/refusal.ts';
import { INNER_LIST_NAME, isInnerList } from '#custody/inner-list.ts';
import { safeFilename } from '#http/safe-filename.ts';
import { AGE_KIND, INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';
import { CLAIMS, DOCX, type DocumentKind, KINDS } from './document-names.ts';
import { findDocxFault } from './docx-parts.ts';

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
}

/** Reads the bytes of the document from `start` up to, but not including, `end`. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Returns a stream that passes a document through unchanged, and a function that returns its facts. `result` throws before the end of the stream. */
export function observeDocument(filename: string): { stream: Transform; result(): ObservedDocument } {
  const hash = createHash('sha256');
  const text = textWatch();
  const head = Buffer.alloc(HEAD_BYTES);
  let size = 0;
  let sha256: string | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) chunk.copy(head, size);
      size += chunk.length;
      hash.update(chunk);
      text.see(chunk);
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
      return { filename: safeFilename(filename), size, sha256, head: head.subarray(0, size), isText: text.isText() };
    },
  };
}

/**
 * Returns the kind of a document by its content. Throws Refusal `unsupported_document` if the name belongs to another kind; the
 * refusal names the file and its real kind. `range` reads the same bytes again.
 */
export async function decideKind(document: ObservedDocument, range: ReadRange): Promise<DocumentKind> {
  if (document.size === 0) throw unsupported(document, 'is empty');
  const kind = await kindOf(document, range);
  assertInnerName(document, kind);
  const extension = extensionOf(document.filename);
  const claimed = CLAIMS[extension];
  if (claimed ? !claimed.includes(kind) : FOREIGN.has(extension)) {
    throw unsupported(document, `is ${KINDS[kind]}, although its name ends in .${extension}. Please correct the name or send the correct file`);
  }
  return kind;
}

/** The name and the kind of a file of an inner envelope must belong together: a reader finds the list by its name. */
function assertInnerName(document: ObservedDocument, kind: DocumentKind): void {
  const { filename, size } = document;
  const isNamedAsList = filename === INNER_LIST_NAME;
  if (isNamedAsList && kind !== INNER_LIST_KIND) throw unsupported(document, `is ${KINDS[kind]}. Only ${KINDS[INNER_LIST_KIND]} has this name`);
  if (!isNamedAsList && kind === INNER_LIST_KIND) throw unsupported(document, `is ${KINDS[kind]}. Its name must be ${INNER_LIST_NAME}`);
  if (kind === AGE_KIND && extensionOf(filename) !== 'age') throw unsupported(document, `is ${KINDS[kind]}. Its name must end in .age`);
  if (isNamedAsList && size > INNER_LIST_MOST_BYTES) throw new Refusal('document_too_large', LIST_TOO_LARGE);
}

const LIST_TOO_LARGE = `The file ${INNER_LIST_NAME} can have at most 4 MB. Nothing was added.`;

async function kindOf(document: ObservedDocument, range: ReadRange): Promise<DocumentKind> {
  const { head, isText } = document;
  if (startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')) {
    const problem = await findDocxFault(document.size, range);
    if (problem) throw unsupported(document, problem);
    return DOCX;
  }
  if (isInnerList(head)) return INNER_LIST_KIND;
  if (startsWith(head, AGE_BEGINNING)) return AGE_KIND;
  const found = await fileTypeFromBuffer(head);
  const accepted = ACCEPTED[found?.mime ?? ''];
  if (accepted) return accepted;
  // file-type follows a TIFF to a directory that may be after the head.
  if (!found && (startsWith(head, 'II*\0') || startsWith(head, 'MM\0*'))) return 'image/tiff';
  // Text has no signature: a letter may begin with the same two letters as another format.
  if (isText) return 'text/plain';
  throw unsupported(document, reallyIs(document, found?.ext));
}

function reallyIs({ filename, head }: ObservedDocument, found: string | undefined): string {
  const accepted = 'PDF, DOCX, TXT and images (JPEG, PNG, GIF, WebP, TIFF, HEIC) are accepted';
  if (found) return `is a file of the type ${found.toUpperCase()}. ${accepted}`;
  if (CLAIMS[extensionOf(filename)]?.includes('text/plain'))
    return 'is not text in UTF-8, nor in UTF-16 with a byte order mark. Please save it as UTF-8 and send it again';
  return startsWith(head, '\xd0\xcf\x11\xe0') ? `is an old or encrypted Office file. ${accepted}` : `is of an unknown type. ${accepted}`;
}

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

/** Extensions of kinds that are not accepted, whatever the content is: a script is valid text, and a person would open it by its name. */
const FOREIGN = new Set(
  `htm html xhtml xht mht mhtml svg xml xsl js mjs cjs ts css json php asp jsp py rb pl sh bash ps1 psm1 bat cmd com exe scr pif msi dll jar vbs vbe
  wsf hta lnk url reg iso img dmg app apk zip rar 7z gz tar doc dot docm dotm dotx xls xlsx xlsm ppt pptx pptm odt ods odp rtf pages eml msg
  bmp ico psd avif mp3 mp4 mov avi mkv wav cr2 cr3 nef arw dng raw`.split(/\s+/),
);

function extensionOf(filename: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
}

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
  const shown = filename.length > 80 ? `${filename.slice(0, 79)}…` : filename;
  return new Refusal('unsupported_document', `“${shown}” ${what}.`);
}
