import { describe, expect, it } from 'vitest';
import type { AnswerVerdict } from '#answers/check-answer.ts';
import { describeOffer, describeOutcome, languageOfPage } from '#answers/describe-answer.ts';
import { answerWords } from '#answers/words.ts';

const at = '2026-11-23T14:05:09.123Z';
const until = '2026-12-23T14:05:09.123Z';

/** The parts of a verdict that the words depend on. */
const verdictOf = (does: string, { kind = 'check', locale = 'en', reset = {} } = {}): AnswerVerdict =>
  ({
    does,
    found: { survivor: { locale } },
    answer: { link: { kind }, host: { profile: { locale, timezone: 'Europe/Vienna' } }, ...(Object.keys(reset).length > 0 && { reset }) },
  }) as never;

describe('the page of a link', () => {
  it.each([
    ['sign-of-life', 'check', 'Geht es Ihnen gut?', 'Ja, es geht mir gut'],
    ['undo-email', 'undo-email', 'Die Änderung Ihrer E-Mail-Adresse rückgängig machen?', 'Ich war es nicht: rückgängig machen'],
    ['silence', 'opt-out', 'Kennen Sie die Person nicht, die Sie benannt hat?', 'Ich kenne diese Person nicht'],
  ])('asks in German: %s of a link %s', (does, kind, title, label) => {
    expect(describeOffer(verdictOf(does, { kind }) as never, 'de')).toMatchObject({ title, buttons: [{ label }] });
  });

  it('writes the times of a reset in German, and names both answers', () => {
    const reset = { at, until, canConfirm: true, canDeny: true };
    const { sentences, buttons } = describeOffer(verdictOf('sign-of-life', { reset }) as never, 'de');
    expect(sentences.join(' ')).toContain(
      'am 23. November 2026 um 15:05 (Mitteleuropäische Zeit) per E-Mail zurückgesetzt. Bis zum 23. Dezember 2026',
    );
    expect(buttons).toEqual([
      { label: 'Es geht mir gut, und ich habe das Passwort zurückgesetzt', fields: { reset: 'mine', reset_at: at } },
      { label: 'Es geht mir gut, aber ich habe es nicht zurückgesetzt', fields: { reset: 'not_mine' } },
    ]);
  });

  it('says that a second factor protects the account, so that a reset of the own password needs no answer, or that a reset was rejected', () => {
    const { happenedProtected, happenedDenied, nothingToDo, howToDeny } = answerWords('en').reset;
    const [when, says] = [
      '23 November 2026 at 15:05 (Central European Time)',
      (does: string, reset: object) => describeOffer(verdictOf(does, { reset: { at, until: null, ...reset } }) as never, 'en').sentences,
    ] as const;
    expect(says('sign-of-life', { isProtected: true, canDeny: true })).toEqual(
      expect.arrayContaining([happenedProtected(when), nothingToDo, howToDeny]),
    );
    expect(says('allow-resets', { isDenied: true })).toContain(happenedDenied(when, undefined));
  });

  it('thanks for a sign of life, and says when the Host is asked next', () => {
    const { title, sentences } = answerWords('en').done.check;
    const next = 'We ask you next on 23 November 2026 at 15:05 (Central European Time).';
    expect(describeOutcome(verdictOf('sign-of-life'), 'en', {}, at)).toEqual({ title, sentences: [...sentences, next] });
    expect(describeOutcome(verdictOf('used'), 'en', {}, at)).toEqual(answerWords('en').used);
  });

  it('says in German that a link has expired, and that a new one can be sent', () => {
    const expired = { does: 'nothing', why: 'link_expired', stale: { host: { profile: { locale: 'de' } } } } as never;
    expect(describeOutcome(expired, 'de')).toEqual({
      title: 'Dieser Link gilt nicht mehr',
      sentences: [...answerWords('de').refused.link_expired.sentences, answerWords('de').freshLink.sentence],
    });
  });
});

describe('the language of the page', () => {
  const invalid = { does: 'nothing', why: 'invalid_link' } as never;
  const stale = { does: 'nothing', why: 'link_expired', stale: { host: { profile: { locale: 'de-AT' } } } } as never;
  it.each([
    ["the Host's", verdictOf('sign-of-life', { locale: 'de-AT' }), ['en'], 'de'],
    ["the Host's, also for an expired link", stale, ['en'], 'de'],
    ["the browser's if we have no translation for the Host", verdictOf('used', { locale: 'ja' }), ['de'], 'de'],
    ["the Survivor's", verdictOf('silence', { kind: 'opt-out', locale: 'de' }), ['en'], 'de'],
    ["not the Host's if a Survivor reads it", verdictOf('used', { kind: 'opt-out', locale: 'de' }), ['en'], 'en'],
    ["the browser's if the link is invalid", invalid, ['ja', 'de-CH'], 'de'],
    ['English if nothing is known', invalid, [], 'en'],
  ])('is %s', (_, verdict, accepted, language) => expect(languageOfPage(verdict, accepted)).toBe(language));
});
