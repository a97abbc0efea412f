import { describe, expect, it } from 'vitest';
import { answerWords } from '#answers/words.ts';
import { backTo, changeOf, correctionOf, endOf } from '#web/host/account-review/items.ts';
import { security as german } from '#words/de/pages/security.ts';
import { accountReview as words } from '#words/en/pages/account-review.ts';
import { security as english } from '#words/en/pages/security.ts';

describe('an entry of the review', () => {
  it.each([
    ['survivor', 'removed', 'This person was removed.'],
    ['connector', 'added', 'This channel was added.'],
    ['stop_card', 'added', 'A new stop card was made.'],
  ] as const)('of the kind %s that was %s says so', (kind, change, sentence) => expect(changeOf({ kind, change }, words)).toBe(sentence));

  it.each([
    [{ kind: 'survivor', fields: ['contacts'] }, '/survivors'],
    [{ kind: 'document', fields: [] }, '/documents'],
    [{ kind: 'account', fields: ['display_name'] }, '/settings'],
    [{ kind: 'account', fields: ['display_name', 'email'] }, '/security'],
  ] as const)('%j is corrected at %s', ({ kind, fields }, page) => expect(correctionOf({ kind, fields: [...fields] })).toBe(page));
});

it.each([
  ['2031-04-10T10:05:00.000Z', true, 'on'],
  [null, false, 'afterSealing'],
  [null, true, 'proof'],
] as const)('a series that ends at %s, with a sealed will: %s, says %s', (ends_at, isSealed, end) => expect(endOf({ ends_at }, isSealed)).toBe(end));

it.each([
  ['to=setup', '/setup#step=review'],
  ['to=documents', '/documents'],
  ['to=https://elsewhere.example', '/documents'],
  ['', '/documents'],
])('the review with #%s leads back to %s', (values, page) => expect(backTo(new URLSearchParams(values))).toBe(page));

it.each([
  ['en', english.protection],
  ['de', german.protection],
] as const)(
  'what a protected account says in %s names the buttons of the page behind our link, and the one that reads the account again',
  (language, words) => {
    const { mine, notMine, rejected } = answerWords(language).reset;
    for (const [reason, steps] of Object.entries(words.steps)) {
      expect(steps('SMS').join(' ')).toContain(reason === 'reset_denied' ? rejected : mine);
      expect(steps('SMS').at(-1)).toContain(words.look);
    }
    for (const sentence of [words.notMine, words.notMineByMail]) expect(sentence).toContain(notMine);
  },
);
