import * as z from 'zod';
import { hashPassword, verifyPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { changePassword } from '#domain/account.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitNewPassword } from '#http/change-quota.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password } from '#http/fields.ts';
import { nothing } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import { sessionChange } from '#store/sessions.ts';
import { assertNotRecovered } from '#workflows/guards.ts';

const Body = z.object({ current_password: z.string('The current password is required.'), new_password: Password });

/** POST /api/auth/change-password: ends every session but the one that asks. Refused after a reset that nobody has confirmed: the password from before it must stay known. */
export const handler = endpoint(
  routes['auth/change-password'],
  {
    body: Body,
    reply: nothing,
    load: async ({ app, hostId, sessionId }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.get(sessionId)]);
      return { host, session };
    },
  },
  async ({ app, body, event, host, session, requestId }) => {
    // The authorizer let this session in; another change of the password may have ended it since.
    if (!host || session?.data.epoch !== host.profile.sessionsEpoch) throw new Refusal('unauthorized');
    assertNotRecovered(host);
    const secret = passwordSecret(await app.keyring.key('code-pepper'), host.id);
    const { matches } = await verifyPassword(host.profile.password, body.current_password, secret);
    if (!matches) throw new Refusal('invalid_credentials', 'The current password is wrong. The password was not changed.');
    const [password] = await Promise.all([hashPassword(body.new_password, secret), admitNewPassword({ app, event, host })]);
    const at = instant(app.now());
    const step = changePassword(host.profile, password, at);
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: step.next } }],
      // This session goes over to the new epoch in the same commit.
      singles: [sessionChange({ ...session.data, epoch: step.next.sessionsEpoch }, session.version)],
      effects: step.effects,
      audit: [{ event: 'password_changed' }],
    });
    return noContent();
  },
);
