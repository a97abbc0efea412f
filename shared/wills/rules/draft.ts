import { MAX_DOCUMENTS, MAX_WILL_BYTES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, effectiveDeadline, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { beforeNight } from '#liveness/rules/when-to-send.ts';
import { countDocuments, type InnerContents } from './inner-envelope.ts';
import type { Will } from './will.ts';

/** A document that is uploaded and not sealed yet. `carried` ones are part of the sealed revision already. */
export interface DraftDocument {
  id: string;
  filename: string;
  mimeType: string;
  size: number;
  sha256: string;
  /** Of the list of an inner envelope. */
  inner?: InnerContents;
  /** Of a PDF: its readers may need a password. */
  hasPassword?: true;
  /** The key in the staging bucket. Absent for carried ones. */
  staged?: string;
  carried?: true;
  createdAt: Instant;
}

/** Files that a client has announced and puts into the staging bucket itself. */
export interface Upload {
  id: string;
  files: { key: string; filename: string; mimeType: string; size: number; sha256: string }[];
  createdAt: Instant;
  /** After this the addresses accept nothing. The upload can be completed for another day. */
  expiresAt: Instant;
}

/** The documents that the next sealing will hold. */
export interface Draft {
  createdAt: Instant;
  documents: DraftDocument[];
  /** When the Host was notified that it will be deleted. */
  notified?: readonly Instant[];
}

/** The draft as it is, or a new one that begins with the sealed documents: nothing leaves a will unless its Host removes it. */
export function draftOrNew(draft: Draft | undefined, will: Will | undefined, now: Instant): Draft {
  if (draft) return draft;
  const carried = (will?.sealed.documents ?? []).map(({ path, ...document }): DraftDocument => ({ ...document, carried: true }));
  return { createdAt: now, documents: carried };
}

/** Adds uploads to a draft. Throws a refusal above the limits of a will. */
export function addDocuments(draft: Draft, added: readonly DraftDocument[]): Draft {
  const documents = [...draft.documents, ...added];
  if (countDocuments(documents) > MAX_DOCUMENTS) throw new Refusal('too_many_documents');
  if (documents.length - countDocuments(documents) > 1)
    throw new Refusal('too_many_documents', 'A will can have one file inner.will. Nothing was added. Please remove the earlier one first.');
  const size = documents.reduce((sum, document) => sum + document.size, 0);
  if (size > MAX_WILL_BYTES)
    throw new Refusal(
      'document_too_large',
      'With these documents the will would be larger than 500 MB. Nothing was added. Please remove a document first.',
    );
  return { ...draft, documents };
}

/** Uploads that are not sealed are plaintext. They are kept this long after the newest one. */
const DRAFT_LIFE = 30 * DAY;
const NOTICES_AFTER = [20 * DAY, 29 * DAY] as const;

/** What time does to a draft. */
interface DraftStep {
  /** Undefined: there is no draft left. */
  next: Draft | undefined;
  effects: Effect[];
  /** When something is next due. Undefined: nothing is. */
  again: Instant | undefined;
}

/** When the Host is first notified that the draft expires. */
export function firstDraftNotice(newest: Instant, timezone: string): Instant {
  return beforeNight(after(newest, NOTICES_AFTER[0]), timezone);
}

/**
 * Deletes uploads that are not sealed after 30 days. The Host is notified on the 20th and the 29th day: they are never deleted
 * without both notices, nor sooner than a day after the second in which the Host could answer. Documents that are sealed already always stay.
 */
export function advanceDraft(draft: Draft, will: Will | undefined, context: Pick<Context, 'now' | 'timezone' | 'outages'>): DraftStep {
  const { now } = context;
  const newest = newestUpload(draft);
  if (newest === undefined) return { next: draft, effects: [], again: undefined };
  const notified = (draft.notified ?? []).filter((moment) => moment > newest);
  const due = dueAfter(newest, notified, context);
  if (now < due) return { next: draft, effects: [], again: due };
  if (notified.length === NOTICES_AFTER.length) return expireDraft(draft, will);
  const next = { ...draft, notified: [...notified, now] };
  const notice = notifyHost('draft-expires', `draft/${newest}/${notified.length}`, { newest });
  return { next, effects: [notice], again: dueAfter(newest, next.notified, context) };
}

/** How many uploads of a draft are not sealed, when the newest arrived, and until when they are kept. */
export function draftExpiry(draft: Draft): { documents: number; newest: Instant; expiresAt: Instant } | undefined {
  const newest = newestUpload(draft);
  return newest === undefined ? undefined : { documents: unsealedUploads(draft).length, newest, expiresAt: after(newest, DRAFT_LIFE) };
}

function dueAfter(newest: Instant, notified: readonly Instant[], { timezone, outages }: Pick<Context, 'timezone' | 'outages'>): Instant {
  const notice = NOTICES_AFTER[notified.length];
  const own = notice === undefined ? after(newest, DRAFT_LIFE) : beforeNight(after(newest, notice), timezone);
  const last = notified.at(-1);
  // After a time in which we could not notify them, or they could not answer, there is still a day between one step and the next.
  const dayLater = last === undefined ? own : effectiveDeadline(last, after(last, DAY), outages);
  return own > dayLater ? own : dayLater;
}

function unsealedUploads({ documents }: Draft): DraftDocument[] {
  return documents.filter(({ staged }) => staged);
}

function newestUpload(draft: Draft): Instant | undefined {
  return unsealedUploads(draft)
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
}

function expireDraft(draft: Draft, will: Will | undefined): DraftStep {
  const documents = draft.documents.filter(({ staged }) => !staged);
  const objects = unsealedUploads(draft).flatMap(({ staged }) => staged ?? []);
  const effects: Effect[] = [{ kind: 'delete-staged', key: `draft/${draft.createdAt}`, objects }];
  // The rest is a change only if a sealed document was removed from the list.
  const isChange = will !== undefined && documents.length < will.sealed.documents.length;
  const { notified: _, ...rest } = draft;
  return { next: isChange ? { ...rest, documents } : undefined, effects, again: undefined };
}
