import * as z from 'zod';
import { Sentence, Timestamp } from '#http/wire-types.ts';

const destinations = z.array(z.string()).describe('The addresses at which the Survivor is reached, or, masked, the one at which the Host is.');

const Item = z.strictObject({
  kind: z.enum(['survivor', 'connector', 'storage', 'settings', 'factors', 'stop_card', 'account', 'document']),
  change: z.enum(['added', 'changed', 'removed']),
  name: z.string().describe('As it is called now, or was before it was removed. Empty for what belongs to the whole account.'),
  fields: z
    .array(z.enum(['name', 'contacts', 'paper', 'message', 'channel', 'place', 'display_name', 'email', 'details']))
    .describe('What has changed. Empty for what was added or removed.'),
  destinations,
});

export const SetAsideItem = z.strictObject({
  id: z.uuid().describe('Brings it back with `POST /api/auth/review/restore`.'),
  kind: z.enum(['survivor', 'connector', 'storage', 'settings', 'factors']),
  name: z.string(),
  destinations,
  set_aside_at: Timestamp,
  restorable_until: Timestamp,
});

export const reviewReply = {
  200: z.strictObject({
    series: z
      .strictObject({
        begun_at: Timestamp.describe('The first reset that nothing but the mailbox has proven.'),
        reset_at: Timestamp.describe('The newest one, or when it was rejected.'),
        ends_at: Timestamp.nullable().describe('When it ends without a proof. Null before the first sealing, and where only a proof ends it.'),
      })
      .nullable()
      .describe('Null if every reset of the password was proven.'),
    needed: z.boolean().describe('Whether the next `POST /api/will/encrypt` needs the review.'),
    review: z.string().nullable().describe('The value that names `items`. Null for an empty list.'),
    items: z.array(Item).describe('What was set since the first reset. It proves nothing until the series ends, also after the review.'),
    set_aside: z.array(SetAsideItem).describe('What a later reset has set aside before a sealing.'),
  }),
};

export const passwordChosen = {
  204: 'empty',
  200: z.strictObject({
    set_aside: z.array(SetAsideItem).describe('What was set in the account since the first unproven reset, and is set aside now.'),
    message: Sentence,
  }),
} as const;
