import * as z from 'zod';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, MAX_NAME_CHARACTERS, MIN_THRESHOLD, RESPONSE_TIMES } from '#common/limits.ts';
import { Id, LOCALE_USE, Sentence, Timestamp } from '#http/wire-types.ts';

const HostStatus = z.enum(['pending_verification', 'active']);
const own = { id: Id, email: z.string().meta({ format: 'idn-email' }), display_name: z.string().min(1).max(MAX_NAME_CHARACTERS), status: HostStatus };

export const Host = z
  .strictObject({
    ...own,
    setup_complete: z.boolean().describe('At least one connector, one connected storage, as many Survivors as the threshold, and a sealed will.'),
    created_at: Timestamp,
    updated_at: Timestamp.describe('Last change of the profile.'),
    locale: z.string().describe(`Language tag (BCP 47). ${LOCALE_USE} An addition to the specification.`),
    timezone: z.string().describe('IANA time zone of the times in messages to this Host. An addition to the specification.'),
    email_problem: z
      .enum(['bounced', 'complained'])
      .nullable()
      .describe(
        '`bounced`: mail to the address of the account comes back. `complained`: a mail of ours was reported as unwanted there, so housekeeping is no longer sent to it. Null if neither. Send the address again, or another one, or verify it, to remove this. An addition to the specification.',
      ),
    pending_email: z
      .string()
      .nullable()
      .describe(
        '`email` while it is not verified yet; null after that. `POST /api/auth/resend-verification` sends the link again. To give this address up, send the previous one as `email`. An addition to the specification.',
      ),
    previous_email: z
      .strictObject({
        email: z.string(),
        valid_until: Timestamp.nullable().describe('Seven days after `email` is verified. Null until it is verified.'),
      })
      .nullable()
      .describe(
        'The address before `email` while it still counts: it can sign in and gets every notice, and resets of the password go only to it. Null otherwise. An addition to the specification.',
      ),
  })
  .meta({ id: 'Host' });

export const stopCardMade = {
  200: z.strictObject({
    will_id: Id,
    stop_code: z.string().describe('80 random bits. Shown once, and stored only as a verifier.'),
    stop_url: z.url().describe('The page that takes both. The card names it.'),
    made_at: Timestamp,
  }),
};

export const HostSettings = z
  .strictObject({
    hcit_days: z.literal([...CHECK_INTERVALS]).describe('Days from one check to the next.'),
    hcrt_hours: z.literal([...RESPONSE_TIMES]).describe('Hours within which the Host must answer a check.'),
    hcrac: z.int().min(1).max(MAX_MISSED_CHECKS).describe('Unanswered checks in a row after which the transfer process begins.'),
    survivor_threshold: z.int().min(MIN_THRESHOLD),
    preferred_connector_id: Id.nullable().describe('Null until the Host chooses one: `priority` alone decides then.'),
    start_requires_proof: z
      .boolean()
      .describe(
        'Whether a Survivor needs a code or their paper to start a transfer. Their name alone is then refused. An addition to the specification.',
      ),
    calculated_activation_days: z.int().min(1).describe('Days until the transfer process begins, at worst. Read-only.'),
    warnings: z.array(z.string()).describe('`Settings are too aggressive` under 14 days, `Settings are too lenient` over 180.'),
  })
  .meta({ id: 'HostSettings' });

const tokens = {
  access_token: z.string().describe('JWT, valid for an hour.'),
  refresh_token: z.string().describe('JWT, valid for seven days, for one use.'),
  expires_in: z.literal(3600).describe('Seconds until the access token expires.'),
};

export const Session = z.strictObject({
  id: Id,
  started_at: Timestamp,
  last_used_at: Timestamp.describe('When its tokens were last renewed.'),
  expires_at: Timestamp,
  agent: z.string().describe('What the browser or program called itself. Show it as text: a client can send anything.'),
  current: z.boolean().describe('The session of this request.'),
});

export const sessionList = { 200: z.strictObject({ sessions: z.array(Session) }) };

export const registered = { 201: z.strictObject({ ...own, status: z.literal('pending_verification'), created_at: Timestamp }) };
export const signedIn = { 200: z.strictObject({ ...tokens, host: z.strictObject(own) }) };
export const tokensRefreshed = { 200: z.strictObject(tokens) };
export const hostReply = { 200: Host };
export const settingsReply = { 200: HostSettings };
/** The reply is the same whether such an account exists or not. */
export const mailAccepted = { 202: z.strictObject({ message: Sentence }) };
