import { keepAll } from '#deletion/request-deletion.ts';
import { everythingKept } from '#deletion/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** POST /api/host/keep: undoes a deletion that has not taken effect. A session after an unconfirmed reset may do this too: it deletes nothing. */
export const handler = hostEndpoint(
  routes['host/keep'],
  { reply: everythingKept, isAgain: ({ host }) => host.deletions.current !== null },
  async ({ app, host, requestId }) => {
    const kept = await keepAll(app, host, { requestId, how: 'signed in' });
    return ok({ kept, message: 'Nothing will be deleted. Everything stays as it is.' });
  },
);
