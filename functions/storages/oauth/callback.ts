import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { redirect } from '#http/reply.ts';
import { connectDrive } from '#storages/connect-drive.ts';
import { takeSignIn } from '#storages/take-sign-in.ts';
import { frontendRedirect } from '#storages/wire/replies.ts';

const Query = z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() });

/** GET /api/storages/oauth/callback: where a cloud drive sends the Host back to. The browser continues to the dashboard in any case. */
export const handler = endpoint(
  routes['storages/oauth/callback'],
  { query: Query, reply: frontendRedirect, load: async ({ app, query }) => ({ taken: await takeSignIn(app, query.state) }) },
  async ({ app, query, taken, requestId }) => {
    const reason = await connectDrive(app, taken, query, requestId);
    const outcome = new URLSearchParams(reason === undefined ? { storage: 'success' } : { storage: 'error', reason });
    return redirect(`${app.env.FRONTEND_URL}/dashboard?${outcome}`);
  },
);
