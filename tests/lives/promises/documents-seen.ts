import { createHash } from 'node:crypto';
import type { Replied } from '#tests/lives/life.ts';
import type { Asking } from '#tests/support/client.ts';
import { DELETIONS, sealedAsAnswered } from './sealings-seen.ts';

/** A document that was uploaded. */
export interface SeenDocument {
  id: string;
  filename: string;
  sha256: string;
  /** When it was uploaded, epoch milliseconds. */
  at: number;
}

/** The documents of a will, as far as they follow from what was uploaded, removed and sealed. */
export interface DocumentsSeen {
  draft: SeenDocument[];
  /** The ids of all documents. */
  everUploaded: string[];
  /** The documents of the newest sealing. Undefined while there is none, or while it is uncertain which it has. */
  sealed?: SeenDocument[];
  /** Whether an upload, a removal or a sealing may have happened without its answer. */
  isUncertain: boolean;
  /** When the last change of the draft was answered. */
  changedAt: number;
  /** Whether anybody has answered a link: a message that was changed may have been put back. */
  isAnswered?: true;
}

export const noDocuments = (): DocumentsSeen => ({ draft: [], everUploaded: [], isUncertain: false, changedAt: 0 });

export const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const UPLOADS = ['POST /api/will/upload', 'POST /api/will/uploads/{id}/complete'];
const REMOVES = 'DELETE /api/will/documents/{id}';

/** Remembers what a reply shows about documents. */
export function learnDocuments(seen: DocumentsSeen, event: Replied): void {
  const { operation, asking, path, reply, sentAt, at } = event;
  if (sealedAsAnswered(event) !== 'no') learnSealing(seen, event);
  if (DELETIONS.includes(operation) && reply.status !== 409) seen.isUncertain = true;
  if (!UPLOADS.includes(operation) && operation !== REMOVES) return;
  if (reply.status >= 500) seen.isUncertain = true;
  if (reply.status === 201) forgetExpired(seen, sentAt);
  if (reply.status === 201) {
    // A request that is repeated with its key has the same answer.
    const isKnown = (id: string): boolean => seen.everUploaded.includes(id);
    const added = uploaded(asking, reply.body.documents, at).filter(({ id }) => !isKnown(id));
    seen.everUploaded.push(...added.map(({ id }) => id));
    seen.draft.push(...added);
  }
  if (reply.status === 204) seen.draft = seen.draft.filter(({ id }) => !path.endsWith(id));
  if (reply.status < 300) seen.changedAt = Math.max(seen.changedAt, at, sentAt);
}

function uploaded({ parts = [] }: Asking, documents: readonly { id: string; filename: string; sha256_hash: string }[], at: number): SeenDocument[] {
  return documents.map(({ id, filename, sha256_hash }, n) => {
    const content = parts[n]?.content;
    const sha256 = typeof content === 'string' || Buffer.isBuffer(content) ? sha256Of(content) : sha256_hash;
    return { id, filename, sha256, at };
  });
}

/** Uploads that are not sealed are removed 30 days after the newest one, or a day or two later. */
const [LEAST_KEPT, MOST_KEPT] = [29 * 86_400_000, 33 * 86_400_000];

function forgetExpired(seen: DocumentsSeen, now: number): void {
  const isSealed = (one: SeenDocument): boolean => seen.sealed?.some(({ id }) => id === one.id) ?? false;
  const newest = Math.max(...seen.draft.filter((one) => !isSealed(one)).map(({ at }) => at));
  if (now - newest < LEAST_KEPT) return;
  // A removal touches the draft too.
  if (now - Math.max(newest, seen.changedAt) < MOST_KEPT && Number.isFinite(newest)) seen.isUncertain = true;
  seen.draft = seen.draft.filter(isSealed);
}

function learnSealing(seen: DocumentsSeen, { reply: { status, body }, sentAt }: Replied): void {
  forgetExpired(seen, sentAt);
  const documents = countOf(seen.draft) === body.documents_encrypted ? seen.draft : undefined;
  // Another request may have changed the draft while this one was under way.
  seen.isUncertain = status !== 200 || !documents || seen.isUncertain || seen.changedAt > sentAt;
  if (documents) Object.assign(seen, { draft: documents, sealed: [...documents] });
}

/** The list of an inner envelope is a file, and no document. */
const INNER_LIST = 'inner.will';
const countOf = (documents: readonly SeenDocument[]): number => documents.filter(({ filename }) => filename !== INNER_LIST).length;

/** Whether a sealing has fewer or more documents than were uploaded. Asked before `learnDocuments`. */
export function countProblem(seen: DocumentsSeen, event: Replied): string | undefined {
  const { body } = event.reply;
  if (typeof sealedAsAnswered(event) !== 'number' || seen.isUncertain || seen.changedAt > event.sentAt) return undefined;
  const copy = { ...seen, draft: [...seen.draft] };
  forgetExpired(copy, event.sentAt);
  // After a long outage of ours, what has expired may be there for a few minutes.
  if (copy.isUncertain || [copy, seen].some(({ draft }) => countOf(draft) === body.documents_encrypted)) return undefined;
  return `${body.documents_encrypted} documents were sealed, and ${countOf(copy.draft)} were uploaded`;
}

/** How the documents that were opened differ from those that were sealed. */
export function differenceOf(
  { sealed = [], isUncertain }: DocumentsSeen,
  opened: readonly { filename: string; bytes: Uint8Array }[],
): string | undefined {
  const unknown = opened.filter(({ bytes }) => !sealed.some(({ sha256 }) => sha256 === sha256Of(bytes)));
  if (isUncertain) return undefined;
  if (unknown.length > 0) return `${unknown.map(({ filename }) => filename).join(', ')} is not as it was sealed`;
  const missing = sealed.filter(({ sha256 }) => !opened.some(({ bytes }) => sha256Of(bytes) === sha256));
  if (missing.length > 0) return `${missing.map(({ filename }) => filename).join(', ')} is missing`;
  return opened.length === sealed.length ? undefined : `there are ${opened.length} documents, and ${sealed.length} were sealed`;
}
