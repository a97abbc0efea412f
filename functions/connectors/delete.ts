import { rememberRemoved } from '#accounts/rules/recent-changes.ts';
import { admitChange } from '#accounts/wire/change-quota.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { withoutConnector } from '#hosts/rules/settings.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';
import { connectorRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';

/** DELETE /api/connectors/<id>: deletes a channel. The last one stays while a will is sealed, because the Host must be reachable. */
export const handler = hostEndpoint(routes['connectors/delete'], { reply: noBody }, async ({ app, event, host, id, requestId }) => {
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  if (host.will && host.connectors.length === 1) throw new Refusal('last_connector');
  assertChangeable(host);
  await admitChange({ app, event, host });
  const at = instant(app.now());
  const settings = withoutConnector(host.settings, id);
  const put = {
    ...(settings && { SETTINGS: settings }),
    ...(host.will && { 'RECENT-CHANGES': rememberRemoved(host.recentChanges, connector, at) }),
  };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put, remove: [connectorRow(id)] }],
    effects: notifyConnectionChange(host, { what: 'connector', id, how: 'removed' }, requestId),
    audit: [{ event: 'connector_deleted', facts: { connector: id } }],
  });
  return noContent();
});
