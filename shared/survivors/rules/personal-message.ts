import { Refusal } from '#common/refusal.ts';
import { after, type Instant, UNDO_WINDOW } from '#common/time.ts';
import type { EndedMessage, Survivor } from './survivor.ts';

/** An ended message with its text, in the row of the key. Base64 of the age file; null for none. */
export interface EarlierMessage extends Omit<EndedMessage, 'removed'> {
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

/** Of very many, the earliest one is kept, which no thief can have chosen, and the newest one. Three texts fit in a row. */
const MAX_EARLIER = 2;

/** Another message, or none, takes the place of the one that is there. The text of the new one is set once it is encrypted. */
export function replaceMessage({ survivor, kept }: SurvivorMessages, hasMessage: boolean, change: number, now: Instant): SurvivorMessages {
  const ended = { change, until: after(now, UNDO_WINDOW) };
  const removed = survivor.hasPersonalMessage && !hasMessage;
  const endedMessages = remembered(survivor.endedMessages, { ...ended, removed }, now);
  const earlierMessages = remembered(kept.earlierMessages, { ...ended, message: kept.message }, now);
  return { survivor: { ...survivor, hasPersonalMessage: hasMessage, endedMessages }, kept: { message: null, earlierMessages } };
}

/** Restores a message that was removed. Throws Refusal `validation_failed` if there is none. */
export function restoreRemoved(messages: SurvivorMessages, now: Instant): SurvivorMessages {
  if (restorableUntil(messages.survivor, now) === undefined) throw nothingToRestore();
  return backTo(messages, (messages.survivor.endedMessages?.length ?? 0) - 1);
}

/** Restores the message from before a change, and forgets all later ones. */
export function restoreBefore(messages: SurvivorMessages, change: number, now: Instant): SurvivorMessages {
  const at = messages.survivor.endedMessages?.findIndex((one) => isEndedBy(one, change, now)) ?? -1;
  return at < 0 ? messages : backTo(messages, at);
}

/** Until when a removed message can be restored. Undefined if there is none. */
export function restorableUntil({ hasPersonalMessage, endedMessages }: Survivor, now: Instant): Instant | undefined {
  const last = endedMessages?.at(-1);
  return !hasPersonalMessage && last?.removed && now < last.until ? last.until : undefined;
}

/** Whether the message from before this change can be restored. */
export function hasMessageBefore({ endedMessages = [] }: Survivor, change: number, now: Instant): boolean {
  return endedMessages.some((one) => isEndedBy(one, change, now));
}

/** Whether there is a message, or one from before. */
export function hasMessages({ hasPersonalMessage, endedMessages = [] }: Survivor): boolean {
  return hasPersonalMessage || endedMessages.length > 0;
}

/** A Survivor whose messages were deleted with the will. */
export function withoutMessages({ endedMessages: _, ...survivor }: Survivor): Survivor {
  return { ...survivor, hasPersonalMessage: false };
}

function backTo({ survivor, kept }: SurvivorMessages, at: number): SurvivorMessages {
  const { message = null } = kept.earlierMessages?.[at] ?? {};
  const [endedMessages, earlierMessages] = [survivor.endedMessages?.slice(0, at) ?? [], kept.earlierMessages?.slice(0, at) ?? []];
  return { survivor: { ...survivor, hasPersonalMessage: message !== null, endedMessages }, kept: { message, earlierMessages } };
}

function remembered<One extends Pick<EndedMessage, 'until'>>(all: readonly One[] = [], one: One, now: Instant): One[] {
  return [...all.filter(({ until }) => now < until).slice(0, MAX_EARLIER - 1), one];
}

function isEndedBy(one: EndedMessage, change: number, now: Instant): boolean {
  return one.change === change && now < one.until;
}

const NOTHING_TO_RESTORE = 'There is no personal message that was deleted within the last seven days. Nothing was changed.';

function nothingToRestore(): Refusal {
  return new Refusal('validation_failed', NOTHING_TO_RESTORE, [{ path: 'restore_personal_message', message: NOTHING_TO_RESTORE }]);
}
