import { describe, expect, it } from 'vitest';
import { checkLifeLink, currentLink, type LifeLink } from '#answers/rules/answer.ts';
import { accepted, alive, both, days, hours, start, status, told, transferOf } from '#tests/wills/happenings.ts';
import { type Story, sealedStory, tell } from '#tests/wills/story.ts';

// The first check is unanswered in the mailbox, and then a Survivor starts.
const asked = tell(sealedStory(), days(30), accepted);
const started = tell(asked, hours(1), start, told);
const stalled = tell(started, days(32), accepted);

/** Returns what the link does at the end of a story. */
function verdict({ state, checks, now }: Story, link: LifeLink) {
  const check = link.kind === 'check' ? checks.findLast(({ number }) => number === link.number) : undefined;
  return checkLifeLink(state, link, { check }, { now });
}
const question = (number: number): LifeLink => ({ kind: 'check', number });

describe('the link of a check', () => {
  it.each<[string, Story, number, string]>([
    ['is a sign of life before a start', asked, 1, 'sign-of-life'],
    ['is one until the deadline', tell(started, days(1.9)), 1, 'sign-of-life'],
    ['is over at the deadline', tell(started, days(2)), 1, 'expired'],
    ['stays over when the transfer stalls', stalled, 1, 'expired'],
    ['counts when it is the one that asks because the transfer stalled', stalled, 2, 'sign-of-life'],
    ['counts as long as the transfer is stalled', tell(stalled, days(300)), 2, 'sign-of-life'],
    ['is used up once it was answered', tell(stalled, alive), 2, 'used'],
    ['is over when the documents are open', tell(stalled, ...both), 2, 'expired'],
    ['is over in the next transfer', tell(stalled, alive, start, told, days(33)), 2, 'expired'],
  ])('%s', (_, story, number, expected) => expect(verdict(story, question(number))).toBe(expected));

  it('is the only one that counts then', () => {
    expect(status(stalled)).toBe('transfer_stalled');
    expect(verdict(stalled, { kind: 'stop', transferId: transferOf(stalled).facts.id })).toBe('expired');
    expect(verdict(stalled, { kind: 'pending', checks: 2 })).toBe('expired');
  });
});

describe('the link with which a Host can answer now', () => {
  const silent = tell(sealedStory(), ...[30, 33, 33, 33].flatMap((wait) => [days(wait), accepted]));
  const link = ({ state, now }: Story) => currentLink(state, { now });

  it.each<[string, Story, LifeLink | undefined]>([
    ['is none while nothing waits for an answer', sealedStory(), undefined],
    ['is that of the pending check', asked, question(1)],
    ['is that of a missed check until the next one', tell(asked, days(4)), question(1)],
    ['is none once the check is answered', tell(asked, alive), undefined],
    ['stops the transfer before its deadline', started, { kind: 'stop', transferId: transferOf(started).facts.id }],
    ['is none at the deadline', tell(started, days(2)), undefined],
    ['is that of the check that a stalled transfer brings', stalled, question(2)],
    ['is none once the documents are open', tell(stalled, ...both), undefined],
  ])('%s', (_, story, expected) => expect(link(story)).toEqual(expected));

  it('returns a will that the Survivors may start to its Host', () => {
    expect(status(silent)).toBe('pending_transfer');
    expect(link(silent)).toEqual({ kind: 'pending', checks: silent.state.liveness.checks });
  });

  it.each([asked, tell(asked, days(4)), started, stalled, silent])('is always a sign of life (%#)', (story) => {
    const open = link(story);
    expect(open && verdict(story, open)).toBe('sign-of-life');
  });
});
