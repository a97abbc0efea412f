import { instant } from '#domain/time.ts';
import type { Sealing } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { Storage } from '#storages/storage.ts';
import { owedRowName } from './reshare.ts';
import { untilCommitted } from './retry.ts';
import { packageFolder } from './seal-package.ts';
import type { HostWithCustody } from './seal-plan.ts';
import { writeBytes } from './sealed-file.ts';

/** Lays the files that the Host's storage could not take before into it, and clears the older generations away. */
export async function writeOwedFiles(app: App, hostId: string): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const sealed = host?.will?.sealed;
  const record = host?.storages.find(({ id }) => id === sealed?.storageId);
  if (!host || !sealed || !record || host.custody.owedFiles.length === 0) return;
  const storage = await app.openStorage(hostId, record);
  await storage.keepOpen(async () => {
    for (const { path, content } of host.custody.owedFiles) {
      await storage.remove(path);
      await writeBytes(storage, path, Buffer.from(content, 'base64'));
    }
    await clearOlder(storage, sealed);
  });
  await untilCommitted(() => settle(app, hostId, host));
}

/** Only what lies below the generation in force: a newer one may be on its way. */
async function clearOlder(storage: Storage, sealed: Sealing): Promise<void> {
  const folder = packageFolder(sealed);
  for (const path of await storage.list(folder)) {
    const generation = /^(?:manifest\.|shares\/)(\d+)/.exec(path.slice(folder.length))?.[1];
    if (generation !== undefined && Number(generation) < sealed.generation) await storage.remove(path);
  }
}

/** Strikes out what was written; what another change has added meanwhile stays owed. */
async function settle(app: App, hostId: string, written: HostWithCustody): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host?.will) return;
  const done = new Set(written.custody.owedFiles.map(({ path }) => path));
  const left = host.custody.owedFiles.filter(({ path }) => !done.has(path));
  const will = { ...host.will, packageBehind: left.length > 0 };
  const remove = host.custody.owedFiles.filter(({ path }) => done.has(path)).map(owedRowName);
  await app.store.commit({ hostId, at: instant(app.now()), aggregates: [{ root: host.root, put: { WILL: will }, remove }] });
}
