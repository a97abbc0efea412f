import * as z from 'zod';
import { changeEmail } from '#domain/account.ts';
import type { Effect } from '#domain/effect.ts';
import { emailKey } from '#domain/email.ts';
import type { Profile } from '#domain/host.ts';
import { notifyRenamed } from '#domain/messages/notify-changes.ts';
import { isTimezone } from '#domain/moment.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange, admitNewAddress } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Email, line } from '#http/fields.ts';
import type { GatewayEvent } from '#http/gateway-event.ts';
import { Locale } from '#http/locale-field.ts';
import { hostReply } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import { hostObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { claimAddress, releaseAddresses } from '#workflows/accounts/addresses.ts';
import { mayBeMailed, newNonce } from '#workflows/accounts/mail-account-link.ts';
import { assertChangeable, assertNotRecovered } from '#workflows/guards.ts';

const Body = z.object({
  display_name: line('display_name', 100).optional(),
  email: Email.optional(),
  locale: Locale.optional(),
  timezone: z.string().max(64).refine(isTimezone, 'timezone must be an IANA name such as Europe/Vienna.').optional(),
});

/** PUT /api/host/profile: name, e-mail address, and the language and time zone in which messages give dates; what is not sent stays. A new address is shown at once and counts beside the former one. */
export const handler = hostEndpoint(
  routes['host/update-profile'],
  { body: Body, reply: hostReply },
  async ({ app, body, event, host, requestId }) => {
    const { profile } = host;
    const at = instant(app.now());
    const { next: readdressed, effects } = changeEmail(profile, body.email ?? profile.email, newNonce(), at);
    const next = {
      ...readdressed,
      displayName: body.display_name ?? profile.displayName,
      locale: body.locale ?? profile.locale,
      timezone: body.timezone ?? profile.timezone,
    };
    if (JSON.stringify(next) === JSON.stringify(profile)) return ok(hostObject(host));
    const isReaddressed = emailKey(next.email) !== emailKey(profile.email);
    if (isReaddressed) assertChangeable(host);
    else assertNotRecovered(host);
    const renamed = renaming(host, next.displayName, requestId);
    // A new address is counted by itself, and as a change.
    if (renamed.length > 0 && effects.length === 0) await admitChange({ app, event, host });
    const { claim, released, told } = isReaddressed ? await readdress({ app, event, host }, next, effects) : UNCHANGED;
    const changed = { ...next, updatedAt: at };
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: changed } }, ...claim.aggregates],
      singles: [...claim.singles, ...released],
      effects: [...told, ...renamed],
      audit: [{ event: 'profile_changed', facts: { email: isReaddressed, name: next.displayName !== profile.displayName } }],
    });
    return ok(hostObject({ ...host, profile: changed }));
  },
);

/** The Survivors of a sealed will know its Host by name. */
function renaming({ will, profile }: HostRecord, displayName: string, key: string): Effect[] {
  if (!will || displayName === profile.displayName) return [];
  return notifyRenamed(will.sealed.survivors, { from: profile.displayName, to: displayName }, key);
}

const UNCHANGED = { claim: { singles: [], aggregates: [] }, released: [], told: [] };

async function readdress(asked: { app: App; event: GatewayEvent; host: HostRecord }, next: Profile, effects: readonly Effect[]) {
  const { app, host } = asked;
  const { id, profile } = host;
  const asks = (effect: Effect) => effect.kind === 'message' && effect.template === 'verify-new-email';
  const [claim, released, isMailed] = await Promise.all([
    claimAddress(app, next.email, id),
    releaseAddresses(app, everyAddress(profile), everyAddress(next), id),
    effects.some(asks) && mayBeMailed(app, 'verify-email', next.email),
    // Back to the address that was proven before: that is told to nobody.
    effects.length > 0 && admitNewAddress(asked),
  ]);
  // The address may be a stranger's, who must not be flooded by it; the link can be asked for again.
  return { claim, released, told: isMailed ? effects : effects.filter((effect) => !asks(effect)) };
}

/** Also a former address whose time is over: it is let go of with the next change at the latest. */
function everyAddress({ email, formerEmail }: Profile): string[] {
  return formerEmail ? [email, formerEmail.email] : [email];
}
