import { describe, expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { DAY, after as later } from '#common/time.ts';
import { startTransfer } from '#wills/rules/start.ts';
import { BRIEF, both, hours, messagesOf, news, proof, alive as stop, told, transferOf } from './happenings.ts';
import { contextOf, messagesTo, type Story, type StoryEvent, SURVIVORS, sealedStory, tell } from './story.ts';

const by = (survivor: string, proven: boolean): StoryEvent => ({ kind: 'transfer-started', survivor, proven });
const named = by('ben', false);
const proven = by('ben', true);

// Played in each test, so that a changed rule is run by the test that checks it.
const active = () => tell(sealedStory(), hours(1));
const stoppedOnce = () => tell(active(), named, stop);
const stoppedTwice = () => tell(stoppedOnce(), named, stop);
/** Ben has used his one start with a proof of this day. */
const benWaits = () => tell(active(), proven, stop, proven, stop);

/** Returns the sentence with which a start is refused, or undefined if it is admitted. */
function refusalOf(story: Story, survivor: string, isProven: boolean): string | undefined {
  try {
    startTransfer(story.state, { id: 'next', survivor, proven: isProven }, contextOf(story));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe('recently_stopped');
    return error.message;
  }
}

describe('a start by name', () => {
  it('is possible once after a stop, and then not before the second stop is 14 days old', () => {
    expect(refusalOf(stoppedOnce(), 'ben', false)).toBeUndefined();
    expect(refusalOf(stoppedTwice(), 'ben', false)).toBe(
      'Transfers of this will were stopped twice within 14 days, so a name alone can start one only from 5 December 2026 at 10:00 UTC. ' +
        'A start with a proof works now: with a code that we send, or with a backup code from the paper. Nothing was changed.',
    );
    expect(refusalOf(tell(stoppedTwice(), hours(14 * 24 - 1)), 'clara', false)).toContain('only from 5 December 2026');
    expect(refusalOf(tell(stoppedTwice(), hours(14 * 24)), 'ben', false)).toBeUndefined();
  });

  it('says from when a proof works, if this Survivor has proven a start within the day', () => {
    expect(refusalOf(benWaits(), 'ben', false)).toContain('A start with a proof works from 22 November 2026 at 10:00 UTC');
  });

  it('is possible when the Host has missed every check since the stops', () => {
    const silent = tell(sealedStory(BRIEF), named, stop, named, stop, hours(7 * 24), { kind: 'check-accepted' }, hours(24));
    expect(silent.state.will.status).toBe('pending_transfer');
    expect(refusalOf(silent, 'ben', false)).toBeUndefined();
  });
});

describe('a start with a proof', () => {
  it('is possible once a day after a stop, and others can start on the same day', () => {
    expect(refusalOf(tell(active(), proven, stop), 'ben', true)).toBeUndefined();
    expect(refusalOf(benWaits(), 'ben', true)).toBe(
      'A transfer that you started was stopped, so your next start is possible from 22 November 2026 at 10:00 UTC. ' +
        'Other trusted persons can start now. Your code was not used up.',
    );
    expect(refusalOf(benWaits(), 'clara', true)).toBeUndefined();
    expect(refusalOf(tell(benWaits(), hours(24)), 'ben', true)).toBeUndefined();
  });

  it('promises no other start when every other Survivor has used theirs', () => {
    const all = tell(benWaits(), by('clara', true), stop, by('daniel', true), stop);
    expect(refusalOf(all, 'ben', true)).not.toContain('Other trusted persons');
  });

  it('is counted only from the first stop of these days on', () => {
    const muchLater = tell(active(), proven, stop, hours(14 * 24), proven, stop);
    expect(refusalOf(muchLater, 'ben', true)).toBeUndefined();
    expect(tell(muchLater, named).started).toBe(3);
  });
});

describe('from the second start after a stop on', () => {
  const startThird = () => tell(benWaits(), by('clara', true));

  it('the Host is notified immediately on all channels, and the others only if the transfer runs for a day', () => {
    const third = startThird();
    expect(news(benWaits(), third)).toMatchObject([
      { template: 'transfer-started', to: { host: true, spread: 'all' } },
      { template: 'transfer-started-survivor', to: { survivor: 'clara' } },
      { template: 'transfer-started-survivor', to: { survivor: 'ben' }, notBefore: later(third.now, DAY) },
      { template: 'transfer-started-survivor', to: { survivor: 'daniel' }, notBefore: later(third.now, DAY) },
    ]);
    for (const immediate of news(benWaits(), third).slice(0, 2)) expect(immediate).not.toHaveProperty('notBefore');
    expect(transferOf(third).facts).toMatchObject({ startedBy: 'clara', withProof: true, isRepeat: true });
    expect(transferOf(tell(active(), named)).facts).not.toHaveProperty('withProof');
    expect(messagesTo('host', news(third, tell(third, told, hours(47))))).toEqual(['transfer-reminder', 'transfer-reminder']);
  });

  it('the Host gets no second notice when the code that started it also authenticates its Survivor', () => {
    const third = startThird();
    expect(messagesTo('host', news(third, tell(third, proof('clara'))))).toEqual([]);
    expect(messagesTo('host', news(third, tell(third, proof('ben'))))).toEqual(['survivor-authenticated-host']);
  });

  it('a stop is reported to those who take part, and to all others in one digest a day', () => {
    const third = startThird();
    const ended = tell(third, hours(2), stop);
    const notBefore = later(ended.now, DAY);
    const since = third.now;
    expect(news(third, ended)).toMatchObject([
      { template: 'transfer-cancelled-survivor', to: { survivor: 'clara' } },
      { template: 'starts-digest', to: { host: true, spread: 'first' }, since, notBefore },
      ...SURVIVORS.map(({ id }) => ({ template: 'starts-digest-survivor', to: { survivor: id }, since, notBefore })),
    ]);
    const joined = tell(third, proof('ben'));
    const informed = messagesOf('transfer-cancelled-survivor', news(joined, tell(joined, stop)));
    expect(informed.map(({ to }) => to)).toEqual([{ survivor: 'ben' }, { survivor: 'clara' }]);
    const again = tell(ended, by('daniel', true), stop);
    expect(messagesTo('host', news(ended, again))).toEqual(['transfer-started']);
    expect(messagesTo('ben', news(ended, again))).toEqual(['transfer-started-survivor']);
    expect(again.state.will.recentStops?.starts.filter(({ stoppedAt }) => stoppedAt)).toHaveLength(3);
    expect(messagesTo('host', news(again, tell(again, hours(24), by('ben', true), stop)))).toContain('starts-digest');
  });

  it('a stop after a day is reported to everyone, and one of open documents also to the Host on all channels', () => {
    const third = startThird();
    const day = tell(third, told, hours(24));
    for (const { id } of SURVIVORS) expect(messagesTo(id, news(day, tell(day, stop)))).toContain('transfer-cancelled-survivor');
    const open = tell(day, ...both, hours(24));
    expect(open.state.will.status).toBe('accessible');
    expect(messagesOf('transfer-cancelled-host', news(open, tell(open, stop)))).toMatchObject([{ to: { host: true, spread: 'all' } }]);
  });
});
