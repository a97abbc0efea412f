import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { nextRehearsalAt, type Rehearsal, rehearsalsLeft, runningRehearsal, wouldOpen } from '#hosts/rules/rehearsal.ts';
import { runs } from '#tests/support/whole.ts';
import { accepted, BRIEF, days, messagesOf, news, refused, start } from '#tests/wills/happenings.ts';
import { BEGIN, type RehearsalEvent, type Story, type StoryEvent, SURVIVORS, sealedStory, tell } from '#tests/wills/story.ts';
import { countParticipation, endEntries, endRehearsal, startRehearsal } from '#wills/rules/rehearsal.ts';

const begun = { kind: 'rehearsal-started' } as const;
const comes = (survivor: string) => ({ kind: 'rehearsed', survivor }) as const;
const newest = ({ state }: Story): Rehearsal => {
  const [first] = state.rehearsals ?? [];
  if (!first) throw new Error('This story has no rehearsal.');
  return first;
};
const isAboutRehearsal = (effect: Effect) => effect.kind === 'end-rehearsal' || (effect.kind === 'message' && /rehearsal/.test(effect.template));
const asked = SURVIVORS.map(({ id, name }) => ({ survivor: id, name }));
const named = SURVIVORS.map(({ id }) => id);
const once = (id: string, now = BEGIN) => startRehearsal([], { id, threshold: 2, asked }, now).next;

describe('a rehearsal', () => {
  it('asks everyone, reminds those who are missing after a week, and ends after 14 days', () => {
    const story = tell(sealedStory(), begun);
    const effects = news(sealedStory(), story);
    expect(messagesOf('rehearsal', effects)).toHaveLength(3);
    expect(messagesOf('rehearsal-started', effects)).toMatchObject([{ to: { host: true, spread: 'all' } }]);
    expect(messagesOf('rehearsal-reminder', effects).map(({ notBefore }) => notBefore)).toEqual(Array(3).fill(later(BEGIN, 7 * DAY)));
    expect(effects.find(({ kind }) => kind === 'end-rehearsal')).toMatchObject({ notBefore: later(BEGIN, 14 * DAY) });
    const over = tell(story, comes('ben'), days(14), { kind: 'rehearsal-over' });
    expect(newest(over)).toMatchObject({ ended: { why: 'time' }, came: [{ survivor: 'ben' }] });
    expect(wouldOpen(newest(over))).toBe(false);
    expect(messagesOf('no-rehearsal', over.effects)).toEqual([]);
  });

  it('counts each person once, and is complete when the last one comes who is still named', () => {
    const story = tell(sealedStory(), begun, comes('ben'), comes('ben'), comes('clara'));
    expect(newest(story).came.map(({ survivor }) => survivor)).toEqual(['ben', 'clara']);
    expect(wouldOpen(newest(story))).toBe(true);
    expect(newest(tell(story, comes('daniel')))).toMatchObject({ ended: { why: 'complete' } });
    const proof = { by: 'backup-code' } as const;
    const without = countParticipation(once('one'), { id: 'one', survivor: 'ben', proof, named: ['ben'] }, BEGIN);
    expect(without.next[0]).toMatchObject({ ended: { why: 'complete' } });
    expect(() => countParticipation(once('one'), { id: 'two', survivor: 'ben', proof, named }, BEGIN)).toThrow(refused('no_rehearsal'));
    expect(() => countParticipation(once('one'), { id: 'one', survivor: 'mallory', proof, named }, BEGIN)).toThrow(refused('no_rehearsal'));
    expect(() => countParticipation([], { id: 'one', survivor: 'ben', proof, named }, BEGIN)).toThrow(refused('no_rehearsal'));
  });

  it('is one at a time, and four within any year', () => {
    expect(() => startRehearsal(once('one'), { id: 'two', threshold: 2, asked }, BEGIN)).toThrow(refused('rehearsal_running'));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 40 }), (gaps) => {
        const starts: string[] = [];
        let [rehearsals, now] = [endRehearsal([], 'stopped', BEGIN).next, BEGIN];
        for (const gap of gaps) {
          now = later(now, gap * DAY);
          const inYear = starts.filter((at) => now < later(at, 365 * DAY));
          expect(rehearsalsLeft(rehearsals, now)).toBe(4 - inYear.length);
          const next = nextRehearsalAt(rehearsals, now);
          expect(next).toBe(inYear.length === 4 ? later(inYear[0] ?? '', 365 * DAY) : undefined);
          const beginning = () => startRehearsal(rehearsals, { id: `${starts.length}`, threshold: 2, asked }, now);
          if (next) expect(beginning).toThrow(refused('rehearsals_used_up'));
          else {
            rehearsals = endRehearsal(beginning().next, 'stopped', now).next;
            starts.push(now);
          }
          expect(rehearsals.length).toBeLessThanOrEqual(5);
        }
      }),
      { seed: 1, numRuns: runs(200) },
    );
  });

  it('ends at a start and at silence: everyone is notified that it is none, once, and the history says why', () => {
    const story = tell(sealedStory(BRIEF), begun);
    for (const [events, why] of [
      [[start], 'started'],
      [[days(7), accepted, days(2)], 'silent'],
    ] as [StoryEvent[], string][]) {
      const then = tell(story, ...events);
      expect(newest(then).ended?.why).toBe(why);
      expect(messagesOf('no-rehearsal', news(story, then))).toHaveLength(3);
      expect(messagesOf('rehearsal-ended', news(story, then))).toMatchObject([{ why, to: { spread: 'all' } }]);
      expect(endEntries(story.state.rehearsals ?? [], then.state.rehearsals ?? [])).toEqual([{ event: 'rehearsal_ended', facts: { why } }]);
      expect(messagesOf('no-rehearsal', news(then, tell(then, days(30), start)))).toEqual([]);
    }
    expect(endEntries([], once('one'))).toEqual([]);
    expect(endEntries(once('one'), endRehearsal(once('one'), 'stopped', BEGIN).next)).toMatchObject([{ by: 'host' }]);
    expect(endEntries(once('one'), endRehearsal(once('one'), 'rejected', BEGIN).next)).toMatchObject([{ by: 'link' }]);
  });
});

