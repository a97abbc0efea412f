import { evidenceStatement, type PublishedKey, publishedKey, sshSignatureFile, sshSigned } from '#custody/evidence.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { TransferRecord } from '#store/transfers.ts';
import { readWholeTrail } from '#workflows/audit/read-trail.ts';
import { evidenceReport, type Reader } from './report.ts';

/** A report, the statement with its hash, and two signatures of the statement. */
export interface Evidence {
  report: string;
  statement: string;
  /** Over the bytes of the statement. */
  signature: Uint8Array;
  sshSignature: string;
  key: PublishedKey;
}

const CHECKS = 100;
/** The newest ones. A reply must stay below 6 MB. */
const MAX_ENTRIES = 3000;

/** A transfer, with its id in replies and links. */
interface Subject {
  host: HostRecord;
  record: TransferRecord;
  transferId: string;
}

/** Makes the evidence of a transfer for one reader. Throws `record_altered` if the history does not fit together. */
export async function makeEvidence(app: App, { host, record, transferId }: Subject, reader: Reader): Promise<Evidence> {
  const total = host.liveness?.checks ?? 0;
  const [{ chained, head }, checks, outages, raw] = await Promise.all([
    readWholeTrail(app, host, MAX_ENTRIES),
    app.store.hosts.checks(host.id, Math.max(1, total - CHECKS + 1), total),
    app.store.serviceClock.outages(app.now()),
    app.evidenceKey.publicKey(),
  ]);
  const now = instant(app.now());
  const service = app.env.API_URL;
  const key = publishedKey(raw);
  const entries = chained.toReversed();
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
