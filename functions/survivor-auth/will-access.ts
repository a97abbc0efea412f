import * as z from 'zod';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { PaperId, Uuid } from '#http/fields.ts';
import { bearerToken } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { wireIds } from '#messages/links.ts';
import { findTransfer, loadTransferWithHost } from '#transfers/load-transfer.ts';
import type { ReleasedRow } from '#transfers/rows/transfers.ts';
import { demandSession, recordAccess, type ShownArchive, type ShownDocument, showWill } from '#transfers/show-will.ts';
import { assertReadableByIds, isOwnSession } from '#transfers/survivor-session.ts';
import { openedWillReply } from '#transfers/wire/replies.ts';
import { readableUntil } from '#wills/rules/opening.ts';

const Query = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: PaperId('survivor_id') });

/** GET /api/survivor-auth/will-access: an authenticated Survivor's message and the documents, while the access window is open. */
export const handler = endpoint(routes['survivor-auth/will-access'], { query: Query, reply: openedWillReply, load }, async (request) => {
  const { app, event, survivorId, outages, ...loaded } = request;
  const { transfer, released } = loaded.record;
  const row = released.get(survivorId);
  const usedSession = row !== undefined && (await isOwnSession(app, transfer.facts.id, row, bearerToken(event)));
  const expiresAt = await untilOrRefused(request, usedSession ? row : undefined);
  if (!row) throw new Refusal('not_authenticated');
  if (!usedSession) await assertReadableByIds(app, loaded, row, clientOf(event));
  await recordAccess(app, loaded, row, usedSession);
  const { message, documents, archives } = await showWill(app, loaded, row, { readableUntil: expiresAt, usedSession });
  return ok({
    personal_message: message,
    documents: documents.map(documentObject),
    archives: archives.map(archiveObject),
    access_expires_at: expiresAt,
  });
});

/** Until when this Survivor can read. A session that is refused counts as used: else the ids alone would read once the reason is over. */
async function untilOrRefused({ app, record, survivorId, outages }: Awaited<ReturnType<typeof load>> & { app: App }, used: ReleasedRow | undefined) {
  try {
    return readableUntil(record.transfer, survivorId, { now: instant(app.now()), outages });
  } catch (refusal) {
    if (used) await demandSession(app, record, used);
    throw refusal;
  }
}

async function load({ app, query }: Request<undefined, z.infer<typeof Query>>) {
  const [pointer, ids, { outages }] = await Promise.all([findTransfer(app, query.transfer_id), wireIds(app), app.store.serviceClock.look(app.now())]);
  const { host, record } = await loadTransferWithHost(app, pointer, app.store.hosts.loadWithCustody);
  const survivor = record.transfer.facts.survivors.find(({ id }) => ids.survivor(id) === query.survivor_id);
  if (!survivor) throw new Refusal('survivor_not_found');
  assertOwnTransfer(host, record.transfer);
  return { host, record, survivorId: survivor.id, outages };
}

function archiveObject({ archive, url, urlExpiresAt }: ShownArchive) {
  return {
    filename: archive.filename,
    size_bytes: archive.size,
    documents_count: archive.entries.length,
    download_url: url,
    download_expires_at: urlExpiresAt,
  };
}

function documentObject({ document, url, urlExpiresAt, isVerified }: ShownDocument) {
  return {
    filename: document.filename,
    mime_type: document.mimeType,
    size_bytes: document.size,
    download_url: url,
    download_expires_at: urlExpiresAt,
    integrity_verified: isVerified,
  };
}
