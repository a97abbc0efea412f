import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { allStoragesOf, type HostRecord } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import { removeAll } from '#storages/adapters/storage.ts';
import { grantId } from '#storages/rows/grants.ts';
import type { RowName } from '#store/keys.ts';

/**
 * Deletes every row, every staged file and every file with the service of a Host. The record itself is the last: until then a crash
 * leaves everything that is needed to find the rest again. It ends with one commit, after which no one finds the Host.
 */
export async function eraseHost(app: App, host: HostRecord): Promise<void> {
  const ids = await wireIds(app);
  for (const id of await app.store.erasure.transfersOf(host.id)) await app.store.erasure.transfer(host.id, id, ids.transfer(id));
  await app.store.erasure.sessions(host.id);
  await app.store.erasure.will(host.profile.willId);
  // Only cloud drives have a grant. A reset may have set some of them aside.
  for (const { config } of allStoragesOf(host)) await app.store.grants.remove(grantId(config));
  for (const folder of ['drafts', 'incoming']) {
    const staged = await app.staging.list(`${folder}/${host.id}/`);
    await app.staging.remove(staged.map(({ key }) => key));
  }
  await emptyServiceFolders(app, host);
  // The root lists its rows by their names. Those of the will are deleted already, so what is left fits into one transaction.
  const remove = Object.keys(host.root.versions) as RowName[];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root, remove }] });
  await app.store.erasure.host(host.id);
}

/** No one could find these folders after the Host's record. */
async function emptyServiceFolders(app: App, host: HostRecord): Promise<void> {
  for (const record of host.storages.filter(({ type }) => type === 'service')) {
    const storage = await app.openStorage(host.id, record);
    await storage.keepOpen(() => removeAll(storage, ''));
  }
}
