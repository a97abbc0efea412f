import * as z from 'zod';
import { Channel, Count, Id, Sentence, Timestamp } from '#http/wire-types.ts';
import { WrongCode } from '#transfers/wire/replies.ts';

const RehearsedSurvivor = z.strictObject({
  survivor_id: Id.nullable().describe('Null if they are no longer named.'),
  name: z.string().describe('As they were called when it was started.'),
  confirmed_at: Timestamp.nullable().describe('When they came through. Null if they have not.'),
  by: z.enum(['code', 'backup_code']).nullable().describe('How they confirmed their identity.'),
  channel: Channel.nullable().describe('The channel that carried the code.'),
});

export const Rehearsal = z
  .strictObject({
    rehearsal_id: Id,
    started_at: Timestamp,
    ends_at: Timestamp.describe('14 days after the start.'),
    ended_at: Timestamp.nullable().describe('Null while it runs.'),
    ended_by: z
      .enum(['complete', 'time', 'stopped', 'rejected', 'started', 'silent', 'deletion'])
      .nullable()
      .describe(
        '`complete`: everyone came through. `time`: after its 14 days. `stopped`: by the Host. `rejected`: with a link, by a Host who did not start it. `started`: a real transfer was. `silent`: the Host has not answered the checks. `deletion`: one was requested.',
      ),
    threshold: z.int().min(2),
    confirmed: Count.describe('How many came through.'),
    would_open: z.boolean().describe('As many came through as a transfer needs.'),
    survivors: z.array(RehearsedSurvivor).describe('Everyone who was asked.'),
  })
  .meta({ id: 'Rehearsal' });

export const rehearsalReply = { 200: Rehearsal };
export const rehearsalStarted = { 201: Rehearsal };
const CameThrough = z.strictObject({
  verified: z.literal(true),
  survivor_name: z.string(),
  paper_recipient: z
    .string()
    .optional()
    .describe(
      'The recipient of the key on this Survivor’s paper, if the Host’s own device has made it: a page can check a typed key without sending it. Absent if we have made the key.',
    ),
  message: Sentence,
});

export const rehearsedReply = {
  200: z.union([CameThrough, WrongCode]),
};
