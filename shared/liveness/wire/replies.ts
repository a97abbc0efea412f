import * as z from 'zod';
import { Count, HostChannel, Id, Sentence, Timestamp } from '#http/wire-types.ts';

export const LivenessCheck = z
  .strictObject({
    id: Id,
    check_number: z.int().min(1),
    status: z
      .enum(['pending', 'confirmed', 'missed', 'undelivered'])
      .describe(
        '`missed`: a channel accepted the message, and no one answered before the response time ended or a transfer started. `undelivered`: no channel accepted it.',
      ),
    channel: HostChannel.nullable().describe(
      'The channel that accepted the message; null until then. Of an undelivered check the one that was tried last.',
    ),
    sent_at: Timestamp.nullable().describe(
      'When a channel accepted the message. Null until then. For an undelivered check: when it was first attempted.',
    ),
    responded_at: Timestamp.nullable().describe('Null without an answer.'),
  })
  .meta({ id: 'LivenessCheck' });

/** The reply to a client that sent JSON. The reply to a form is a page. */
export const answerRecorded = {
  200: z.strictObject({
    confirmed: z.boolean().describe('False only if a new link was requested.'),
    next_check_due: Timestamp.nullable().describe('Null if there are no checks: a link about the account itself, without a sealed will.'),
    message: Sentence,
    reset: z
      .enum(['confirmed', 'denied', 'unconfirmed'])
      .optional()
      .describe(
        'What became of the answer to a password reset. `unconfirmed`: only a link over a verified channel other than e-mail confirms it. An addition to the specification.',
      ),
  }),
};
export const confirmedAlive = { 200: z.strictObject({ confirmed: z.literal(true), next_check_due: Timestamp, message: Sentence }) };
export const checksPaused = {
  200: z.strictObject({
    paused_until: Timestamp.nullable().describe('Null after the end of a pause.'),
    next_check_due: Timestamp.nullable().describe('A pause ends with a check. Null where none follows.'),
    pause_days_left: Count.describe('The most whole days that a pause can have which begins now.'),
  }),
};
export const checkHistory = {
  200: z.strictObject({
    checks: z.array(LivenessCheck),
    total: Count,
    next_check_due: Timestamp.nullable().describe(
      'When the next check is sent. While a check is pending: when the next one is sent if this one stays unanswered. Null where none follows: without a sealed will, after the last check before activation, in `pending_transfer`, and while a transfer runs.',
    ),
  }),
};
/** One of our pages, for a person who followed a link. */
export const answerPage = { 200: 'page' } as const;
