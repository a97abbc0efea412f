import type * as z from 'zod';
import { maskDestination } from '#common/contact.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import type { connectorReply } from './replies.ts';

export function connectorObject(connector: ConnectorRecord): z.infer<(typeof connectorReply)[200]> {
  const { id, type, name, isVerified, priority, createdAt, hostDestination, by, proving } = connector;
  return {
    id,
    type,
    name,
    is_verified: isVerified,
    priority,
    created_at: createdAt,
    host_destination: hostDestination && maskDestination(type, hostDestination),
    ...(by && { provided_by: by }),
    ...(proving && proving.to !== '' && { code_sent_to: maskDestination(type, proving.to) }),
  };
}

/** What the answer to a new config adds. `missing`: what the config lacks. `startUrl`: where the Host presses Start. */
interface Configured {
  missing: string | undefined;
  startUrl: string | undefined;
}

/** Returns a connector whose config is new. */
export function configuredConnector(connector: ConnectorRecord, { missing, startUrl }: Configured): z.infer<(typeof connectorReply)[200]> {
  return {
    ...connectorObject(connector),
    ...(startUrl !== undefined && { start_url: startUrl }),
    ...(missing !== undefined && { connection_error: missing }),
  };
}
