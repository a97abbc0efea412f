import { Refusal } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { evidenceObject } from '#http/evidence-object.ts';
import { evidenceReply } from '#http/replies/evidence.ts';
import { ok } from '#http/reply.ts';
import { makeEvidence } from '#workflows/evidence/make-evidence.ts';

/** GET /api/host/evidence/<id>: what is known about one of the Host's transfers, signed. */
export const handler = hostEndpoint(routes['host/evidence'], { reply: evidenceReply }, async ({ app, host, id }) => {
  const pointer = await app.store.transfers.find(id);
  const record = pointer?.hostId === host.id ? await app.store.transfers.load(pointer.transferId) : undefined;
  if (!record) throw new Refusal('transfer_not_found');
  return ok(evidenceObject(await makeEvidence(app, { host, record, transferId: id }, { host: true })));
});
