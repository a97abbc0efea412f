import { expect, it } from 'vitest';
import type { Effect } from '#domain/effect.ts';
import { type Newer, readEffect } from '#domain/messages/earlier-form.ts';
import type { MessageTemplate } from '#domain/messages/message.ts';

const nonce = '1f6c';
const transferId = 'a7d2';
const newest = '2026-11-02T09:00:00.000Z';
const intervals = { before: { hcit_days: 30, hcrt_hours: 72, hcrac: 3 }, after: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } };

/** For each template: the facts as the earlier form stored them, and what they are now. Several forms of one template are several rows. */
const FORMS: {
  [Template in Exclude<MessageTemplate, Newer>]: [earlier: object, now: object][];
} = {
  'verify-email': [[{ note: nonce }, { nonce }]],
  'verify-new-email': [[{ note: nonce }, { nonce }]],
  'email-changed': [[{}, {}]],
  'reset-password': [[{ note: nonce }, { nonce }]],
  'password-reset': [[{ note: '4' }, { epoch: 4 }]],
  'reset-denied': [[{ note: '4' }, { epoch: 4 }]],
  'password-changed': [[{}, {}]],
  'survivor-changed': [
    [
      { subject: 'ben', note: 'contacts/4' },
      { survivor: 'ben', what: 'contacts', change: 4 },
    ],
    [
      { subject: 'ben', note: 'removed/12' },
      { survivor: 'ben', what: 'removed', change: 12 },
    ],
  ],
  'ways-changed': [
    [
      { subject: 'c1', note: 'connector/tested' },
      { id: 'c1', what: 'connector', how: 'tested' },
    ],
    [
      { subject: 's1', note: 'moved/changed' },
      { id: 's1', what: 'moved', how: 'changed' },
    ],
    [
      { subject: 's1', note: 'storage' },
      { id: 's1', what: 'storage' },
    ],
  ],
  'settings-changed': [[{ note: '5/30-72-3/7-24-1' }, { change: 5, ...intervals }]],
  'change-undone': [
    [
      { subject: 'ben', note: 'contacts' },
      { survivor: 'ben', what: 'contacts' },
    ],
    [{ note: 'settings' }, { what: 'settings' }],
    [{}, { what: 'nothing' }],
  ],
  'email-bounced': [[{}, {}]],
  'survivor-unreachable': [[{ subject: 'ben' }, { survivor: 'ben' }]],
  'notices-stopped': [[{ subject: 'ben' }, { survivor: 'ben' }]],
  'liveness-check': [[{ check: 3 }, { check: 3 }]],
  'liveness-reminder': [[{ check: 3 }, { check: 3 }]],
  'fresh-link': [[{}, {}]],
  'pending-transfer': [[{ check: 3 }, { check: 3 }]],
  'transfer-started': [[{ transferId }, { transferId }]],
  'transfer-reminder': [[{ transferId }, { transferId }]],
  'transfer-cancelled-host': [[{ transferId }, { transferId }]],
  'codes-guessed-host': [
    [
      { transferId, subject: 'ben' },
      { transferId, survivor: 'ben' },
    ],
  ],
  'survivor-authenticated-host': [
    [
      { transferId, subject: 'ben' },
      { transferId, survivor: 'ben' },
    ],
  ],
  'documents-open-host': [[{ transferId }, { transferId }]],
  'opening-failed-host': [[{ transferId }, { transferId }]],
  'documents-damaged': [
    [
      { subject: '2', note: '0,3' },
      { revision: 2, documents: [0, 3] },
    ],
  ],
  'storage-unreachable': [[{ subject: '2' }, { revision: 2 }]],
  'draft-expires': [[{ note: newest }, { newest }]],
  'connector-broken': [
    [
      { subject: 'c1', note: 'The mail server did not answer.' },
      { connector: 'c1', reason: 'The mail server did not answer.' },
    ],
  ],
  'storage-broken': [
    [
      { subject: 's1', note: '' },
      { storage: 's1', reason: '' },
    ],
  ],
  'drive-joined': [[{ subject: 's1' }, { storage: 's1' }]],
  'drive-lost': [[{ subject: 's1' }, { storage: 's1' }]],
  'pending-transfer-survivor': [[{}, {}]],
  'unreachable-host': [
    [{ note: 'cut off' }, { isCutOff: true }],
    [{}, { isCutOff: false }],
  ],
  'password-reset-survivor': [[{ note: '4' }, { epoch: 4 }]],
  'where-to-start': [
    [{ transferId }, { transferId }],
    [{}, {}],
  ],
  'transfer-started-survivor': [[{ transferId }, { transferId }]],
  'authenticate-now': [[{ transferId }, { transferId }]],
  'authenticate-reminder': [[{ transferId }, { transferId }]],
  'transfer-cancelled-survivor': [
    [
      { transferId, note: 'link' },
      { transferId, how: 'link' },
    ],
    [
      { transferId, note: 'signed in' },
      { transferId, how: 'signed in' },
    ],
  ],
  'host-is-back': [[{ note: 'link' }, { how: 'link' }]],
  'documents-accessible': [[{ transferId }, { transferId }]],
  'opening-failed': [[{ transferId }, { transferId }]],
  'first-access': [[{ transferId }, { transferId }]],
  'codes-guessed': [
    [
      { transferId, subject: 'ben' },
      { transferId, survivor: 'ben' },
    ],
  ],
  'transfer-stalled-survivor': [[{ transferId }, { transferId }]],
  'contacts-replaced': [[{}, {}]],
  'codes-replaced': [[{}, {}]],
  'contacts-restored': [[{}, {}]],
  'survivors-changed': [
    [{ note: 'removed' }, { what: 'removed' }],
    [{ note: 'added' }, { what: 'added' }],
  ],
  'host-renamed': [
    [
      { note: 'Ann', subject: 'Anna' },
      { formerName: 'Ann', newName: 'Anna' },
    ],
  ],
};

const forms = Object.entries(FORMS).flatMap(([template, pairs]) => pairs.map(([earlier, now]): [string, object, object] => [template, earlier, now]));
const message = (template: string, facts: object) =>
  ({ kind: 'message', key: 'event/host', template, to: { host: true, spread: 'all' }, notBefore: newest, ...facts }) as unknown as Effect;

it.each(forms)('%s is read from the earlier form: %j', (template, earlier, now) => {
  expect(readEffect(message(template, earlier))).toEqual(message(template, now));
});

it.each(forms)('%s of the present form is read as it is stored', (template, _, now) => {
  expect(readEffect(message(template, now))).toEqual(message(template, now));
});

it('an effect that is no message is read as it is stored', () => {
  const effect: Effect = { kind: 'forget-staged', key: 'draft/1', objects: ['a'] };
  expect(readEffect(effect)).toBe(effect);
});

it('a message of a template that this version does not have is read as it is stored', () => {
  expect(readEffect(message('of-another-version', { note: 'x' }))).toMatchObject({ template: 'of-another-version', key: 'event/host' });
});
