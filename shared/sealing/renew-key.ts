import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes, encryptBytes } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import type { HostWithCustody, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import type { KeyChange } from './survivor-change.ts';
import { unwrapSurvivorKey } from './unlock.ts';

/** Returns the changed key row of the one Survivor, or undefined if none changes. Unwraps the Survivor's key where a message or binding has to follow. */
export async function renewKey(app: App, host: HostWithCustody, change: KeyChange): Promise<SurvivorKeyRow | undefined> {
  if (change.does === 'nothing') return undefined;
  if (change.does === 'add') return change.key;
  return change.does === 'replace' ? replaceKey(app, host, change.key) : rebindKey(app, host, change);
}

async function replaceKey(app: App, host: HostWithCustody, key: SurvivorKeyRow): Promise<SurvivorKeyRow> {
  const message = host.custody.keys.get(key.survivor)?.message;
  if (!message) return { ...key, message: null };
  const identity = await unwrapSurvivorKey(app, host, key.survivor);
  const text = await decryptBytes({ identity }, Buffer.from(message, 'base64'));
  return { ...key, message: base64(await encryptBytes(key.recipient, text)) };
}

async function rebindKey(
  app: App,
  host: HostWithCustody,
  { survivor: { id, contacts }, message }: Extract<KeyChange, { does: 'rebind' }>,
): Promise<SurvivorKeyRow> {
  const before = host.custody.keys.get(id);
  if (!before) throw new Refusal('record_altered');
  const identity = await unwrapSurvivorKey(app, host, id);
  const salt = randomBytes(32);
  const binding = { host: host.id, survivor: id, contacts: contactsHash(salt, contacts) };
  const wrapped = await app.envelope.encrypt('survivor-key', binding, identity);
  return { ...before, wrapped, salt: base64(salt), message: await messageFile(before, message) };
}

async function messageFile({ recipient, message: before }: SurvivorKeyRow, message: string | undefined): Promise<string | null> {
  if (message === undefined) return before;
  return message === '' ? null : base64(await encryptBytes(recipient, Buffer.from(message, 'utf8')));
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
