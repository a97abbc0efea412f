import { describe, expect, it } from 'vitest';
import type { Instant } from '#common/time.ts';
import { previousDetails, replaceDetails, restoreDetails, type Survivor } from '#hosts/rules/survivor.ts';
import { survivor } from '#tests/hosts/profile.ts';
import { day as later } from '#tests/wills/happenings.ts';
import { BEGIN as NOW } from '#tests/wills/story.ts';

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
