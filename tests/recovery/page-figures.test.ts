import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { dateOf } from '#recovery/page/date.ts';
import { sizeOf } from '#recovery/page/size.ts';

afterEach(() => vi.unstubAllGlobals());

function shownIn(language: string, browser: string): void {
  vi.stubGlobal('document', { documentElement: { lang: language } });
  vi.stubGlobal('navigator', { language: browser });
}

it.each(LANGUAGES)('the page that opens a will without us has the digits 0 to 9 in %s', (language) => {
  shownIn(language, `${language}-EG`);
  expect(`${dateOf('2026-12-08T12:00:00Z')} ${sizeOf(1536)}`).toMatch(/2026.*1[.,]5/);
});

it('the page that opens a will without us has the first day of a month as French writes it', () => {
  shownIn('fr', 'fr-CA');
  expect(dateOf('2026-12-01T12:00:00Z')).toMatch(/^1er décembre 2026/);
});
