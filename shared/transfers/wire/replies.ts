import * as z from 'zod';
import { Channel, Count, Id, Sentence, Timestamp } from '#http/wire-types.ts';

export const TransferStatus = z.enum(['initiated', 'awaiting_authentication', 'accessible', 'completed', 'stalled', 'failed', 'cancelled']);
const threshold = z.int().min(2);

const opens_at = Timestamp.nullable().describe('Nothing can be read before this time. Null until it is known. An addition to the specification.');

const Transfer = z
  .strictObject({
    transfer_id: Id,
    status: TransferStatus,
    survivors_authenticated: Count,
    threshold,
    total_survivors: Count,
    authenticated_names: z.array(z.string()),
    initiated_at: Timestamp,
    host_cancel_deadline: Timestamp.describe('48 hours after the start.'),
    opens_at,
  })
  .meta({ id: 'Transfer' });

const progress = z.strictObject({ authenticated: Count, required: threshold, threshold_met: z.boolean() });
const session_token = z
  .string()
  .describe('A Bearer token for will-access, which then requires it. Valid until the access window ends. An addition to the specification.');
const session_expires_at = Timestamp.nullable().describe('The end of the access window; null until it has opened. An addition to the specification.');

export const WrongCode = z.strictObject({ verified: z.literal(false), attempts_remaining: Count, message: Sentence }).meta({ id: 'WrongCode' });

const codeSent = z
  .strictObject({
    otp_session_id: Id,
    channel: Channel,
    masked_destination: z.string().describe('Partly hidden.'),
    expires_in_seconds: z.literal(600),
    message: Sentence,
  })
  .meta({ id: 'CodeSent' });

const DocumentAccess = z
  .strictObject({
    filename: z.string(),
    mime_type: z.string(),
    size_bytes: Count,
    download_url: z.url(),
    download_expires_at: Timestamp,
    integrity_verified: z.boolean().describe('The document was read back and is identical to the upload.'),
  })
  .meta({ id: 'DocumentAccess' });

const ArchiveAccess = z
  .strictObject({
    filename: z.string(),
    size_bytes: Count.describe('Bytes of the ZIP file.'),
    documents_count: Count,
    download_url: z.url(),
    download_expires_at: Timestamp,
  })
  .meta({ id: 'ArchiveAccess' });

export const transferStarted = {
  200: z.strictObject({ transfer_id: Id, status: z.literal('initiated'), message: Sentence, host_cancel_deadline: Timestamp, opens_at }),
};
const Removal = z.discriminatedUnion('removed', [
  z.strictObject({ removed: z.literal(true) }),
  z.strictObject({
    removed: z.literal(false),
    code: z.string().describe('Why not: a code with which DELETE /api/survivors/<id> can refuse. The transfer was still stopped.'),
    message: Sentence.describe('The same in a sentence.'),
  }),
]);
export const transferCancelled = {
  200: z.strictObject({
    transfer_id: Id,
    status: z.literal('cancelled'),
    message: Sentence,
    removal: Removal.optional().describe('Only with `remove_survivor_id`. An addition to the specification.'),
  }),
};
export const stoppedByCard = { 200: z.strictObject({ stopped: z.enum(['transfer', 'activation']), message: Sentence }) };
export const transferReply = { 200: Transfer };
/** The reply is the same whether the person is known or not. */
export const lookupAccepted = { 200: z.strictObject({ message: Sentence }) };
export const codeSentReply = { 200: codeSent };
export const provenStartReply = {
  200: z.discriminatedUnion('verified', [
    z.strictObject({
      verified: z.literal(true),
      will_id: Id,
      survivor_id: Id.optional().describe('With a one-time code: the Survivor to whom it was sent. An addition to the specification.'),
      survivor_name: z.string(),
      transfer_id: Id,
      status: TransferStatus,
      host_cancel_deadline: Timestamp,
      opens_at,
      message: Sentence,
      threshold_progress: progress.optional().describe('With a backup code, which also authenticates its Survivor.'),
      session_token: session_token.optional(),
      session_expires_at: session_expires_at.optional(),
    }),
    WrongCode,
  ]),
};
export const vouchedReply = {
  200: z.discriminatedUnion('verified', [
    z.strictObject({
      verified: z.literal(true),
      waits_until: Timestamp.describe('Until then a pending transfer waits, or a start without a proof opens nothing.'),
      vouches_left: Count.describe('Of the two that all Survivors have together until the Host gives a sign of life.'),
      message: Sentence,
    }),
    WrongCode,
  ]),
};
export const completedTransfer = {
  200: z.strictObject({
    transfer_id: Id,
    status: z.enum(['accessible', 'completed', 'failed', 'cancelled']),
    completed_at: Timestamp.nullable().describe('Null while the documents can still be read.'),
    documents_count: Count,
    survivors_authenticated: Count,
    threshold,
    total_survivors: Count,
    access_expires_at: Timestamp,
  }),
};
export const proofReply = {
  200: z.discriminatedUnion('verified', [
    z.strictObject({
      verified: z.literal(true),
      survivor_name: z.string(),
      threshold_progress: progress,
      session_token,
      session_expires_at,
      transfer_id: Id.optional().describe('The running transfer, if the code was sent with will_id. An addition to the specification.'),
    }),
    WrongCode,
  ]),
};
export const openedWillReply = {
  200: z.strictObject({
    personal_message: z.string().describe('Empty if the Host wrote none.'),
    documents: z.array(DocumentAccess),
    archives: z
      .array(ArchiveAccess)
      .describe('All documents as ZIP files: one, or several if they are too large for one. An addition to the specification.'),
    access_expires_at: Timestamp,
  }),
};
const InnerShare = z
  .strictObject({
    paper_recipient: z
      .string()
      .nullable()
      .describe('The recipient of the key on the paper of this Survivor, as in the signed list. Null if we have made that key.'),
    survivor_name: z
      .string()
      .nullable()
      .describe('The name of this Survivor, so that the others know whom to ask if a share is not genuine. Null before they have passed a share on.'),
    is_own: z.boolean().describe('It is the Survivor who asks.'),
    share: z.string().nullable().describe('Base64 of the age file that this Survivor has passed on. Null before that.'),
    passed_on_at: Timestamp.nullable(),
  })
  .meta({ id: 'InnerShare' });

export const innerSharesReply = {
  200: z.strictObject({
    shares: z.array(InnerShare).describe('One for each Survivor of the transfer, in an order that stays the same. We cannot read them.'),
    needed: threshold.describe('How many shares of different papers open the inner envelope, if it was sealed with the current threshold.'),
    total: Count.describe('How many Survivors the transfer has.'),
  }),
};
export const sharePassedOn = { 200: z.strictObject({ passed_on_at: Timestamp, message: Sentence }) };
/** A ZIP file with documents, streamed. */
export const archiveStreamed = { 200: 'archive' } as const;
/** The document itself, streamed: the whole of it, or the range that was asked for. */
export const documentStreamed = { 200: 'document', 206: 'part' } as const;