const survivor = fc.constantFrom('ben', 'clara', 'daniel');
const rehearsals: fc.Arbitrary<RehearsalEvent> = fc.oneof(
  fc.constantFrom<RehearsalEvent>(begun, begun, { kind: 'rehearsal-stopped' }, { kind: 'rehearsal-over' }),
  survivor.map(comes),
);
const real: fc.Arbitrary<StoryEvent> = fc.oneof(
  fc.constantFrom(HOUR, 20 * HOUR, 3 * DAY, 8 * DAY).map((ms) => ({ kind: 'time', ms }) as const),
  fc.constantFrom<StoryEvent>(accepted, { kind: 'notice-accepted' }, { kind: 'sign-of-life' }, { kind: 'sealed' }),
  fc.record({ kind: fc.constant('transfer-started' as const), survivor, proven: fc.boolean() }),
  fc.record({ kind: fc.constant('survivor-authenticated' as const), survivor }),
  fc.record({ kind: fc.constant('vouched' as const), survivor }),
);

it('changes nothing that is real: a life with rehearsals is, apart from them, the same as without', () => {
  let [ran, ended] = [0, 0];
  fc.assert(
    fc.property(fc.array(fc.oneof(rehearsals, real), { minLength: 5, maxLength: 50, size: 'max' }), (events) => {
      let story = sealedStory(BRIEF);
      for (const event of events) {
        story = tell(story, event);
        const running = runningRehearsal(story.state.rehearsals ?? []);
        if (running) {
          ran += 1;
          expect(story.state.will.status, 'a rehearsal runs only beside nothing real').toBe('active');
        }
      }
      ended += messagesOf('no-rehearsal', story.effects).length;
      const isReal = (event: StoryEvent) => !event.kind.startsWith('rehears');
      const without = tell(sealedStory(BRIEF), ...events.filter(isReal));
      const bare = ({ state: { rehearsals: _, ...state } }: Story) => state;
      expect(bare(story)).toEqual(bare(without));
      expect(story.checks).toEqual(without.checks);
      expect(story.effects.filter((effect) => !isAboutRehearsal(effect))).toEqual(without.effects);
    }),
    { seed: 1, numRuns: runs(1000) },
  );
  expect(ran).toBeGreaterThan(1000);
  expect(ended).toBeGreaterThan(300);
});
