import { issueChallenge } from '#factors/challenges.ts';
import { requestOptions } from '#factors/passkey-options.ts';
import { passkeyAsked } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** POST /api/auth/passkey/begin: what a browser needs to offer its passkeys for our pages. The same for everyone: no account is named. */
export const handler = endpoint(routes['auth/passkey/begin'], { reply: passkeyAsked, load: async () => ({}) }, async ({ app }) =>
  ok({ passkey: requestOptions(app, await issueChallenge(app, { use: 'sign-in', ids: [] })) }),
);
