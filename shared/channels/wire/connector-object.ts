import type * as z from 'zod';
import { maskDestination } from '#common/contact.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import type { connectorReply } from './replies.ts';

export function connectorObject(connector: ConnectorRecord): z.infer<(typeof connectorReply)[200]> {
  const { id, type, name, isVerified, priority, createdAt, hostDestination } = connector;
  return {
    id,
    type,
    name,
    is_verified: isVerified,
    priority,
    created_at: createdAt,
    host_destination: hostDestination && maskDestination(type, hostDestination),
  };
}

/** Returns a connector whose config is new. `missing`: what the config lacks. */
export function configuredConnector(connector: ConnectorRecord, missing: string | undefined): z.infer<(typeof connectorReply)[200]> {
  return { ...connectorObject(connector), ...(missing !== undefined && { connection_error: missing }) };
}
