import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { type Manifest, manifestBytes } from '#custody/manifest.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Place } from '#sealing/places.ts';
import { type Finding, repairCopies } from '#sealing/repair-copies.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import type { Backend } from '#tests/storages/contract.ts';
import { objectStoreBackend } from '#tests/storages/object-store-backend.ts';

const hexHash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const CONTENT = 'a sealed letter';
const DOCUMENT = { path: 'letter.age', role: 'document' as const, size: CONTENT.length, sha256: hexHash(CONTENT) };
const PATH = 'package/1/letter.age';

/** A Host whose will was sealed as this revision, with these documents. */
function hostWith({ revision = 1, files = [DOCUMENT.path] } = {}): HostWithCustody {
  const manifest: Manifest = {
    ...{ format: 'will-package/1', package: 'c0ffee00-0000-4000-8000-000000000000', revision, generation: 1, sealed_at: '2026-11-21T09:00:00.000Z' },
    ...{ threshold: 2, total: 3, recipient: `age1${'q'.repeat(58)}`, host_key: Buffer.alloc(32).toString('base64') },
    files: files.map((path) => ({ ...DOCUMENT, path, head: hexHash('head') })),
  };
  const text = Buffer.from(manifestBytes(manifest)).toString();
  const sealed = { packageId: 'package', revision, generation: 1, manifestHash: hexHash(text) };
  const custody = { manifest: { generation: 1, text, mac: '', signature: '' }, pendingFiles: [] };
  return { id: 'ann', will: { sealed }, custody } as unknown as HostWithCustody;
}

const backends: Backend[] = [];
const storages: Storage[] = [];
beforeAll(async () => {
  backends.push(await objectStoreBackend(), await objectStoreBackend());
});
beforeEach(async () => {
  for (const backend of backends) await backend.empty();
  storages.splice(0, 2, ...(await Promise.all(backends.map((backend) => backend.open()))));
  await put(1, CONTENT);
});
afterAll(async () => {
  for (const backend of backends) await backend.stop();
});

const put = (at: number, content: string) => storages[at]?.write(PATH, Readable.from([Buffer.from(content)]), {});
const readAt = async (at: number): Promise<string | undefined> => {
  const storage = storages[at];
  return storage && (await storage.list('')).includes(PATH) ? String(await buffer(await storage.read(PATH))) : undefined;
};

const lacks: Finding = { damaged: [DOCUMENT.path], unread: 0, repaired: 0 };
const whole: Finding = { damaged: [], unread: 0, repaired: 0 };

const appWith = (after: HostWithCustody | undefined) =>
  ({ store: { hosts: { loadWithCustody: async () => after } }, log: { warn: () => {} } }) as unknown as App;
const places = () => storages.map((storage, at): Place => ({ storageId: `${at}`, name: `${at}`, open: async () => storage }));
const byStorage = (...found: Finding[]) => new Map(found.map((finding, at) => [`${at}`, finding]));

/** Repairs the first of two storages. `after`: the Host's record when the file has been written. */
async function repaired({ after, found = [lacks, whole] }: { after?: HostWithCustody | undefined; found?: Finding[] } = {}) {
  return [...(await repairCopies(appWith(after), hostWith(), { places: places(), files: [DOCUMENT], found: byStorage(...found) })).values()];
}

describe('a file that one of two storages lacks', () => {
  it('is written again from the other one, if it is still sealed then', async () => {
    expect(await repaired({ after: hostWith() })).toEqual([{ ...whole, repaired: 1 }, whole]);
    expect(await readAt(0)).toBe(CONTENT);
  });

  it('replaces a damaged one', async () => {
    await put(0, 'another letter');
    await repaired({ after: hostWith() });
    expect(await readAt(0)).toBe(CONTENT);
  });

  it.each([
    ['the account is deleted', undefined],
    ['the will is deleted', { ...hostWith(), will: undefined } as unknown as HostWithCustody],
    ['the will is sealed again', hostWith({ revision: 2 })],
    ['the will is sealed without this file', hostWith({ files: ['other.age'] })],
  ])('does not come back if %s while it is written', async (_, after) => {
    expect(await repaired({ after })).toEqual([lacks, whole]);
    expect(await readAt(0)).toBeUndefined();
  });

  it.each<[string, Finding[]]>([
    ['lacks it too', [lacks, lacks]],
    ['could not be read', [lacks, { ...whole, unread: 1 }]],
    ['was not read', [lacks]],
  ])('stays as it is if the other one %s', async (_, found) => {
    await put(0, 'another letter');
    expect(await repaired({ after: hostWith(), found })).toEqual(found);
    expect(await readAt(0)).toBe('another letter');
  });

  it('stays missing if the other one returns other bytes than those that were sealed', async () => {
    await storages[1]?.remove(PATH);
    await put(1, 'a forged letter');
    expect(await repaired({ after: hostWith() })).toEqual([lacks, whole]);
    expect(await readAt(0)).toBeUndefined();
  });
});

describe('a storage that lacks a whole sealing', () => {
  const manifest = { path: 'manifest.1.json', role: 'manifest' as const, size: CONTENT.length, sha256: hexHash(CONTENT) };
  const behind = { ...lacks, damaged: [manifest.path, DOCUMENT.path] };
  const last = { storageId: '0', revision: 0, generation: 0, manifestHash: '', papers: [] };

  /** Copies a manifest and a document into the first storage. */
  async function copied(host: HostWithCustody): Promise<(string | undefined)[]> {
    const pendingFiles = [{ path: 'package/1/manifest.1.json', content: Buffer.from(CONTENT).toString('base64') }];
    const known = { ...hostWith(), ...host, custody: { ...hostWith().custody, pendingFiles } };
    await repairCopies(appWith(hostWith()), known, {
      places: places(),
      files: [manifest, DOCUMENT],
      found: byStorage(behind, whole),
    });
    return storages[0]?.list('') ?? [];
  }
  const hostBehind = (isBehind: boolean) => ({ will: { ...hostWith().will, ...(isBehind && { behind: [last] }) } }) as unknown as HostWithCustody;

  it('gets no manifest while it lacks a file: a reader takes the newest manifest, and the earlier package is whole', async () => {
    await storages[1]?.remove(PATH);
    await put(1, 'a forged letter');
    expect(await copied(hostBehind(true))).toEqual([]);
    expect(await copied(hostBehind(false))).toEqual(['package/1/manifest.1.json']);
  });
});
