import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '#overview/rules/problems.ts';
import { openingOf, titleOf } from '#web/host/console/transfer-facts.ts';
import { REPAIRS, repairsOf } from '#web/host/dashboard/repairs.ts';
import { adviceIn, attentionIn, beginningOf, hasButton, quorumSentence } from '#web/host/dashboard/state.ts';
import { dashboard } from '#words/en/pages/dashboard.ts';

const problem = (code: (typeof PROBLEM_CODES)[number], subject: string | null = null, since: string | null = null) => ({
  code,
  subject,
  since,
  message: '',
});

describe('the first sentence of the dashboard', () => {
  it('says that all is well only if nothing needs attention', () => {
    expect(beginningOf({ state: 'active', problems: [] })).toBe('active');
    expect(beginningOf({ state: 'active', problems: [problem('no_margin')] })).toBe('attention');
  });

  it('says that all is well for a Host who has only the mail of the service, and advises another channel', () => {
    const problems = [problem('only_email')];
    expect(beginningOf({ state: 'active', problems })).toBe('active');
    expect(adviceIn(problems)).toEqual(problems);
    expect(attentionIn(problems)).toEqual([]);
  });

  it('advises a new stop card, and leads to where it is made', () => {
    expect(adviceIn([problem('stop_card_over')])).toHaveLength(1);
    expect([REPAIRS.stop_card_over, REPAIRS.no_copy]).toEqual(['/security#card', '/documents#copy']);
  });

  it.each([
    ['asking', 'asking'],
    ['setting_up', 'setting_up'],
    ['pending_transfer', null],
    ['transfer_initiated', null],
    ['accessible', null],
  ] as const)('in the state %s is %s, before anything that can be repaired', (state, beginning) =>
    expect(beginningOf({ state, problems: [problem('no_margin')] })).toBe(beginning),
  );
});

describe('the big button', () => {
  it.each([
    ['setting_up', false],
    ['active', true],
    ['asking', true],
    ['pending_transfer', false],
    ['accessible', false],
  ] as const)('is on the page in the state %s: %s', (state, shown) => expect(hasButton({ state, transfer: null })).toBe(shown));
});

describe('the sentence about the Survivors', () => {
  it.each([
    [{ threshold: 2, survivors: 0, reachable: 0, margin: -2 }, 'none'],
    [{ threshold: 2, survivors: 1, reachable: 1, margin: -1 }, 'not_enough'],
    [{ threshold: 2, survivors: 3, reachable: 1, margin: -1 }, 'too_few'],
    [{ threshold: 2, survivors: 2, reachable: 2, margin: 0 }, 'no_margin'],
    [{ threshold: 2, survivors: 3, reachable: 3, margin: 1 }, 'margin'],
  ] as const)('for %j is %s', (quorum, sentence) => expect(quorumSentence({ ...quorum, confirmed: 0 })).toBe(sentence));
});

describe('what needs repair', () => {
  it('joins the problems of one kind, in the order of the worst, with the earliest known time', () => {
    const problems = [
      problem('storage_broken', 'My bucket', '2031-03-02T00:00:00.000Z'),
      problem('paper_unconfirmed', 'Ben'),
      problem('storage_broken', 'My server', '2031-03-01T00:00:00.000Z'),
      problem('paper_unconfirmed', 'Clara'),
    ];
    expect(repairsOf(problems)).toEqual([
      { code: 'storage_broken', subjects: ['My bucket', 'My server'], since: '2031-03-01T00:00:00.000Z' },
      { code: 'paper_unconfirmed', subjects: ['Ben', 'Clara'], since: null },
    ]);
  });

  it('has a page and words for each problem of the service', () => {
    expect(Object.keys(REPAIRS).sort()).toEqual([...PROBLEM_CODES].sort());
    expect(Object.keys(dashboard.problems).sort()).toEqual([...PROBLEM_CODES].sort());
  });
});

describe('the banner of a running transfer', () => {
  const now = new Date('2031-03-01T00:00:00.000Z');

  it.each([
    [null, 'transfer_initiated', 'unknown'],
    ['2031-03-01T00:00:01.000Z', 'transfer_initiated', 'before'],
    ['2031-03-01T00:00:00.000Z', 'awaiting_authentication', 'due'],
    ['2031-02-01T00:00:00.000Z', 'accessible', 'since'],
  ] as const)('with an opening at %s in the state %s says that it is %s', (opens_at, state, sentence) =>
    expect(openingOf({ opens_at }, state, now)).toBe(sentence),
  );

  it('names the states that are no ordinary wait', () =>
    expect((['transfer_initiated', 'accessible', 'transfer_stalled', 'transfer_failed'] as const).map((state) => titleOf(state))).toEqual([
      'running',
      'open',
      'stalled',
      'failed',
    ]));
});
