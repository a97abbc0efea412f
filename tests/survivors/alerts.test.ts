import { describe, expect, it } from 'vitest';
import { canonicalContacts } from '#common/contact.ts';
import { markSilenced } from '#hosts/rules/invitation.ts';
import { type AlertPlace, alertPlacesOf, MAX_PLACES, type Survivor, withoutPlace, withPlace } from '#hosts/rules/survivor.ts';

const mail = { type: 'email', value: 'ben@example.net' } as const;
const phone = { type: 'sms', value: '+436641234567' } as const;
const named = { id: 'ben', contacts: canonicalContacts([mail, phone]) } as Survivor;
const place = (id: string, over: Partial<AlertPlace> = {}): AlertPlace => ({
  ...{ id, kind: 'push', to: { browser: 'sealed' }, contact: mail, addedAt: '2031-03-12T09:00:00.000Z' as AlertPlace['addedAt'] },
  ...over,
});
const chat = (id: string, number = '7') => place(id, { kind: 'telegram', to: { chat: number } });
const idsOf = (survivor: Survivor | undefined) => survivor && alertPlacesOf(survivor).map(({ id }) => id);

describe('the places of a Survivor', () => {
  it('are those that were added', () => {
    const both = withPlace(withPlace(named, place('a')) ?? named, chat('b'));
    expect(idsOf(both)).toEqual(['a', 'b']);
    expect(idsOf(withoutPlace(both ?? named, 'a'))).toEqual(['b']);
  });

  it('get nothing after their contact was replaced, or its owner does not know the Host', () => {
    const added = withPlace(named, place('a')) ?? named;
    expect(idsOf({ ...added, contacts: canonicalContacts([phone]) })).toEqual([]);
    const expectedChat = { session: 's', contact: mail, until: place('a').addedAt };
    expect(markSilenced({ ...added, expectedChat }, phone, 'x')).toMatchObject({ alerts: [place('a')], expectedChat });
    const silenced = markSilenced({ ...added, expectedChat }, mail, 'x');
    expect([silenced.alerts, silenced.expectedChat]).toEqual([undefined, undefined]);
  });

  it('have one place for a chat, and at most five in all', () => {
    expect(idsOf(withPlace(withPlace(named, chat('a')) ?? named, chat('b')))).toEqual(['b']);
    let full: Survivor = named;
    for (let at = 0; at < MAX_PLACES; at += 1) full = withPlace(full, chat(`${at}`, `${at}`)) ?? named;
    expect(withPlace(full, place('x'))).toBeUndefined();
    expect(idsOf(withPlace(full, chat('again', '0')))).toEqual(['1', '2', '3', '4', 'again']);
  });

  it('that get nothing any longer are forgotten with the next change, and count for nothing', () => {
    const lost = place('lost', { contact: { type: 'email', value: 'ben@former.example' } });
    const survivor: Survivor = { ...named, alerts: [lost, place('a')] };
    expect(withPlace(survivor, place('b'))?.alerts?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withoutPlace(survivor, 'lost')).toBe(survivor);
  });
});
