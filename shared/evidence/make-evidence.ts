import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { type ChainedEntry, type ChainHead, emptyChain } from '#custody/audit-chain.ts';
import { evidenceStatement, type PublishedKey, publishedKey, sshSignatureFile, sshSigned } from '#custody/evidence.ts';
import { isBeforeSegment } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { trailPages } from './read-trail.ts';
import { evidenceReport, type Reader } from './report.ts';

/**
 * A report, the statement with its SHA-256 and the head of the history, and two signatures of the statement: both with Ed25519, by the
 * service's key for evidence in KMS (`shared/platform/evidence-key.ts`).
 */
export interface Evidence {
  report: string;
  statement: string;
  /** Over the bytes of the statement, for `openssl pkeyutl`. */
  signature: Uint8Array;
  /** Over its SSHSIG form, for `ssh-keygen -Y verify`. */
  sshSignature: string;
  key: PublishedKey;
}

/** More than twenty years of them, one a week. */
const CHECKS = 1200;

/** A transfer, with its id in replies and links. */
interface Subject {
  host: HostRecord;
  record: TransferRecord;
  transferId: string;
}

/** Makes the evidence of a transfer for one reader. Throws `record_altered` if the history does not fit together, or is shorter than the records know. */
export async function makeEvidence(app: App, { host, record, transferId }: Subject, reader: Reader): Promise<Evidence> {
  const total = host.liveness?.checks ?? 0;
  const [{ entries, head }, checks, outages, raw] = await Promise.all([
    readSegment(app, host, record),
    app.store.hosts.checks(host.id, Math.max(1, total - CHECKS + 1), total),
    app.store.serviceClock.outages(app.now()),
    app.evidenceKey.publicKey(),
  ]);
  const now = instant(app.now());
  const service = app.env.API_URL;
  const key = publishedKey(raw);
  const report = evidenceReport({ host, record, transferId, checks: checks.toReversed(), entries, head, outages, service, now }, reader);
  const statement = evidenceStatement({
    report,
    madeAt: now,
    madeFor: 'host' in reader ? 'host' : 'survivor',
    service,
    history: head,
    keyId: key.id,
  });
  const [signature, ssh] = await Promise.all([app.evidenceKey.sign(Buffer.from(statement)), app.evidenceKey.sign(sshSigned(statement))]);
  return { report, statement, signature, sshSignature: sshSignatureFile(raw, ssh), key };
}

/**
 * Reads back from the end of the history to the last sign of life before the transfer. What came after the transfer is read and checked,
 * but not kept: strangers can cause entries at any time, and those must not push out the ones of the transfer.
 */
async function readSegment(app: App, host: HostRecord, { transfer, root }: TransferRecord): Promise<{ entries: ChainedEntry[]; head: ChainHead }> {
  const found: ChainedEntry[] = [];
  let head: ChainHead | undefined;
  // A commit counts its entries either with the Host or with the transfer.
  for await (const page of trailPages(app, host, host.root.entries + root.entries)) {
    head ??= page.head;
    for (const entry of page.chained) if (found.length > 0 || entry.facts['transfer'] === transfer.facts.id) found.push(entry);
    if (found.length > 0 && page.chained.some((entry) => isBeforeSegment(entry, transfer))) break;
  }
  return { entries: found.reverse(), head: head ?? emptyChain(host.id) };
}
