import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type HostWithCustody, recipientsOf, type SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { unwrapSurvivorKey } from './opened-will.ts';
import type { KeyChange } from './survivor-change.ts';

/**
 * Returns the changed key row of the one Survivor, or undefined if none changes. Unwraps the Survivor's key where a message or a
 * binding has to follow.
 */
export async function renewKey(app: App, host: HostWithCustody, change: KeyChange): Promise<SurvivorKeyRow | undefined> {
  if (change.does === 'nothing') return undefined;
  if (change.does === 'add') return change.key;
  const id = change.does === 'replace' ? change.key.survivor : change.survivor.id;
  const before = host.custody.keys.get(id);
  if (change.does === 'replace' && !before?.message) return { ...change.key, message: null };
  if (!before) throw new Refusal('record_altered');
  const identity = await unwrapSurvivorKey(app, host, id);
  if (change.does === 'replace') {
    const text = await decryptBytes({ identity }, Buffer.from(before.message ?? '', 'base64'));
    return { ...change.key, message: base64(await encryptTo(recipientsOf(change.key), text)) };
  }
  const { survivor, message } = change;
  const salt = randomBytes(32);
  const binding = { host: host.id, survivor: id, contacts: contactsHash(salt, survivor.contacts) };
  const bound = { ...before, wrapped: await app.envelope.encrypt('survivor-key', binding, identity), salt: base64(salt) };
  if (message === undefined) return bound;
  return { ...bound, message: message === '' ? null : base64(await encryptTo(recipientsOf(before), Buffer.from(message, 'utf8'))) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
