import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { newIdentity } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { hashBackupCodes, newBackupCodes } from '#custody/backup-code.ts';
import { contactsHash } from '#custody/contacts.ts';
import { packageFingerprint } from '#custody/manifest.ts';
import { newPackageKey } from '#custody/package-key.ts';
import { backupCodeSecret } from '#custody/verifier-secret.ts';
import { type BackupCodesRow, type HostWithCustody, type PackageKeyRow, recipientsOf, type SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';

/** A Survivor's new keys: rows for the table, and secrets for the paper that are shown once and stored nowhere. */
export interface IssuedKeys {
  key: SurvivorKeyRow;
  codes: BackupCodesRow;
  /** With the first Survivor also the Host's package key. */
  newPackageKey: PackageKeyRow | undefined;
  backupCodes: string[];
  /** Undefined if the Host's own device has made the key on the paper. */
  recoveryKey: string | undefined;
  fingerprint: string;
}

/** The Survivor whose keys are made. `paperRecipient`: of the key that the Host's own device has made for the paper. */
interface KeyOwner {
  id: string;
  contacts: string;
  paperRecipient: string | undefined;
}

/** Makes a new Survivor's own identity, bound to their contacts, and their backup codes. */
export async function issueSurvivorKeys(app: App, host: HostWithCustody, survivor: KeyOwner & { message: string }): Promise<IssuedKeys> {
  const packageKey = await ensurePackageKey(app, host);
  const made = await makeKey(app, host.id, survivor);
  const message = survivor.message === '' ? null : base64(await encryptTo(recipientsOf(made.key), Buffer.from(survivor.message, 'utf8')));
  const codes = await makeCodes(app, host.id, survivor.id, 1);
  return { ...made, ...codes, key: { ...made.key, message }, ...packageKey };
}

/** Makes new keys for a Survivor's paper: a new identity and codes of the next generation. The re-share worker carries the message over. */
export async function reissueSurvivorKeys(app: App, host: HostWithCustody, survivor: KeyOwner): Promise<IssuedKeys> {
  const { codes: known, packageKey } = host.custody;
  const before = known.get(survivor.id);
  if (!before || !packageKey) throw new Refusal('record_altered');
  const made = await makeKey(app, host.id, survivor);
  const codes = await makeCodes(app, host.id, survivor.id, before.generation + 1);
  return { ...made, ...codes, newPackageKey: undefined, fingerprint: packageFingerprint(packageKey.publicKey) };
}

async function makeKey(app: App, hostId: string, survivor: KeyOwner): Promise<Pick<IssuedKeys, 'key' | 'recoveryKey'>> {
  const { paperRecipient } = survivor;
  if (paperRecipient !== undefined) await assertUsable(paperRecipient);
  const { identity, recipient } = await newIdentity();
  const salt = randomBytes(32);
  const binding = { host: hostId, survivor: survivor.id, contacts: contactsHash(salt, survivor.contacts) };
  const wrapped = await app.envelope.encrypt('survivor-key', binding, identity);
  const key = { survivor: survivor.id, wrapped, recipient, salt: base64(salt), message: null, program: PAGE_SHA256 };
  return paperRecipient === undefined ? { key, recoveryKey: identity } : { key: { ...key, paperRecipient }, recoveryKey: undefined };
}

/** A recipient may have the right form and still be none: then no share could be encrypted to it. */
async function assertUsable(recipient: string): Promise<void> {
  await encryptTo([recipient], new Uint8Array(0)).catch(() => {
    throw new Refusal('validation_failed', NO_RECIPIENT, [{ path: 'paper_recipient', message: NO_RECIPIENT }]);
  });
}

const NO_RECIPIENT = 'paper_recipient is not a recipient of age. Please make the key again. Nothing was changed.';

async function makeCodes(
  app: App,
  hostId: string,
  survivorId: string,
  generation: number,
): Promise<{ backupCodes: string[]; codes: BackupCodesRow }> {
  const backupCodes = newBackupCodes();
  const set = await hashBackupCodes(backupCodes, backupCodeSecret(await app.keyring.key('code-pepper'), hostId, survivorId, generation));
  return { backupCodes, codes: { survivor: survivorId, generation, set, used: backupCodes.map(() => false), usedIn: backupCodes.map(() => null) } };
}

/** Returns the Host's package key, or a new one for their first Survivor. */
export async function ensurePackageKey(app: App, host: HostWithCustody): Promise<{ newPackageKey: PackageKeyRow | undefined; fingerprint: string }> {
  const known = host.custody.packageKey;
  if (known) return { newPackageKey: undefined, fingerprint: packageFingerprint(known.publicKey) };
  const { publicKey, privateKey } = newPackageKey();
  const wrapped = await app.envelope.encrypt('package-key', { host: host.id }, privateKey);
  privateKey.fill(0);
  return { newPackageKey: { publicKey, wrapped }, fingerprint: packageFingerprint(publicKey) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
