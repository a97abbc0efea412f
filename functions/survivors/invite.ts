import { formatMoment } from '#common/moment.ts';
import { between, DAY, instant, SECOND } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { ANSWER_TIME, CONTACT_PAUSE, INVITATIONS_A_DAY, type InvitationLimit } from '#hosts/rules/invitation.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { Throttled } from '#http/throttle.ts';
import { inviteSurvivor } from '#survivors/invite-survivor.ts';
import { invitationSent } from '#survivors/wire/replies.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';

/** POST /api/survivors/<id>/invite: asks this person by e-mail whether they are ready and whether the address is right. Without it no one is contacted. */
export const handler = hostEndpoint(routes['survivors/invite'], { reply: invitationSent }, async ({ app, host, id, requestId }) => {
  const survivor = await findSurvivor(app, host, id);
  assertChangeable(host);
  const sent = await inviteSurvivor(app, host, survivor, requestId);
  if ('limit' in sent) throw tooManyInvitations(sent, host, app.now());
  return ok({
    invited_at: sent.at,
    sent_to: sent.contact.value,
    message: `We have sent an e-mail to ${sent.contact.value}. Its link works for ${ANSWER_TIME / DAY} days.`,
  });
});

function tooManyInvitations({ limit, again }: InvitationLimit, { profile }: HostRecord, now: Date): Throttled {
  const seconds = Math.ceil(between(instant(now), again) / SECOND);
  const time = formatMoment(again, profile);
  if (limit === 'contact') {
    const message = `This person was invited already. You can invite them again on ${time}.`;
    return new Throttled(1, CONTACT_PAUSE / SECOND, seconds, message, { why: 'invited_recently' });
  }
  const message = `You have sent ${INVITATIONS_A_DAY} invitations within 24 hours, which is the maximum. You can send the next one on ${time}.`;
  return new Throttled(INVITATIONS_A_DAY, DAY / SECOND, seconds, message, { why: 'invitation_limit_reached' });
}
