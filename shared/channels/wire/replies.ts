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
    provided_by: z
      .literal('service')
      .optional()
      .describe('The service itself sends over this channel. Absent for an account of the Host. An addition to the specification.'),
    code_sent_to: z
      .string()
      .optional()
      .describe('Where the code was sent that proves the number, partly hidden. Absent if none is expected. An addition to the specification.'),
    start_url: z
      .string()
      .optional()
      .describe(
        'Only in the answer to a new config for the bot of the service: opens the chat in which the Host presses Start. An addition to the specification.',
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
export const telegramAnswer = {
  200: z.strictObject({
    method: z.literal('sendMessage').optional(),
    chat_id: z.string().optional(),
    text: Sentence.optional().describe('What the bot answers in the chat. Telegram reads it from this reply.'),
  }),
};
export const connectorReply = { 200: Connector };
export const connectorCreated = { 201: Connector };
export const connectorTested = { 200: z.strictObject({ success: z.literal(true), message: Sentence, delivery_time_ms: Count }) };
