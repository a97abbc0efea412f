import type { Effect } from '#domain/effect.ts';
import { auditNotices, STORAGE_TOLERANCE, shouldRetryAudit } from '#domain/package-audit.ts';
import { Refusal } from '#domain/refusal.ts';
import { between, DAY, instant } from '#domain/time.ts';
import type { Sealing, Will } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { Storage } from '#storages/storage.ts';
import type { HostRecord, HostWithCustody } from '#store/hosts.ts';
import { outboxKey } from '#store/keys.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { untilCommitted } from '#workflows/retry.ts';
import { type PackageFile, writtenFiles } from '#workflows/sealing/package-files.ts';
import { packageFolder } from '#workflows/sealing/seal-package.ts';
import { measure } from '#workflows/sealing/sealed-file.ts';

/** What the storage gave back: paths that are missing or something else, and how many could not be read at all. */
interface Finding {
  damaged: string[];
  unread: number;
}

/**
 * Reads every file of the sealed package back and compares size and SHA-256 with what was sealed; nothing is decrypted.
 * Damaged documents are told to the Host; anything else that is damaged is laid anew by a sealing of our own. While the
 * Host is silent or a transfer runs, only the audit trail has it: the reading then keeps the storage from forgetting us.
 */
export async function auditPackage(app: App, effectId: string): Promise<void> {
  const owed = await app.store.outbox.get(effectId);
  if (owed?.effect.kind !== 'audit-package') return;
  const { revision } = owed.effect;
  const host = await app.store.hosts.loadWithCustody(owed.hostId);
  if (!host?.will || host.will.sealed.revision !== revision) return app.store.outbox.done(effectId);
  const waited = between(owed.createdAt, instant(app.now()));
  // A storage so slow that no reading of it ever ends can't be read either.
  const finding = waited > STORAGE_TOLERANCE + DAY ? { damaged: [], unread: 1 } : await lookAt(app, host, host.will);
  const isOpen = shouldRetryAudit({ damaged: finding.damaged.length, unread: finding.unread }, waited);
  if (!isOpen) await conclude(app, owed, { read: host.will.sealed, config: configOf(host) }, finding);
}

/** What the storage of the will was opened with. */
function configOf({ storages, will }: Pick<HostRecord, 'storages' | 'will'>): string | undefined {
  return storages.find(({ id }) => id === will?.sealed.storageId)?.config;
}

async function lookAt(app: App, host: HostWithCustody, { sealed }: Will): Promise<Finding> {
  const record = host.storages.find(({ id }) => id === sealed.storageId);
  const folder = packageFolder(sealed);
  try {
    // What the storage has still to be given is no loss.
    const files = writtenFiles(host);
    if (!record) return { damaged: files.map(({ path }) => path), unread: 0 };
    const storage = await app.openStorage(host.id, record);
    return await storage.keepOpen(() => readBack(storage, folder, files));
  } catch {
    // The place itself can't be reached: nothing is known of any file.
    return { damaged: [], unread: 1 };
  }
}

async function readBack(storage: Storage, folder: string, files: readonly PackageFile[]): Promise<Finding> {
  const finding: Finding = { damaged: [], unread: 0 };
  const present = new Set(await storage.list(folder));
  for (const file of files) {
    const path = `${folder}${file.path}`;
    const verdict = present.has(path) ? await compare(storage, path, file) : 'damaged';
    if (verdict === 'damaged') finding.damaged.push(file.path);
    if (verdict === 'unread') finding.unread += 1;
  }
  return finding;
}

async function compare(storage: Storage, path: string, file: PackageFile): Promise<'sound' | 'damaged' | 'unread'> {
  try {
    const found = await measure(await storage.read(path), file.size);
    return found.size === file.size && found.sha256 === file.sha256 ? 'sound' : 'damaged';
  } catch (error) {
    return error instanceof Refusal && error.code === 'package_altered' ? 'damaged' : 'unread';
  }
}

/** Strikes the audit out and writes down what it found, in one commit; a will that was sealed anew meanwhile is not concerned. */
async function conclude(
  app: App,
  owed: PendingEffect,
  { read, config }: { read: Sealing; config: string | undefined },
  finding: Finding,
): Promise<void> {
  const { revision, generation } = read;
  await untilCommitted(async () => {
    const host = await app.store.hosts.load(owed.hostId);
    if (host?.will?.sealed.revision !== revision) return app.store.outbox.done(owed.id);
    // Shares that were replaced while we read, or another place, prove nothing: it is looked at again.
    if (host.will.sealed.generation !== generation || configOf(host) !== config) return;
    const { mends, effects } = consequences(owed, host.will, finding);
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      aggregates: [{ root: host.root, put: { ...(mends && { WILL: { ...host.will, resealDue: true } }) } }],
      singles: [{ key: outboxKey(owed.id), version: 'any', remove: true }],
      effects,
      audit: [{ event: 'package_audited', facts: { revision, damaged: finding.damaged.length, unread: finding.unread } }],
    });
  });
}

/** Nothing follows while nobody could repair it: a Host who is silent is not to be woken, and a running transfer freezes the will. */
function consequences(owed: PendingEffect, { status, sealed }: Will, { damaged, unread }: Finding): { mends: boolean; effects: Effect[] } {
  if (status !== 'active') return { mends: false, effects: [] };
  const documents = sealed.documents.flatMap(({ path }, place) => (damaged.includes(path) ? [place] : []));
  const mends = damaged.length > 0 && documents.length === 0;
  const reseal: Effect[] = mends ? [{ kind: 'reseal', key: `reseal/audit/${owed.id}` }] : [];
  return { mends, effects: [...auditNotices(owed.id, sealed.revision, { documents, unread }), ...reseal] };
}
