import * as z from 'zod';
import { MAX_NAME_CHARACTERS, MAX_SURVIVORS, MIN_THRESHOLD } from '#common/limits.ts';
import { INVITATION_ANSWERS } from '#hosts/rules/invitation.ts';
import { ALERT_KINDS, MAX_PLACES } from '#hosts/rules/survivor.ts';
import { Channel, Count, Id, LOCALE_USE, Sentence, Timestamp } from '#http/wire-types.ts';

const name = z.string().min(1).max(MAX_NAME_CHARACTERS);

const ContactMethod = z
  .strictObject({ type: Channel, value: z.string().describe('An e-mail address, a phone number with leading +, or @username.') })
  .meta({ id: 'ContactMethod' });

export const Survivor = z
  .strictObject({
    id: Id,
    name,
    relationship: name,
    contact_methods: z.array(ContactMethod),
    connector_priority: z.array(Channel).describe('The order in which channels are tried for a code.'),
    has_personal_message: z.boolean(),
    personal_message_restorable_until: Timestamp.nullable().describe(
      'Until then the personal message that was deleted, or that the link of a notice replaced, can be restored with PUT. Null if there is none. An addition to the specification.',
    ),
    backup_codes_remaining: Count.describe('Backup codes that have not been used.'),
    created_at: Timestamp,
    locale: z
      .string()
      .describe(
        `Language tag (BCP 47). ${LOCALE_USE} Times are in the time zone in which they answered their invitation, else in that of the Host. An addition to the specification.`,
      ),
    reachable_by: z
      .array(Channel)
      .describe('The channels that work for this Survivor, in the order in which they are tried. An addition to the specification.'),
    paper_made_at: Timestamp.nullable().describe('When the newest paper was made; null if it was not kept. An addition to the specification.'),
    paper_recipient: z
      .string()
      .optional()
      .describe(
        'The recipient of the key on the newest paper, if the Host’s own device has made it. Absent if we have made it. An addition to the specification.',
      ),
    paper_confirmed_at: Timestamp.nullable().describe(
      'When the Host typed in a code from the newest paper; null before that. An addition to the specification.',
    ),
    invited_at: Timestamp.nullable().describe(
      'When we last asked this Survivor to confirm: at the invitation of the Host, or a year after the last question. Null before the first invitation. An addition to the specification.',
    ),
    confirmed_at: Timestamp.nullable().describe(
      'When the Survivor confirmed that they are ready and that a contact is right. Null if they have not, if that contact was replaced since, or if they did not answer the question of a later year. An addition to the specification.',
    ),
    wrong_contact_at: Timestamp.nullable().describe(
      'When a reader of a contact said that it is the wrong one. Null if no one did, or if the Host has saved the contacts since. An addition to the specification.',
    ),
    proposed_contact: ContactMethod.nullable().describe(
      'The contact that this reader proposed. It is unproven: anyone who reads the contact can have typed it. Nothing changes until the Host changes it. Null if no one proposed one. An addition to the specification.',
    ),
    in_sealed_package: z.boolean().describe('The sealed will has a share for this Survivor. An addition to the specification.'),
    bounced: z
      .array(z.string())
      .describe(
        'E-mail contacts to which our mail comes back. A later delivery removes a contact from this list. So does saving it again. An addition to the specification.',
      ),
    complained: z
      .array(z.string())
      .optional()
      .describe(
        'E-mail contacts at which a mail of ours was reported as unwanted. Save a contact again to remove it from this list. An addition to the specification.',
      ),
    notices_stopped: z
      .array(z.string())
      .optional()
      .describe(
        'Contacts whose owner said that they do not know the Host. Save a contact again to remove it from this list. An addition to the specification.',
      ),
  })
  .meta({ id: 'Survivor' });

