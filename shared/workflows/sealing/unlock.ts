import { createHash } from 'node:crypto';
import { decryptBytes } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type Manifest, manifestMacKey, openManifest } from '#custody/manifest.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sealing } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { HostWithCustody, ShareRow } from '#store/hosts.ts';

/** Unwraps one Survivor's own key, bound to the contacts that are stored; for the two workers that may, and nobody else. */
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

/** Opens one Survivor's share with their own key; a share that is not the one that was made is refused. */
export async function openShare(row: ShareRow, identity: string): Promise<Uint8Array> {
  const file = readShareFile(await decryptBytes({ identity }, Buffer.from(row.file, 'base64')));
  if (file.commitment !== row.commitment || file.label.generation !== row.generation) throw new Refusal('share_altered');
  return file.share;
}

/** The identity of the sealed revision, combined from K Survivors' shares and judged by its recipient. One that is unusable is left out. */
export async function unlockSealed(app: App, host: HostWithCustody): Promise<string> {
  const sealing = host.will?.sealed;
  if (!sealing) throw new Refusal('no_sealed_will');
  const shares: Uint8Array[] = [];
  for (const row of sharesInForce(host, sealing)) {
    if (shares.length === sealing.threshold) break;
    const share = await usable(app, row, async () => openShare(row, await unwrapSurvivorKey(app, host, row.survivor)));
    if (share) shares.push(share);
  }
  return combineForSealing(host, sealing, shares);
}

/** Combines shares of the generation in force; they are overwritten in any case. */
export async function combineForSealing(host: HostWithCustody, sealing: Sealing, shares: readonly Uint8Array[]): Promise<string> {
  const commitments = sharesInForce(host, sealing).map(({ commitment }) => commitment);
  try {
    return await combineShares(shares, { label: labelOf(sealing), recipient: sealing.recipient, commitments });
  } finally {
    for (const share of shares) share.fill(0);
  }
}

/** A share that is not what was made raises an alarm and is left out: the others may be enough. */
export async function usable<T>(app: App, { survivor }: { survivor: string }, open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.alarm('share_unusable', { survivor, code: error.code });
    return undefined;
  }
}

/** The shares of the generation in force. */
export function sharesInForce(host: HostWithCustody, sealing: Sealing): ShareRow[] {
  return host.custody.shares.filter(({ generation }) => generation === sealing.generation);
}

/** What the shares of a sealing are labelled with. */
export function labelOf(sealing: Sealing): ShareLabel {
  return { package: sealing.packageId, generation: sealing.generation, k: sealing.threshold, n: sealing.survivors.length };
}

/** The exact bytes of the manifest in force, as the table keeps them. */
export function manifestText({ custody, will }: HostWithCustody): Buffer {
  const bytes = Buffer.from(custody.manifest?.text ?? '', 'utf8');
  if (createHash('sha256').update(bytes).digest('hex') !== will?.sealed.manifestHash) throw new Refusal('package_altered');
  return bytes;
}

/** The manifest in force, by its exact bytes: hash, mac and signature have to agree before anything of it counts. */
export function manifestInForce(host: HostWithCustody, identity: string): Manifest {
  const { manifest: row, packageKey } = host.custody;
  const sealing = host.will?.sealed;
  if (!sealing || !row || !packageKey) throw new Refusal('package_altered');
  const bytes = manifestText(host);
  const macKey = manifestMacKey(identity, sealing.packageId);
  const manifest = openManifest(bytes, row, { macKey, publicKey: packageKey.publicKey });
  macKey.fill(0);
  return manifest;
}
