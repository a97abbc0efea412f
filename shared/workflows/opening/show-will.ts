import { setTimeout as pause } from 'node:timers/promises';
import { decryptBytes } from '#custody/age.ts';
import { downloadToken } from '#custody/link.ts';
import { after, earliest, type Instant, instant, MINUTE } from '#domain/time.ts';
import type { SealedDocument } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import type { OpenedRow, ReleasedRow, TransferRecord } from '#store/transfers.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import { unwrapReleasedShare } from './open-will.ts';

/** An opened will as one Survivor sees it. */
export interface ShownWill {
  /** Empty without a personal message. */
  message: string;
  documents: ShownDocument[];
}

export interface ShownDocument {
  document: SealedDocument;
  url: string;
  urlExpiresAt: Instant;
  /** Whether it was read back since the transfer opened, and matched what was sealed. */
  isVerified: boolean;
}

const LINK_LIFETIME = 15 * MINUTE;
const VERIFICATION_TIMEOUT_MS = 20_000;

/** Decrypts a Survivor's personal message and makes their download links. `readableUntil`: the end of the access window. */
export async function showWill(app: App, loaded: LoadedTransfer, row: ReleasedRow, readableUntil: Instant): Promise<ShownWill> {
  const [message, opened] = await Promise.all([personalMessage(app, loaded, row), awaitVerification(app, loaded.record)]);
  return { message, documents: await shownDocuments(app, loaded, row.survivor, opened, readableUntil) };
}

async function personalMessage(app: App, { host, record }: LoadedTransfer, row: ReleasedRow): Promise<string> {
  const file = host.custody.keys.get(row.survivor)?.message;
  const { messageKey } = await unwrapReleasedShare(app, record.transfer, row);
  if (!file || !messageKey) return '';
  const text = await decryptBytes({ fileKey: new Uint8Array(Buffer.from(messageKey, 'base64')) }, Buffer.from(file, 'base64'));
  return Buffer.from(text).toString('utf8');
}

/** Gives the verification of the documents a little time. Documents that are not verified by then are shown so. */
async function awaitVerification(app: App, first: TransferRecord): Promise<OpenedRow | undefined> {
  const until = performance.now() + VERIFICATION_TIMEOUT_MS;
  let opened = first.opened;
  while (!opened?.finished && performance.now() < until) {
    await pause(250);
    opened = (await app.store.transfers.load(first.transfer.facts.id))?.opened;
  }
  return opened;
}

async function shownDocuments(
  app: App,
  { host, record: { transfer } }: LoadedTransfer,
  survivorId: string,
  opened: OpenedRow | undefined,
  windowEnd: Instant,
): Promise<ShownDocument[]> {
  const key = await app.keyring.key('download-key');
  const expiresAt = earliest([after(instant(app.now()), LINK_LIFETIME), windowEnd]) ?? '';
  // A link names its end in whole seconds.
  const expires = Math.floor(Date.parse(expiresAt) / 1000);
  return (host.will?.sealed.documents ?? []).map((document) => {
    const token = downloadToken(key, {
      transferId: transfer.facts.id,
      survivorId,
      documentId: document.id,
      revision: transfer.facts.revision,
      expires,
    });
    return {
      document,
      url: `${app.env.API_URL}/api/survivor-auth/download?token=${token}`,
      urlExpiresAt: instant(new Date(expires * 1000)),
      isVerified: opened?.verified.includes(document.id) ?? false,
    };
  });
}
