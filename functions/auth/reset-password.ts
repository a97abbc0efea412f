import * as z from 'zod';
import { isGenuineLink, readLink } from '#custody/link.ts';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { hasOtherChannel, needsCodesUntil, resetPassword } from '#domain/account.ts';
import type { PasswordReset } from '#domain/host.ts';
import { moment } from '#domain/moment.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_SURVIVORS } from '#domain/settings.ts';
import { type Instant, instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password, Uuid } from '#http/fields.ts';
import type { GatewayEvent } from '#http/gateway-event.ts';
import { rememberClient } from '#http/known-client.ts';
import { nothing } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { LentCodes } from '#workflows/accounts/check-lent-codes.ts';
import { RESET_PASSWORD } from '#workflows/messages/links.ts';

const survivor_id = Uuid('survivor_id');
const backup_code = z.string('backup_code must be a text.').max(100);

const Body = z
  .object({
    token: z.string('The token of the link is required.').max(500),
    password: Password,
    backup_codes: z
      .array(z.object({ survivor_id, backup_code }))
      .max(MAX_SURVIVORS, `backup_codes may have ${MAX_SURVIVORS} entries at most.`)
      .optional()
      .describe('One backup code each of different Survivors; none is used up. An addition to the specification.'),
    survivor_id: survivor_id.optional().describe('With `backup_code`: an earlier form for one entry of `backup_codes`.'),
    backup_code: backup_code.optional(),
  })
  .refine((body) => (body.survivor_id === undefined) === (body.backup_code === undefined), {
    message: 'survivor_id and backup_code belong together: both stand on the same paper.',
    path: ['backup_code'],
  })
  .refine((body) => new Set(lent(body).map((one) => one.survivor_id)).size === lent(body).length, {
    message: 'backup_codes must hold one code of each Survivor, and no second one of the same Survivor.',
    path: ['backup_codes'],
  });

/**
 * POST /api/auth/reset-password: a new password for a link out of the mailbox; ends every session. With a sealed will the
 * Host is `recovered` after it, unless backup codes of as many Survivors as the threshold come along. Fewer only shorten the
 * wait. No code is used up.
 */
export const handler = endpoint(
  routes['auth/reset-password'],
  {
    body: Body,
    reply: nothing,
    load: async ({ app, body }) => {
      const link = readLink(body.token);
      return { link, host: link && (await app.store.hosts.load(link.id)) };
    },
  },
  async ({ app, body, event, link, host, requestId }) => {
    const reset = host?.profile.reset;
    if (!link || !host || !reset) throw new Refusal('invalid_link');
    if (!isGenuineLink(await app.keyring.key('link-key'), RESET_PASSWORD, reset.nonce, body.token)) throw new Refusal('invalid_link');
    const at = instant(app.now());
    if (link.expires * 1000 <= app.now().getTime()) throw new Refusal('link_expired');
    assertUsable(reset, at);
    const codes = host.will ? lent(body) : [];
    assertEnough(host, codes.length, at);
    await assertRight(app, host, codes, event);
    const password = await hashPassword(body.password, passwordSecret(await app.keyring.key('code-pepper'), host.id));
    const step = resetPassword(host.profile, { password, codes: codes.length, ...factsOf(host) }, at);
    const change = {
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: step.next } }],
      effects: step.effects,
      audit: [{ event: 'password_reset', facts: { codes: codes.length, recovered: step.next.recovered !== null } }],
    };
    await Promise.all([app.store.commit(change), rememberClient(app, host.id, event)]);
    return noContent();
  },
);

interface Lent {
  survivor_id: string;
  backup_code: string;
}

type Given = { [Field in keyof Lent]?: string | undefined } & { backup_codes?: Lent[] | undefined };

/** All codes of a request and where each stands in it; that of the earlier form comes last. */
function lent({ backup_codes = [], survivor_id, backup_code }: Given): (Lent & { path: string })[] {
  const listed = backup_codes.map((one, n) => ({ ...one, path: `backup_codes.${n}.backup_code` }));
  return survivor_id === undefined || backup_code === undefined ? listed : [...listed, { survivor_id, backup_code, path: 'backup_code' }];
}

function assertUsable({ usedAt, notBefore }: PasswordReset, now: Instant): void {
  if (usedAt !== null) throw new Refusal('link_expired');
  if (notBefore !== null && now < notBefore) throw new Refusal('reset_waits', `This link works from ${notBefore} on.`);
}

/** After a reset that its Host denied, a mailbox alone sets no password. */
function assertEnough({ profile, will }: HostRecord, codes: number, now: Instant): void {
  const until = needsCodesUntil(profile, now);
  if (until === undefined || !will || codes >= will.sealed.threshold) return;
  const needed = `Until ${moment(until, profile)} a new password needs backup_codes of ${will.sealed.threshold} of your Survivors.`;
  throw new Refusal('reset_needs_codes', `A reset of this password was rejected. ${needed} Nothing was changed.`);
}

/** A wrong code refuses the whole request, so that the link still works for another try. */
async function assertRight(app: App, host: HostRecord, codes: ReturnType<typeof lent>, event: GatewayEvent): Promise<void> {
  if (codes.length === 0) return;
  const order: LentCodes = {
    by: 'lent-codes',
    hostId: host.id,
    codes: codes.map(({ survivor_id: survivorId, backup_code: backupCode }) => ({ survivorId, backupCode })),
    client: clientOf(event),
  };
  // What judgeLentCodes returns.
  const judged = (await app.workers.call('release-share', order)) as (string | null)[];
  const details = judged.flatMap((message, n) => (message === null ? [] : [{ path: codes[n]?.path ?? '', message }]));
  if (details.length === 0) return;
  const which = details.length === 1 ? 'One of the backup codes was not accepted' : `${details.length} of the backup codes were not accepted`;
  throw new Refusal('validation_failed', `${which}. The password was not changed, and your link still works.`, details);
}

function factsOf({ will, connectors, survivors }: HostRecord) {
  const named = survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
  return { threshold: will?.sealed.threshold, hasOtherChannel: hasOtherChannel(connectors), survivors: named };
}
