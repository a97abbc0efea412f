import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import ssh2, { type AnyAuthMethod, type AuthHandlerMiddleware, type KeyboardInteractiveAuthMethod, type ServerHostKeyAlgorithm } from 'ssh2';
import { Refusal } from '#domain/refusal.ts';
import type { SftpConfig } from './config.ts';

const { utils } = ssh2;

// No SHA-1, no DSA. https://datatracker.ietf.org/doc/html/rfc9142
const HOST_KEY_ALGORITHMS: readonly ServerHostKeyAlgorithm[] = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'rsa-sha2-512',
  'rsa-sha2-256',
];

/** Names a server's key as OpenSSH does: its type and the SHA-256 of the key. https://datatracker.ietf.org/doc/html/rfc4253#section-6.6 */
export function hostKeyName(key: Buffer): string {
  const type = key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
  return `${type} SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/** Asks for a pinned key's own type alone: a server that gets a further key must not look like another server. */
export function hostKeyAlgorithms(pinned: string | null): ServerHostKeyAlgorithm[] {
  const type = pinned?.split(' ')[0];
  if (!type) return [...HOST_KEY_ALGORITHMS];
  return HOST_KEY_ALGORITHMS.filter((name) => (type === 'ssh-rsa' ? name.startsWith('rsa-') : name === type));
}

/** The ways to log in that a config allows, one after the other. Throws Refusal `storage_failed` for a key that can't be used. */
export function loginMethods({ username, password, ssh_key }: SftpConfig): AuthHandlerMiddleware {
  const methods: AnyAuthMethod[] = [
    ...(ssh_key ? [{ type: 'publickey' as const, username, key: readableKey(ssh_key) }] : []),
    ...(password
      ? [
          { type: 'password' as const, username, password },
          { type: 'keyboard-interactive' as const, username, prompt: answering(password) },
        ]
      : []),
  ];
  return (left, _partial, next) => {
    // What the server does not take anyway would only count as one more failure.
    let method = methods.shift();
    while (method && left && !left.includes(method.type)) method = methods.shift();
    // Typed as a name or a method; false, which ends it, is in its documentation only.
    next(method ?? (false as unknown as AnyAuthMethod));
  };
}

/** Some servers ask for the password in a dialogue; any other question stays without an answer. */
function answering(password: string): KeyboardInteractiveAuthMethod['prompt'] {
  return (_name, _instructions, _language, prompts, finish) => finish(prompts.length === 1 && !prompts[0]?.echo ? [password] : []);
}

/** The key in a form that ssh2 reads. */
function readableKey(given: string): string {
  const key = inOwnForm(`${given.replaceAll('\r\n', '\n').trim()}\n`);
  const parsed = utils.parseKey(key);
  if (parsed instanceof Error) throw unusable(/encrypted/i.test(parsed.message) ? LOCKED : UNREADABLE);
  const [first] = [parsed].flat();
  if (!first?.isPrivateKey()) throw unusable(PUBLIC);
  return key;
}

/** ssh2 knows the OpenSSH form and the older PEM forms, but not PKCS#8, which OpenSSL writes. https://datatracker.ietf.org/doc/html/rfc5958 */
function inOwnForm(key: string): string {
  if (key.startsWith('-----BEGIN ENCRYPTED PRIVATE KEY-----')) throw unusable(LOCKED);
  if (!key.startsWith('-----BEGIN PRIVATE KEY-----')) return key;
  const parsed = parsedPem(key);
  if (parsed.asymmetricKeyType === 'rsa') return parsed.export({ type: 'pkcs1', format: 'pem' }).toString();
  if (parsed.asymmetricKeyType === 'ec') return parsed.export({ type: 'sec1', format: 'pem' }).toString();
  throw unusable(UNREADABLE);
}

function parsedPem(key: string): KeyObject {
  try {
    return createPrivateKey(key);
  } catch {
    throw unusable(UNREADABLE);
  }
}

const LOCKED = 'This key is protected by a passphrase. Please use a key without one, made for this service alone.';
const PUBLIC = 'This is the public part of a key. Please give the private part.';
const UNREADABLE = 'This key can not be read. Please use a key made by: ssh-keygen -t ed25519.';

function unusable(sentence: string): Refusal {
  return new Refusal('storage_failed', sentence);
}
