import { describe, expect, it } from 'vitest';
import { after, DAY, instant, MINUTE } from '#common/time.ts';
import {
  hasMessageBefore,
  replaceMessage,
  restorableUntil,
  restoreBefore,
  restoreRemoved,
  type SurvivorMessages,
  withoutMessages,
} from '#survivors/rules/personal-message.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';

const NOW = instant(new Date('2031-03-11T10:00:00Z'));
const WEEK = 7 * DAY;
const later = (ms: number) => after(NOW, ms);
// Only the fields that the rule reads.
const ben = (message: string | null): SurvivorMessages => ({
  survivor: { id: 'ben', hasPersonalMessage: message !== null } as Survivor,
  kept: { message },
});
const textOf = ({ survivor, kept }: SurvivorMessages) => [survivor.hasPersonalMessage, kept.message];
const written = (messages: SurvivorMessages, text: string, change: number, at = NOW): SurvivorMessages => {
  const next = replaceMessage(messages, true, change, at);
  return { ...next, kept: { ...next.kept, message: text } };
};

describe('a personal message that was deleted', () => {
  const deleted = replaceMessage(ben('Dear Ben'), false, 4, NOW);

  it('is no longer there, and can be restored for seven days', () => {
    expect(textOf(deleted)).toEqual([false, null]);
    expect(restorableUntil(deleted.survivor, NOW)).toBe(later(WEEK));
    expect(textOf(restoreRemoved(deleted, later(WEEK - MINUTE)))).toEqual([true, 'Dear Ben']);
    expect(() => restoreRemoved(deleted, later(WEEK))).toThrow('within the last seven days');
  });

  it('cannot be restored twice, nor over a new one', () => {
    const back = restoreRemoved(deleted, NOW);
    expect(() => restoreRemoved(back, NOW)).toThrow('within the last seven days');
    expect(restorableUntil(written(deleted, 'Another', 5).survivor, NOW)).toBeUndefined();
  });

  it('is restored by the link of its notice too, and no other change is undone by it', () => {
    expect(hasMessageBefore(deleted.survivor, 4, NOW)).toBe(true);
    expect(textOf(restoreBefore(deleted, 4, NOW))).toEqual([true, 'Dear Ben']);
    expect(hasMessageBefore(deleted.survivor, 5, NOW)).toBe(false);
    expect(restoreBefore(deleted, 5, NOW)).toBe(deleted);
    expect(hasMessageBefore(deleted.survivor, 4, later(WEEK))).toBe(false);
  });

  it('is gone with the will', () => expect(withoutMessages(deleted.survivor)).toEqual({ id: 'ben', hasPersonalMessage: false }));
});

it('a message that a thief wrote where none was is gone after the link, and so is everything later', () => {
  const thief = replaceMessage(written(ben(null), 'From a thief', 4), false, 5, NOW);
  expect(textOf(restoreBefore(thief, 4, NOW))).toEqual([false, null]);
  expect(restorableUntil(restoreBefore(thief, 4, NOW).survivor, NOW)).toBeUndefined();
});

it('of very many changes, the earliest message and the newest one are kept', () => {
  let messages = written(ben('the first'), 'number 1', 1);
  for (const n of [2, 3, 4]) messages = written(messages, `number ${n}`, n);
  messages = replaceMessage(messages, false, 5, NOW);
  expect(messages.kept.earlierMessages?.map(({ message }) => message)).toEqual(['the first', 'number 4']);
  expect(textOf(restoreRemoved(messages, NOW))).toEqual([true, 'number 4']);
  expect(textOf(restoreBefore(messages, 1, NOW))).toEqual([true, 'the first']);
});

it('what is older than seven days is forgotten with the next change', () => {
  const messages = written(written(ben('old'), 'newer', 1), 'newest', 2, later(WEEK));
  expect(messages.kept.earlierMessages?.map(({ message }) => message)).toEqual(['newer']);
  expect(messages.survivor.endedMessages?.map(({ change }) => change)).toEqual([2]);
});
