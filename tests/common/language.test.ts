import { describe, expect, it } from 'vitest';
import { acceptedLanguages, findLanguage, joinList, languageAttributes, writeList } from '#common/language.ts';

describe('the language of a page', () => {
  it.each([
    [['de-AT'], 'de'],
    [['DE'], 'de'],
    [['ja', 'de', 'en'], 'de'],
    [['en-US', 'de'], 'en'],
    [['den', 'deutsch', '', 'x-de'], undefined],
    [[], undefined],
  ])('for the tags %j is %s', (tags, language) => expect(findLanguage(tags)).toBe(language));
});

describe('a header Accept-Language', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
    ['en;q=0.2, de ; Q=0.7', ['de', 'en']],
    ['fr, de;q=0', ['fr']],
    ['de;q=much, en;q=0.1', ['en']],
    ['*', ['*']],
    ['', []],
    [undefined, []],
  ])('%j names %j', (header, tags) => expect(acceptedLanguages(header)).toEqual(tags));

  it('of any length is read in its first 500 characters', () => expect(acceptedLanguages('a,'.repeat(100_000))).toHaveLength(250));
});

describe('the attributes of a text', () => {
  it.each([
    ['en', 'en-US', 'lang="en-US" dir="ltr"'],
    ['en', 'de-AT', 'lang="en" dir="ltr"'],
    ['de', 'de-AT', 'lang="de-AT" dir="ltr"'],
    ['de', undefined, 'lang="de" dir="ltr"'],
    ['ar', 'ar-EG', 'lang="ar-EG" dir="rtl"'],
    ['en', 'en"onclick="', 'lang="en" dir="ltr"'],
  ] as const)('in %s for a reader of %s are %s', (language, locale, attributes) => expect(languageAttributes(language, locale)).toBe(attributes));
});

describe('a list', () => {
  it.each([
    ['en-GB', 'Ann, Ben and Clara'],
    ['en-US', 'Ann, Ben, and Clara'],
    ['pt', 'Ann, Ben e Clara'],
    ['ar', '\u2068Ann\u2069 و\u2068Ben\u2069 و\u2068Clara\u2069'],
    ['de-AT', 'Ann, Ben und Clara'],
  ])('for a reader of %s is %s', (locale, written) => expect(writeList(['Ann', 'Ben', 'Clara'], locale)).toBe(written));

  it('of the parts of an amount has no names to keep together', () => {
    expect(joinList(['1 day', '4 hours'], 'en', 'unit')).toBe('1 day, 4 hours');
    expect(joinList(['2 ساعة', '5 دقائق'], 'ar', 'unit')).not.toMatch(/[\u2066-\u2069]/);
  });
});
