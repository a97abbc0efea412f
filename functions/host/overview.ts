import { routes } from '#functions/routes.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { overviewObject } from '#overview/wire/overview-object.ts';
import { overviewReply } from '#overview/wire/overview-replies.ts';

/** GET /api/host/overview: everything that a Host's first page shows. */
export const handler = custodyEndpoint(routes['host/overview'], { reply: overviewReply }, async ({ app, host }) => {
  const { transferId = null } = host.will ?? {};
  const [record, outages, ids] = await Promise.all([
    transferId === null ? undefined : app.store.transfers.load(transferId),
    app.store.serviceClock.outages(app.now()),
    wireIds(app),
  ]);
  const transferWireId = transferId === null ? '' : ids.transfer(transferId);
  return ok(overviewObject({ host, record, transferWireId, survivorWireId: ids.survivor, outages, now: app.now() }));
});
