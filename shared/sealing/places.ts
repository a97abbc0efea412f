import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type Storage, storageRefusal } from '#storages/adapters/storage.ts';
import { type Places, placesOf } from '#wills/rules/will.ts';

/** One storage that holds a package, or gets it. It is opened when it is first needed. */
export interface Place {
  storageId: string;
  /** As the Host named it. */
  name: string;
  open(): Promise<Storage>;
}

/** A place whose storage is open. */
export interface OpenPlace extends Place {
  storage: Storage;
}

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

/** Opens every place of a package that is written. Throws Refusal `storage_not_found` if one no longer exists. */
export async function openToWrite(app: App, host: Pick<HostRecord, 'id' | 'storages'>, places: Places): Promise<OpenPlace[]> {
  const found = placesIn(app, host, places);
  if (found.length < placesOf(places).length) throw new Refusal('storage_not_found');
  return Promise.all(found.map(async (place) => ({ ...place, storage: await place.open() })));
}

/** Does the same in every place, and says which one failed if there are several. All of them end before an error is thrown. */
export async function inEachPlace(places: readonly OpenPlace[], work: (storage: Storage) => Promise<void>): Promise<void> {
  const ended = await Promise.allSettled(places.map(({ storage }) => work(storage)));
  for (const [index, one] of ended.entries()) {
    if (one.status === 'rejected') throw places.length > 1 ? namedFailure(places[index]?.name ?? '', one.reason) : one.reason;
  }
}

function namedFailure(name: string, error: unknown): unknown {
  return error instanceof Refusal ? new Refusal(error.code, `${name}: ${error.message}`) : error;
}

/** Keeps one connection to every place open while `work` runs. */
export function keepAllOpen<T>(places: readonly OpenPlace[], work: () => Promise<T>): Promise<T> {
  const [first, ...others] = places;
  return first ? first.storage.keepOpen(() => keepAllOpen(others, work)) : work();
}

/** Keeps one connection to the first place open while `work` runs. The others are used only if it fails. */
export async function keepFirstOpen<T>([first]: readonly Place[], work: () => Promise<T>): Promise<T> {
  const storage = await first?.open().catch(() => undefined);
  return storage ? storage.keepOpen(work) : work();
}

/** Reads from the first place that gives what `read` accepts. Throws the error of the first place if none does. */
export async function firstGood<T>(places: readonly Place[], read: (storage: Storage, place: Place) => Promise<T>): Promise<T> {
  let first: unknown;
  for (const place of places) {
    try {
      return await read(await place.open(), place);
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
