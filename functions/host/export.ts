import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { instant } from '#common/time.ts';
import { transfersOf } from '#effects/audit.ts';
import { readWholeTrail } from '#evidence/read-trail.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { exportedChecks, exportObject } from '#overview/wire/export-object.ts';
import { exportReply } from '#overview/wire/export-replies.ts';

const MAX_TRANSFERS = 100;

/** GET /api/host/export: everything that the Host gave us and what has happened, without secrets. Refused after an unconfirmed reset, because it names the Survivors' contacts in one file. */
export const handler = hostEndpoint(routes['host/export'], { reply: exportReply }, async ({ app, host, sessionId, requestId }) => {
  assertNotRecovered(host);
  const { from, to } = exportedChecks(host);
  const [checks, sessions, trail, ids] = await Promise.all([
    app.store.hosts.checks(host.id, from, to),
    app.store.sessions.list(host, app.now()),
    readWholeTrail(app, host),
    wireIds(app),
  ]);
  const newest = transfersOf([...trail.chained.toReversed(), ...trail.waiting.toReversed()])
    .reverse()
    .slice(0, MAX_TRANSFERS);
  const records = await Promise.all(newest.map((id) => app.store.transfers.load(id)));
  const transfers = records.filter((record) => record !== undefined);
  await app.store.commit({ hostId: host.id, at: instant(app.now()), requestId, audit: [{ event: 'exported' }] });
  return ok(exportObject({ host, sessions, sessionId, checks, transfers, survivorWireId: ids.survivor, now: app.now() }));
});
