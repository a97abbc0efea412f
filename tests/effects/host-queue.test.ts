import { expect, it } from 'vitest';
import { type Effect, hostQueueOf } from '#effects/effect.ts';
import type { HostAudience } from '#effects/message-effect.ts';

const toHost = (to: HostAudience): Effect => ({ kind: 'message', key: 'k', template: 'liveness-check', to, check: 1 });
const toSurvivor: Effect = { kind: 'message', key: 'k', template: 'pending-transfer-survivor', to: { survivor: 'ben' } };

it.each<[string, Effect, string | undefined]>([
  ['a message to the Host, which may go over their mail server', toHost({ host: true, spread: 'first' }), 'messages'],
  ['a notice to the Host over all channels', toHost({ host: true, spread: 'all' }), 'messages'],
  ['a message to one address of the Host, by our own mailer', toHost({ host: true, spread: 'first', only: 'present' }), undefined],
  ['a message to one address and all other channels', toHost({ host: true, spread: 'all', only: 'settled' }), 'messages'],
  ['a message to an address that the Host has left', toHost({ host: true, spread: 'first', at: 'ann@former.example' }), undefined],
  ['a message to a Survivor', toSurvivor, undefined],
  ['a code, which the mail server of the Host may send', { kind: 'send-code', key: 'k', sessionId: 's', requestId: 'r', asker: 'a' }, 'messages'],
  ['files for a storage', { kind: 'write-pending-files', key: 'k', storageId: 's', generation: 1 }, 'storages'],
  ['files to delete in a storage', { kind: 'delete-package', key: 'k', storageId: 's', prefix: 'p/' }, 'storages'],
  ['earlier sealings to delete in a storage', { kind: 'delete-earlier', key: 'k', storageId: 's', packageId: 'p', revision: 2 }, 'storages'],
  ['the folder of a storage that was deleted', { kind: 'empty-service-folder', key: 'k', directoryPath: '/p' }, 'storages'],
  ['a trial of connectors and storages', { kind: 'check-connections', key: 'k' }, 'storages'],
  ['an audit, which has a separate worker', { kind: 'audit-package', key: 'k', revision: 1 }, undefined],
])('%s', (_, effect, queue) => expect(hostQueueOf(effect)).toBe(queue));
