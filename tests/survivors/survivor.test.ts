import { describe, expect, it } from 'vitest';
import { canonicalContacts } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import { markSilenced } from '#hosts/rules/invitation.ts';
import {
  type AlertPlace,
  alertPlacesOf,
  assertNewPaperKey,
  assertOtherName,
  isSameName,
  MAX_PLACES,
  previousDetails,
  replaceDetails,
  restoreDetails,
  type Survivor,
  withNewPaper,
  withoutPlace,
  withPlace,
} from '#hosts/rules/survivor.ts';
import { survivor } from '#tests/hosts/profile.ts';
import { day as later } from '#tests/wills/happenings.ts';
import { BEGIN as NOW } from '#tests/wills/story.ts';

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

const ann = survivor('Ann', { contacts: 'first' });

const replaceContacts = (survivor: Survivor, contacts: string, change: number, now: Instant) =>
  replaceDetails(survivor, { name: survivor.name, contacts }, change, now);
const previousContacts = (survivor: Survivor, change: number, now: Instant) => previousDetails(survivor, change, now)?.contacts;

describe('contacts that were replaced', () => {
  it('can be restored for seven days', () => {
    const changed = replaceContacts(ann, 'second', 4, NOW);
    expect(changed.contacts).toBe('second');
    expect(previousContacts(changed, 4, later(6.9))).toBe('first');
    expect(previousContacts(changed, 4, later(7))).toBeUndefined();
    expect(previousContacts(changed, 3, NOW)).toBeUndefined();
  });

  it('are kept through every later change, so that a second change hides nothing', () => {
    const twice = replaceContacts(replaceContacts(ann, 'second', 4, NOW), 'third', 5, later(1));
    expect([previousContacts(twice, 4, later(2)), previousContacts(twice, 5, later(2))]).toEqual(['first', 'second']);
    const back = restoreDetails(twice, 4, later(2));
    expect([back.contacts, back.previousContacts]).toEqual(['first', []]);
    const half = restoreDetails(twice, 5, later(2));
    expect([half.contacts, half.previousContacts?.map(({ change }) => change)]).toEqual(['second', [4]]);
  });

  it('are kept for the earliest of very many changes', () => {
    const many = Array.from({ length: 30 }, (_, n) => n).reduce((one, n) => replaceContacts(one, `contacts ${n}`, n, NOW), ann);
    expect(many.previousContacts).toHaveLength(10);
    expect(previousContacts(many, 0, NOW)).toBe('first');
    expect(previousContacts(many, 29, NOW)).toBe('contacts 28');
  });

  it('are deleted when their time has passed and others replace them', () => {
    const changed = replaceContacts(replaceContacts(ann, 'second', 4, NOW), 'third', 5, later(8));
    expect(changed.previousContacts?.map(({ change }) => change)).toEqual([5]);
  });

  it('do not change when the same are saved, or when nothing can be restored', () => {
    expect(replaceContacts(ann, 'first', 4, NOW)).toBe(ann);
    expect(restoreDetails(ann, 4, NOW)).toBe(ann);
  });
});

describe('a name that was replaced', () => {
  it('is restored with the contacts from before the change', () => {
    const renamed = replaceDetails(ann, { name: 'Eve', contacts: 'first' }, 4, NOW);
    const moved = replaceContacts(renamed, 'second', 5, later(1));
    expect([moved.name, previousDetails(moved, 4, later(2))]).toEqual(['Eve', { name: 'Ann', contacts: 'first' }]);
    expect(restoreDetails(moved, 4, later(2))).toMatchObject({ name: 'Ann', contacts: 'first', previousContacts: [] });
    expect(restoreDetails(moved, 5, later(2))).toMatchObject({ name: 'Eve', contacts: 'first' });
  });
});

const mail = { type: 'email', value: 'ben@example.net' } as const;
const phone = { type: 'sms', value: '+436641234567' } as const;
const reachable = { id: 'ben', contacts: canonicalContacts([mail, phone]) } as Survivor;
const place = (id: string, over: Partial<AlertPlace> = {}): AlertPlace => ({
  ...{ id, kind: 'push', to: { browser: 'sealed' }, contact: mail, addedAt: '2031-03-12T09:00:00.000Z' as AlertPlace['addedAt'] },
  ...over,
});
const chat = (id: string, number = '7') => place(id, { kind: 'telegram', to: { chat: number } });
const idsOf = (survivor: Survivor | undefined) => survivor && alertPlacesOf(survivor).map(({ id }) => id);

describe('the places of a Survivor', () => {
  it('are those that were added', () => {
    const both = withPlace(withPlace(reachable, place('a')) ?? reachable, chat('b'));
    expect(idsOf(both)).toEqual(['a', 'b']);
    expect(idsOf(withoutPlace(both ?? reachable, 'a'))).toEqual(['b']);
  });

  it('get nothing after their contact was replaced, or its owner does not know the Host', () => {
    const added = withPlace(reachable, place('a')) ?? reachable;
    expect(idsOf({ ...added, contacts: canonicalContacts([phone]) })).toEqual([]);
    const expectedChat = { session: 's', contact: mail, until: place('a').addedAt };
    expect(markSilenced({ ...added, expectedChat }, phone, 'x')).toMatchObject({ alerts: [place('a')], expectedChat });
    const silenced = markSilenced({ ...added, expectedChat }, mail, 'x');
    expect([silenced.alerts, silenced.expectedChat]).toEqual([undefined, undefined]);
  });

  it('have one place for a chat, and at most five in all', () => {
    expect(idsOf(withPlace(withPlace(reachable, chat('a')) ?? reachable, chat('b')))).toEqual(['b']);
    let full: Survivor = reachable;
    for (let at = 0; at < MAX_PLACES; at += 1) full = withPlace(full, chat(`${at}`, `${at}`)) ?? reachable;
    expect(withPlace(full, place('x'))).toBeUndefined();
    expect(idsOf(withPlace(full, chat('again', '0')))).toEqual(['1', '2', '3', '4', 'again']);
  });

  it('that get nothing any longer are forgotten with the next change, and count for nothing', () => {
    const lost = place('lost', { contact: { type: 'email', value: 'ben@former.example' } });
    const survivor: Survivor = { ...reachable, alerts: [lost, place('a')] };
    expect(withPlace(survivor, place('b'))?.alerts?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withoutPlace(survivor, 'lost')).toBe(survivor);
  });
});
