import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type HostWithCustody, recipientsOf, type SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import type { KeptMessages } from '#hosts/rules/personal-message.ts';
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
  if (change.does === 'replace' && !hasText(change.kept)) return { ...change.key, ...change.kept };
  if (!before) throw new Refusal('record_altered');
  const identity = await unwrapSurvivorKey(app, host, id);
  if (change.does === 'replace') return { ...change.key, ...(await takenOver(change.kept, identity, change.key)) };
  const { survivor, kept, text } = change;
  const salt = randomBytes(32);
  const binding = { host: host.id, survivor: id, contacts: contactsHash(salt, survivor.contacts) };
  const bound = { ...before, ...kept, wrapped: await app.envelope.encrypt('survivor-key', binding, identity), salt: base64(salt) };
  return text === undefined ? bound : { ...bound, message: base64(await encryptTo(recipientsOf(before), Buffer.from(text, 'utf8'))) };
}

function hasText(kept: KeptMessages): boolean {
  return [kept, ...(kept.earlierMessages ?? [])].some(({ message }) => message !== null);
}

/** Encrypts the messages of a key for the one that takes its place. */
async function takenOver({ message, earlierMessages = [] }: KeptMessages, identity: string, key: SurvivorKeyRow): Promise<KeptMessages> {
  const forKey = async (text: string | null) =>
    text === null ? null : base64(await encryptTo(recipientsOf(key), await decryptBytes({ identity }, Buffer.from(text, 'base64'))));
  const earlier = earlierMessages.map(async (one) => ({ ...one, message: await forKey(one.message) }));
  return { message: await forKey(message), earlierMessages: await Promise.all(earlier) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
