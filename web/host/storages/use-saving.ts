import { useState } from 'preact/hooks';
import type { OwnStorageType } from '#common/storage-kinds.ts';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { type Call, useCall } from '#web/shared/use-call.ts';
import type { Storage } from './kinds.ts';

/** The values of a form. `directory` counts for a new storage only. */
export interface StorageValues {
  type: OwnStorageType;
  name: string;
  directory: string;
  config: Record<string, unknown>;
}

/** Saves and tests a storage. One that was saved and does not work is corrected in place by the next press. */
export function useSaving(
  existing: Storage | undefined,
  onSaved: (storage: Storage) => void,
): { saving: Call<StorageValues>; saved: Storage | null } {
  const [saved, setSaved] = useState<Storage | null>(null);
  const requestKey = useRequestKey();
  const id = (existing ?? saved)?.id;
  const saving = useCall(async (values: StorageValues) => {
    const storage = id === undefined ? await add(values, requestKey(values)) : await renew(id, values);
    setSaved(storage);
    onSaved(storage);
  });
  return { saving, saved };
}

function add({ type, name, directory, config }: StorageValues, key: { 'idempotency-key': string }): Promise<Storage> {
  // The form has checked that the config is one of its type. The service checks it again.
  const body = { type, name, directory_path: directory, config } as never;
  return hostCall((api, headers) => api.POST('/api/storages', { headers: { ...headers, ...key }, body }));
}

function renew(id: string, { name, config }: StorageValues): Promise<Storage> {
  return hostCall((api, headers) => api.PUT('/api/storages/{id}', { headers, params: { path: { id } }, body: { name, config } }));
}
