import { createHash } from 'node:crypto';
import { between, oneOf, type Thief } from '#tests/lives/life.ts';
import { type Authenticator, createAuthenticator, keyOfSeed } from '#tests/support/factors.ts';
import type { Chance } from '#tests/world/chance.ts';
import { names } from '#tests/world/names.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import type { Draft } from './build.ts';
import type { Schema } from './operations.ts';

/** What a thief enters where nothing that they have seen fits: what is their own, or made up. */
export function ownText({ format, minLength = 1, maxLength = 200 }: Schema, name: string, { thief, chance, now }: Draft): string {
  if (name in FIXED) return FIXED[name] ?? '';
  if (name.includes('password')) return thief.password;
  if (name === 'code') return String(between(chance, 100_000, 999_999));
  if (format === 'uuid') return uuidOf(chance);
  if (format === 'date-time') return new Date(now + between(chance, 1, 30) * 86_400_000).toISOString();
  if (format === 'idn-email') return thief.email;
  if (name === 'number') return thief.phone;
  // A personal message is nowhere else, so that it is known where it is found.
  if (name === 'personal_message') return `A message of ${thief.name} for one person, ${uuidOf(chance)}`;
  const text = name.includes('name') ? thief.name : `Words of ${thief.name}`;
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

const FIXED: Record<string, string> = {
  locale: 'en',
  timezone: 'UTC',
  relationship: 'friend',
  mime_type: 'text/plain',
  filename: 'note.txt',
  path: '/',
  sha256_hash: 'a'.repeat(64),
};

/** A random UUID, of version 4. */
export function uuidOf(chance: Chance): string {
  const hex = chance.bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A device of the thief, with a passkey for this account. */
export const passkeyOf = ({ name }: Thief, hostId: string): Authenticator =>
  createAuthenticator(names.frontendUrl, hostId, keyOfSeed(createHash('sha256').update(name).digest()));

let places: Awaited<ReturnType<typeof stackOfWorld.endpoints>> | undefined;

/** Reads once what accounts there are at providers. */
export async function loadPlaces(): Promise<void> {
  places ??= await stackOfWorld.endpoints();
}

/** A connector or a storage of the thief. */
export function configOf(type: string, thief: Thief, chance: Chance): object {
  if (type === 'sms') return oneOf(chance, [{ provider: 'service', number: thief.phone }, places?.sms ?? {}]);
  if (type === 'email') {
    const { host, port, username, password } = places?.smtp ?? {};
    return { smtp_host: host, smtp_port: port, username, password, from_address: thief.email };
  }
  if (type === 'whatsapp') return places?.whatsapp ?? {};
  if (type === 'telegram') return { provider: 'telegram', bot_token: `12345678:${'A'.repeat(35)}` };
  if (type === 'object_store') return places?.object_store ?? {};
  if (type === 'sftp') return { host: 'sftp.example.org', port: 22, username: thief.name, password: thief.password };
  return {};
}
