import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { App } from '#app/app.ts';
import { routes } from '#functions/routes.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { bearerToken, type GatewayEvent } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';
import { admitCounted } from '#http/throttle.ts';
import { keepPassedShare } from '#transfers/release-share.ts';
import { PassedShare } from '#transfers/wire/inner-share.ts';
import { sharePassedOn } from '#transfers/wire/replies.ts';
import { loadSessionReader, readerIds, type SessionReader } from '#transfers/wire/session-reader.ts';

const Body = z.object({ ...readerIds, share: PassedShare });

/** Of one session. Each new share is in the history of the Host, who must still be able to stop the transfer. */
const SHARES = { limit: 20, windowSeconds: 86_400 };

const KEPT = 'The other Survivors who have confirmed their identity can now fetch this share. Only their papers open it.';

/**
 * POST /api/survivor-auth/inner-shares: passes a share of the inner envelope on to the other Survivors of an open transfer. Another one
 * replaces it. An addition to the specification.
 */
export const handler = endpoint(
  routes['survivor-auth/update-inner-shares'],
  { body: Body, reply: sharePassedOn, load },
  async ({ app, body, record, survivorId, requestId }) => {
    const { at } = await keepPassedShare(app, { record, survivorId, share: body.share, requestId });
    return ok({ passed_on_at: at, message: KEPT });
  },
);

/** Loads and counts in parallel. A request without a session is refused as one, whatever it counted. */
async function load({ app, event, body }: Request<z.infer<typeof Body>, undefined>): Promise<SessionReader> {
  const counted = countSession(app, event);
  counted.catch(() => undefined);
  const reader = await loadSessionReader(app, event, body);
  await counted;
  return reader;
}

async function countSession(app: App, event: GatewayEvent): Promise<void> {
  const token = bearerToken(event);
  if (token !== undefined) await admitCounted(app, 'inner-shares', createHash('sha256').update(token).digest('hex'), SHARES);
}
