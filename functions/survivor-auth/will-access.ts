import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { bearerToken } from '#http/gateway-event.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { wireIds } from '#messages/links.ts';
import { findTransfer, loadTransferWithHost } from '#transfers/load-transfer.ts';
import { recordAccess } from '#transfers/record-access.ts';
import { readableUntil } from '#transfers/rules/reading.ts';
import { type ShownArchive, type ShownDocument, showWill } from '#transfers/show-will.ts';
import { checkSession } from '#transfers/survivor-session.ts';
import { openedWillReply } from '#transfers/wire/replies.ts';

const Query = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id') });

/** GET /api/survivor-auth/will-access: an authenticated Survivor's message and the documents, while the access window is open. */
export const handler = endpoint(routes['survivor-auth/will-access'], { query: Query, reply: openedWillReply, load }, async (request) => {
  const { app, event, survivorId, outages, ...loaded } = request;
  const expiresAt = readableUntil(loaded.record.transfer, survivorId, { now: instant(app.now()), outages });
  const row = loaded.record.released.get(survivorId);
  if (!row) throw new Refusal('not_authenticated');
  const token = bearerToken(event);
  const usedSession = await checkSession(app, loaded, row, { token, client: clientOf(event) });
  await recordAccess(app, loaded, row, usedSession);
  const { message, documents, archives } = await showWill(app, loaded, row, { readableUntil: expiresAt, usedSession });
  return ok({
    personal_message: message,
    documents: documents.map(documentObject),
    archives: archives.map(archiveObject),
    access_expires_at: expiresAt,
  });
});

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
