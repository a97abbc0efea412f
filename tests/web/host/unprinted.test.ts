import { describe, expect, it } from 'vitest';
import { readPaperList, readThreshold } from '#own-device/paper-list.ts';
import { paperList } from '#web/host/own-device/seal-page.ts';
import { type MadePaper, unprinted } from '#web/host/setup/unprinted.ts';
import type { Paper, Survivor } from '#web/host/survivors/survivor.ts';

/** A person as the service lists them. `key`: the public key of their newest paper. */
const person = (id: string, key: string | undefined, more: Partial<Survivor> = {}) =>
  // A test needs only what decides.
  ({ id, name: id, locale: 'en', ...(key && { paper_recipient: key }), paper_confirmed_at: null, ...more }) as Survivor;

const made = (id: string, recipient: string, replaced?: string | null): MadePaper => ({
  // A test needs only what decides.
  paper: { survivor_id: id, survivor_name: id, locale: 'en', recipient, threshold: 2, survivors_total: 1 } as Paper,
  ...(replaced !== undefined && { replaced }),
});

const inList = (...survivors: Survivor[]) => ({ survivors, count: survivors.length, threshold: 3 });
const names = ({ here, missing }: ReturnType<typeof unprinted>) => [here.map(({ survivor_name }) => survivor_name), missing.map(({ name }) => name)];

describe('a Host who stopped after three people, came back and named two more', () => {
  const list = inList(...['ann', 'ben', 'cid', 'dora', 'eve'].map((id) => person(id, `key-${id}`)));
  const result = unprinted([made('dora', 'key-dora'), made('eve', 'key-eve')], list);

  it('prints the papers of the two, and sees whose papers are missing', () =>
    expect(names(result)).toEqual([
      ['dora', 'eve'],
      ['ann', 'ben', 'cid'],
    ]));

  it('gets the numbers of all five on them', () =>
    expect(result.here).toMatchObject([
      { threshold: 3, survivors_total: 5 },
      { threshold: 3, survivors_total: 5 },
    ]));
});

describe('a paper that this window has made', () => {
  it.each<[string, MadePaper, Survivor[], [string[], string[]]]>([
    ['is printed', made('ann', 'k1'), [person('ann', 'k1')], [['ann'], []]],
    ['is printed with the name that the person has now', made('ann', 'k1'), [person('ann', 'k1', { name: 'Anna' })], [['Anna'], []]],
    ['is worthless when another window has made a newer one', made('ann', 'k1'), [person('ann', 'k2')], [[], ['ann']]],
    ['is worthless when another program has made one with a key of the service', made('ann', 'k1'), [person('ann', undefined)], [[], ['ann']]],
    ['is printed before the list names its key', made('ann', 'k2', 'k1'), [person('ann', 'k1')], [['ann'], []]],
    ['is printed before the list names the first key of a device', made('ann', 'k2', null), [person('ann', undefined)], [['ann'], []]],
    ['is left out with a person who was removed', made('ann', 'k1'), [person('ben', 'k2')], [[], ['ben']]],
    [
      'stays with those of the same print after it was checked',
      made('ann', 'k1'),
      [person('ann', 'k1', { paper_confirmed_at: '2026-11-29T10:00:00.000Z' })],
      [['ann'], []],
    ],
  ])('%s', (_, one, survivors, expected) => expect(names(unprinted([one], inList(...survivors)))).toEqual(expected));

  it('has the language that the person has now', () =>
    expect(unprinted([made('ann', 'k1')], inList(person('ann', 'k1', { locale: 'de' }))).here).toMatchObject([{ locale: 'de' }]));
});

const [ONE, OTHER] = [`age1${'q'.repeat(58)}`, `age1${'z'.repeat(58)}`];

it('the list of papers that a Host saves is read as it was written', () => {
  const survivors = [
    { name: 'Anna Maria, née Berger', paper_recipient: ONE },
    { name: 'بن', paper_recipient: OTHER },
  ];
  const text = paperList(survivors, 2);
  expect(readThreshold(text, 2)).toBe(2);
  expect(readPaperList(text)).toEqual(survivors.map(({ name, paper_recipient: recipient }) => ({ name, recipient })));
});

it('a name with a line break stays one line of the list', () => {
  expect(readPaperList(paperList([{ name: `Anna\n${OTHER}`, paper_recipient: ONE }], 2))).toHaveLength(1);
});
