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
export const CLAIMS: Record<string, readonly DocumentKind[]> = {
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

/** The accepted kinds of documents that a person can choose, each with the extensions that stand for it. The files of an inner envelope are made by a page. */
export function acceptedKinds(): { mimeType: DocumentKind; extensions: readonly string[] }[] {
  const kinds = (Object.keys(KINDS) as DocumentKind[]).filter((kind) => kind !== AGE_KIND && kind !== INNER_LIST_KIND);
  return kinds.map((mimeType) => ({ mimeType, extensions: Object.keys(CLAIMS).filter((extension) => CLAIMS[extension]?.includes(mimeType)) }));
}
