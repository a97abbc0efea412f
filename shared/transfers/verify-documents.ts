import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { decryptStream } from '#custody/age.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { keepFirstOpen, type Place } from '#sealing/places.ts';
import type { StoredWill } from '#sealing/read-document.ts';
import { createMeter } from '#sealing/sealed-file.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { OpenedRow, TransferRecord } from '#transfers/rows/transfers.ts';
import { decide } from '#wills/rules/events.ts';
import type { SealedDocument } from '#wills/rules/will.ts';
import { commitStep, loadWillState } from '#wills/will-state.ts';
import { loadTransferThenHost } from './load-transfer.ts';
import { openReleasedWill } from './open-will.ts';

/**
 * Reads every document of an open transfer back, authenticates it and compares it with what was sealed. Stores which ones
 * matched. If all were read and none matched, the opening has failed.
 */
export async function verifyDocuments(app: App, transferId: string): Promise<void> {
  const loaded = await loadTransferThenHost(app, transferId, app.store.hosts.loadWithCustody);
  if (!loaded?.host.will) return;
  const { host, record } = loaded;
  const { sealed } = loaded.host.will;
  if (record.transfer.state.status === 'failed') return reopen(app, host, record, sealed.documents);
  if (record.transfer.state.status !== 'accessible') return;
  const open = await openReleasedWill(app, host, record).catch((error: unknown) => failed(app, transferId, error));
  if (!open) return;
  // Documents that were read since the opening are not read again: a large will on a slow storage takes several runs.
  const verified = [...(record.opened?.verified ?? [])];
  const verifiedIn = { ...record.opened?.verifiedIn };
  const documents = sealed.documents.filter(({ id }) => !verified.includes(id));
  const verdicts: Verdict[] = [];
  await keepFirstOpen(open.places, async () => {
    for (const document of documents) {
      const { verdict, storageId } = await verifyDocument(app, open, document);
      verdicts.push(verdict);
      if (verdict === 'matches') verified.push(document.id);
      if (storageId !== undefined) verifiedIn[document.path] = storageId;
      await remember(app, transferId, { verified: [...verified], verifiedIn, finished: false });
    }
  });
  const finished = !verdicts.includes('unread');
  const isAltered = verdicts.includes('differs');
  if (finished && isAltered && verified.length === 0) return failOpening(app, transferId);
  // A document that differs stays unverified, and is read again like one that could not be read.
  await remember(app, transferId, { verified, verifiedIn, finished, ...(isAltered && { altered: true }) });
}

/** Repairs a failed opening if one document matches what was sealed. All of them are then read again. */
async function reopen(app: App, host: HostWithCustody, record: TransferRecord, documents: readonly SealedDocument[]): Promise<void> {
  const open = await openReleasedWill(app, host, record);
  for (const document of documents) {
    if ((await verifyDocument(app, open, document)).verdict !== 'matches') continue;
    await retryUntilCommitted(async () => {
      const current = await app.store.hosts.load(host.id);
      const loaded = current && (await loadWillState(app, current));
      const step = loaded && decide(loaded.state, { kind: 'opening-repaired', transferId: record.transfer.facts.id }, loaded.context);
      if (loaded && step) await commitStep(app, loaded, step, { transferPut: { OPENED: { verified: [], verifiedIn: {}, finished: false } } });
    });
    return;
  }
}

type Verdict = 'matches' | 'differs' | 'unread';

type Document = Pick<SealedDocument, 'path' | 'sha256'>;

/** Verifies a document in one storage after the other, until it matches. `storageId`: where, if that was not the first one. */
async function verifyDocument(app: App, open: StoredWill, document: Document): Promise<{ verdict: Verdict; storageId?: string }> {
  const verdicts: Verdict[] = [];
  for (const [index, place] of open.places.entries()) {
    const verdict = await verifyIn(app, open, place, document);
    if (verdict === 'matches') return { verdict, ...(index > 0 && { storageId: place.storageId }) };
    verdicts.push(verdict);
  }
  // One that could not be read may have it.
  return { verdict: verdicts.includes('unread') ? 'unread' : 'differs' };
}

async function verifyIn(app: App, open: StoredWill, place: Place, { path, sha256 }: Document): Promise<Verdict> {
  const file = open.manifest.files.find((one) => one.path === path);
  if (!file) return 'differs';
  try {
    const plain = createHash('sha256');
    const { stream, result } = createMeter();
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => plain.update(chunk));
    await pipeline(await (await place.open()).read(`${open.folder}${path}`), stream, decryptStream({ identity: open.identity }), sink);
    const sealed = result();
    return sealed.size === file.size && sealed.sha256 === file.sha256 && plain.digest('hex') === sha256 ? 'matches' : 'differs';
  } catch (error) {
    app.log.alarm('document_not_verified', faultFacts(error));
    return error instanceof Refusal && OF_CONTENT.has(error.code) ? 'differs' : 'unread';
  }
}

/** What a document is refused with whose bytes were read. Anything else is a fault of a storage that may be gone at the next attempt. */
const OF_CONTENT: ReadonlySet<string> = new Set(['age_file_invalid', 'wrong_key', 'package_altered']);

async function remember(app: App, transferId: string, opened: OpenedRow): Promise<void> {
  await retryUntilCommitted(async () => {
    const record = await app.store.transfers.load(transferId);
    if (record?.transfer.state.status !== 'accessible') return;
    await app.store.commit({
      hostId: record.transfer.facts.hostId,
      at: instant(app.now()),
      aggregates: [{ root: record.root, put: { OPENED: opened } }],
    });
  });
}

/** A failed proof is final. Any other error is a fault that may be gone at the next attempt. */
async function failed(app: App, transferId: string, error: unknown): Promise<undefined> {
  app.log.alarm('will_not_opened', { ...faultFacts(error), code: error instanceof Refusal ? error.code : undefined });
  if (!(error instanceof Refusal) || !PROOFS.has(error.code)) throw error;
  await failOpening(app, transferId);
  return undefined;
}

/** Marks the opening as failed: nothing of the will is shown. The operator was alarmed. */
export async function failOpening(app: App, transferId: string): Promise<void> {
  await retryUntilCommitted(async () => {
    const found = await loadTransferThenHost(app, transferId, app.store.hosts.load);
    const loaded = found && (await loadWillState(app, found.host));
    if (loaded) await commitStep(app, loaded, decide(loaded.state, { kind: 'opening-failed', transferId }, loaded.context));
  });
}

const PROOFS: ReadonlySet<string> = new Set(['package_altered', 'share_altered', 'shares_do_not_open']);
