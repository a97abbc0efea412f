import * as z from 'zod';
import { endpoint } from '#http/endpoint.ts';
import { backToFrontend } from '#http/replies/storages.ts';
import { redirect } from '#http/reply.ts';

const Query = z.object({ code: z.string().optional(), state: z.string().optional() });

/** GET /api/storages/oauth/callback: where a cloud drive sends the Host back to; without a sign-in that was begun it only says so. */
export const handler = endpoint('storages/oauth/callback', { query: Query, reply: backToFrontend, load: async () => ({}) }, async ({ app }) =>
  redirect(`${app.env.FRONTEND_URL}/dashboard?storage=error&reason=unknown_state`),
);
