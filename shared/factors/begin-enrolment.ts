import { assertPassword } from '#accounts/assert-password.ts';
import { assertNotRecovered } from '#accounts/rules/recovered.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { totpSecret, totpSetup } from '#custody/totp.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { issueChallenge } from './challenges.ts';
import { creationOptions } from './passkey-options.ts';
import { type Challenge, type Factor, MAX_FACTORS } from './rules/factors.ts';

/** Checks the password and returns what the Host's device needs for a new factor. Changes nothing. */
export async function beginEnrolment(
  app: App,
  host: HostRecord,
  { kind, password, sessionId }: { kind: Factor['kind']; password: string; sessionId: string },
) {
  assertMayEnrol(host);
  await assertPassword(app, host.profile, password, 'The password is wrong. Nothing was added.');
  const challenge = await issueChallenge(app, { use: 'enrol', ids: [host.id, sessionId] });
  const passkey = kind === 'passkey' ? creationOptions(app, host, challenge) : null;
  const setup = kind === 'totp' ? await setupOf(app, host, challenge) : null;
  return { challenge, passkey, setup };
}

async function setupOf(app: App, { profile }: HostRecord, { id }: Challenge) {
  const secret = totpSecret(await app.keyring.key('code-pepper'), profile.id, id);
  return totpSetup(secret, { issuer: app.env.PRODUCT_NAME, account: profile.email });
}

/** A session that only a mailbox has confirmed must not lock its Host out with another factor. */
export function assertMayEnrol(host: HostRecord): void {
  assertNotRecovered(host);
  if (host.factors.list.length >= MAX_FACTORS) throw new Refusal('factor_limit_reached');
}
