import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later } from '#common/time.ts';
import { accepted, alive, BRIEF, both, days, hours, start, transferOf } from '#tests/wills/happenings.ts';
import { contextOf, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { describeTransfer } from '#transfers/rules/opening-text.ts';
import { lacksNotice, requireNotice, takeBackNotice, waitForNotice } from '#wills/rules/host-notice.ts';
import { plannedOpening } from '#wills/rules/opening.ts';

const by = (route: string): StoryEvent => ({ kind: 'notice-accepted', route });
const back = (route: string): StoryEvent => ({ kind: 'notice-bounced', route });
const started = () => tell(sealedStory(), start);
const openingAt = (story: Story) => plannedOpening(transferOf(story));

describe('the notice of a start whose mail comes back', () => {
  it('counts from the earliest acceptance that is left', () => {
    const story = tell(started(), by('a'), hours(10), by('b'), hours(1), by('c'));
    const left = tell(story, back('a'));
    expect(transferOf(left).state).toMatchObject({ notices: [{ route: 'b' }, { route: 'c' }], hostNotifiedAt: later(started().now, 10 * HOUR) });
    expect(openingAt(left)).toBe(later(started().now, 58 * HOUR));
    expect(tell(left, back('a')).state).toBe(left.state);
    expect(tell(left, back('unknown')).state).toBe(left.state);
  });

  it('waits as without a notice if none is left, and the opening never becomes earlier by that', () => {
    const none = tell(started(), by('a'), back('a'));
    expect(transferOf(none).state).toMatchObject({ hostNotifiedAt: null, notices: [] });
    expect(openingAt(none)).toBe(later(started().now, 7 * DAY));
    const late = tell(started(), days(6), by('a'));
    const opening = later(late.now, 48 * HOUR);
    expect(openingAt(late)).toBe(opening);
    const held = tell(late, back('a'));
    expect(openingAt(held)).toBe(opening);
    expect(transferOf(held).state.waitsUntil).toBe(opening);
    expect(transferOf(none).state.waitsUntil).toBeUndefined();
  });

  it('does not count a vouch among what must not become earlier', () => {
    const vouched = tell(started(), days(6), by('a'), { kind: 'vouched', survivor: 'clara' });
    const { state } = transferOf(tell(vouched, back('a')));
    expect(state.waitsUntil).toBe(later(vouched.now, 48 * HOUR));
    expect(state.vouch).toEqual(transferOf(vouched).state.vouch);
  });

  it('changes nothing once the documents have opened, after a stop, and of another transfer', () => {
    const open = transferOf(tell(started(), by('a'), ...both, days(2)));
    expect(takeBackNotice(open, 'a')).toBe(open);
    const stopped = transferOf(tell(started(), by('a'), alive));
    expect(takeBackNotice(stopped, 'a')).toBe(stopped);
    const again = tell(started(), by('a'), alive, days(15), start, by('a'));
    expect(transferOf(tell(again, back('a'))).state.notices).toEqual([]);
  });
});

describe('a start whose last check has not arrived either', () => {
  const pending = () => tell(sealedStory(BRIEF), days(7), accepted, days(1));

  it('needs the notice as one from an active will, until it has opened or ended', () => {
    const fromPending = transferOf(tell(pending(), start));
    expect(requireNotice(fromPending).state.needsNotice).toBe(true);
    expect(plannedOpening(requireNotice(fromPending))).toBe(later(fromPending.facts.initiatedAt, 7 * DAY));
    for (const transfer of [transferOf(started()), transferOf(tell(pending(), start, ...both, days(2))), transferOf(tell(pending(), start, alive))])
      expect(requireNotice(transfer)).toBe(transfer);
  });
});

describe('what a Survivor who joins is answered', () => {
  it('depends on what they can do: read, wait, or wait for others', () => {
    const say = (story: Story) => describeTransfer(transferOf(story), contextOf(story));
    const open = tell(started(), by('a'), ...both, days(2));
    expect(say(open)).toBe('The documents can be read now.');
    expect(say(tell(open, { kind: 'opening-failed' }))).toBe('The documents cannot be read at the moment. We try again every day.');
    expect(say(tell(started(), by('a')))).toContain('23 November 2026');
    expect(say(started())).not.toBe(say(tell(started(), by('a'))));
  });
});

describe('an opening without a notice that a channel accepted', () => {
  const at = (wait: number) => later(started().now, wait);
  it.each([
    ['waits if nothing shows that the notice was sent', undefined, true],
    ['waits if the attempts ended long before', { result: 'tried', at: at(2 * DAY) }, true],
    ['does not wait for a dead mailbox that was tried until the end', { result: 'tried', at: at(7 * DAY - 4 * HOUR) }, false],
    ['does not wait after the last attempt', { result: 'abandoned', at: at(7 * DAY) }, false],
    ['does not wait if a channel accepted it that proves nothing', { result: 'sent', at: at(0) }, false],
  ] as const)('%s', (_, receipt, waits) => expect(lacksNotice(transferOf(started()), receipt, at(7 * DAY))).toBe(waits));

  it('is asked only when it is due, and never if a channel accepted the notice', () => {
    expect(lacksNotice(transferOf(started()), undefined, later(started().now, 7 * DAY - 1))).toBe(false);
    expect(lacksNotice(transferOf(tell(started(), by('a'))), undefined, at(8 * DAY))).toBe(false);
  });

  it('waits unless the notice was tried in the last day, from its first millisecond on', () => {
    const tried = (ms: number) => lacksNotice(transferOf(started()), { result: 'tried', at: at(ms) }, at(7 * DAY));
    expect([tried(6 * DAY - 1), tried(6 * DAY)]).toEqual([true, false]);
  });

  it('is due a day later each time', () => {
    const waits = waitForNotice(transferOf(started()), at(7 * DAY));
    expect(plannedOpening(waits)).toBe(at(8 * DAY));
    expect([lacksNotice(waits, undefined, at(8 * DAY - 1)), lacksNotice(waits, undefined, at(8 * DAY))]).toEqual([false, true]);
  });
});
