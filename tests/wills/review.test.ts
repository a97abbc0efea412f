import { describe, expect, it } from 'vitest';
import { checkLifeLink } from '#answers/rules/answer.ts';
import { after, DAY } from '#common/time.ts';
import { confirmReview } from '#wills/rules/review.ts';
import { unchangedStep } from '#wills/rules/will.ts';
import { accepted, alive, BRIEF, days, messagesOf, news, start } from './happenings.ts';
import { type Story, sealedStory, tell } from './story.ts';

const asked = (before: Story, then: Story) => messagesOf('yearly-review', news(before, then)).map(({ key }) => key);
const years = (n: number) => days(n * 365 + 30);
/** Of a Host who gives a sign of life each month. */
const living = (story: Story, n: number) =>
  Array.from({ length: n }, () => [days(28), alive])
    .flat()
    .reduce((told, event) => tell(told, event), story);
const verdict = ({ state, now }: Story, number: number) => checkLifeLink(state, { kind: 'review', number }, {}, { now });
const reviewed = (story: Story): Story => ({ ...story, state: confirmReview(unchangedStep(story.state), story.now).next });

describe('the yearly question', () => {
  it('comes once a year, within a month, to a Host whose will is active', () => {
    const begin = sealedStory({ hcit_days: 90 });
    const first = living(begin, 13);
    expect(asked(begin, first)).toEqual([]);
    const second = living(first, 2);
    expect(asked(first, second)).toEqual(['review/1/host']);
    const third = living(second, 12);
    expect(asked(second, third)).toEqual([]);
    expect(asked(third, living(third, 3))).toEqual(['review/2/host']);
  });

  it('counts from the last answer, and from the last sealing, and its numbers never repeat', () => {
    const first = reviewed(living(living(sealedStory({ hcit_days: 90 }), 15), 3));
    expect(first.state.will.review).toMatchObject({ number: 1, confirmedAt: first.now });
    const later = living(first, 12);
    expect(asked(first, later)).toEqual([]);
    expect(asked(later, living(later, 4))).toEqual(['review/2/host']);
    const sealed = tell(living(later, 4), { kind: 'sealed' });
    expect(sealed.state.will.review?.number).toBe(2);
  });

  it('waits for the end of a pause, and is not asked while the family waits or a transfer runs', () => {
    const almost = living(sealedStory(BRIEF), 12);
    const paused = tell(almost, { kind: 'pause-begun', until: after(almost.now, 60 * DAY) }, days(59));
    expect(asked(almost, paused)).toEqual([]);
    for (const events of [[accepted], [start]]) {
      const silent = tell(almost, days(7), ...events, days(60));
      expect(asked(almost, silent)).toEqual([]);
    }
    const vouched = tell(almost, days(7), accepted, days(2), { kind: 'vouched', survivor: 'ben' }, days(14));
    expect(vouched.state.liveness.phase.name).toBe('vouched');
    expect(asked(almost, vouched)).toEqual([]);
  });

  it('has a link that is a sign of life once, and only while the will is active', () => {
    const story = living(sealedStory({ hcit_days: 90 }), 15);
    expect(verdict(story, 1)).toBe('sign-of-life');
    expect(verdict(story, 2)).toBe('expired');
    expect(verdict(reviewed(story), 1)).toBe('used');
    expect(verdict(tell(story, start), 1)).toBe('expired');
    expect(verdict(tell(story, years(1)), 1)).toBe('expired');
  });

  it('changes nothing if no one was asked', () => {
    const story = sealedStory();
    expect(confirmReview(unchangedStep(story.state), story.now).next).toBe(story.state);
  });
});
