import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { decryptBytes } from '#custody/age.ts';
import { contactsHash } from '#custody/contacts.ts';
import { type Manifest, manifestMacKey, openManifest } from '#custody/manifest.ts';
import { combineShares, readShareFile, type ShareLabel } from '#custody/shares.ts';
import type { HostWithCustody, ShareRow } from '#hosts/rows/hosts.ts';
import type { Sealing } from '#wills/rules/will.ts';
import { currentManifest } from './package-files.ts';

/** A sealed will that is open in memory, for one flow. */
export interface OpenedWill {
  sealed: Sealing;
  /** The age identity that decrypts every file of the package: a text, which cannot be overwritten. */
  identity: string;
  /** Its hash, mac and signature have been checked. */
  manifest: Manifest;
  /** The shares of the current generation, as they are stored. */
  shares: readonly ShareRow[];
}

/** An opened will whose next generation can be made. `packageKey`: PKCS8 DER of the Host's signing key. `wipe` overwrites it. */
export interface OpenedForNext extends OpenedWill {
  packageKey: Uint8Array;
  wipe: () => void;
}

/** A share that someone holds. `open` returns its bytes, or throws a Refusal if it is unusable. */
export interface HeldShare {
  survivor: string;
  open: () => Promise<Uint8Array>;
}

/**
 * Opens the sealed will with K of these shares, in their order. Unusable ones are skipped. Throws Refusal `shares_do_not_open`,
 * `share_altered` or `package_altered`.
 */
export async function openWill(app: App, host: HostWithCustody, held: readonly HeldShare[]): Promise<OpenedWill> {
  const sealed = host.will?.sealed;
  if (!sealed) throw new Refusal('no_sealed_will');
  const shares = currentShares(host, sealed);
  const opened: Uint8Array[] = [];
  const commitments = shares.map(({ commitment }) => commitment);
  try {
    for (const one of held) {
      // K are enough, and more than K would only be more to unwrap.
      if (opened.length === sealed.threshold) break;
      const share = await tryOpen(app, one);
      if (share) opened.push(share);
    }
    const identity = await combineShares(opened, { label: shareLabelOf(sealed), recipient: sealed.recipient, commitments });
    return { sealed, identity, manifest: openCurrentManifest(host, sealed, identity), shares };
  } finally {
    for (const share of opened) share.fill(0);
  }
}

/** Opens the sealed will with the keys that the service keeps for its Survivors. Only two workers may unwrap these. */
export function openWithSurvivorKeys(app: App, host: HostWithCustody): Promise<OpenedWill> {
  const sealed = host.will?.sealed;
  if (!sealed) throw new Refusal('no_sealed_will');
  const named = currentShares(host, sealed).filter(({ survivor }) => host.survivors.some(({ id }) => id === survivor));
  const held = named.map((row) => ({ survivor: row.survivor, open: async () => openShare(row, await unwrapSurvivorKey(app, host, row.survivor)) }));
  return openWill(app, host, held);
}

/** Opens the sealed will and the key that signs its manifests. A fault is a Refusal `reshare_failed`. The caller calls `wipe`. */
export async function openForNext(app: App, host: HostWithCustody): Promise<OpenedForNext> {
  const opened = await openWithSurvivorKeys(app, host).catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('reshare_failed');
  });
  const wrapped = host.custody.packageKey?.wrapped;
  if (wrapped === undefined) throw new Refusal('record_altered');
  const packageKey = await app.envelope.decrypt('package-key', { host: host.id }, wrapped);
  return { ...opened, packageKey, wipe: () => packageKey.fill(0) };
}

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

/** Raises an alarm for an altered share and returns undefined: the others may be enough. */
async function tryOpen(app: App, { survivor, open }: HeldShare): Promise<Uint8Array | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.alarm('share_unusable', { survivor, code: error.code });
    return undefined;
  }
}

/** Returns the shares of the current generation. */
export function currentShares(host: HostWithCustody, { generation }: Sealing): ShareRow[] {
  return host.custody.shares.filter((share) => share.generation === generation);
}

/** Returns the label of a sealing's shares. */
export function shareLabelOf(sealing: Sealing): ShareLabel {
  return { package: sealing.packageId, generation: sealing.generation, k: sealing.threshold, n: sealing.survivors.length };
}

/** Opens the current manifest: hash, mac and signature of its exact bytes must match before it is used. */
function openCurrentManifest(host: HostWithCustody, { packageId }: Sealing, identity: string): Manifest {
  const { packageKey } = host.custody;
  if (!packageKey) throw new Refusal('package_altered');
  const row = currentManifest(host);
  const macKey = manifestMacKey(identity, packageId);
  const manifest = openManifest(Buffer.from(row.text, 'utf8'), row, { macKey, publicKey: packageKey.publicKey });
  macKey.fill(0);
  return manifest;
}
