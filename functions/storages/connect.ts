import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { signInBegun } from '#http/replies/storages.ts';

const Body = z.object({
  type: z.enum(['drive_a', 'drive_b', 'drive_c'], 'type must be drive_a, drive_b or drive_c.'),
  storage_id: Uuid('storage_id').optional(),
});

/** POST /api/storages/connect: begins the sign-in at a cloud drive. No drive is configured in this deployment, so each type is refused. */
export const handler = hostEndpoint('storages/connect', { body: Body, reply: signInBegun }, async ({ body }) => {
  throw new Refusal('storage_type_unavailable', `${body.type} is not set up in this service. Use an object_store storage instead.`);
});
