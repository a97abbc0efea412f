import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { between, DAY, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { outboxKey } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import type { ReadBack, Sealing, Will } from '#wills/rules/will.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { listWrittenFiles, type PackageFile } from './package-files.ts';
import { auditNotices, STORAGE_TOLERANCE, shouldRetryAudit } from './rules/package-audit.ts';
import { measure } from './sealed-file.ts';

/** What the storage returned: paths that are missing or differ, and how many could not be read at all. */
interface Finding {
  damaged: string[];
  unread: number;
}

/**
 * Reads every file of the sealed package back and compares size and SHA-256 with what was sealed. Nothing is decrypted. Notifies the
 * Host of damaged documents. Starts a sealing that writes other damaged files again. While the Host is silent or a transfer runs, only
 * records the result in the audit trail.
 */
export async function auditPackage(app: App, effectId: string): Promise<void> {
  const pending = await app.store.outbox.get(effectId);
  if (pending?.effect.kind !== 'audit-package') return;
  const { revision } = pending.effect;
  const host = await app.store.hosts.loadWithCustody(pending.hostId);
  if (!host?.will || host.will.sealed.revision !== revision) return app.store.outbox.done(effectId);
  const waited = between(pending.createdAt, instant(app.now()));
  // A storage that is too slow to be read to the end counts as unreadable.
  const finding = waited > STORAGE_TOLERANCE + DAY ? { damaged: [], unread: 1 } : await lookAt(app, host, host.will);
  const isOpen = shouldRetryAudit({ damaged: finding.damaged.length, unread: finding.unread }, waited);
  if (!isOpen) await conclude(app, pending, { read: host.will.sealed, config: configOf(host) }, finding);
}

/** The settings with which the storage of the will was opened. */
function configOf({ storages, will }: Pick<HostRecord, 'storages' | 'will'>): string | undefined {
  return storages.find(({ id }) => id === will?.sealed.storageId)?.config;
}

async function lookAt(app: App, host: HostWithCustody, { sealed }: Will): Promise<Finding> {
  const record = host.storages.find(({ id }) => id === sealed.storageId);
  const folder = packageFolder(sealed);
  try {
    // Pending files are no loss.
    const files = listWrittenFiles(host);
    if (!record) return { damaged: files.map(({ path }) => path), unread: 0 };
    const storage = await app.openStorage(host.id, record);
    return await storage.keepOpen(() => readBack(storage, folder, files));
  } catch {
    // The storage itself cannot be reached: nothing is known about any file.
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

/** Marks the audit as complete and stores its result, in one commit. Skips a will that was sealed again since. */
async function conclude(
  app: App,
  pending: PendingEffect,
  { read, config }: { read: Sealing; config: string | undefined },
  finding: Finding,
): Promise<void> {
  const { revision, generation } = read;
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(pending.hostId);
    if (host?.will?.sealed.revision !== revision) return app.store.outbox.done(pending.id);
    // If shares or settings were replaced during the reading, the result is not valid: the package is read again.
    if (host.will.sealed.generation !== generation || configOf(host) !== config) return;
    const { isRepairable, effects } = consequences(pending, host.will, finding);
    const at = instant(app.now());
    const will: Will = { ...host.will, readBack: { at, revision, found: foundIn(finding) }, ...(isRepairable && { resealDue: true }) };
    await app.store.commit({
      hostId: host.id,
      at,
      aggregates: [{ root: host.root, put: { WILL: will } }],
      singles: [{ key: outboxKey(pending.id), version: 'any', remove: true }],
      effects,
      audit: [{ event: 'package_audited', facts: { revision, damaged: finding.damaged.length, unread: finding.unread } }],
    });
  });
}

function foundIn({ damaged, unread }: Finding): ReadBack['found'] {
  if (damaged.length > 0) return 'damaged';
  return unread > 0 ? 'unread' : 'complete';
}

/** Nothing follows while no one could repair the package: a silent Host gets no notice, and a running transfer freezes the will. */
function consequences(pending: PendingEffect, { status, sealed }: Will, { damaged, unread }: Finding): { isRepairable: boolean; effects: Effect[] } {
  if (status !== 'active') return { isRepairable: false, effects: [] };
  const documents = sealed.documents.flatMap(({ path }, place) => (damaged.includes(path) ? [place] : []));
  const isRepairable = damaged.length > 0 && documents.length === 0;
  const reseal: Effect[] = isRepairable ? [{ kind: 'reseal', key: `reseal/audit/${pending.id}` }] : [];
  return { isRepairable, effects: [...auditNotices(pending.id, sealed.revision, { documents, unread }), ...reseal] };
}
