import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#app/app.ts';
import { takeLease } from '#app/leases.ts';
import { VERIFICATION_WAIT_LIMITS } from '#common/leases.ts';
import { after, earliest, type Instant, instant, MINUTE } from '#common/time.ts';
import { decryptBytes } from '#custody/age.ts';
import { downloadToken } from '#custody/link.ts';
import { aboutMember } from '#effects/audit.ts';
import { notifySurvivors } from '#effects/notify.ts';
import { readsRow, releasedRow } from '#store/keys.ts';
import type { OpenedRow, ReleasedRow, TransferRecord } from '#transfers/rows/transfers.ts';
import { recordMessageRead } from '#transfers/rules/reads.ts';
import { ALL_DOCUMENTS } from '#wills/rules/archive.ts';
import { type SealedDocument, unchangedStep } from '#wills/rules/will.ts';
import { assembleWillState, commitStep } from '#wills/will-state.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import { type Archive, archivesOf } from './open-archive.ts';
import { unwrapReleasedShare } from './open-will.ts';

/** An opened will as one Survivor sees it. */
export interface ShownWill {
  /** Empty without a personal message. */
  message: string;
  documents: ShownDocument[];
  archives: ShownArchive[];
}

export interface ShownDocument {
  document: SealedDocument;
  url: string;
  urlExpiresAt: Instant;
  /** Whether it was read back since the transfer opened, and matched what was sealed. */
  isVerified: boolean;
}

/** One ZIP file of the documents. */
export interface ShownArchive {
  archive: Archive;
  url: string;
  urlExpiresAt: Instant;
}

interface Access {
  /** The end of the access window. */
  readableUntil: Instant;
  /** Whether the Survivor's session was sent. Without it, links expire soon, because two ids were enough to get them. */
  usedSession: boolean;
}

const LINK_LIFETIME = 15 * MINUTE;
const VERIFICATION_TIMEOUT_MS = 20_000;

/** Decrypts a Survivor's personal message and makes their download links. */
export async function showWill(app: App, loaded: LoadedTransfer, row: ReleasedRow, access: Access): Promise<ShownWill> {
  const links = linksOf(app, loaded.record, row.survivor, access);
  const [message, opened, { to, urlExpiresAt }] = await Promise.all([
    personalMessage(app, loaded, row),
    awaitVerification(app, loaded.record),
    links,
  ]);
  const sealing = loaded.host.will?.sealed;
  const documents = (sealing?.documents ?? []).map((document) => {
    const isVerified = opened?.verified.includes(document.id) ?? false;
    return { document, url: to('/api/survivor-auth/download', document.id), urlExpiresAt, isVerified };
  });
  const url = to('/api/survivor-auth/archive', ALL_DOCUMENTS);
  const archives = (sealing ? archivesOf(sealing) : []).map((archive, index) => ({ archive, url: `${url}&part=${index + 1}`, urlExpiresAt }));
  return { message, documents, archives };
}

async function personalMessage(app: App, { host, record }: LoadedTransfer, row: ReleasedRow): Promise<string> {
  const file = host.custody.keys.get(row.survivor)?.message;
  const { messageKey } = await unwrapReleasedShare(app, record.transfer, row);
  if (!file || !messageKey) return '';
  const text = await decryptBytes({ fileKey: new Uint8Array(Buffer.from(messageKey, 'base64')) }, Buffer.from(file, 'base64'));
  return Buffer.from(text).toString('utf8');
}

/**
 * Gives the verification of the documents a little time. Documents that are not verified by then are shown so. It reads the Host's
 * storage, which may hang, so only a few requests of a transfer wait for it at the same time. The others see what is known now.
 */
async function awaitVerification(app: App, { transfer, opened: first }: TransferRecord): Promise<OpenedRow | undefined> {
  if (first?.finished) return first;
  const { id } = transfer.facts;
  const waiting = { group: `verification/${id}` as const, holder: 'all', id: app.newId(), seconds: (2 * VERIFICATION_TIMEOUT_MS) / 1000 };
  const lease = await takeLease(app, waiting, VERIFICATION_WAIT_LIMITS).catch(() => undefined);
  if (!lease) return first;
  return finishedWithin(VERIFICATION_TIMEOUT_MS, app, id, first).finally(lease.release);
}

async function finishedWithin(milliseconds: number, app: App, transferId: string, first: OpenedRow | undefined): Promise<OpenedRow | undefined> {
  const until = performance.now() + milliseconds;
  let opened = first;
  while (!opened?.finished && performance.now() < until) {
    await pause(250);
    opened = (await app.store.transfers.load(transferId))?.opened;
  }
  return opened;
}

/** Makes the links of one Survivor. A link of a session lasts as long as the session: until the access window ends. */
async function linksOf(app: App, { transfer }: TransferRecord, survivorId: string, { readableUntil, usedSession }: Access) {
  const key = await app.keyring.key('download-key');
  const expiresAt = usedSession ? readableUntil : (earliest([after(instant(app.now()), LINK_LIFETIME), readableUntil]) ?? '');
  // A link names its end in whole seconds.
  const expires = Math.floor(Date.parse(expiresAt) / 1000);
  const { id: transferId, revision } = transfer.facts;
  return {
    urlExpiresAt: instant(new Date(expires * 1000)),
    to: (path: string, documentId: string) =>
      `${app.env.API_URL}${path}?token=${downloadToken(key, { transferId, survivorId, documentId, revision, expires })}`,
  };
}

/**
 * Records that a Survivor's genuine session was sent, also in a request that is refused: every later access requires it, until they
 * authenticate again. Changes nothing the second time.
 */
export async function demandSession(app: App, { root, transfer }: TransferRecord, row: ReleasedRow): Promise<void> {
  if (row.sessionDemanded) return;
  const put = { [releasedRow(row.survivor)]: { ...row, sessionDemanded: true } };
  await app.store.commit({ hostId: transfer.facts.hostId, at: instant(app.now()), aggregates: [{ root, put }] });
}

/** Records a Survivor's first access and notifies them of it. Once they used a session, every later access requires one. */
export async function recordAccess(app: App, { host, record }: LoadedTransfer, row: ReleasedRow, usedSession: boolean): Promise<void> {
  if (row.firstAccessNotified) return usedSession ? demandSession(app, record, row) : undefined;
  const { transfer } = record;
  const { survivor } = row;
  const effects = notifySurvivors([survivor], 'first-access', `transfer/${transfer.facts.id}/first-access`, { transferId: transfer.facts.id });
  const next: ReleasedRow = { ...row, sessionDemanded: row.sessionDemanded || usedSession, firstAccessNotified: true };
  const hasMessage = host.custody.keys.get(survivor)?.message !== undefined;
  const reads = hasMessage && recordMessageRead(record.reads.get(survivor), survivor, instant(app.now()));
  const loaded = assembleWillState(app, host, record, []);
  const step = { ...unchangedStep(loaded.state), effects };
  const transferPut = { [releasedRow(survivor)]: next, ...(reads && { [readsRow(survivor)]: reads }) };
  await commitStep(app, loaded, step, { transferPut, audit: [{ event: 'will_accessed', facts: aboutMember(transfer, survivor) }] });
}
