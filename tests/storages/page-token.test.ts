import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { openPageToken, sealPageToken } from '#storages/wire/page-token.ts';

const app = { keyring: { key: async () => new Uint8Array(32).fill(7) } } as unknown as App;
const FOLDER = { hostId: 'ann', storageId: 'drive', path: '/a' };

it.each(['MTIz', 'a.b.c', 'https://next?x=1', ''])('the token of a storage comes back as it was: %s', async (token) => {
  const sealed = await sealPageToken(app, FOLDER, token);
  expect(await openPageToken(app, FOLDER, sealed ?? undefined)).toBe(token);
});

it('no token stays no token', async () => {
  expect([await sealPageToken(app, FOLDER, null), await openPageToken(app, FOLDER, undefined)]).toEqual([null, undefined]);
});

it('a token is of one folder of one storage of one Host, and anything else is refused', async () => {
  const sealed = (await sealPageToken(app, FOLDER, 'MTIz')) ?? '';
  const others = [
    { ...FOLDER, path: '/b' },
    { ...FOLDER, storageId: 'bucket' },
    { ...FOLDER, hostId: 'eve' },
  ];
  for (const other of others) await expect(openPageToken(app, other, sealed)).rejects.toMatchObject({ code: 'validation_failed' });
  for (const strange of ['x', 'MTIz', `${sealed}x`, '.', '', sealed.replace('.', '')])
    await expect(openPageToken(app, FOLDER, strange)).rejects.toMatchObject({ details: [{ path: 'page_token' }] });
});
