import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { PASSKEY_ALGORITHMS, relyingParty } from './passkey-options.ts';
import type { NewFactor, Passkey } from './rules/factors.ts';

interface Credential<Response> {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
}

/** What a browser answers to a challenge, in the names of the standard. All texts are base64url. */
export type NewCredential = Credential<{ clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }>;
export type CredentialProof = Credential<{ clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined }>;

type VerifiedPasskey = Omit<Extract<NewFactor, { kind: 'passkey' }>, 'id' | 'name' | 'createdAt'>;

/**
 * Verifies a new passkey against our challenge, our pages' origin, and the user's verification by their device. Throws Refusal
 * `factor_not_accepted`. No attestation is asked for: any maker's authenticator is welcome.
 */
export async function verifyNewPasskey(app: App, response: NewCredential, challenge: string): Promise<VerifiedPasskey> {
  const { verified, registrationInfo } = await accepted<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      // The library checks the form of each part. No extension is asked for.
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      ...expectedOf(app),
      // The library's own list has algorithms that are experimental in Node.
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    }),
  );
  if (!verified) throw new Refusal('factor_not_accepted');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    kind: 'passkey',
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
  };
}

/** Verifies the use of a passkey, and returns it with its new count. Throws Refusal `factor_not_accepted`, also for a count that went back. */
export async function verifyPasskey(app: App, response: CredentialProof, challenge: string, passkey: Passkey): Promise<Passkey> {
  const { verified, authenticationInfo } = await accepted<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      // As above.
      response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...expectedOf(app),
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: passkey.counter },
    }),
  );
  if (!verified) throw new Refusal('factor_not_accepted');
  return { ...passkey, counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/** The challenge that a browser signed. Empty for an answer of another form. */
export function challengeOf({ response }: CredentialProof): string {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

function expectedOf(app: App) {
  const { id, origin } = relyingParty(app);
  return { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** The library throws for everything that a client can get wrong. */
async function accepted<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw new Refusal('factor_not_accepted');
  }
}
