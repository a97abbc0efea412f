import { newSession } from '#accounts/host-session.ts';
import { canFactorEnd, proveByFactor } from '#accounts/rules/password-reset.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endOfSeries } from '#hosts/rules/series.ts';
import { assertUnspent, readChallenge } from './challenges.ts';
import { passkeysOf } from './passkey-options.ts';
import { type CredentialProof, challengeOf, verifyPasskey } from './passkeys.ts';
import { provesHost, recordProof, spendChallenge } from './rules/factors.ts';

/**
 * Signs a Host in by a passkey: it is on a device that they have, and the device has checked who they are. `host`: the account that the
 * passkey names. Undefined for no one. The new session has proven a factor. An unknown account and a wrong passkey get the same refusal.
 */
export async function signInWithPasskey(
  app: App,
  host: HostRecord | undefined,
  credential: CredentialProof,
  { agent, requestId }: { agent: string | undefined; requestId: string },
) {
  const token = challengeOf(credential);
  const challenge = await readChallenge(app, { use: 'sign-in', ids: [] }, token);
  const passkey = host && passkeysOf(host.factors).find(({ credentialId }) => credentialId === credential.id);
  if (!passkey) throw new Refusal('factor_not_accepted', UNKNOWN);
  assertUnspent(host.factors, challenge);
  const used = await verifyPasskey(app, credential, token, passkey);
  const now = instant(app.now());
  const { id: session, tokens, single } = await newSession(app, host, 'passkey', agent);
  const factors = spendChallenge(recordProof(host.factors, session, now, used), challenge, now);
  const isSettled = provesHost(host, passkey, now);
  const profile = proveByFactor(host.profile, { isSettled, withPassword: false });
  const endsSeries = isSettled && (canFactorEnd(host.profile) || host.series.current?.denied === true);
  await app.store.commit({
    hostId: host.id,
    at: now,
    requestId,
    aggregates: [
      { root: host.root, put: { FACTORS: factors, ...(profile !== host.profile && { PROFILE: profile }), ...(endsSeries && endOfSeries(host)) } },
    ],
    singles: [single],
    audit: [{ event: 'signed_in', facts: { session, refused: 0, how: 'passkey' } }],
  });
  return { holder: host, tokens };
}

const UNKNOWN = 'We do not know this passkey. Please use another one, or sign in with your e-mail address and password.';
