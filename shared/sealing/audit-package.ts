import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { between, DAY, type Instant, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { outboxKey } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { afterCatchingUp, isPlaceBehind } from '#wills/rules/behind.ts';
import { notifyPapersReleased } from '#wills/rules/notify-changes.ts';
import { packageFolder, placesOf, type ReadBack, type ReadBackResult, type Sealing, type Will } from '#wills/rules/will.ts';
import { listFiles, type PackageFile } from './package-files.ts';
import { clearOlder } from './pending-files.ts';
import { inEachPlace, type Place, placesIn, settingsOf } from './places.ts';
import { type Finding, type Findings, repairCopies } from './repair-copies.ts';
import { auditNotices, copyNotices, STORAGE_TOLERANCE, shouldRetryAudit } from './rules/package-audit.ts';
import { measure } from './sealed-file.ts';

/**
 * Reads every file of the sealed package back from each storage and compares size and SHA-256 with what was sealed, also those that are
 * pending for it. Nothing is decrypted. Files that one storage lacks are written again from another one that has them, or from the pending
 * ones. A storage that was behind and has all files then is up to date. Notifies the Host of repairs, and of documents that are damaged
 * everywhere. Starts a sealing that writes other damaged files again. While the Host is silent or a transfer runs, only
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
  const isLate = waited > STORAGE_TOLERANCE + DAY;
  const findings = isLate ? unreadIn(host.will.sealed) : await lookAt(app, host, host.will);
  const { damaged, unread } = together(findings, pendingPaths(host));
  const isOpen = shouldRetryAudit({ damaged: damaged.length, unread: unread + missed(findings) }, waited);
  if (!isOpen) await conclude(app, pending, { read: host, settings: settingsOf(host, host.will.sealed) }, findings);
}

const UNREAD: Finding = { damaged: [], unread: 1, repaired: 0 };

function unreadIn(sealed: Sealing): Findings {
  return new Map(placesOf(sealed).map((id) => [id, UNREAD]));
}

/** The paths, within the folder, of files that the table has: none of them is lost. */
function pendingPaths(host: HostWithCustody): ReadonlySet<string> {
  const folder = host.will ? packageFolder(host.will.sealed) : '';
  return new Set(host.custody.pendingFiles.map(({ path }) => path.slice(folder.length)));
}

async function lookAt(app: App, host: HostWithCustody, will: Will): Promise<Findings> {
  const { sealed } = will;
  const files = listFiles(host);
  const places = placesIn(app, host, sealed);
  const read = await Promise.all(places.map(async (place) => [place.storageId, await lookIn(place, packageFolder(sealed), files)] as const));
  const found = new Map<string, Finding>(read);
  // A storage that no longer exists has nothing.
  for (const id of placesOf(sealed)) if (!found.has(id)) found.set(id, { damaged: files.map(({ path }) => path), unread: 0, repaired: 0 });
  const left = await repairCopies(app, host, { places, files, found });
  await clearEarlier(places, will, left);
  return left;
}

/** The papers of an earlier time must not open a storage that has the files of now. */
async function clearEarlier(places: readonly Place[], will: Will, findings: Findings): Promise<void> {
  const whole = places.filter(({ storageId }) => isComplete(findings.get(storageId)));
  const failures = await inEachPlace(whole, (storage) => clearOlder(storage, will.sealed));
  // One that was behind is up to date only after it. In another one, the next reading tries again.
  for (const [storageId, error] of failures) if (isPlaceBehind(will, storageId)) throw error;
}

function isComplete(finding: Finding | undefined): boolean {
  return finding !== undefined && finding.damaged.length === 0 && finding.unread === 0;
}

async function lookIn(place: Place, folder: string, files: readonly PackageFile[]): Promise<Finding> {
  try {
    const storage = await place.open();
    return await storage.keepOpen(() => readBack(storage, folder, files));
  } catch {
    // The storage itself cannot be reached: nothing is known about any file.
    return UNREAD;
  }
}

/** The files that neither a storage nor the table has, and whether there is no storage that could be read. */
function together(findings: Findings, pending: ReadonlySet<string>): Finding {
  const [first = UNREAD, ...others] = [...findings.values()].filter(({ unread }) => unread === 0);
  const everywhere = first.damaged.filter((path) => !pending.has(path) && others.every(({ damaged }) => damaged.includes(path)));
  const unreadable = [...findings.values()].every(({ unread }) => unread > 0);
  // A file that the readable storages lack may be in one that could not be read.
  const isKnown = [...findings.values()].every(({ unread }) => unread === 0);
  return { damaged: isKnown ? everywhere : [], unread: unreadable || (!isKnown && everywhere.length > 0) ? 1 : 0, repaired: 0 };
}

/** How many storages could not be read, although another one could. */
function missed(findings: Findings): number {
  return [...findings.values()].filter(({ unread }) => unread > 0).length;
}

async function readBack(storage: Storage, folder: string, files: readonly PackageFile[]): Promise<Finding> {
  const finding: Finding = { damaged: [], unread: 0, repaired: 0 };
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
  { read, settings }: { read: HostWithCustody; settings: string },
  findings: Findings,
): Promise<void> {
  const { will: known } = read;
  if (!known) return;
  const { revision, generation } = known.sealed;
  const pendingHere = pendingPaths(read);
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(pending.hostId);
    if (host?.will?.sealed.revision !== revision) return app.store.outbox.done(pending.id);
    // If shares or settings were replaced during the reading, the result is not valid: the package is read again.
    if (host.will.sealed.generation !== generation || settingsOf(host, host.will.sealed) !== settings) return;
    const { isRepairable, effects } = consequences(pending, host.will, findings, pendingHere);
    const at = instant(app.now());
    const up = [...findings].flatMap(([id, finding]) => (isComplete(finding) ? [id] : []));
    const current = up.reduce((one, id) => afterCatchingUp(one, id, known.sealed), host.will);
    const will: Will = { ...current, readBack: readBackOf(findings, pendingHere, revision, at), ...(isRepairable && { resealDue: true }) };
    await app.store.commit({
      hostId: host.id,
      at,
      aggregates: [{ root: host.root, put: { WILL: will } }],
      singles: [{ key: outboxKey(pending.id), version: 'any', remove: true }],
      effects: [...effects, ...notifyPapersReleased(host.will, will)],
      audit: [{ event: 'package_audited', facts: { revision, ...counted(findings, pendingHere) } }],
    });
  });
}

