import * as z from 'zod';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import type { Profile } from '#domain/host.ts';
import { notifyHost } from '#domain/messages/notify.ts';
import { ANYBODY } from '#domain/moment.ts';
import { DEFAULT_SETTINGS } from '#domain/settings.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email, line, Password } from '#http/fields.ts';
import { registered } from '#http/replies/account.ts';
import { created } from '#http/reply.ts';
import { newRoot } from '#store/aggregate.ts';
import { willPointerKey } from '#store/keys.ts';
import { claimAddress } from '#workflows/accounts/addresses.ts';
import { newNonce } from '#workflows/accounts/mail-account-link.ts';

const Body = z.object({ email: Email, password: Password, display_name: line('display_name', 100) });

/** POST /api/auth/register: a new Host, who has to confirm their e-mail address before signing in. */
export const handler = endpoint(
  routes['auth/register'],
  { body: Body, reply: registered, load: async ({ app }) => ({ id: app.newId() }) },
  async ({ app, body, requestId, id }) => {
    const at = instant(app.now());
    // Before the hash, which is dear; the transaction below is what guarantees it.
    const claim = await claimAddress(app, body.email, id);
    const password = await hashPassword(body.password, passwordSecret(await app.keyring.key('code-pepper'), id));
    const profile: Profile = {
      id,
      email: body.email,
      displayName: body.display_name,
      status: 'pending_verification',
      password,
      sessionsEpoch: 0,
      endedSessions: [],
      willId: app.newId(),
      linkNonce: newNonce(),
      verifyNonce: newNonce(),
      formerEmail: null,
      emailChanges: 0,
      reset: null,
      recovered: null,
      ...ANYBODY,
      createdAt: at,
      updatedAt: at,
    };
    await app.store.commit({
      hostId: id,
      at,
      requestId,
      aggregates: [{ root: newRoot('host', id), put: { PROFILE: profile, SETTINGS: DEFAULT_SETTINGS } }, ...claim.aggregates],
      singles: [...claim.singles, { key: willPointerKey(profile.willId), version: 0, data: { hostId: id } }],
      effects: [notifyHost('verify-email', 'verify-email/1', { nonce: profile.verifyNonce }, { only: 'present' })],
      audit: [{ event: 'registered' }],
    });
    return created({ id, email: profile.email, display_name: profile.displayName, status: 'pending_verification', created_at: at });
  },
);
