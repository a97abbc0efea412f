import * as z from 'zod';
import { STORAGE_TYPES } from '#common/storage-kinds.ts';
import { Count, Id, Timestamp } from '#http/wire-types.ts';
import { STORAGE_FAILURES, type StorageFailure } from '#storages/adapters/failures.ts';

export const Storage = z
  .strictObject({
    id: Id,
    type: z.enum(STORAGE_TYPES).describe('`service`: with this service, which is an addition to the specification.'),
    name: z.string(),
    directory_path: z.string().describe('The folder for will documents.'),
    is_connected: z.boolean(),
    last_verified_at: Timestamp.nullable().describe('The last successful test; null before the first.'),
    created_at: Timestamp,
    connection_error: z
      .string()
      .nullable()
      .describe('A sentence that says why the last test failed. Null if it succeeded. An addition to the specification.'),
    connection_error_code: z
      .enum(Object.keys(STORAGE_FAILURES) as [StorageFailure, ...StorageFailure[]])
      .nullable()
      .describe('The same reason for a program, such as a page in another language. Null where there is no error. An addition to the specification.'),
    last_read_back_at: Timestamp.nullable().describe(
      'When the sealed will in this storage was last read back, every file to the last byte. Null without a sealed will in it, and until the first reading after a sealing. An addition to the specification.',
    ),
    read_back_error_code: z
      .enum(['package_altered', 'storage_failed'])
      .nullable()
      .describe(
        'What the last reading found. `package_altered`: files are missing or differ from the sealed ones. `storage_failed`: files could not be read. Null if all files are complete. An addition to the specification.',
      ),
    holds_will: z.boolean().describe('Whether the sealed will is in this storage. An addition to the specification.'),
    host_key: z
      .string()
      .optional()
      .describe(
        'Of an SSH server: the key that it showed at the first test, and without which nothing is sent to it. An addition to the specification.',
      ),
  })
  .meta({ id: 'Storage' });

const BrowseItem = z
  .strictObject({
    name: z.string(),
    type: z.enum(['directory', 'file']),
    path: z.string(),
    size_bytes: Count.nullable().describe('Null for directories.'),
    modified_at: Timestamp.nullable().describe('Null if the storage does not report it, as for folders of an object store.'),
  })
  .meta({ id: 'BrowseItem' });

export const storageList = { 200: z.strictObject({ storages: z.array(Storage) }) };
export const storageReply = { 200: Storage };
export const storageCreated = { 201: Storage };
export const signInStarted = {
  200: z.strictObject({
    redirect_url: z.url().describe('The address to which the frontend sends the user.'),
    state: z.string().describe('Anti-forgery token, valid once within ten minutes.'),
  }),
};
/** Redirects to the frontend, with `storage=success` or `storage=error`. */
export const frontendRedirect = { 302: 'redirect' } as const;
export const browsePage = {
  200: z.strictObject({ items: z.array(BrowseItem), next_page_token: z.string().nullable().describe('Null when there are no more pages.') }),
};
