import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { makeEvidence } from '#evidence/make-evidence.ts';
import { evidenceObject } from '#evidence/wire/evidence-object.ts';
import { evidenceReply } from '#evidence/wire/evidence-replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { PaperId, Uuid } from '#http/fields.ts';
import { bearerToken } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { findTransfer, loadTransferWithHost } from '#transfers/load-transfer.ts';
import { isOwnSession } from '#transfers/survivor-session.ts';

const Query = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: PaperId('survivor_id') });

/** GET /api/survivor-auth/evidence: what is known about the transfer, signed, for a Survivor with a session. */
export const handler = endpoint(routes['survivor-auth/evidence'], { query: Query, reply: evidenceReply, load }, async (request) => {
  const { app, event, query, host, record, survivorId } = request;
  const row = record.released.get(survivorId);
  if (!row || !(await isOwnSession(app, record.transfer.facts.id, row, bearerToken(event)))) throw new Refusal('session_required');
  return ok(evidenceObject(await makeEvidence(app, { host, record, transferId: query.transfer_id }, { survivor: survivorId })));
});

async function load({ app, query }: Request<undefined, z.infer<typeof Query>>) {
  const [pointer, ids] = await Promise.all([findTransfer(app, query.transfer_id), wireIds(app)]);
  const { host, record } = await loadTransferWithHost(app, pointer, app.store.hosts.load);
  const survivor = record.transfer.facts.survivors.find(({ id }) => ids.survivor(id) === query.survivor_id);
  if (!survivor) throw new Refusal('survivor_not_found');
  return { host, record, survivorId: survivor.id };
}
