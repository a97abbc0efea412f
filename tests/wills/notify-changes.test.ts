import { describe, expect, it } from 'vitest';
import type { FactorChange, MessageEffect } from '#effects/message-effect.ts';
import type { Deletion } from '#hosts/rules/deletion.ts';
import {
  notifyConnectionChange,
  notifyDeletionEnd,
  notifyEmailRestored,
  notifyFactorChange,
  notifyIntervalsChanged,
  notifyRenamed,
  notifySealedAgain,
  notifySurvivorChange,
  notifySurvivorRestored,
} from '#wills/rules/notify-changes.ts';
import type { SealedDocument } from '#wills/rules/will.ts';
import { SEALING } from './story.ts';

const about = { survivor: 'ben', others: ['cleo', 'dan'], change: 4 };
const host = { host: true, spread: 'all' };
const changed = (what: string, more: object = {}) => ({ template: 'survivor-changed', to: host, survivor: 'ben', what, change: 4, ...more });
const undone = (what: string) => ({ template: 'change-undone', to: host, survivor: 'ben', what });
const toOthers = (what: string) => about.others.map((survivor) => ({ template: 'survivors-changed', to: { survivor }, what }));
/** Without kind and key, which all of them have. */
const sent = (effects: readonly MessageEffect[]) => effects.map(({ kind: _, key: __, ...message }) => message);

describe('a change of who may open a sealed will', () => {
  it.each(['added', 'removed'] as const)('notifies the Host and the other Survivors when a person is %s', (what) => {
    expect(sent(notifySurvivorChange({ what, ...about }))).toEqual([changed(what), ...toOthers(what)]);
  });

  it.each([
    ['contacts', { template: 'contacts-replaced', to: { survivor: 'ben', previous: 4 } }],
    ['codes', { template: 'codes-replaced', to: { survivor: 'ben' } }],
  ] as const)('of %s notifies the Host and that Survivor only', (what, own) => {
    expect(sent(notifySurvivorChange({ what, ...about }))).toEqual([changed(what), own]);
  });
});

describe('another name of a Survivor', () => {
  const renamed = { previousName: 'Ben', newName: 'Benjamin' };
  const own = { template: 'survivor-renamed', to: { survivor: 'ben' }, ...renamed };

  it('is announced to the Host with the name before it, and to that Survivor with both', () => {
    expect(sent(notifySurvivorChange({ what: 'name', renamed, ...about }))).toEqual([changed('name', { previousName: 'Ben' }), own]);
  });

  it('is part of the one notice to the Host if contacts were replaced with it', () => {
    expect(sent(notifySurvivorChange({ what: 'contacts', renamed, ...about }))).toEqual([
      changed('contacts', { previousName: 'Ben' }),
      { template: 'contacts-replaced', to: { survivor: 'ben', previous: 4 } },
      own,
    ]);
  });

  it('that was undone is announced in the same way', () => {
    expect(sent(notifySurvivorRestored({ what: 'name', renamed, ...about }))).toEqual([undone('name'), own]);
  });
});

it('a personal message that is replaced or deleted is announced to the Host only', () => {
  expect(sent(notifySurvivorChange({ what: 'message', ...about }))).toEqual([changed('message')]);
});

describe('a change that was undone', () => {
  it('notifies the Host, and the Survivor whose contact details count again', () => {
    expect(sent(notifySurvivorRestored({ what: 'contacts', ...about }))).toEqual([
      undone('contacts'),
      { template: 'contacts-restored', to: { survivor: 'ben' } },
    ]);
  });

  it('notifies the other Survivors when an added person is removed again', () => {
    expect(sent(notifySurvivorRestored({ what: 'added', ...about }))).toEqual([undone('added'), ...toOthers('removed')]);
  });
});

it('a changed connector is named to the Host of a sealed will, and to no other Host', () => {
  const change = { what: 'connector', id: 'c1', how: 'removed' } as const;
  expect(sent(notifyConnectionChange({ will: {} }, change, 'r1'))).toEqual([{ template: 'ways-changed', to: host, ...change }]);
  expect(notifyConnectionChange({ will: undefined }, change, 'r1')).toEqual([]);
});

