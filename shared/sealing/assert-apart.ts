import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { placeName } from '#storages/adapters/same-place.ts';

/**
 * Throws Refusal `same_place` if two of these storages are one place: the will would then count two copies and have one.
 * `tried`: settings that one of them is to get, not wrapped yet.
 */
export async function assertApart(
  { envelope }: Pick<App, 'envelope'>,
  { id: hostId, storages }: Pick<HostRecord, 'id' | 'storages'>,
  ids: readonly string[],
  tried?: { id: string; config: object },
): Promise<void> {
  if (ids.length < 2) return;
  const configOf = async ({ id, type, config }: StorageRecord): Promise<unknown> => {
    if (tried?.id === id) return tried.config;
    if (type === 'service') return undefined;
    return JSON.parse((await envelope.decrypt('storage-config', { host: hostId, storage: id }, config)).toString('utf8'));
  };
  const named = storages.filter(({ id }) => ids.includes(id));
  const places = await Promise.all(named.map(async (storage) => placeName({ ...storage, config: await configOf(storage) })));
  if (new Set(places).size < places.length) throw new Refusal('same_place');
}
