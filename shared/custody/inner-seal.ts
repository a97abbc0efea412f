import { base64 } from '@scure/base';
import { generateX25519Identity } from 'age-encryption';
import { encryptTo } from './age-encrypt.ts';
import { recipientOf } from './age-open.ts';
import { type HostSheet, type InnerIndex, type InnerList, innerIndexBytes, signInnerList } from './inner-list.ts';
import { labelOf } from './inner-shares.ts';
import { type ShareLabel, shareFile } from './shares.ts';
import { splitIdentity, verifyShares } from './split-identity.ts';

/** The key of one inner envelope. `identity` is secret, and is forgotten when the list is signed. */
export interface InnerKey {
  identity: string;
  recipient: string;
}

/** What a Host seals. The documents are encrypted to the inner key already. */
export interface Sealing {
  /** The same for all sealings of a will. */
  package: string;
  /** Higher than that of the sealing before. */
  generation: number;
  /** ISO 8601 in UTC. */
  sealedAt: string;
  threshold: number;
  /** The recipients of the papers, one for each Survivor, in any order. */
  papers: readonly string[];
  /** Of each document: the file with its ciphertext, and what it is. */
  documents: readonly { file: InnerList['files'][number]; is: Omit<InnerIndex['documents'][number], 'path'> }[];
  /** Personal messages, each for the holder of one paper. */
  messages: readonly { recipient: string; text: string }[];
}

/** Makes the key to which the documents are encrypted. */
export async function newInnerKey(): Promise<InnerKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await recipientOf(identity) };
}

/**
 * Splits the inner key among the papers, and returns the signed list. Nothing counts until it is proven: all sets of shares, or 50
 * random ones, give the key again. Throws TypeError for a list that would be refused.
 */
export async function sealInner(key: InnerKey, sheet: HostSheet, given: Sealing): Promise<Uint8Array> {
  const { package: id, generation, threshold, documents } = given;
  const total = given.papers.length;
  const list: InnerList = {
    format: 'will-inner/1',
    ...{ package: id, generation, sealed_at: given.sealedAt, threshold, total, recipient: key.recipient },
    host: { recipient: sheet.recipient, identity: await sealed([sheet.recipient], utf8.encode(key.identity)) },
    papers: await sealedShares(key, labelOf({ package: id, generation, threshold, total }), given.papers),
    index: await sealed([key.recipient], innerIndexBytes(indexOf(documents))),
    messages: await Promise.all(given.messages.map(({ recipient, text }) => sealedMessage(key, recipient, text))),
    files: documents.map(({ file }) => file),
  };
  return signInnerList(list, sheet);
}

/** Splits a key, proves the shares, and encrypts each to its paper. */
export async function sealedShares(key: InnerKey, label: ShareLabel, papers: readonly string[]): Promise<InnerList['papers']> {
  const made = await splitIdentity(key.identity, label);
  await verifyShares(made, label, key.recipient);
  const paired = made.map((one, n) => ({ one, recipient: papers[n] ?? '' }));
  const listed = await Promise.all(
    paired.map(async ({ one, recipient }) => ({ recipient, commitment: one.commitment, share: await sealed([recipient], shareFile(label, one)) })),
  );
  for (const { share } of made) share.fill(0);
  return listed;
}

function indexOf(documents: Sealing['documents']): InnerIndex {
  return { format: 'will-inner-index/1', documents: documents.map(({ file, is }) => ({ path: file.path, ...is })) };
}

/** Encrypts a message. The holders of enough papers reach it together, and only its own paper reads it. */
export async function sealedMessage(key: InnerKey, recipient: string, text: string): Promise<string> {
  return sealed([key.recipient], await encryptTo([recipient], utf8.encode(text)));
}

async function sealed(recipients: readonly string[], plaintext: Uint8Array): Promise<string> {
  return base64.encode(await encryptTo(recipients, plaintext));
}

const utf8 = new TextEncoder();
