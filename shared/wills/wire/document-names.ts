import { safeFilename } from '#http/safe-filename.ts';
import { AGE_KIND, INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The name in messages of each accepted kind. */
export const KINDS = {
  'application/pdf': 'a PDF',
  [DOCX]: 'a Word document',
  'text/plain': 'plain text',
  'image/jpeg': 'a JPEG image',
  'image/png': 'a PNG image',
  'image/gif': 'a GIF image',
  'image/webp': 'a WebP image',
  'image/tiff': 'a TIFF image',
  'image/heic': 'a HEIC image',
  'image/heif': 'a HEIF image',
  [AGE_KIND]: 'a file that is encrypted with age',
  [INNER_LIST_KIND]: 'the list of an inner envelope',
} as const;

/** MIME type of an accepted document. */
export type DocumentKind = keyof typeof KINDS;

const JPEG: readonly DocumentKind[] = ['image/jpeg'];
const TIFF: readonly DocumentKind[] = ['image/tiff'];
const HEIF: readonly DocumentKind[] = ['image/heic', 'image/heif']; // cameras use either name for either
const TEXT: readonly DocumentKind[] = ['text/plain'];

/** The kinds that each file extension stands for. */
const CLAIMS: Record<string, readonly DocumentKind[]> = {
  pdf: ['application/pdf'],
  docx: [DOCX],
  txt: TEXT,
  text: TEXT,
  jpg: JPEG,
  jpeg: JPEG,
  jpe: JPEG,
  jfif: JPEG,
  png: ['image/png'],
  apng: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  tif: TIFF,
  tiff: TIFF,
  heic: HEIF,
  heif: HEIF,
  hif: HEIF,
  age: [AGE_KIND],
};

/** The ending that is added to a name without a true one. The names of an inner envelope are in its signed list, and never change. */
const ENDINGS: Partial<Record<DocumentKind, string>> = {
  'application/pdf': 'pdf',
  [DOCX]: 'docx',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'image/heic': 'heic',
  'image/heif': 'heif',
};

/** Returns a name by which every device opens the document: as it is if its ending belongs to the kind, and with the kind's own ending after it otherwise. */
export function trueName(filename: string, kind: DocumentKind): string {
  const ending = ENDINGS[kind];
  if (ending === undefined || claimsOf(filename).includes(kind)) return filename;
  // Windows drops dots and spaces at the end of a name.
  const stem = filename.replace(/[.\s]+$/, '');
  return claimsOf(stem).includes(kind) ? stem : safeFilename(`${stem}.${ending}`);
}

/** The kinds that the ending of a name stands for. */
export function claimsOf(filename: string): readonly DocumentKind[] {
  const extension = extensionOf(filename);
  return Object.hasOwn(CLAIMS, extension) ? (CLAIMS[extension] ?? []) : [];
}

/** A name for a sentence. */
export function shortName(filename: string): string {
  return filename.length > 80 ? `${filename.slice(0, 79)}…` : filename;
}

/** In lower case. Empty if the name has none. */
export function extensionOf(filename: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
}

/** The accepted kinds of documents that a person can choose, each with the extensions that stand for it. The files of an inner envelope are made by a page. */
export function acceptedKinds(): { mimeType: DocumentKind; extensions: readonly string[] }[] {
  const kinds = (Object.keys(KINDS) as DocumentKind[]).filter((kind) => kind !== AGE_KIND && kind !== INNER_LIST_KIND);
  return kinds.map((mimeType) => ({ mimeType, extensions: Object.keys(CLAIMS).filter((extension) => CLAIMS[extension]?.includes(mimeType)) }));
}
