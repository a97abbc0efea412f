import * as z from 'zod';
import { connectorConfigSchemas } from '#connectors/index.ts';

/** A connector of each type with its config. */
export const ConnectorShape = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('email'), config: connectorConfigSchemas.email }),
    z.object({ type: z.literal('sms'), config: connectorConfigSchemas.sms }),
    z.object({ type: z.literal('whatsapp'), config: connectorConfigSchemas.whatsapp }),
    z.object({ type: z.literal('telegram'), config: connectorConfigSchemas.telegram }),
  ],
  'type must be one of email, sms, whatsapp, telegram.',
);
