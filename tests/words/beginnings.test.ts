import { describe, expect, it } from 'vitest';
import { formatTag, LANGUAGES } from '#common/language.ts';
import { shortMoment, writeDay, writeMoment } from '#common/moment.ts';
import * as beginnings from '#words/beginnings.ts';

const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);
const dayOf = (day: number) => new Date(Date.UTC(2026, 11, day, 12));

describe('a day', () => {
  it('in Italian has the article of its number', () => {
    const written = DAYS.map((day) => writeDay(dayOf(day), formatTag('it')));
    expect(written.map((date, at) => date.startsWith(`${at + 1} dicembre`))).not.toContain(false);
    expect(DAYS.filter((_, at) => beginnings.it.vowel(written[at] ?? ''))).toEqual([8, 11]);
    expect(DAYS.filter((day) => beginnings.it.vowel(shortMoment(dayOf(day).toISOString(), { locale: 'it-CH', timezone: 'UTC' })))).toEqual([8, 11]);
  });

  it('in French is 1er for the first, with the time and in a text message too', () => {
    const written = DAYS.map((day) => writeDay(dayOf(day), formatTag('fr')));
    expect(written).toEqual(DAYS.map((day) => `${day === 1 ? '1er' : day} décembre 2026`));
    expect(writeMoment(dayOf(1), formatTag('fr', 'fr-CA'), 'UTC')).toMatch(/^1er décembre 2026/);
    expect(shortMoment(dayOf(1).toISOString(), { locale: 'fr', timezone: 'UTC' })).toMatch(/^1er déc\. 2026/);
    expect(written.filter((date) => beginnings.fr.vowel(date))).toEqual([]);
  });

  it('in other languages is as Intl writes it', () => {
    for (const language of LANGUAGES.filter((one) => one !== 'fr')) {
      const tag = formatTag(language);
      expect(writeDay(dayOf(1), tag)).toBe(new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(dayOf(1)));
    }
  });
});

describe('a name', () => {
  it.each(['Anna', 'anna', 'Élodie', 'E\u0301lodie', 'Œdipe', 'Ægidius', 'Hélène', 'Henri', 'Hugues', 'Yves', 'Yvonne', 'Íñigo', 'Ömer'])(
    'in French has d’ if it begins with a vowel or a mute h: %s',
    (name) => expect(beginnings.fr.vowel(name)).toBe(true),
  );

  it.each(['Paul', 'Harry', 'Hans', 'Yann', 'Yasmine', 'Y', 'Y. Martin', '8 mai', '11', '1 A', '', ' ', 'Анна', 'آنا', '安娜', '« Anna »', 'Łukasz'])(
    'in French has de otherwise: %s',
    (name) => expect(beginnings.fr.vowel(name)).toBe(false),
  );

  it.each([
    ['Anna', true, true],
    ['Àdua', true, true],
    ['Elena', true, false],
    ['Ugo', true, false],
    ['Paolo', false, false],
    ['Hans', false, false],
    ['80 anni', false, false],
    ['110', false, false],
    ['8', true, false],
    ['', false, false],
    ['Анна', false, false],
  ])('in Italian begins with a vowel, and with an a: %s', (name, vowel, a) => {
    expect([beginnings.it.vowel(name), beginnings.it.a(name)]).toEqual([vowel, a]);
  });
});
