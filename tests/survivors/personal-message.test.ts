import { describe, expect, it } from 'vitest';
import { after, DAY, instant, MINUTE } from '#common/time.ts';
import {
  hasExpiredMessages,
  hasMessageBefore,
  replaceMessage,
  restorableUntil,
  restoreBefore,
  restoreRemoved,
  type SurvivorMessages,
  withoutExpired,
  withoutMessages,
} from '#hosts/rules/personal-message.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';

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
    expect(textOf(restoreRemoved(deleted, 5, later(WEEK - MINUTE)))).toEqual([true, 'Dear Ben']);
    expect(() => restoreRemoved(deleted, 5, later(WEEK))).toThrow('within the last seven days');
  });

  it('cannot be restored twice, nor over a new one', () => {
    const back = restoreRemoved(deleted, 5, NOW);
    expect(() => restoreRemoved(back, 6, NOW)).toThrow('within the last seven days');
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

/** What the Host brings back, one after the other. */
const broughtBack = (messages: SurvivorMessages, change: number, at = NOW): (string | null)[] => {
  if (!restorableUntil(messages.survivor, at)) return [];
  const next = restoreRemoved(messages, change, at);
  return [next.kept.message, ...broughtBack(next, change + 1, at)];
};
const earlierOf = ({ kept }: SurvivorMessages) => kept.earlierMessages?.map(({ message }) => message);
const sizeOf = ({ kept }: SurvivorMessages) => [kept, ...(kept.earlierMessages ?? [])].reduce((sum, { message }) => sum + (message ?? '').length, 0);

describe('without a sealed will a change has no number', () => {
  it('so no link undoes it: neither one without a number nor another one', () => {
    const first = written(ben(null), 'Dear Ben', 0);
    expect(hasMessageBefore(first.survivor, 0, NOW)).toBe(false);
    expect(restoreBefore(first, 0, NOW)).toBe(first);
    const deleted = replaceMessage(first, false, 0, NOW);
    expect(hasMessageBefore(deleted.survivor, 0, NOW)).toBe(false);
    expect(restoreBefore(deleted, 0, NOW)).toBe(deleted);
  });

  it('so one that was deleted is kept, and one that was replaced is not', () => {
    const replaced = written(ben('first'), 'second', 0);
    expect(earlierOf(replaced)).toEqual([]);
    const deleted = replaceMessage(replaced, false, 0, NOW);
    expect(textOf(restoreRemoved(deleted, 0, NOW))).toEqual([true, 'second']);
    expect(earlierOf(restoreRemoved(deleted, 0, NOW))).toEqual([]);
    expect(earlierOf(written(deleted, 'third', 0))).toEqual([]);
  });

  it('and the Host restores after the sealing what they deleted before it', () => {
    const thief = written(replaceMessage(ben('Dear Ben'), false, 0, NOW), 'From a thief', 1);
    expect(broughtBack(restoreBefore(thief, 1, NOW), 2)).toEqual(['Dear Ben', 'From a thief']);
  });
});

describe('a message that a link has replaced', () => {
  const host = written(ben('M1'), 'M2', 1);
  const pressed = restoreBefore(host, 1, NOW);

  it('is kept for the Host, longer than nothing can be changed after the link', () => {
    expect(textOf(pressed)).toEqual([true, 'M1']);
    expect(restorableUntil(pressed.survivor, NOW)).toBe(later(37 * DAY));
    expect(textOf(restoreRemoved(pressed, 2, later(36 * DAY)))).toEqual([true, 'M2']);
    expect(() => restoreRemoved(pressed, 2, later(37 * DAY))).toThrow('within the last seven days');
  });

  it('is brought back by no link', () => {
    for (const change of [0, 1]) expect(restoreBefore(pressed, change, NOW)).toBe(pressed);
  });

  it('is not one of a thief: the links of all their changes end with the one from before the first', () => {
    const thief = written(written(ben('Dear Ben'), 'X', 1), 'Y', 2);
    const links = (...changes: number[]) => changes.reduce((now, change) => restoreBefore(now, change, NOW), thief);
    expect(textOf(links(1, 2))).toEqual([true, 'Dear Ben']);
    expect(textOf(links(2, 1))).toEqual([true, 'Dear Ben']);
  });

  it('is kept with all others since the change, those of a thief too', () => {
    // A thief with a session and the mailbox replaces B, and presses the link of the Host's own change from A to B.
    const thief = restoreBefore(written(written(ben('A'), 'B', 1), 'X', 2), 1, NOW);
    expect(textOf(thief)).toEqual([true, 'A']);
    expect(broughtBack(thief, 3)).toEqual(['X', 'B']);
  });

  it('gives way to one that was deleted later', () => {
    expect(broughtBack(replaceMessage(pressed, false, 2, NOW), 3)).toEqual(['M1', 'M2']);
  });

  it('takes the place of another one as every message does: a link undoes that too', () => {
    const back = restoreRemoved(pressed, 2, NOW);
    expect(hasMessageBefore(back.survivor, 2, NOW)).toBe(true);
    expect(textOf(restoreBefore(back, 2, NOW))).toEqual([true, 'M1']);
  });
});

it('a message that the Host wrote in the week before a thief came is there again, by the link of the first change of the thief', () => {
  let messages = written(ben('A'), 'B', 1);
  for (const n of [2, 3, 4]) messages = written(messages, `of a thief ${n}`, n, later(DAY));
  expect(textOf(restoreBefore(messages, 2, later(DAY)))).toEqual([true, 'B']);
  expect(textOf(restoreBefore(messages, 1, later(DAY)))).toEqual([true, 'A']);
});

it('a message that a thief wrote where none was is gone after the link, and kept for its Host', () => {
  const thief = replaceMessage(written(ben(null), 'From a thief', 4), false, 5, NOW);
  expect(textOf(restoreBefore(thief, 4, NOW))).toEqual([false, null]);
  expect(hasMessageBefore(restoreBefore(thief, 4, NOW).survivor, 5, NOW)).toBe(false);
});

describe('of very many changes', () => {
  const changed = (times: number, text: (n: number) => string, from = ben('the first')) =>
    Array.from({ length: times }, (_, n) => n + 1).reduce((messages, n) => written(messages, text(n), n), from);

  it('no earlier message is lost: one too many is refused, also a deletion', () => {
    const full = changed(10, String);
    expect(() => replaceMessage(full, true, 11, NOW)).toThrow('there is no room for another one');
    expect(() => replaceMessage(full, false, 11, NOW)).toThrow('there is no room for another one');
    for (const n of [1, 10]) expect(textOf(restoreBefore(full, n, NOW))).toEqual([true, n === 1 ? 'the first' : '9']);
    expect(earlierOf(written(full, 'later', 11, later(WEEK)))).toEqual(['10']);
  });

  it('the longest ones fit in a row, also after a link', () => {
    const longest = 'm'.repeat(80_000);
    const full = changed(3, () => longest, ben(longest));
    expect(() => replaceMessage(full, false, 4, NOW)).toThrow('there is no room for another one');
    for (const one of [full, restoreBefore(full, 1, NOW), restoreBefore(full, 3, NOW)]) expect(sizeOf(one)).toBe(320_000);
  });

  it('what a link has replaced makes room, the earliest first: the Host can write again after a thief', () => {
    const pressed = restoreBefore(changed(10, String), 1, NOW);
    expect(earlierOf(pressed)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(earlierOf(written(pressed, 'mine', 11))).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'the first']);
  });
});

describe('after seven days', () => {
  const messages = written(written(ben('old'), 'newer', 1), 'newest', 2, later(DAY));

  it('a message from before is forgotten with the next change', () => {
    const next = written(messages, 'last', 3, later(WEEK));
    expect(earlierOf(next)).toEqual(['newer', 'newest']);
    expect(next.survivor.endedMessages?.map(({ change }) => change)).toEqual([2, 3]);
  });

  it('or without one, in both rows', () => {
    expect(hasExpiredMessages(messages.survivor, later(WEEK - MINUTE))).toBe(false);
    expect(withoutExpired(messages, later(WEEK - MINUTE))).toBe(messages);
    expect(hasExpiredMessages(messages.survivor, later(WEEK))).toBe(true);
    const left = withoutExpired(messages, later(WEEK));
    expect([textOf(left), earlierOf(left), left.survivor.endedMessages?.map(({ change }) => change)]).toEqual([[true, 'newest'], ['newer'], [2]]);
  });
});
