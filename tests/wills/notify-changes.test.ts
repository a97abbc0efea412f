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
const renamed = { previousName: 'Ben', newName: 'Benjamin' };
const changed = (what: string, more: object = {}) => ({
  ...{ key: 'survivor-change/4/host', template: 'survivor-changed', to: host, survivor: 'ben', what, change: 4, ...more },
});
const undone = (what: string) => ({ key: 'survivor-restored/4/host', template: 'change-undone', to: host, survivor: 'ben', what });
const toBen = (key: string, template: string, more: object = {}) => ({ key, template, to: { survivor: 'ben' }, ...more });
const toOthers = (key: string, what: string) =>
  about.others.map((survivor) => ({ key: `${key}/${survivor}`, template: 'survivors-changed', to: { survivor }, what }));
const replaced = { key: 'survivor-change/4/ben', template: 'contacts-replaced', to: { survivor: 'ben', previous: 4 } };
const restored = toBen('survivor-restored/4/ben', 'contacts-restored');

const documents = (...ids: string[]) => ids.map((id) => ({ id }) as SealedDocument);
const SEALED = { ...SEALING, threshold: 3, documents: documents('letter', 'photo') };
const sealedAgain = (facts: object) => [{ key: 'sealed/9/host', template: 'sealed-again', to: host, revision: 9, ...facts }];
const factor: FactorChange = { what: 'added', factor: 'totp', name: 'Phone' };
const times = { requestedAt: '2026-11-21T09:00:00.000Z', takesEffectAt: '2026-12-05T09:00:00.000Z' };
const deletion: Deletion = { number: 2, of: 'account', packages: 'keep', ...times, notified: [] };
const connection = { what: 'connector', id: 'c1', how: 'removed' } as const;
const intervals = { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } as const;

/** The ids of pending effects are derived from the keys: another key sends a message twice. */
describe('who is notified, by what, and under which key', () => {
  // Made in each test, so that a changed rule is run by the test that checks it.
  it.each<[string, () => readonly MessageEffect[], object[]]>([
    ['of an added person', () => notifySurvivorChange({ what: 'added', ...about }), [changed('added'), ...toOthers('survivor-change/4', 'added')]],
    [
      'of a removed person',
      () => notifySurvivorChange({ what: 'removed', ...about }),
      [changed('removed'), ...toOthers('survivor-change/4', 'removed')],
    ],
    ['of other contacts', () => notifySurvivorChange({ what: 'contacts', ...about }), [changed('contacts'), replaced]],
    [
      'of a new paper, under a key of its own',
      () => notifySurvivorChange({ what: 'codes', key: 'own', ...about }),
      [changed('codes', { key: 'survivor-change/own/host' }), toBen('survivor-change/own/ben', 'codes-replaced')],
    ],
    [
      'of another name of a Survivor',
      () => notifySurvivorChange({ what: 'name', renamed, ...about }),
      [changed('name', { previousName: 'Ben' }), toBen('survivor-change/4/name/ben', 'survivor-renamed', renamed)],
    ],
    [
      'of another name together with other contacts',
      () => notifySurvivorChange({ what: 'contacts', renamed, ...about }),
      [changed('contacts', { previousName: 'Ben' }), replaced, toBen('survivor-change/4/name/ben', 'survivor-renamed', renamed)],
    ],
    ['of a personal message: the Host only', () => notifySurvivorChange({ what: 'message', ...about }), [changed('message')]],
    ['of contacts that count again', () => notifySurvivorRestored({ what: 'contacts', ...about }), [undone('contacts'), restored]],
    [
      'of contacts and a name that count again',
      () => notifySurvivorRestored({ what: 'contacts', renamed, ...about }),
      [undone('contacts'), restored, toBen('survivor-restored/4/name/ben', 'survivor-renamed', renamed)],
    ],
    [
      'of a name that counts again',
      () => notifySurvivorRestored({ what: 'name', renamed, ...about }),
      [undone('name'), toBen('survivor-restored/4/name/ben', 'survivor-renamed', renamed)],
    ],
    [
      'of an added person who is removed again',
      () => notifySurvivorRestored({ what: 'added', ...about }),
      [undone('added'), ...toOthers('survivor-restored/4', 'removed')],
    ],
    [
      'of another name of the Host',
      () => notifyRenamed(['ben'], { from: 'Ann', to: 'Anna' }, 'r1'),
      [toBen('renamed/r1/ben', 'host-renamed', { previousName: 'Ann', newName: 'Anna' })],
    ],
    [
      'of a connector',
      () => notifyConnectionChange({ will: {} }, connection, 'r1'),
      [{ key: 'ways-changed/r1/host', template: 'ways-changed', to: host, ...connection }],
    ],
    ['of a connector without a sealed will: no one', () => notifyConnectionChange({ will: undefined }, connection, 'r1'), []],
    [
      'of a document less and another one more',
      () => notifySealedAgain(SEALED, { ...SEALED, revision: 9, documents: documents('photo', 'forged') }),
      sealedAgain({ documents: 2, added: 1, removed: 1, threshold: 3 }),
    ],
    [
      'of another threshold',
      () => notifySealedAgain(SEALED, { ...SEALED, revision: 9, threshold: 2 }),
      sealedAgain({ documents: 2, added: 0, removed: 0, threshold: 2, thresholdBefore: 3 }),
    ],
    [
      'of the same documents and threshold: no one',
      () => notifySealedAgain(SEALED, { ...SEALED, revision: 9, documents: documents('photo', 'letter') }),
      [],
    ],
    [
      'of other check settings',
      () => [notifyIntervalsChanged(intervals, { ...intervals, hcrac: 2 }, 7)],
      [{ key: 'settings/7/host', template: 'settings-changed', to: host, change: 7, before: intervals, after: { ...intervals, hcrac: 2 } }],
    ],
    [
      'of a second factor',
      () => [notifyFactorChange(5, factor)],
      [{ key: 'factor/5/host', template: 'factor-changed', to: host, change: 5, ...factor }],
    ],
    [
      'of a second factor, under a key of its own',
      () => [notifyFactorChange(5, factor, 'own')],
      [expect.objectContaining({ key: 'factor/own/host' })],
    ],
    [
      'of the end of a deletion',
      () => [notifyDeletionEnd(deletion, 'started')],
      [{ key: 'deletion/2/ended/host', template: 'deletion-ended', to: host, of: 'account', why: 'started' }],
    ],
  ])('%s', (_, made, expected) => expect(made().map(({ kind: _, ...message }) => message)).toEqual(expected));
});

it('the earlier e-mail address is notified that it counts again, and the address that counted until then if it was verified', () => {
  const email = 'left@example.com';
  const account = { template: 'change-undone', what: 'email', key: 'not-me/3/host', to: host };
  const left = { ...account, key: 'not-me/3/left/host', to: { host: true, spread: 'first', at: email } };
  const previousEmail = { email: 'first@example.com', until: '2026-12-01T09:00:00.000Z', changedAt: '2026-11-24T09:00:00.000Z', change: 3 };
  const verified = { ...previousEmail, verifiedAt: '2026-11-21T09:00:00.000Z' };
  expect(notifyEmailRestored({ email, previousEmail: verified }, '3')).toMatchObject([account, left]);
  for (const other of [{ ...previousEmail, verifiedAt: null }, null])
    expect(notifyEmailRestored({ email, previousEmail: other }, '3')).toMatchObject([account]);
});