function readBackOf(findings: Findings, pending: ReadonlySet<string>, revision: number, at: Instant): ReadBack {
  const places = Object.fromEntries(
    [...findings].map(([id, finding]) => [id, finding.repaired > 0 && foundIn(finding) === 'complete' ? ('repaired' as const) : foundIn(finding)]),
  );
  return {
    at,
    revision,
    found: foundIn(together(findings, pending)),
    ...((findings.size > 1 || ![...findings.values()].every(isComplete)) && { places }),
  };
}

function counted(findings: Findings, pending: ReadonlySet<string>): { damaged: number; unread: number; repaired?: number } {
  const { damaged, unread } = together(findings, pending);
  const repaired = [...findings.values()].reduce((sum, one) => sum + one.repaired, 0);
  return { damaged: damaged.length, unread, ...(repaired > 0 && { repaired }) };
}

function foundIn({ damaged, unread }: Pick<Finding, 'damaged' | 'unread'>): ReadBackResult {
  if (damaged.length > 0) return 'damaged';
  return unread > 0 ? 'unread' : 'complete';
}

/** Nothing follows while no one could repair the package: a silent Host gets no notice, and a running transfer freezes the will. */
function consequences(
  pending: PendingEffect,
  { status, sealed }: Will,
  findings: Findings,
  inTable: ReadonlySet<string>,
): { isRepairable: boolean; effects: Effect[] } {
  if (status !== 'active') return { isRepairable: false, effects: [] };
  const { damaged, unread } = together(findings, inTable);
  const documents = sealed.documents.flatMap(({ path }, place) => (damaged.includes(path) ? [place] : []));
  const isRepairable = damaged.length > 0 && documents.length === 0;
  const reseal: Effect[] = isRepairable ? [{ kind: 'reseal', key: `reseal/audit/${pending.id}` }] : [];
  // A message says that the will is complete in another storage: one of them has every file.
  const isSafe = [...findings.values()].some(isComplete);
  const copies = isSafe ? [...findings].flatMap(([id, finding]) => copyNotices(pending.id, sealed.revision, id, finding)) : [];
  return { isRepairable, effects: [...auditNotices(pending.id, sealed.revision, { documents, unread }), ...copies, ...reseal] };
}
