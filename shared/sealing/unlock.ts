import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type Manifest, manifestMacKey, openManifest } from '#custody/manifest.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import type { HostWithCustody, ShareRow } from '#hosts/rows/hosts.ts';
import type { Sealing } from '#wills/rules/will.ts';

/** Unwraps one Survivor's own key, bound to the stored contacts. Only two workers may do this. */
export async function unwrapSurvivorKey(app: App, host: HostWithCustody, survivorId: string): Promise<string> {
  const key = host.custody.keys.get(survivorId);
  const survivor = host.survivors.find(({ id }) => id === survivorId);
  if (!key || !survivor) throw new Refusal('record_altered');
  const contacts = contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts);
  const identity = await app.envelope.decrypt('survivor-key', { host: host.id, survivor: survivorId, contacts }, key.wrapped);
  const text = identity.toString('utf8');
  identity.fill(0);
  return text;
}

/** Opens one Survivor's share with their own key. Throws Refusal `share_altered` if it is not the share that was made. */
export async function openShare(row: ShareRow, identity: string): Promise<Uint8Array> {
  const file = readShareFile(await decryptBytes({ identity }, Buffer.from(row.file, 'base64')));
  // The commitment covers the label too, with its generation.
  if (file.commitment !== row.commitment) throw new Refusal('share_altered');
  return file.share;
}

/** Returns the identity of the sealed revision, combined from K Survivors' shares and checked against its recipient. Skips unusable shares. */
export async function unlockWill(app: App, host: HostWithCustody): Promise<string> {
  const sealing = host.will?.sealed;
  if (!sealing) throw new Refusal('no_sealed_will');
  const shares: Uint8Array[] = [];
  const named = currentShares(host, sealing).filter(({ survivor }) => host.survivors.some(({ id }) => id === survivor));
  for (const row of named) {
    if (shares.length === sealing.threshold) break;
    const share = await tryOpenShare(app, row, async () => openShare(row, await unwrapSurvivorKey(app, host, row.survivor)));
    if (share) shares.push(share);
  }
  return combineCurrentShares(host, sealing, shares);
}

/** Combines shares of the current generation, and overwrites them in any case. */
export async function combineCurrentShares(host: HostWithCustody, sealing: Sealing, shares: readonly Uint8Array[]): Promise<string> {
  const commitments = currentShares(host, sealing).map(({ commitment }) => commitment);
  try {
    return await combineShares(shares, { label: shareLabelOf(sealing), recipient: sealing.recipient, commitments });
  } finally {
    for (const share of shares) share.fill(0);
  }
}

/** Raises an alarm for an altered share and returns undefined: the others may be enough. */
export async function tryOpenShare<T>(app: App, { survivor }: { survivor: string }, open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.alarm('share_unusable', { survivor, code: error.code });
    return undefined;
  }
}

/** Returns the shares of the current generation. */
export function currentShares(host: HostWithCustody, sealing: Sealing): ShareRow[] {
  return host.custody.shares.filter(({ generation }) => generation === sealing.generation);
}

/** Returns the label of a sealing's shares. */
export function shareLabelOf(sealing: Sealing): ShareLabel {
  return { package: sealing.packageId, generation: sealing.generation, k: sealing.threshold, n: sealing.survivors.length };
}

/** Returns the exact bytes of the current manifest, as the table stores them. Throws Refusal `package_altered`. */
export function readManifestBytes({ custody, will }: HostWithCustody): Buffer {
  const bytes = Buffer.from(custody.manifest?.text ?? '', 'utf8');
  if (createHash('sha256').update(bytes).digest('hex') !== will?.sealed.manifestHash) throw new Refusal('package_altered');
  return bytes;
}

/** Opens the current manifest: hash, mac and signature of its exact bytes must match before it is used. */
export function openCurrentManifest(host: HostWithCustody, identity: string): Manifest {
  const { manifest: row, packageKey } = host.custody;
  const sealing = host.will?.sealed;
  if (!sealing || !row || !packageKey) throw new Refusal('package_altered');
  const bytes = readManifestBytes(host);
  const macKey = manifestMacKey(identity, sealing.packageId);
  const manifest = openManifest(bytes, row, { macKey, publicKey: packageKey.publicKey });
  macKey.fill(0);
  return manifest;
}
