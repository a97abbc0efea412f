import * as z from 'zod';
import { signedIn } from '#accounts/wire/replies.ts';
import { hostOfHandle } from '#factors/passkey-options.ts';
import { signInWithPasskey } from '#factors/sign-in-with-passkey.ts';
import { CredentialProofField } from '#factors/wire/passkey-fields.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { headerOf } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({ credential: CredentialProofField });

/** POST /api/auth/passkey/sign-in: a passkey for a pair of tokens, without address and password. The session has proven a factor. */
export const handler = endpoint(
  routes['auth/passkey/sign-in'],
  {
    body: Body,
    reply: signedIn,
    // An unknown account is looked up like a known one.
    load: async ({ app, body }) => ({ host: await app.store.hosts.load(hostOfHandle(body.credential.response.userHandle ?? '') ?? app.newId()) }),
  },
  async ({ app, body, host, event, requestId }) => {
    const { holder, tokens } = await signInWithPasskey(app, host, body.credential, { agent: headerOf(event, 'user-agent'), requestId });
    const { id, email, displayName, status } = holder.profile;
    return ok({ ...tokens, host: { id, email, display_name: displayName, status } });
  },
);
