import * as z from 'zod';
import { Count, HostChannel, Id, Sentence, Timestamp } from '#http/wire-types.ts';

export const Connector = z
  .strictObject({
    id: Id,
    type: HostChannel,
    name: z.string(),
    is_verified: z.boolean().describe('True after the first successful test to an address of the Host; false again when the config changes.'),
    priority: Count.describe('0 is the highest.'),
    created_at: Timestamp,
    host_destination: z
      .string()
      .nullable()
      .describe(
        'Where the Host is reached over this connector, partly hidden; null for e-mail and before the first test. An addition to the specification.',
      ),
    connection_error: Sentence.optional().describe(
      'Only in the answer to a new config: what it lacks, and could not be learned from the provider. An addition to the specification.',
    ),
  })
  .meta({ id: 'Connector' });

export const pushKey = {
  200: z.strictObject({ public_key: z.string().describe('A P-256 point of 65 bytes, as base64url: the `applicationServerKey` of a subscription.') }),
};
export const connectorList = { 200: z.strictObject({ connectors: z.array(Connector) }) };
export const connectorReply = { 200: Connector };
export const connectorCreated = { 201: Connector };
export const connectorTested = { 200: z.strictObject({ success: z.literal(true), message: Sentence, delivery_time_ms: Count }) };
