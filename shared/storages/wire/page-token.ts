import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { keyedMark, sameText } from '#custody/keyed-hash.ts';

/** A folder of a Host's storage. */
interface Browsed {
  hostId: string;
  storageId: string;
  path: string;
}

/** The token of a storage for its next page, bound to the folder: storages answer a strange token each in their own way, or take it. */
export async function sealPageToken(app: App, browsed: Browsed, token: string | null): Promise<string | null> {
  return token === null ? null : `${await markOf(app, browsed, token)}.${token}`;
}

/** Returns the storage's own token. Throws Refusal `validation_failed` unless it was made for this folder. */
export async function openPageToken(app: App, browsed: Browsed, sealed: string | undefined): Promise<string | undefined> {
  if (sealed === undefined) return undefined;
  const [mark = ''] = sealed.split('.', 1);
  const token = sealed.slice(mark.length + 1);
  if (sameText(mark, await markOf(app, browsed, token))) return token;
  throw new Refusal('validation_failed', STRANGE, [{ path: 'page_token', message: STRANGE }]);
}

async function markOf(app: App, { hostId, storageId, path }: Browsed, token: string): Promise<string> {
  return keyedMark(await app.keyring.key('record-key'), 'page-token/1', hostId, storageId, path, token);
}

const STRANGE = 'page_token is not of this folder. Please send the one of the page before, with the same path, or leave it out.';
