import * as z from 'zod';

// The names are those of the Web Authentication standard: `PublicKeyCredential.toJSON()` makes exactly these objects.
// https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson

/** Base64url text of a credential. */
const encoded = (longest: number) => z.string().min(1).max(longest);

const credential = {
  id: encoded(2000),
  rawId: encoded(2000),
  type: z.literal('public-key'),
};

/** A new passkey, as a browser answers `navigator.credentials.create`. */
export const NewCredentialField = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(8000),
      attestationObject: encoded(40_000),
      transports: z.array(z.string().max(30)).max(20).optional(),
    }),
  })
  .describe('What the browser answered to the options, as `PublicKeyCredential.toJSON()` writes it.');

/** The use of a passkey, as a browser answers `navigator.credentials.get`. */
export const CredentialProofField = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(8000),
      authenticatorData: encoded(8000),
      signature: encoded(8000),
      userHandle: z.string().max(200).optional(),
    }),
  })
  .describe('What the browser answered to the options, as `PublicKeyCredential.toJSON()` writes it.');
