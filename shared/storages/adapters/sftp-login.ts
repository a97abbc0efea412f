import { createHash, createPrivateKey } from 'node:crypto';
import ssh2, { type Algorithms, type AnyAuthMethod, type AuthHandlerMiddleware } from 'ssh2';
import { Refusal } from '#common/refusal.ts';
import type { SftpConfig } from './config.ts';
import { STORAGE_FAILURES, type StorageFailure } from './failures.ts';

// No SHA-1, no DSA. https://datatracker.ietf.org/doc/html/rfc9142
const HOST_KEYS = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp384', 'ecdsa-sha2-nistp521', 'rsa-sha2-512', 'rsa-sha2-256'] as const;
const MACS = ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'] as const satisfies string[];

/** Names a host key as OpenSSH does: its type and the SHA-256 of the key. https://datatracker.ietf.org/doc/html/rfc4253#section-6.6 */
export function hostKeyName(key: Buffer): string {
  const type = key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
  return `${type} SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/** Allows host keys of the pinned key's own type only: a server that gets an additional key must not look like another server. */
export function algorithms(pinned: string | null): Algorithms {
  const type = pinned?.split(' ')[0];
  const serverHostKey = HOST_KEYS.filter((name) => !type || (type === 'ssh-rsa' ? name.startsWith('rsa-') : name === type));
  return { serverHostKey, hmac: MACS, compress: ['none'] };
}

/** The login methods that a config allows, in order: key, then password. Throws Refusal `storage_failed` for an unusable key. */
export function loginMethods({ username, password, ssh_key }: SftpConfig): AuthHandlerMiddleware {
  const methods: AnyAuthMethod[] = [];
  if (ssh_key) methods.push({ type: 'publickey', username, key: readableKey(ssh_key) });
  if (password) methods.push({ type: 'password', username, password }, dialogue(username, password));
  return (left, _partial, next) => {
    // A method that the server does not accept would only count as another failed login.
    while (left && methods[0] && !left.includes(methods[0].type)) methods.shift();
    // Typed as a name or a method; false, which ends the login, is in the documentation only.
    next(methods.shift() ?? (false as unknown as AnyAuthMethod));
  };
}

/** Some servers ask for the password in a dialogue; any other question gets no answer. */
function dialogue(username: string, password: string): AnyAuthMethod {
  const type = 'keyboard-interactive';
  return {
    type,
    username,
    prompt: (_name, _text, _language, prompts, finish) => finish(prompts.length === 1 && !prompts[0]?.echo ? [password] : []),
  };
}

/** Returns the key in a form that ssh2 reads. */
function readableKey(given: string): string {
  const text = `${given.replaceAll('\r\n', '\n').trim()}\n`;
  if (text.startsWith('-----BEGIN ENCRYPTED PRIVATE KEY-----')) throw unusable('ssh_key_locked');
  const key = text.startsWith('-----BEGIN PRIVATE KEY-----') ? fromPkcs8(text) : text;
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw unusable(/encrypted/i.test(parsed.message) ? 'ssh_key_locked' : 'ssh_key_unreadable');
  if (![parsed].flat()[0]?.isPrivateKey()) throw unusable('ssh_key_public');
  return key;
}

/** ssh2 reads OpenSSH's form and the older PEM forms, but not PKCS#8, which OpenSSL writes. https://datatracker.ietf.org/doc/html/rfc5958 */
function fromPkcs8(pem: string): string {
  try {
    const key = createPrivateKey(pem);
    // Ed25519 has neither form, so its export fails.
    return String(key.export({ type: key.asymmetricKeyType === 'ec' ? 'sec1' : 'pkcs1', format: 'pem' }));
  } catch {
    throw unusable('ssh_key_unreadable');
  }
}

function unusable(failure: StorageFailure): Refusal {
  return new Refusal('storage_failed', STORAGE_FAILURES[failure]);
}
