import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { timeLeft, withTimeLeft } from '#net/timeout.ts';
import { placeName } from '#storages/adapters/same-place.ts';
import { type Storage, storageRefusal } from '#storages/adapters/storage.ts';
import { isSealedIn, type Places, placesOf } from '#wills/rules/will.ts';

/** One storage that holds a package, or gets it. It is opened when it is first needed. */
export interface Place {
  storageId: string;
  /** As the Host named it. */
  name: string;
  open(): Promise<Storage>;
}

/** A place that gets files. `mayMiss`: it holds the will already, and can get them later. */
export interface TargetPlace extends Place {
  mayMiss: boolean;
}

/** Why work in some places has failed, by their ids. */
export type Failures = ReadonlyMap<string, unknown>;

/** Returns the places of a package that still exist, in their order. Throws Refusal `storage_not_found` if there is none. */
export function placesIn(app: App, { id: hostId, storages }: Pick<HostRecord, 'id' | 'storages'>, places: Places): Place[] {
  const found = placesOf(places).flatMap((id): Place[] => {
    const record = storages.find((storage) => storage.id === id);
    if (!record) return [];
    let opened: Promise<Storage> | undefined;
    return [{ storageId: id, name: record.name, open: () => (opened ??= app.openStorage(hostId, record)) }];
  });
  if (found.length === 0) throw new Refusal('storage_not_found');
  return found;
}

/** Returns the places that get a package. Throws Refusal `storage_not_found` if one no longer exists. */
export function targetPlaces(app: App, host: Pick<HostRecord, 'id' | 'storages' | 'will'>, places: Places): TargetPlace[] {
  const found = placesIn(app, host, places);
  if (found.length < placesOf(places).length) throw new Refusal('storage_not_found');
  return found.map((place) => ({ ...place, mayMiss: isSealedIn(host.will, place.storageId) }));
}

/** Does the same in every place, each over its own connection. A place that fails does not keep the others from it. All of them end. */
export async function inEachPlace(places: readonly Place[], work: (storage: Storage, place: Place) => Promise<void>): Promise<Failures> {
  const failures = new Map<string, unknown>();
  const inOne = async (place: Place): Promise<void> => {
    const storage = await place.open();
    await storage.keepOpen(() => work(storage, place));
  };
  await Promise.all(places.map((place) => inOne(place).catch((error: unknown) => void failures.set(place.storageId, error))));
  return failures;
}

/**
 * Returns the ids of the places that failed and get their files later. Throws the failure of one that must not be missed, and of the first
 * one if all have failed. With several places it says which one.
 */
export function missedIn(places: readonly TargetPlace[], failures: Failures): string[] {
  const failed = places.filter(({ storageId }) => failures.has(storageId));
  const fatal = failed.length === places.length ? failed[0] : failed.find(({ mayMiss }) => !mayMiss);
  if (fatal) throw places.length > 1 ? namedFailure(fatal.name, failures.get(fatal.storageId)) : failures.get(fatal.storageId);
  return failed.map(({ storageId }) => storageId);
}

function namedFailure(name: string, error: unknown): unknown {
  return error instanceof Refusal ? new Refusal(error.code, `${name}: ${error.message}`) : error;
}

/** Keeps one connection to the first place open while `work` runs. The others are used only if it fails. */
export async function keepFirstOpen<T>([first]: readonly Place[], work: () => Promise<T>): Promise<T> {
  const storage = await first?.open().catch(() => undefined);
  return storage ? storage.keepOpen(work) : work();
}

/** Reads from the first place that gives what `read` accepts. Throws the error of the first place if none does. */
export async function firstGood<T>(places: readonly Place[], read: (storage: Storage, place: Place) => Promise<T>): Promise<T> {
  let first: unknown;
  for (const [at, place] of places.entries()) {
    // One that is busy leaves the others their share of the time.
    const share = timeLeft() / (places.length - at);
    try {
      return await withTimeLeft(share, async () => read(await place.open(), place));
    } catch (error) {
      first ??= error;
    }
  }
  throw first ?? storageRefusal(new Refusal('storage_not_found'));
}

/** Names the storages of a package with their settings: another text means that one of them leads to another place by now. */
export function settingsOf({ storages }: Pick<HostRecord, 'storages'>, places: Places): string {
  return JSON.stringify(placesOf(places).map((id) => [id, storages.find((storage) => storage.id === id)?.config]));
}

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
