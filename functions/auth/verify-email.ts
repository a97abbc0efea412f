import * as z from 'zod';
import { isUnverified, isVerifiedByLink, verifyEmail } from '#accounts/rules/account.ts';
import { hostObject } from '#accounts/wire/account-objects.ts';
import { hostReply } from '#accounts/wire/replies.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { isGenuineLink, readLink } from '#custody/link.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({ token: z.string().max(500) });

/** POST /api/auth/verify-email: the link from the first mail, or from that to a new address, for a day. Opened twice, it answers the same and changes nothing. */
export const handler = endpoint(
  routes['auth/verify-email'],
  {
    body: Body,
    reply: hostReply,
    load: async ({ app, body }) => {
      const link = readLink(body.token);
      return { link, host: link && (await app.store.hosts.load(link.id)) };
    },
  },
  async ({ app, body, link, host, requestId }) => {
    const genuine = link && host && isGenuineLink(await app.keyring.key('link-key'), 'verify-email', host.profile.verifyNonce, body.token);
    if (!genuine) throw new Refusal('invalid_link');
    if (link.expires * 1000 <= app.now().getTime()) throw new Refusal('link_expired');
    if (!isUnverified(host.profile)) {
      if (!isVerifiedByLink(host.profile)) throw new Refusal('link_expired');
      return ok(hostObject(host, instant(app.now())));
    }
    const at = instant(app.now());
    const profile = verifyEmail(host.profile, at);
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: profile } }],
      audit: [{ event: 'email_verified' }],
    });
    return ok(hostObject({ ...host, profile }, instant(app.now())));
  },
);
