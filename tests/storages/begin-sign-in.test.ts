import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { DRIVE_ADDRESSES } from '#storages/adapters/drive-addresses.ts';
import { beginSignIn } from '#storages/begin-sign-in.ts';
import { createDrives } from '#storages/drives/drives.ts';

it('a sign-in at a drive that is not set up is refused, and nothing is stored', async () => {
  const world = { env: { DRIVE_A_CLIENT_ID: '' }, addresses: DRIVE_ADDRESSES };
  const drives = createDrives(world as unknown as Parameters<typeof createDrives>[0]);
  // No other part of the App is used before the refusal.
  const app = { env: { API_URL: 'https://api.example.com' }, drives } as App;
  const host = { storages: [], root: { versions: {} } } as unknown as HostRecord;
  await expect(beginSignIn(app, host, { type: 'drive_a', storageId: undefined, sessionId: 'one' })).rejects.toMatchObject({
    code: 'storage_type_unavailable',
  });
});
