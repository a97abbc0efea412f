import { createHash } from 'node:crypto';
import { lengthPrefixed } from './length-prefixed.ts';
import { sha256 } from './primitives.ts';

// A statement is signed with Ed25519 twice: its own bytes, for openssl, and the SSHSIG form of it, for ssh-keygen.
// https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.sshsig

/** What `ssh-keygen -Y verify` takes as `-n`. It keeps a signature from being used for anything else. */
export const SSH_NAMESPACE = 'will-evidence';
/** What `ssh-keygen -Y verify` takes as `-I`. */
export const SSH_PRINCIPAL = 'will-service';
const KEY_TYPE = 'ssh-ed25519';
const HASH = 'sha512';
const MAGIC = 'SSHSIG';
const VERSION = new Uint8Array([0, 0, 0, 1]);
/** SubjectPublicKeyInfo of an Ed25519 key without its 32 bytes (RFC 8410). */
const SPKI_START = Buffer.from('302a300506032b6570032100', 'hex');

/** What a statement says about a report. */
export interface StatementFacts {
  report: string;
  madeAt: string;
  madeFor: 'host' | 'survivor';
  service: string;
  history: { number: number; hash: string };
  /** Names the key that signs. */
  keyId: string;
}

/** Returns the statement, one fact a line. It never begins like an SSHSIG form, so neither signature passes for the other. */
export function evidenceStatement({ report, madeAt, madeFor, service, history, keyId }: StatementFacts): string {
  const bytes = new TextEncoder().encode(report);
  return [
    'Will evidence statement 1',
    `report-sha256: ${hex(sha256(bytes))}`,
    `report-size: ${bytes.length}`,
    `made-at: ${madeAt}`,
    `made-for: ${madeFor}`,
    `service: ${service}`,
    `history-number: ${history.number}`,
    `history-sha256: ${history.hash}`,
    `key: ${keyId}`,
    '',
  ].join('\n');
}

/** Returns the bytes whose Ed25519 signature `ssh-keygen -Y verify` checks for this text. At most 4,096 bytes, as KMS demands. */
export function sshSigned(text: string): Uint8Array {
  return Buffer.concat([Buffer.from(MAGIC), lengthPrefixed(SSH_NAMESPACE, '', HASH, createHash(HASH).update(text).digest())]);
}

/** Returns the signature file of ssh-keygen for a signature over `sshSigned`. */
export function sshSignatureFile(publicKey: Uint8Array, signature: Uint8Array): string {
  const fields = lengthPrefixed(lengthPrefixed(KEY_TYPE, publicKey), SSH_NAMESPACE, '', HASH, lengthPrefixed(KEY_TYPE, signature));
  const lines = Buffer.concat([Buffer.from(MAGIC), VERSION, fields])
    .toString('base64')
    .match(/.{1,70}/g);
  return ['-----BEGIN SSH SIGNATURE-----', ...(lines ?? []), '-----END SSH SIGNATURE-----', ''].join('\n');
}

/** A public key in the forms that openssl and ssh-keygen read. */
export interface PublishedKey {
  id: string;
  pem: string;
  allowedSigners: string;
}

/** Returns the forms of a raw public key of 32 bytes. */
export function publishedKey(raw: Uint8Array): PublishedKey {
  const spki = Buffer.concat([SPKI_START, raw]).toString('base64');
  return {
    id: hex(sha256(raw)).slice(0, 16),
    pem: `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`,
    allowedSigners: `${SSH_PRINCIPAL} namespaces="${SSH_NAMESPACE}" ${KEY_TYPE} ${Buffer.from(lengthPrefixed(KEY_TYPE, raw)).toString('base64')}\n`,
  };
}

/** Returns the raw public key of a SubjectPublicKeyInfo in DER. Throws if it is no Ed25519 key. */
export function rawPublicKey(spki: Uint8Array): Uint8Array {
  const start = Buffer.from(spki.subarray(0, SPKI_START.length));
  if (!start.equals(SPKI_START) || spki.length !== SPKI_START.length + 32) throw new Error('This is no Ed25519 public key.');
  return spki.subarray(SPKI_START.length);
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
