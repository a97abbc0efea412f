import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { validate } from '#http/validate.ts';
import { isDirectoryPath, isOwnStorage, MAX_PATH_BYTES, OWN_STORAGES } from '#storages/adapters/index.ts';

/** A folder of the Host's storage. */
export const DirectoryPath = z
  .string()
  .min(1, 'directory_path is required.')
  .refine(isDirectoryPath, 'directory_path must be a folder path without "..".')
  .meta({ maxLength: MAX_PATH_BYTES, description: `${MAX_PATH_BYTES} bytes in UTF-8 at most.` });

/** Reads new settings of a storage. Its type is known only when the request is read. Cloud drives are connected through their provider instead. */
export function readStorageConfig(type: StorageRecord['type'], config: object): object {
  if (type === 'service')
    throw new Refusal('validation_failed', 'This storage has no settings, so nothing was changed. Only its name can be changed.');
  if (!isOwnStorage(type))
    throw new Refusal('validation_failed', 'This storage is a cloud drive, so nothing was changed. Please connect it again instead.');
  return validate<object>(OWN_STORAGES[type].config, config, ['config']);
}
