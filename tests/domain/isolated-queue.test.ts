import { expect, it } from 'vitest';
import type { Effect } from '#domain/effect.ts';
import { isolatedQueueOf } from '#domain/isolated-queue.ts';

const message = (to: Extract<Effect, { kind: 'message' }>['to']): Effect => ({ kind: 'message', key: 'k', template: 'liveness-check', to });

it.each<[string, Effect, string | undefined]>([
  ['a message to the Host, which may go over their mail server', message({ host: true, spread: 'first' }), 'messages'],
  ['a notice to the Host over all channels', message({ host: true, spread: 'all' }), 'messages'],
  ['a message to one address of the Host, by our own mailer', message({ host: true, spread: 'first', only: 'present' }), undefined],
  ['a message to a Survivor', message({ survivor: 'ben' }), undefined],
  ['a code, for which the mail server of the Host stands in', { kind: 'send-code', key: 'k', sessionId: 's', requestId: 'r' }, 'messages'],
  ['files for a storage', { kind: 'write-owed-files', key: 'k', generation: 1 }, 'storages'],
  ['files to delete in a storage', { kind: 'forget-package', key: 'k', storageId: 's', prefix: 'p/' }, 'storages'],
  ['a trial of connectors and storages', { kind: 'check-ways', key: 'k' }, 'storages'],
  ['an audit, which has a worker of its own', { kind: 'audit-package', key: 'k', revision: 1 }, undefined],
])('%s', (_, effect, lane) => expect(isolatedQueueOf(effect)).toBe(lane));
