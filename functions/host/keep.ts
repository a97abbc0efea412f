import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { everythingKept } from '#http/replies/deletion.ts';
import { ok } from '#http/reply.ts';
import { keepAll } from '#workflows/deletion/request-deletion.ts';

/** POST /api/host/keep: undoes a deletion that has not taken effect. A session after an unconfirmed reset may do this too: it deletes nothing. */
export const handler = hostEndpoint(routes['host/keep'], { reply: everythingKept }, async ({ app, host, requestId }) => {
  const kept = await keepAll(app, host, { requestId, how: 'signed in' });
  return ok({ kept, message: 'Nothing will be deleted. Everything stays as it is.' });
});
