import type { Effect } from './effect.ts';
import { notifyHost } from './messages/notify.ts';
import { after, DAY, type Instant } from './time.ts';
import type { Draft, DraftDocument, Will } from './will.ts';

/** What is uploaded and not sealed is plaintext, which is kept this long after the newest upload. */
const DRAFT_LIFE = 30 * DAY;
const NOTICES_AFTER = [20 * DAY, 29 * DAY] as const;

/** What becomes of a draft with the time: undefined when there is nothing left to mind. */
interface DraftStep {
  /** Undefined: there is no draft any more. */
  next: Draft | undefined;
  effects: Effect[];
  /** When to look again. */
  again: Instant | undefined;
}

/** When a draft has to be looked at for the first time. */
export function firstDraftNotice(newest: Instant): Instant {
  return after(newest, NOTICES_AFTER[0]);
}

/**
 * Uploads that nobody seals are forgotten after 30 days, and their Host hears of it on the 20th and the 29th: never without
 * both, and never sooner than a day after the second. Documents that are sealed already stay in any case.
 */
export function advanceDraft(draft: Draft, will: Will | undefined, now: Instant): DraftStep {
  const newest = newestUpload(draft);
  if (newest === undefined) return { next: draft, effects: [], again: undefined };
  const told = (draft.told ?? []).filter((moment) => moment > newest);
  const due = dueAfter(newest, told);
  if (now < due) return { next: draft, effects: [], again: due };
  if (told.length === NOTICES_AFTER.length) return expireDraft(draft, will);
  const next = { ...draft, told: [...told, now] };
  const notice = notifyHost('draft-expires', `draft/${newest}/${told.length}`, { newest });
  return { next, effects: [notice], again: dueAfter(newest, next.told) };
}

/** How many uploads of a draft are not sealed, when the newest came, and until when they are kept. */
export function draftExpiry(draft: Draft): { documents: number; newest: Instant; expiresAt: Instant } | undefined {
  const newest = newestUpload(draft);
  return newest === undefined ? undefined : { documents: unsealedUploads(draft).length, newest, expiresAt: after(newest, DRAFT_LIFE) };
}

function dueAfter(newest: Instant, told: readonly Instant[]): Instant {
  const own = after(newest, NOTICES_AFTER[told.length] ?? DRAFT_LIFE);
  const last = told.at(-1);
  // After a time in which we could not tell them there is still a day between one step and the next.
  const dayLater = last === undefined ? own : after(last, DAY);
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
  const effects: Effect[] = [{ kind: 'forget-staged', key: `draft/${draft.createdAt}`, objects }];
  // What is left says something only where a sealed document was taken off the list.
  const isChange = will !== undefined && documents.length < will.sealed.documents.length;
  const { told: _, ...rest } = draft;
  return { next: isChange ? { ...rest, documents } : undefined, effects, again: undefined };
}
