import { describe, expect, it } from 'vitest';
import { effectsOfWaitAndSeries } from '#accounts/mail-account-link.ts';
import { DAY } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { NO_SERIES, noteDeletion } from '#hosts/rules/series.ts';
import { sealingInSeries } from '#sealing/review.ts';
import { ANN, contactsOf, later, survivor } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';
import { seriesAfter } from './series.ts';

const [ben, clara] = [survivor('Ben'), survivor('Clara')];
const current = seriesAfter({ survivors: [ben, clara] });
const host = (survivors = [ben, clara], series: object = { ...NO_SERIES, current }) => ({ survivors, series }) as unknown as HostRecord;
const sent = ({ effects }: ReturnType<typeof sealingInSeries>) =>
  effects.map((effect) =>
    'template' in effect
      ? [effect.template, JSON.stringify(effect.to), effect.notBefore]
      : [effect.kind, '', 'notBefore' in effect && effect.notBefore],
  );

describe('a sealing in a series of resets', () => {
  it('notifies every Survivor immediately, on day 1 and on day 15, and ends the series after 30 days', () => {
    const named = [undefined, later(DAY), later(15 * DAY)].flatMap((at) =>
      ['ben', 'clara'].map((id) => ['password-reset-survivor', JSON.stringify({ survivor: id }), at]),
    );
    expect(sent(sealingInSeries(host(), BEGIN))).toEqual([...named, ['end-recovery', '', later(30 * DAY)]]);
  });

  it('is later expected to have made the notices that it made, also when someone was named since', () => {
    const { put, effects } = sealingInSeries(host(), BEGIN);
    const dora = { ...survivor('Dora'), createdAt: later(20 * DAY) };
    const will = { sealed: { survivors: ['ben', 'clara', 'dora'] } };
    const now = { profile: ANN, will, survivors: [ben, clara, dora], series: put.SERIES } as unknown as HostRecord;
    expect(effectsOfWaitAndSeries(now)).toEqual(effects.filter((effect) => 'notBefore' in effect && effect.notBefore));
  });

  it('has other notices after the will was deleted: none counts as sent because an earlier one was', () => {
    const first = sealingInSeries(host(), BEGIN);
    const again = sealingInSeries(host([ben, clara], noteDeletion(first.put.SERIES ?? NO_SERIES)), later(40 * DAY));
    const keys = ({ effects }: typeof first) => effects.flatMap((effect) => ('template' in effect ? [effect.key] : []));
    expect(keys(again).length).toBe(4);
    expect(keys(again).filter((key) => keys(first).includes(key))).toEqual([]);
  });

  it('notifies once a contact that was replaced, and one of a person who was removed', () => {
    const replaced = { ...ben, contacts: contactsOf(['email', 'thief@example.net']) };
    const first = sealingInSeries(host([replaced]), BEGIN);
    const lost = (step: typeof first) =>
      sent(step).flatMap(([template, to]) => (template === 'replaced-before-sealing' ? [JSON.parse(String(to)).at.contact.value] : []));
    expect(lost(first)).toEqual(['Ben@example.com', 'Clara@example.com']);
    expect(lost(sealingInSeries(host([replaced], first.put.SERIES), later(DAY)))).toEqual([]);
  });

  it('notifies no present Survivor twice, also in a later series', () => {
    const first = sealingInSeries(host(), BEGIN);
    const next = { ...first.put.SERIES, current: { ...current, number: 9, until: later(DAY) } };
    expect(sent(sealingInSeries(host([ben, clara], next), later(DAY)))).toEqual([]);
  });

  it('notifies a contact again that a later series takes away', () => {
    const first = sealingInSeries(host(), BEGIN);
    const next = { ...first.put.SERIES, current: { ...current, number: 9 } };
    const step = sealingInSeries(host([{ ...ben, contacts: contactsOf(['email', 'thief@example.net']) }, clara], next), later(DAY));
    expect(sent(step).filter(([template]) => template === 'replaced-before-sealing')).toHaveLength(1);
  });

  it('notifies a contact that still stands, at its own address, if a thief has put another one before it', () => {
    const phone = { ...ben, contacts: contactsOf(['sms', '+436640000001']) };
    const both = { ...ben, contacts: contactsOf(['sms', '+436640000002'], ['sms', '+436640000001']) };
    const began = { ...NO_SERIES, current: { ...current, before: { survivors: [phone] } } };
    const [first] = sent(sealingInSeries(host([both], began), BEGIN));
    expect([first?.[0], JSON.parse(String(first?.[1])).at.contact.value]).toEqual(['password-reset-survivor', '+436640000001']);
  });

  it('makes no more messages than its commit can take', () => {
    const many = Array.from({ length: 10 }, (_, n) => ({
      ...survivor(`Ben${n}`),
      contacts: contactsOf(...Array.from({ length: 10 }, (__, m): ['email', string] => ['email', `ben${n}.${m}@example.net`])),
    }));
    const began = { ...NO_SERIES, current: { ...current, before: { survivors: many } } };
    const step = sealingInSeries(host([ben, clara], began), BEGIN);
    expect(step.effects.length).toBeLessThan(60);
    const first = sent(step).flatMap(([template, to]) => (template === 'replaced-before-sealing' ? [JSON.parse(String(to)).survivor] : []));
    expect(new Set(first).size).toBe(10);
  });

  it('does nothing without a series', () => expect(sealingInSeries(host([ben], NO_SERIES), BEGIN)).toEqual({ put: {}, effects: [] }));
});
