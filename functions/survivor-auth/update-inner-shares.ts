import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { admitCounted } from '#http/throttle.ts';
import { keepPassedShare } from '#transfers/keep-passed-share.ts';
import { PassedShare } from '#transfers/wire/inner-share.ts';
import { sharePassedOn } from '#transfers/wire/replies.ts';
import { loadSessionReader, readerIds } from '#transfers/wire/session-reader.ts';

const Body = z.object({ ...readerIds, share: PassedShare });

/** Each one is in the history of the Host, who must still be able to stop the transfer. */
const SHARES = { limit: 20, windowSeconds: 86_400 };

const KEPT = 'The other Survivors who have confirmed their identity can now fetch this share. Only their papers open it.';

/**
 * POST /api/survivor-auth/inner-shares: passes a share of the inner envelope on to the other Survivors of an open transfer. Another one
 * replaces it. An addition to the specification.
 */
export const handler = endpoint(
  routes['survivor-auth/update-inner-shares'],
  { body: Body, reply: sharePassedOn, load: ({ app, event, body }) => loadSessionReader(app, event, body) },
  async ({ app, body, record, survivorId, requestId }) => {
    const admit = () => admitCounted(app, 'inner-shares', `${record.transfer.facts.id}/${survivorId}`, SHARES);
    const { at } = await keepPassedShare(app, { record, survivorId, share: body.share, requestId, admit });
    return ok({ passed_on_at: at, message: KEPT });
  },
);
