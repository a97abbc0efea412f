import { Refusal } from '#common/refusal.ts';
import type { Settings } from '#hosts/rules/settings.ts';

/** The MIME type of the list of an inner envelope. A will has one at most. */
export const INNER_LIST_KIND = 'application/vnd.will-inner';

/** The MIME type of an encrypted document of an inner envelope. */
export const AGE_KIND = 'application/vnd.age';

/** A file that a list names. `sha256` is hexadecimal. */
interface InnerFile {
  path: string;
  size: number;
  sha256: string;
}

/** What the service keeps of the public list of an inner envelope. */
export interface InnerContents {
  files: readonly InnerFile[];
  /** The recipients of the papers to which the inner key is split. */
  papers: readonly string[];
  /** How many of the papers open it. */
  threshold: number;
}

/** A document of a draft or of a sealed will. Only the list has `inner`. */
interface Document {
  filename: string;
  mimeType: string;
  size: number;
  sha256: string;
  inner?: InnerContents;
}

/** Who may open a will that is sealed now. */
interface Readers {
  survivors: readonly { paperRecipient?: string }[];
  settings: Pick<Settings, 'survivor_threshold'>;
}

/** Whether documents are an inner envelope: the Host's own device has encrypted them, and only it can make them again. */
export function isSealedOnDevice(documents: readonly Pick<Document, 'mimeType'>[]): boolean {
  return documents.some(({ mimeType }) => mimeType === INNER_LIST_KIND);
}

/** Returns the number of documents. The list of an inner envelope is none. */
export function countDocuments(documents: readonly Pick<Document, 'mimeType'>[]): number {
  return documents.filter(({ mimeType }) => mimeType !== INNER_LIST_KIND).length;
}

/** Whether an inner envelope opens to other papers than those of the Survivors, or to another number of them. */
export function isInnerStale(documents: readonly Document[], { survivors, settings }: Readers): boolean {
  const inner = documents.find(({ mimeType }) => mimeType === INNER_LIST_KIND)?.inner;
  if (!inner) return false;
  const hasPaper = ({ paperRecipient }: { paperRecipient?: string }) => paperRecipient !== undefined && inner.papers.includes(paperRecipient);
  const samePapers = survivors.length === inner.papers.length && survivors.every(hasPaper);
  return !samePapers || inner.threshold !== settings.survivor_threshold;
}

/** Whether documents cannot be sealed as they are: `assertInnerComplete` refuses them, and only the Host's own device can help. */
export function needsOwnDevice(documents: readonly Document[], readers: Readers): boolean {
  return innerFault(documents, readers) !== undefined;
}

/**
 * Throws Refusal `inner_incomplete` for an inner envelope with a missing or a further file, or that does not open to the present papers.
 * Of a will that was sealed on the Host's own device, everything is in the inner envelope.
 */
export function assertInnerComplete(documents: readonly Document[], readers: Readers): void {
  const fault = innerFault(documents, readers);
  if (fault) throw new Refusal('inner_incomplete', `${fault} Nothing was sealed.`);
}

function innerFault(documents: readonly Document[], readers: Readers): string | undefined {
  return findInnerFault(documents) ?? (isInnerStale(documents, readers) ? STALE : undefined);
}

function findInnerFault(documents: readonly Document[]): string | undefined {
  const list = documents.find(({ mimeType }) => mimeType === INNER_LIST_KIND);
  const others = documents.filter((document) => document !== list);
  const withoutList = list ? undefined : others.find(({ mimeType }) => mimeType === AGE_KIND);
  if (withoutList) return `“${withoutList.filename}” is encrypted, but its list inner.will is missing. Please upload inner.will, or remove the file.`;
  if (!list) return undefined;
  const files = list.inner?.files ?? [];
  const missing = files.find((file) => !others.some((document) => isSame(file, document)));
  if (missing) return `inner.will names “${missing.path}”, which is missing or differs. Please upload the file that belongs to this list.`;
  const further = others.find((document, at) => isFurther(document, files, others.slice(0, at)));
  if (further) return `inner.will does not name “${further.filename}”. Please remove this document, or seal it on your own device too.`;
  return undefined;
}

const STALE =
  'inner.will was made for other papers, or for another number of them. Please seal your documents on your own device again, and upload its files.';

function isSame({ path, size, sha256 }: InnerFile, document: Document): boolean {
  return path === document.filename && size === document.size && sha256 === document.sha256;
}

function isFurther(document: Document, files: readonly InnerFile[], before: readonly Document[]): boolean {
  return !files.some((file) => isSame(file, document)) || before.some(({ filename }) => filename === document.filename);
}
