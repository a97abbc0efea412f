import { describe, expect, it } from 'vitest';
import { assertNewPaperKey, assertOtherName, isSameName, type Survivor, withNewPaper } from '#hosts/rules/survivor.ts';

it.each([
  ['written in capitals', 'Ben Meyer', 'BEN MEYER'],
  ['with spaces context it', 'Ben Meyer', '  Ben Meyer\t'],
  ['with other spaces within', 'Ben Meyer', 'Ben \u00a0 Meyer'],
  ['with a letter and its accent apart', 'Zo\u00eb', 'Zoe\u0308'],
  ['with the accent apart, in capitals', 'Zo\u00eb', 'ZOE\u0308'],
  ['with a sharp s in capitals', 'Jonas Wei\u00df', 'JONAS WEISS'],
  ['in Greek capitals', '\u039d\u03af\u03ba\u03bf\u03c2', '\u039d\u03af\u03ba\u03bf\u03a3'],
  ['copied with direction marks', 'Ben Smith', '\u202aBen\u200e Smith\u202c'],
  ['with characters that no one sees', 'Ben', 'B\u200den\u{e0041}\u3164\ufe0f'],
])('a name is the same when it is %s', (_, stored, typed) => {
  expect(isSameName(stored, typed)).toBe(true);
  expect(isSameName(typed, stored)).toBe(true);
});

it.each([
  ['a part of it', 'Ben Meyer', 'Ben'],
  ['run together', 'Ben Meyer', 'BenMeyer'],
  ['without its accent', 'Zo\u00eb', 'Zoe'],
  ['with a letter that only looks alike', 'Ben', '\u0412en'],
  ['nothing', 'Ben', '  '],
])('a name is another when it is %s', (_, stored, typed) => expect(isSameName(stored, typed)).toBe(false));

it.each(['O’Brien', 'O‘Brien', 'OʼBrien', 'O`Brien', 'O´Brien', 'O＇Brien'])("%s is the name of a Survivor who is named O'Brien", (name) => {
  expect(isSameName("o'brien", name)).toBe(true);
  expect(() => assertOtherName([{ id: 'ben', name: "O'Brien" }], { id: 'dora', name })).toThrow();
});

describe('the name of a Survivor', () => {
  const named = [
    { id: 'ben', name: 'Ben Meyer' },
    { id: 'clara', name: 'Clara' },
  ];

  it.each(['Ben  Meyer', 'Be\u200cn Meyer', 'Ben Me\u{e0100}yer'])('cannot be %j if another one is called Ben Meyer', (name) => {
    expect(() => assertOtherName(named, { id: 'dora', name })).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    expect(() => assertOtherName(named, { id: 'ben', name })).not.toThrow();
  });

  it.each(['Ben Meyer junior', 'ben meyer', 'Ben Meyer'])('can be %j: the contract allows the same name twice', (name) =>
    expect(() => assertOtherName(named, { id: 'dora', name })).not.toThrow(),
  );
});

describe('a new paper', () => {
  const now = '2026-11-27T12:00:00.000Z';
  const named = { id: 'ben', name: 'Ben', relationship: 'son', contacts: '[]', connectorPriority: [], hasPersonalMessage: false, createdAt: now };
  const before: Survivor = { ...named, backupCodesRemaining: 1, paperMadeAt: now, paperConfirmedAt: now, paperRecipient: 'age1before' };

  it.each([
    ['keeps the recipient of its own key', 'age1new', { paperRecipient: 'age1new' }],
    ['without a recipient has none, also if the one before had one', undefined, {}],
  ])('%s', (_, paperRecipient, kept) =>
    expect(withNewPaper(before, { codes: 5, paperRecipient }, now)).toEqual({ ...named, backupCodesRemaining: 5, paperMadeAt: now, ...kept }),
  );

  it('needs a key that no paper of the Host has', () => {
    const other: Survivor = { ...named, backupCodesRemaining: 5, paperMadeAt: now };
    for (const free of [undefined, 'age1new']) expect(() => assertNewPaperKey([before, other], free)).not.toThrow();
    expect(() => assertNewPaperKey([other, before], 'age1before')).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
