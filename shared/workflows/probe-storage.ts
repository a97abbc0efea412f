import type { StorageRecord } from '#domain/host.ts';
import type { App } from '#platform/app.ts';
import { storageFailure } from '#storages/index.ts';

/** Null when the storage can be used, else a sentence for the Host. */
export async function probeStorage(
  app: App,
  hostId: string,
  place: Pick<StorageRecord, 'id' | 'type' | 'directoryPath' | 'config'>,
): Promise<string | null> {
  try {
    const storage = await app.openStorage(hostId, place);
    await storage.probe();
    return null;
  } catch (error) {
    return storageFailure(error);
  }
}
