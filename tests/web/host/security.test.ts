import { describe, expect, it } from 'vitest';
import { answerWords } from '#answers/words.ts';
import { security as german } from '#words/de/pages/security.ts';
import { security as english } from '#words/en/pages/security.ts';

describe.each([
  ['en', english.protection],
  ['de', german.protection],
] as const)('what a protected account says in %s', (language, words) => {
  it('names the buttons of the page behind our link', () => {
    const { mine, notMine, rejected } = answerWords(language).reset;
    for (const [reason, steps] of Object.entries(words.steps)) expect(steps('SMS').join(' ')).toContain(reason === 'reset_denied' ? rejected : mine);
    for (const sentence of [words.notMine, words.notMineByMail]) expect(sentence).toContain(notMine);
  });

  it('names the button that reads the account again', () => {
    for (const steps of Object.values(words.steps)) expect(steps('SMS').at(-1)).toContain(words.look);
  });
});