describe('a will that is sealed again', () => {
  const documents = (...ids: string[]) => ids.map((id) => ({ id }) as SealedDocument);
  const before = { ...SEALING, threshold: 3, documents: documents('letter', 'photo') };

  it.each([
    ['with a document less and another one more', { documents: documents('photo', 'forged') }, { documents: 2, added: 1, removed: 1, threshold: 3 }],
    ['with another threshold', { threshold: 2 }, { documents: 2, added: 0, removed: 0, threshold: 2, thresholdBefore: 3 }],
  ])('%s is announced to its Host over all channels', (_, other, facts) => {
    const effects = notifySealedAgain(before, { ...before, revision: 9, ...other });
    expect(sent(effects)).toEqual([{ template: 'sealed-again', to: host, revision: 9, ...facts }]);
  });

  it('with the same documents and threshold is not: it changes nothing that was not announced before', () => {
    expect(notifySealedAgain(before, { ...before, revision: 9, documents: documents('photo', 'letter') })).toEqual([]);
  });
});

const FACTOR: FactorChange = { what: 'added', factor: 'totp', name: 'Phone' };
const DELETION: Deletion = {
  number: 2,
  of: 'account',
  packages: 'keep',
  requestedAt: '2026-11-21T09:00:00.000Z',
  takesEffectAt: '2026-12-05T09:00:00.000Z',
  notified: [],
};

/** The ids of pending effects are derived from these keys: another key sends a message twice. */
describe('the key of a notice', () => {
  const before = { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } as const;
  const renamed = { previousName: 'Benjamin', newName: 'Ben' };
  // Made in each test, so that a changed rule is run by the test that checks it.
  it.each<[string[], () => readonly MessageEffect[]]>([
    [['survivor-change/4/host', 'survivor-change/4/ben'], () => notifySurvivorChange({ what: 'codes', ...about })],
    [['survivor-change/own/host', 'survivor-change/own/ben'], () => notifySurvivorChange({ what: 'codes', key: 'own', ...about })],
    [['survivor-change/4/host', 'survivor-change/4/cleo', 'survivor-change/4/dan'], () => notifySurvivorChange({ what: 'added', ...about })],
    [['survivor-restored/4/host', 'survivor-restored/4/ben'], () => notifySurvivorRestored({ what: 'contacts', ...about })],
    [['survivor-restored/4/host', 'survivor-restored/4/name/ben'], () => notifySurvivorRestored({ what: 'name', renamed, ...about })],
    [
      ['survivor-restored/4/host', 'survivor-restored/4/ben', 'survivor-restored/4/name/ben'],
      () => notifySurvivorRestored({ what: 'contacts', renamed, ...about }),
    ],
    [['renamed/r1/ben'], () => notifyRenamed(['ben'], { from: 'Ann', to: 'Anna' }, 'r1')],
    [['ways-changed/2/host'], () => notifyConnectionChange({ will: {} }, { what: 'moved', how: 'changed', id: 's1' }, '2')],
    [['sealed/2/host'], () => notifySealedAgain(SEALING, { ...SEALING, revision: 2, threshold: 3 })],
    [['settings/7/host'], () => [notifyIntervalsChanged(before, before, 7)]],
    [['factor/own/host'], () => [notifyFactorChange(5, FACTOR, 'own')]],
  ])('names the event and the reader: %j', (keys, made) => expect(made().map(({ key }) => key)).toEqual(keys));
});

describe('the earlier e-mail address of the Host', () => {
  const undone = { template: 'change-undone', what: 'email' };

  it('is notified that it counts again, and the address that counted until then if it was verified', () => {
    const email = 'left@example.com';
    const account = { ...undone, key: 'not-me/3/host', to: host };
    const left = { ...undone, key: 'not-me/3/left/host', to: { host: true, spread: 'first', at: email } };
    const previousEmail = { email: 'first@example.com', until: '2026-12-01T09:00:00.000Z', changedAt: '2026-11-24T09:00:00.000Z', change: 3 };
    expect(notifyEmailRestored({ email, previousEmail: { ...previousEmail, verifiedAt: '2026-11-21T09:00:00.000Z' } }, '3')).toMatchObject([
      account,
      left,
    ]);
    expect(notifyEmailRestored({ email, previousEmail: { ...previousEmail, verifiedAt: null } }, '3')).toMatchObject([account]);
    expect(notifyEmailRestored({ email, previousEmail: null }, '3')).toMatchObject([account]);
  });
});

describe('a change of the second factor, and the end of a deletion,', () => {
  it('are announced to the Host over all channels', () => {
    expect(notifyFactorChange(5, FACTOR)).toMatchObject({ template: 'factor-changed', key: 'factor/5/host', to: host, change: 5, ...FACTOR });
    const { number, of } = DELETION;
    const ended = { template: 'deletion-ended', key: `deletion/${number}/ended/host`, to: host, of, why: 'started' };
    expect(notifyDeletionEnd(DELETION, 'started')).toMatchObject(ended);
  });
});
