import * as z from 'zod';
import { matchBackupCode } from '#custody/backup-code.ts';
import { isGenuineLink, readLink } from '#custody/link.ts';
import { hashPassword } from '#custody/password.ts';
import { backupCodeSecret, passwordSecret } from '#custody/verifier-secret.ts';
import { hasOtherChannel, resetPassword } from '#domain/account.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password, Uuid } from '#http/fields.ts';
import { nothing } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { CustodyRecord, HostRecord } from '#store/hosts.ts';
import { RESET_PASSWORD, wireIds } from '#workflows/links.ts';

const Body = z
  .object({
    token: z.string('The token of the link is required.').max(500),
    password: Password,
    survivor_id: Uuid('survivor_id').optional(),
    backup_code: z.string('backup_code must be a text.').max(40).optional(),
  })
  .refine(({ survivor_id, backup_code }) => (survivor_id === undefined) === (backup_code === undefined), {
    message: 'survivor_id and backup_code belong together: both stand on the same paper.',
    path: ['backup_code'],
  });

/** Counted per Host and apart from the tries of Survivors, whom nobody must be able to shut out from here. */
const CODE_TRIES_AN_HOUR = 10;
const HOUR_SECONDS = 3600;

/**
 * POST /api/auth/reset-password: a new password for a link out of the mailbox; ends every session. With a sealed will the
 * Host is `recovered` after it, unless one Survivor's backup code comes along, which is not used up.
 */
export const handler = endpoint(
  'auth/reset-password',
  {
    body: Body,
    reply: nothing,
    load: async ({ app, body }) => {
      const link = readLink(body.token);
      return { link, host: link && (await app.store.hosts.loadWithCustody(link.id)) };
    },
  },
  async ({ app, body, link, host, requestId }) => {
    const reset = host?.profile.reset;
    if (!link || !host || !reset) throw new Refusal('invalid_link');
    if (!isGenuineLink(await app.keyring.key('link-key'), RESET_PASSWORD, reset.nonce, body.token)) throw new Refusal('invalid_link');
    const at = instant(app.now());
    if (reset.usedAt !== null || link.expires * 1000 <= app.now().getTime()) throw new Refusal('link_expired');
    if (reset.notBefore !== null && at < reset.notBefore) throw new Refusal('reset_waits', `This link works from ${reset.notBefore} on.`);
    const proven = body.survivor_id !== undefined && body.backup_code !== undefined;
    if (proven) await assertBackupCode(app, host, body.survivor_id ?? '', body.backup_code ?? '');
    const password = await hashPassword(body.password, passwordSecret(await app.keyring.key('code-pepper'), host.id));
    const step = resetPassword(host.profile, { password, proven, ...factsOf(host) }, at);
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: step.next } }],
      effects: step.effects,
      audit: [{ event: 'password_reset', facts: { proven, recovered: step.next.recovered !== null } }],
    });
    return noContent();
  },
);

function factsOf({ will, connectors, survivors }: HostRecord) {
  const named = survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
  return { isSealed: will !== undefined, hasOtherChannel: hasOtherChannel(connectors), survivors: named };
}

/** A wrong code refuses the whole request, so that the link is still good for another try. */
async function assertBackupCode(app: App, host: HostRecord & { custody: CustodyRecord }, wireId: string, code: string): Promise<void> {
  const admission = await app.store.counters.admit('recovery-code', host.id, CODE_TRIES_AN_HOUR, HOUR_SECONDS, app.now());
  if (!admission.admitted) throw new Refusal('rate_limited', 'Too many backup codes were tried. Please try again in an hour, or go on without one.');
  const ids = await wireIds(app);
  const survivor = host.survivors.find(({ id }) => ids.survivor(id) === wireId);
  const codes = survivor && host.custody.codes.get(survivor.id);
  const pepper = await app.keyring.key('code-pepper');
  const index = codes && (await matchBackupCode(codes.set, code, backupCodeSecret(pepper, host.id, codes.survivor, codes.generation)));
  if (codes && index !== undefined && !codes.used[index]) return;
  throw new Refusal('validation_failed', 'This is not an unused backup code of this Survivor.', [
    { path: 'backup_code', message: 'It looks like ABCD-1234 and stands on the paper beside the survivor_id.' },
  ]);
}
