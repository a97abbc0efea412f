import { base32nopad, base64 } from '@scure/base';
import type * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes, forAnotherKey, recipientOf } from './age-open.ts';
import { InnerIndexShape, InnerShape } from './inner-shape.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { hkdfSha256, publicEd25519, sha256, signEd25519, verifyEd25519 } from './primitives.ts';
import { readJson, writeJson } from './strict-json.ts';

// The inner envelope: what a Host's own device encrypts before anything reaches the service. To the outer envelope its files are
// documents like others. This list is one of them. It is public, and says nothing about the documents but their encrypted sizes.

/** What the signed list says. Version 1 never changes. Base64 fields are complete age files. */
export type InnerList = z.infer<typeof InnerShape>;

/** The documents as the Host named them. `size_bytes` and `sha256` are those of the plaintext. */
export type InnerIndex = z.infer<typeof InnerIndexShape>;

/** The name of the list among the documents of the outer envelope. */
export const INNER_LIST_NAME = 'inner.will';

/** How the bytes of a list begin. No document of another kind does. */
const INNER_LIST_PREFIX = 'will-inner/1 ';

/** The two keys that a Host's own sheet stands for. The seed is secret: the caller overwrites it. */
export interface HostSheet {
  /** Whom the inner key is encrypted to. */
  recipient: string;
  /** 32 bytes, the private half of the key that signs lists. */
  seed: Uint8Array;
  /** Base64 of the raw public half. */
  publicKey: string;
}

/**
 * Returns the keys of a Host's own sheet. The signing key is HKDF-SHA256 of the identity's 74 ASCII characters, so that the sheet
 * prints one secret. Throws Refusal `wrong_key` for a text that is not an identity.
 */
export async function hostSheet(identity: string): Promise<HostSheet> {
  const recipient = await recipientOf(identity);
  const seed = hkdfSha256(utf8.encode(identity), new Uint8Array(0), 'will-inner/1 signing');
  return { recipient, seed, publicKey: base64.encode(publicEd25519(seed)) };
}

/**
 * Returns the fingerprint of a Host's signing key, as the papers print it: 13 groups of four letters and digits (RFC 4648 base32 of
 * SHA-256 over LP('inner-key/1', raw key)). It does not look like the fingerprint of a package. `publicKey` is base64 of 32 bytes.
 */
export function innerFingerprint(publicKey: string): string {
  const hash = base32nopad.encode(sha256(lengthPrefixed('inner-key/1', base64.decode(publicKey))));
  return hash.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Returns the bytes of the file: one line with the public key and the signature, then the list as JSON, whose exact bytes are signed.
 * Throws TypeError for a list that openInnerList would refuse.
 */
export function signInnerList(list: InnerList, { seed, publicKey }: HostSheet): Uint8Array {
  const json = writeJson(InnerShape, list, 'list of the inner envelope');
  const signature = base64.encode(signEd25519(signed(json), seed));
  return joined(utf8.encode(`${INNER_LIST_PREFIX}${publicKey} ${signature}\n`), json);
}

/** A list with a valid signature. `hostKey`: base64 of the key that signed it. */
export interface SignedInnerList {
  list: InnerList;
  hostKey: string;
}

/**
 * Reads the file. Parses nothing of the list before its signature is valid. Throws Refusal `package_altered` otherwise. Does not know
 * whose key signed it: the caller compares `innerFingerprint` with a paper. An older list of the same Host is as genuine as the
 * newest: the caller shows `generation` and `sealed_at`.
 */
export function openInnerList(file: Uint8Array): SignedInnerList {
  const end = file.subarray(0, LONGEST_LINE).indexOf(10);
  const [format, hostKey = '', signature = '', ...more] = latin1(file.subarray(0, Math.max(end, 0))).split(' ');
  const json = file.subarray(end + 1);
  const isGenuine = `${format} ` === INNER_LIST_PREFIX && more.length === 0 && isSigned(json, signature, hostKey);
  if (!isGenuine) throw new Refusal('package_altered');
  return { list: readJson(InnerShape, json), hostKey };
}

/** Whether a file says of itself that it is a list. Nothing is checked. */
export function isInnerList(beginning: Uint8Array): boolean {
  return latin1(beginning.subarray(0, INNER_LIST_PREFIX.length)) === INNER_LIST_PREFIX;
}

/** Returns the inner key by the Host's own sheet. Throws the refusals of `decryptBytes`, and `package_altered` if it is another key. */
export async function openBySheet(list: InnerList, identity: string): Promise<string> {
  const key = latin1(await decryptBytes({ identity }, base64.decode(list.host.identity)));
  if ((await recipientOf(key).catch(() => undefined)) !== list.recipient) throw new Refusal('package_altered');
  return key;
}

/** Returns the messages that a paper reads. `identity`: the inner key. `paper`: the key on the paper. */
export async function openInnerMessages(list: InnerList, identity: string, paper: string): Promise<string[]> {
  const texts: string[] = [];
  for (const message of list.messages) {
    const inner = await decryptBytes({ identity }, base64.decode(message));
    const text = await decryptBytes({ identity: paper }, inner).catch(forAnotherKey);
    if (text) texts.push(new TextDecoder().decode(text));
  }
  return texts;
}

/** Returns the plaintext of the index. Throws TypeError for an index that openInnerIndex would refuse. */
export function innerIndexBytes(index: InnerIndex): Uint8Array {
  return writeJson(InnerIndexShape, index, 'index of the inner envelope');
}

/**
 * Returns the documents. `identity` is the inner key. Throws Refusal `package_altered` if the index and the signed list do not name
 * the same files, and the refusals of `decryptBytes`.
 */
export async function openInnerIndex(list: InnerList, identity: string): Promise<InnerIndex['documents']> {
  const { documents } = readJson(InnerIndexShape, await decryptBytes({ identity }, base64.decode(list.index)));
  const paths = (files: readonly { path: string }[]) =>
    files
      .map(({ path }) => path)
      .sort()
      .join('\n');
  if (paths(documents) !== paths(list.files)) throw new Refusal('package_altered');
  return documents;
}

const LONGEST_LINE = 200;
const utf8 = new TextEncoder();
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const signed = (json: Uint8Array): Uint8Array => lengthPrefixed('will-inner/1 list', json);

/** Verifies an Ed25519 signature. Accepts only one spelling of each signature. */
function isSigned(json: Uint8Array, signature: string, publicKey: string): boolean {
  try {
    const [raw, key] = [base64.decode(signature), base64.decode(publicKey)];
    const isOneSpelling = base64.encode(raw) === signature && base64.encode(key) === publicKey;
    return isOneSpelling && verifyEd25519(signed(json), raw, key);
  } catch {
    return false; // not base64, or not a key
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
