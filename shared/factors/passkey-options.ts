import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { App } from '#app/app.ts';
import { between, instant } from '#common/time.ts';
import type { Profile } from '#hosts/rules/host.ts';
import type { IssuedChallenge } from './challenges.ts';
import type { Factors, Passkey } from './rules/factors.ts';

/** EdDSA, ES256 and RS256: every authenticator has one of them. https://www.iana.org/assignments/cose/cose.xhtml#algorithms */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** Passkeys belong to the host of our pages. A browser offers them to no other site, so that a copied page cannot ask for them. */
export function relyingParty({ env }: Pick<App, 'env'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(env.FRONTEND_URL);
  return { id: hostname, origin };
}

/** What `navigator.credentials.create` needs. https://www.w3.org/TR/webauthn-3/#dictionary-makecredentialoptions */
export function creationOptions(app: App, { profile, factors }: { profile: Profile; factors: Factors }, challenge: IssuedChallenge) {
  return {
    rp: { id: relyingParty(app).id, name: app.env.PRODUCT_NAME },
    user: { id: userHandle(profile.id), name: profile.email, displayName: profile.displayName },
    challenge: challenge.token,
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg }) as const),
    timeout: timeout(app, challenge),
    attestation: 'none',
    // Kept on the device, so that its Host can sign in without typing an address.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: passkeysOf(factors).map(descriptor),
  } satisfies PublicKeyCredentialCreationOptionsJSON;
}

/** What `navigator.credentials.get` needs. Without `factors` the browser offers every passkey that it has for our pages. */
export function requestOptions(app: App, challenge: IssuedChallenge, factors?: Factors) {
  return {
    rpId: relyingParty(app).id,
    challenge: challenge.token,
    timeout: timeout(app, challenge),
    userVerification: 'required',
    allowCredentials: factors ? passkeysOf(factors).map(descriptor) : [],
  } satisfies PublicKeyCredentialRequestOptionsJSON;
}

export function passkeysOf({ list }: Factors): Passkey[] {
  return list.filter((factor) => factor.kind === 'passkey');
}

/** The id of an account in its passkeys: the 16 bytes of the Host's random id, which say nothing about the person. */
function userHandle(hostId: string): string {
  return Buffer.from(hostId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The Host's id of a user handle. Undefined for another form. */
export function hostOfHandle(handle: string): string | undefined {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
}

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, type: 'public-key' as const, transports: transports as AuthenticatorTransport[] };
}

type AuthenticatorTransport = NonNullable<NonNullable<PublicKeyCredentialRequestOptionsJSON['allowCredentials']>[number]['transports']>[number];

function timeout(app: App, { until }: IssuedChallenge): number {
  return between(instant(app.now()), until);
}
