import * as z from 'zod';
import { DRIVE_TYPES } from '#common/storage-kinds.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { anyOf, Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { beginSignIn } from '#storages/begin-sign-in.ts';
import { signInStarted } from '#storages/wire/replies.ts';

const Body = z.object({
  type: z.enum(DRIVE_TYPES, `type must be ${anyOf(DRIVE_TYPES)}.`),
  storage_id: Uuid('storage_id').optional(),
});

/** POST /api/storages/connect: begins the sign-in at a cloud drive; with `storage_id` a storage is connected again, to the same account. */
export const handler = hostEndpoint(routes['storages/connect'], { body: Body, reply: signInStarted }, async ({ app, body, host, sessionId }) => {
  const { url, state } = await beginSignIn(app, host, { type: body.type, storageId: body.storage_id, sessionId });
  return ok({ redirect_url: url, state });
});
