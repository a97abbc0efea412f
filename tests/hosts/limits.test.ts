import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { addConnector } from '#channels/add-connector.ts';
import { MAX_CONNECTORS, MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_STORAGES, MAX_SURVIVORS, MAX_WILL_BYTES } from '#common/limits.ts';
import { assertMayEnrol } from '#factors/enrol-factor.ts';
import { MAX_FACTORS } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { addStorage } from '#storages/add-storage.ts';
import { assertConnectable } from '#storages/begin-sign-in.ts';
import { assertAddable } from '#survivors/add-survivor.ts';
import { announceUpload } from '#wills/announce-upload.ts';

const NOW = '2031-03-11T10:00:00.000Z';
// A refusal uses nothing else: it stores nothing.
const app = { now: () => new Date(NOW) } as unknown as App;
const request = { requestId: 'one', sessionId: 'one', admit: async () => Promise.reject(new Error('This is counted.')) };
const hostWith = (rows: object) => ({ root: { versions: {} }, storages: [], connectors: [], uploads: [], ...rows }) as unknown as HostRecord;
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const file = (size = 1) => ({ size, filename: 'a', mimeType: 'text/plain', sha256: '' });
const announce = (rows: object, files: object[]) => announceUpload(app, hostWith(rows), files as Parameters<typeof announceUpload>[2], 'one');
const outstanding = (count: number, size: number) => ({ uploads: [{ id: 'a', files: many(count, file(size)), createdAt: NOW }] });
const email = { type: 'email', name: 'Another', priority: 0, config: {} } as const;

it.each<[string, string, () => unknown]>([
  ['Survivors', 'survivor_limit_reached', () => assertAddable(hostWith({ survivors: many(MAX_SURVIVORS, {}) }))],
  [
    'connectors',
    'connector_limit_reached',
    () => addConnector(app, hostWith({ connectors: many(MAX_CONNECTORS, { name: 'Mail' }) }), email, request),
  ],
  [
    'storages',
    'storage_limit_reached',
    () => addStorage(app, hostWith({ storages: many(MAX_STORAGES, {}) }), {} as Parameters<typeof addStorage>[2], request),
  ],
  [
    'storages, with a cloud drive',
    'storage_limit_reached',
    () => assertConnectable(hostWith({ storages: many(MAX_STORAGES, { id: 'one' }) }), 'drive_a', undefined),
  ],
  ['second factors', 'factor_limit_reached', () => assertMayEnrol(hostWith({ factors: { list: many(MAX_FACTORS, {}) } }))],
  ['bytes in a document', 'document_too_large', () => announce({}, [file(MAX_FILE_BYTES + 1)])],
  ['documents', 'too_many_documents', () => announce({ draft: { documents: many(MAX_DOCUMENTS, {}) } }, [file()])],
  ['announced documents', 'upload_limit_reached', () => announce(outstanding(MAX_DOCUMENTS, 1), [file()])],
  ['announced bytes', 'upload_limit_reached', () => announce(outstanding(10, MAX_WILL_BYTES / 10), [file()])],
])('a Host has no more %s than the limit', async (_, code, ask) => {
  await expect(async () => ask()).rejects.toMatchObject({ code });
});