const paper = {
  backup_codes: z
    .array(z.string().regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/))
    .length(5)
    .describe('Shown only this once. Each code works once.'),
  recovery_key: z
    .string()
    .optional()
    .describe(
      'An age identity that opens this Survivor’s share even without the service. Shown only this once. Absent after a request with `paper_recipient`: then the Host’s own device has made the key on the paper, and we never have it. An addition to the specification.',
    ),
  package_fingerprint: z.string().describe('Shows that the sealed package is genuine. It is printed on the paper. An addition to the specification.'),
  will_id: Id.describe('It is printed on the paper. An addition to the specification.'),
  program: z
    .strictObject({ file: z.string(), sha256: z.string() })
    .describe(
      'The page that opens the will without the service: its name in the package and on the site, and its SHA-256. Both are printed on the paper. An addition to the specification.',
    ),
  envelope_text: z
    .string()
    .describe(
      'The whole paper for the sealed envelope, ready to print: codes, recovery key, and what to do. Shown only this once. An addition to the specification.',
    ),
};

const PrintedPaper = z
  .strictObject({
    version: z.literal(1).describe('The form of this object.'),
    locale: z.string().describe('The language of the Survivor.'),
    host_name: z.string(),
    survivor_name: z.string(),
    threshold: z.int().min(MIN_THRESHOLD).describe('How many Survivors must take part, as it is set now.'),
    survivors_total: Count,
    start_url: z.url().describe('Where a Survivor begins. A QR code may hold it.'),
    survivor_id: Id,
    will_id: Id,
    backup_codes: paper.backup_codes,
    recovery_key: paper.recovery_key,
    package_fingerprint: paper.package_fingerprint,
    program: paper.program,
    combine_script: z.string().describe('A program in Python that combines shares by hand. It is printed on the paper.'),
  })
  .meta({ id: 'PrintedPaper' });

export const invitationSent = {
  200: z.strictObject({ invited_at: Timestamp, sent_to: z.string().describe('The e-mail contact that was asked.'), message: Sentence }),
};

const answer = z.enum(INVITATION_ANSWERS);

export const invitationQuestion = {
  200: z.strictObject({
    host_name: z.string().describe('The display name of the Host who asks.'),
    survivor_name: name,
    masked_destination: z.string().describe('The address that the question was sent to.'),
    locale: z.string().describe('The language in which we write to this person.'),
    answer: answer.nullable().describe('What the reader of this address has answered. Null for nothing yet.'),
    answered_at: Timestamp.nullable().describe('Null for nothing yet, and after `not_me`.'),
    expires_at: Timestamp.describe('Until when the link works.'),
  }),
};
export const invitationAnswered = {
  200: z.strictObject({ answer, answered_at: Timestamp.nullable(), message: Sentence }),
};
export const survivorAlerts = {
  200: z.strictObject({
    alerts: z
      .array(z.strictObject({ id: Id, kind: z.enum(ALERT_KINDS), added_at: Timestamp }))
      .max(MAX_PLACES)
      .describe('Where this Survivor also learns that a message for them is on its way.'),
    push_key: z.string().describe('The `applicationServerKey` with which a browser subscribes: a P-256 point of 65 bytes, as base64url.'),
    has_bot: z.boolean().describe('The service has a bot at Telegram.'),
    start_url: z
      .string()
      .optional()
      .describe('Only after `connect_chat`: opens the chat in which the Survivor presses Start. Works once, for an hour.'),
  }),
};
export const paperConfirmed = {
  200: z.strictObject({
    confirmed: z.boolean(),
    paper_confirmed_at: Timestamp.nullable().describe('Null if the code is wrong.'),
    message: Sentence,
  }),
};
export const survivorList = { 200: z.strictObject({ survivors: z.array(Survivor), count: Count.max(MAX_SURVIVORS), threshold: z.int() }) };
export const survivorCreated = { 201: z.strictObject({ id: Id, name, relationship: name, ...paper, paper: PrintedPaper, message: Sentence }) };
export const survivorReply = { 200: Survivor };
export const paperReissued = {
  200: z.strictObject({ ...paper, paper: PrintedPaper, message: Sentence.describe('An addition to the specification.') }),
};
export const thresholdReply = { 200: z.strictObject({ threshold: z.int().min(MIN_THRESHOLD), survivor_count: Count, message: Sentence }) };
