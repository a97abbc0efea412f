import { Refusal } from '#common/refusal.ts';
import { makeEvidence } from '#evidence/make-evidence.ts';
import { evidenceObject } from '#evidence/wire/evidence-object.ts';
import { evidenceReply } from '#evidence/wire/evidence-replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/host/evidence/<id>: what is known about one of the Host's transfers, signed. */
export const handler = hostEndpoint(routes['host/evidence'], { reply: evidenceReply }, async ({ app, host, id }) => {
  const pointer = await app.store.transfers.find(id);
  const record = pointer?.hostId === host.id ? await app.store.transfers.load(pointer.transferId) : undefined;
  if (!record) throw new Refusal('transfer_not_found');
  return ok(evidenceObject(await makeEvidence(app, { host, record, transferId: id }, { host: true })));
});
