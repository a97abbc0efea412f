import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import { encryptBytes, newIdentity } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { manifestMacKey } from '#custody/manifest.ts';
import { type NewShare, type ShareLabel, shareFile } from '#custody/shares.ts';
import { splitIdentity, verifyShares } from '#custody/split-identity.ts';
import { type HostWithCustody, type PlannedDocument, recipientsOf, type SealingRow, type ShareRow, type SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import type { DraftDocument } from '#wills/rules/draft.ts';
import type { Places, SealedDocument } from '#wills/rules/will.ts';

/** The worker of a sealing holds it this long. After that another worker may continue it. */
export const LEASE_DURATION = 15 * MINUTE;

/** What is sealed, and for which request. */
export interface SealOrder extends Places {
  /** Storages that hold the will and are known not to work: they get the sealing later. */
  missed: string[];
  source: SealingRow['source'];
  threshold: number;
  background: boolean;
  owner: string;
}

/**
 * Makes the whole plan of a sealing: a fresh identity, split, proven, each share encrypted to its Survivor, the
 * manifest's mac key wrapped. The identity ends here; from now on only the recipient is needed.
 */
export async function planSealing(app: App, host: HostWithCustody, order: SealOrder): Promise<SealingRow> {
  const { owner, ...ordered } = order;
  const revision = host.custody.counters.revision + 1;
  const generation = host.custody.counters.generation + 1;
  const packageId = host.will?.sealed.packageId ?? randomLabel();
  const { identity, recipient } = await newIdentity();
  const label: ShareLabel = { package: packageId, generation, k: order.threshold, n: host.survivors.length };
  const keys = host.survivors.map(({ id }) => host.custody.keys.get(id));
  const shares = await createShares(identity, recipient, label, keys);
  const macKey = await wrappedMacKey(app, host.id, revision, identity, packageId);
  const startedAt = instant(app.now());
  const documents = order.source === 'draft' ? (host.draft?.documents ?? []) : (host.will?.sealed.documents ?? []);
  const lease = { owner, until: after(startedAt, LEASE_DURATION), takeovers: 0 };
  return { ...ordered, revision, generation, packageId, recipient, shares, macKey, documents: documents.map(plannedDocument), startedAt, lease };
}

/** Splits an identity for these Survivors, proves that the shares combine, and encrypts each to its Survivor. */
export async function createShares(
  identity: string,
  recipient: string,
  label: ShareLabel,
  keys: readonly (SurvivorKeyRow | undefined)[],
): Promise<ShareRow[]> {
  const made = await splitIdentity(identity, label);
  await verifyShares(made, label, recipient);
  const rows = await Promise.all(keys.map((key, index) => encryptShare(key, made[index], label)));
  for (const { share } of made) share.fill(0);
  return rows;
}

/** Encrypts a personal message twice: K Survivors are needed to reach it, and its reader to open it. */
export function sealMessage(recipient: string, message: string): Promise<Uint8Array> {
  return encryptBytes(recipient, Buffer.from(message, 'base64'));
}

/** Returns a random name for an object of a package. */
export function randomLabel(): string {
  return randomBytes(16).toString('hex');
}

async function encryptShare(key: SurvivorKeyRow | undefined, made: NewShare | undefined, label: ShareLabel): Promise<ShareRow> {
  if (!key || !made) throw new Refusal('record_altered');
  const file = await encryptTo(recipientsOf(key), shareFile(label, made));
  return {
    survivor: key.survivor,
    generation: label.generation,
    file: Buffer.from(file).toString('base64'),
    commitment: made.commitment,
    path: `shares/${label.generation}/${randomLabel()}.age`,
    messagePath: key.message === null ? null : `messages/${randomLabel()}.age`,
  };
}

async function wrappedMacKey(app: App, hostId: string, revision: number, identity: string, packageId: string): Promise<string> {
  const macKey = manifestMacKey(identity, packageId);
  const wrapped = await app.envelope.encrypt('sealing', { host: hostId, revision }, macKey);
  macKey.fill(0);
  return wrapped;
}

function plannedDocument({
  id,
  filename,
  mimeType,
  size,
  sha256,
  inner,
  hasPassword,
  createdAt,
  ...rest
}: DraftDocument | SealedDocument): PlannedDocument {
  const staged = 'staged' in rest ? (rest.staged ?? null) : null;
  const facts = { ...(inner && { inner }), ...(hasPassword && { hasPassword }) };
  return { id, filename, mimeType, size, sha256, ...facts, createdAt, path: `${randomLabel()}.age`, staged, file: null };
}
