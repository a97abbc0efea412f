import { UNDO_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import type { EndedMessage, Survivor } from './survivor.ts';

/** An ended message with its text, in the row of the key. Base64 of the age file; null for none. */
export interface EarlierMessage extends Pick<EndedMessage, 'change' | 'until'> {
  message: string | null;
}

/** The message of a Survivor's key row, and those from before. */
export interface KeptMessages {
  message: string | null;
  earlierMessages?: readonly EarlierMessage[];
}

/** A record and the row of its key, which change together. */
export interface SurvivorMessages {
  survivor: Survivor;
  kept: KeptMessages;
}

/** What both rows say of one ended message. */
type Ended = EndedMessage & EarlierMessage;

/** More are not kept of one Survivor. */
const MAX_EARLIER = 10;
/** Of the texts from before, as stored. With the longest one of today a row has 320 KB, and the rows of ten Survivors fit in a transaction. */
const MAX_STORED = 240_000;
/** A message that a link has replaced: where only a mailbox proves the Host, nothing can be changed for 30 days after the link. */
const ASIDE_WINDOW = 37 * DAY;

/**
 * Another message, or none, takes the place of the one that is there. The text of the new one is set once it is encrypted. Throws Refusal
 * `validation_failed` if there is no room for the earlier one. `change`: 0 without a sealed will, where only what was deleted comes back.
 */
export function replaceMessage(messages: SurvivorMessages, hasMessage: boolean, change: number, now: Instant): SurvivorMessages {
  const removed = messages.survivor.hasPersonalMessage && !hasMessage;
  const one: Ended = { change, until: after(now, UNDO_WINDOW), removed, message: messages.kept.message };
  const earlier = change === 0 ? [] : endedOf(messages);
  const ended = change === 0 && !removed ? [] : withRoom([...earlier, one].filter((each) => now < each.until));
  return withEnded(withMessage(messages, hasMessage, null), ended);
}

/** Restores a message that was removed, or that a link has replaced. Throws Refusal `validation_failed` if there is none. */
export function restoreRemoved(messages: SurvivorMessages, change: number, now: Instant): SurvivorMessages {
  const at = restorableAt(messages.survivor, now);
  const ended = endedOf(messages);
  const message = ended[at]?.message ?? null;
  if (message === null) throw nothingToRestore();
  return withMessage(replaceMessage(withEnded(messages, ended.toSpliced(at, 1)), true, change, now), true, message);
}

/**
 * Restores the message from before a change. The reader of the link may be anyone with the mailbox: what was there since then is kept for the
 * Host, and no other link brings it back.
 */
export function restoreBefore(messages: SurvivorMessages, change: number, now: Instant): SurvivorMessages {
  const ended = endedOf(messages);
  const at = ended.findIndex((one) => isEndedBy(one, change, now));
  if (at < 0) return messages;
  const { message = null } = ended[at] ?? {};
  const since = [...ended.slice(at + 1).map((one) => one.message), messages.kept.message].filter((text) => text !== null);
  const aside = since.map((text): Ended => ({ change: 0, until: after(now, ASIDE_WINDOW), removed: false, isAside: true, message: text }));
  return withEnded(withMessage(messages, message !== null, message), [...ended.slice(0, at), ...aside]);
}

/** Until when a message that was removed, or that a link has replaced, can be restored. Undefined if there is none. */
export function restorableUntil(survivor: Survivor, now: Instant): Instant | undefined {
  return survivor.endedMessages?.[restorableAt(survivor, now)]?.until;
}

/** Whether the message from before this change can be restored. */
export function hasMessageBefore({ endedMessages = [] }: Survivor, change: number, now: Instant): boolean {
  return endedMessages.some((one) => isEndedBy(one, change, now));
}

/** Whether there is a message, or one from before. */
export function hasMessages({ hasPersonalMessage, endedMessages = [] }: Survivor): boolean {
  return hasPersonalMessage || endedMessages.length > 0;
}

/** Whether there is a message from before that no one can restore any longer. */
export function hasExpiredMessages({ endedMessages = [] }: Survivor, now: Instant): boolean {
  return endedMessages.some(({ until }) => until <= now);
}

/** Both rows without the messages that no one can restore any longer. */
export function withoutExpired(messages: SurvivorMessages, now: Instant): SurvivorMessages {
  if (!hasExpiredMessages(messages.survivor, now)) return messages;
  return withEnded(
    messages,
    endedOf(messages).filter(({ until }) => now < until),
  );
}

/** A Survivor whose messages were deleted with the will. */
export function withoutMessages({ endedMessages: _, ...survivor }: Survivor): Survivor {
  return { ...survivor, hasPersonalMessage: false };
}

function endedOf({ survivor, kept }: SurvivorMessages): Ended[] {
  return (survivor.endedMessages ?? []).map((one, n) => ({ ...one, message: kept.earlierMessages?.[n]?.message ?? null }));
}

function withEnded({ survivor, kept: { message } }: SurvivorMessages, ended: readonly Ended[]): SurvivorMessages {
  const endedMessages = ended.map(({ message: _, ...one }) => one);
  const earlierMessages = ended.map(({ change, until, message: text }) => ({ change, until, message: text }));
  return { survivor: { ...survivor, endedMessages }, kept: { message, earlierMessages } };
}

function withMessage({ survivor, kept }: SurvivorMessages, hasPersonalMessage: boolean, message: string | null): SurvivorMessages {
  return { survivor: { ...survivor, hasPersonalMessage }, kept: { ...kept, message } };
}

/** A thief must not push out what the Host wrote: only what a link has replaced makes room. */
function withRoom(ended: readonly Ended[]): Ended[] {
  const stored = ended.reduce((sum, { message }) => sum + (message?.length ?? 0), 0);
  if (ended.length <= MAX_EARLIER && stored <= MAX_STORED) return [...ended];
  const at = ended.findIndex(({ isAside }) => isAside);
  if (at < 0) throw new Refusal('validation_failed', NO_ROOM, [{ path: 'personal_message', message: NO_ROOM }]);
  return withRoom(ended.toSpliced(at, 1));
}

/** Where the message is that the Host can restore now: one that was removed comes first. Else -1. */
function restorableAt({ hasPersonalMessage, endedMessages = [] }: Survivor, now: Instant): number {
  const newest = endedMessages.findLastIndex(({ isAside }) => !isAside);
  const last = endedMessages[newest];
  if (!hasPersonalMessage && last?.removed && now < last.until) return newest;
  return endedMessages.findLastIndex(({ isAside, until }) => isAside && now < until);
}

/** Changes without a sealed will have no number, and links of notices that name none have 0. */
function isEndedBy(one: EndedMessage, change: number, now: Instant): boolean {
  return change !== 0 && one.change === change && now < one.until;
}

const NO_ROOM =
  'We keep each earlier personal message for seven days, and there is no room for another one. Please try again in a few days. Nothing was changed.';
const NOTHING_TO_RESTORE = 'There is no personal message that was deleted within the last seven days. Nothing was changed.';

function nothingToRestore(): Refusal {
  return new Refusal('validation_failed', NOTHING_TO_RESTORE, [{ path: 'restore_personal_message', message: NOTHING_TO_RESTORE }]);
}
