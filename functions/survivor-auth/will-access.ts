import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { decryptBytes } from '#custody/age.ts';
import { downloadToken, isGenuineLink, readLink } from '#custody/link.ts';
import { tellSurvivors } from '#domain/effect.ts';
import { recordMessageRead } from '#domain/reads.ts';
import { Refusal } from '#domain/refusal.ts';
import { after, earliest, type Instant, instant, MINUTE, type Outage } from '#domain/time.ts';
import { readableUntil } from '#domain/transfer.ts';
import { unchanged } from '#domain/will.ts';
import { routes } from '#functions/routes.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { headerOf } from '#http/gateway-event.ts';
import { willOpened } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { HostWithCustody } from '#store/hosts.ts';
import type { OpenedRow, ReleasedRow, TransferRecord } from '#store/transfers.ts';
import { assertOwnTransfer } from '#workflows/guards.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { unwrapReleased } from '#workflows/opening/open-will.ts';
import { SURVIVOR_SESSION, sessionId } from '#workflows/opening/survivor-session.ts';
import { commitStep, willStateFrom } from '#workflows/will-state.ts';

const Query = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id') });
type Asked = Request<undefined, z.infer<typeof Query>>;

interface Loaded {
  host: HostWithCustody;
  record: TransferRecord;
  survivorId: string;
  outages: readonly Outage[];
}

const LINK_LIFETIME = 15 * MINUTE;
const VERIFICATION_PATIENCE_MS = 20_000;

/** GET /api/survivor-auth/will-access: an authenticated Survivor's message and the documents, while the access window is open. */
export const handler = endpoint(routes['survivor-auth/will-access'], { query: Query, reply: willOpened, load }, async (request) => {
  const { app, host, record, survivorId, outages } = request;
  const { transfer } = record;
  const expiresAt = readableUntil(transfer, survivorId, instant(app.now()), outages);
  const row = record.released.get(survivorId);
  if (!row) throw new Refusal('not_authenticated');
  const presented = await assertSession(request, row);
  await noteAccess(app, host, record, row, presented);
  const [message, opened] = await Promise.all([personalMessage(app, host, record, row), verification(app, record)]);
  return ok({
    personal_message: message,
    documents: await documentsOf(app, host, record, survivorId, opened, expiresAt),
    access_expires_at: expiresAt,
  });
});

async function load({ app, query }: Asked): Promise<Loaded> {
  const [pointer, ids, { outages }] = await Promise.all([
    app.store.transfers.find(query.transfer_id),
    wireIds(app),
    app.store.serviceClock.look(app.now()),
  ]);
  if (!pointer) throw new Refusal('transfer_not_found');
  const [host, record] = await Promise.all([app.store.hosts.loadWithCustody(pointer.hostId), app.store.transfers.load(pointer.transferId)]);
  if (!host || !record) throw new Refusal('transfer_not_found');
  const survivor = record.transfer.survivors.find(({ id }) => ids.survivor(id) === query.survivor_id);
  if (!survivor) throw new Refusal('survivor_not_found');
  assertOwnTransfer(host, record.transfer);
  return { host, record, survivorId: survivor.id, outages };
}

/**
 * Once a session was shown, this Survivor's two ids alone open nothing any more. Nor do they while nobody but the Host's
 * mailbox has signed in: who reads that mailbox may see the ids.
 */
async function assertSession({ app, event, host, record: { transfer } }: Asked & Loaded, row: ReleasedRow): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(headerOf(event, 'authorization') ?? '')?.[1];
  if (token !== undefined && (await isOwnSession(app, transfer.id, row, token))) return true;
  if (row.sessionDemanded || host.profile.recovered || app.env.SURVIVOR_SESSION === 'required') throw new Refusal('session_required');
  return false;
}

/** Whether the token is a current session of this Survivor in this transfer. Any other Bearer is treated as absent: clients send it everywhere. */
async function isOwnSession(app: App, transferId: string, row: ReleasedRow, token: string): Promise<boolean> {
  const link = readLink(token);
  const genuine = isGenuineLink(await app.keyring.key('link-key'), SURVIVOR_SESSION, row.nonce, token);
  return genuine && link?.id === sessionId(transferId, row.survivor) && link.expires * 1000 > app.now().getTime();
}

/** Writes down the first access, tells the Survivor of it, and from the first session on demands one. */
async function noteAccess(app: App, host: HostWithCustody, record: TransferRecord, row: ReleasedRow, presented: boolean): Promise<void> {
  const demanded = row.sessionDemanded || presented;
  if (row.firstAccessTold && demanded === row.sessionDemanded) return;
  const { transfer } = record;
  const loaded = willStateFrom(app, host, record, []);
  const effects = row.firstAccessTold
    ? []
    : tellSurvivors([row.survivor], 'first-access', `transfer/${transfer.id}/first-access`, { transferId: transfer.id });
  const next: ReleasedRow = { ...row, sessionDemanded: demanded, firstAccessTold: true };
  const hasMessage = !row.firstAccessTold && host.custody.keys.get(row.survivor)?.message !== undefined;
  const reads = hasMessage && recordMessageRead(record.reads.get(row.survivor), row.survivor, instant(app.now()));
  await commitStep(
    app,
    loaded,
    { ...unchanged(loaded.state), effects },
    {
      transferPut: { [`RELEASED#${row.survivor}`]: next, ...(reads && { [`READ#${row.survivor}`]: reads }) },
      audit: [{ event: 'will_accessed', facts: { survivor: row.survivor } }],
    },
  );
}

async function personalMessage(app: App, host: HostWithCustody, { transfer }: TransferRecord, row: ReleasedRow): Promise<string> {
  const file = host.custody.keys.get(row.survivor)?.message;
  const { messageKey } = await unwrapReleased(app, transfer, row);
  if (!file || !messageKey) return '';
  const text = await decryptBytes({ fileKey: new Uint8Array(Buffer.from(messageKey, 'base64')) }, Buffer.from(file, 'base64'));
  return Buffer.from(text).toString('utf8');
}

/** Gives the reading back of the documents a little time; what is not verified by then is reported so. */
async function verification(app: App, first: TransferRecord): Promise<OpenedRow | undefined> {
  const until = performance.now() + VERIFICATION_PATIENCE_MS;
  let opened = first.opened;
  while (!opened?.finished && performance.now() < until) {
    await pause(250);
    opened = (await app.store.transfers.load(first.transfer.id))?.opened;
  }
  return opened;
}

async function documentsOf(
  app: App,
  host: HostWithCustody,
  { transfer }: TransferRecord,
  survivorId: string,
  opened: OpenedRow | undefined,
  windowEnd: Instant,
) {
  const key = await app.keyring.key('download-key');
  const expiresAt = earliest([after(instant(app.now()), LINK_LIFETIME), windowEnd]) ?? '';
  const expires = Math.floor(Date.parse(expiresAt) / 1000);
  return (host.will?.sealed.documents ?? []).map(({ id, filename, mimeType, size }) => {
    const token = downloadToken(key, { transferId: transfer.id, survivorId, documentId: id, revision: transfer.revision, expires });
    return {
      filename,
      mime_type: mimeType,
      size_bytes: size,
      download_url: `${app.env.API_URL}/api/survivor-auth/download?token=${token}`,
      download_expires_at: new Date(expires * 1000).toISOString(),
      integrity_verified: opened?.verified.includes(id) ?? false,
    };
  });
}
