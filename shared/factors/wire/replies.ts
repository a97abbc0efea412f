import * as z from 'zod';
import { RECOVERY_CODES } from '#factors/rules/factors.ts';
import { Count, Id, Timestamp } from '#http/wire-types.ts';

const factor = {
  id: Id,
  kind: z.enum(['passkey', 'totp']).describe('`totp`: an authenticator app.'),
  name: z.string().describe('As the Host named it.'),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
  protects_from: Timestamp.describe(
    'From then on a reset of the password by e-mail leaves the account open to changes with this factor. Before it, the account waits for a confirmation, as without a factor.',
  ),
  synced: z.boolean().nullable().describe('Whether the passkey is copied to other devices of the Host. Null for an authenticator app.'),
};

const Factor = z.strictObject(factor).meta({ id: 'Factor' });

/** Shown once. */
const RecoveryCodes = z.array(z.string()).length(RECOVERY_CODES).describe('Each replaces a factor once. They are never shown again.');

const descriptor = z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** As the Web Authentication standard names them. */
const CreationOptions = z
  .strictObject({
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: Count,
    attestation: z.literal('none'),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(descriptor),
  })
  .meta({ id: 'PasskeyCreationOptions' })
  .describe('Pass these to `PublicKeyCredential.parseCreationOptionsFromJSON()`.');

const RequestOptions = z
  .strictObject({
    rpId: z.string(),
    challenge: z.string(),
    timeout: Count,
    userVerification: z.literal('required'),
    allowCredentials: z.array(descriptor),
  })
  .meta({ id: 'PasskeyRequestOptions' })
  .describe('Pass these to `PublicKeyCredential.parseRequestOptionsFromJSON()`.');

export const factorList = {
  200: z.strictObject({
    factors: z.array(Factor),
    recovery_codes_left: Count,
    recovery_codes_made_at: Timestamp.nullable(),
    proven_until: Timestamp.nullable().describe('Until then this session can change things without another proof. Null without a recent proof.'),
  }),
};
export const factorReply = { 200: Factor };
export const factorCreated = {
  201: z.strictObject({ ...factor, recovery_codes: RecoveryCodes.nullable().describe('With the first factor. Null otherwise.') }),
};
export const enrolmentBegun = {
  200: z.strictObject({
    enrolment: z.string().describe('Send it back with the answer. It works once, in this session.'),
    expires_at: Timestamp,
    totp: z
      .strictObject({ secret: z.string().describe('Base32, for typing.'), uri: z.string().describe('The same for a QR code.') })
      .nullable()
      .describe('For an authenticator app.'),
    passkey: CreationOptions.nullable(),
  }),
};
export const recoveryCodesReply = { 200: z.strictObject({ recovery_codes: RecoveryCodes }) };
export const stepUpBegun = {
  200: z.strictObject({
    methods: z.array(z.enum(['passkey', 'totp', 'recovery_code'])),
    passkey: RequestOptions.nullable().describe('Null if the account has no passkey.'),
  }),
};
export const stepUpProven = { 200: z.strictObject({ proven_until: Timestamp, recovery_codes_left: Count }) };
export const passkeyAsked = { 200: z.strictObject({ passkey: RequestOptions }) };
