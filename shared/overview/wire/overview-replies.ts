import * as z from 'zod';
import { Deletion } from '#deletion/wire/replies.ts';
import { Count, HostChannel, Id, Sentence, Timestamp } from '#http/wire-types.ts';
import { LONGEST_PAUSE_DAYS } from '#liveness/rules/pause.ts';
import { SETUP_STEPS } from '#overview/rules/overview.ts';
import { PROBLEM_CODES } from '#overview/rules/problems.ts';
import { Rehearsal } from '#rehearsals/wire/replies.ts';
import { Will, WillStatus } from '#wills/wire/replies.ts';

const threshold = z.int().min(2);

const state = z
  .enum(['setting_up', 'asking', 'paused', 'vouched', ...WillStatus.exclude(['draft']).options])
  .describe(
    '`setting_up` without a sealed will, `asking` while a check of an active will waits for its answer, `paused` while the Host of an active will has asked for no checks, `vouched` while it is active because a Survivor has said that the silent Host is alive, else the status of the will.',
  );

const PendingCheck = z.strictObject({
  id: Id,
  number: z.int().min(1).describe('Which of the checks that can be missed in a row this is.'),
  of: z.int().min(1).describe('The number of checks that can be missed in a row before the transfer process begins.'),
  sent_at: Timestamp.nullable().describe('Null until a channel has accepted it.'),
  answer_by: Timestamp.nullable().describe('Null until a channel has accepted it.'),
  channels: z.array(HostChannel).describe('The channel that accepted it.'),
});

const LivenessOverview = z.strictObject({
  last_sign_of_life_at: Timestamp,
  next_check_at: Timestamp.nullable().describe('Null where no check follows.'),
  paused_until: Timestamp.nullable().describe('Until then no check is sent, because the Host has asked for that. Null otherwise.'),
  pause_days_left: z.int().min(0).max(LONGEST_PAUSE_DAYS).describe('The most whole days that a pause can have which begins now.'),
  vouched_until: Timestamp.nullable().describe('A Survivor has said that the silent Host is alive: until then the others wait. Null otherwise.'),
  activation_at: Timestamp.nullable().describe(
    'When the transfer process begins, if the Host gives no further sign of life and each message is accepted immediately. Null in `pending_transfer` and while a transfer runs.',
  ),
  check: PendingCheck.nullable(),
});

const PersonAt = z.strictObject({ name: z.string(), at: Timestamp });

export const TransferOverview = z.strictObject({
  transfer_id: Id,
  started_by: z.string().describe('The name of the Survivor who started it.'),
  proven: z.boolean().describe('A Survivor proved their identity when they started or joined it.'),
  started_at: Timestamp,
  cancel_deadline: Timestamp.describe('Until then, the link in each notice stops it. A signed-in Host can stop it as long as it runs.'),
  opens_at: Timestamp.nullable().describe('Nothing can be read before this time. Null until it is known.'),
  threshold,
  authenticated: z.array(PersonAt),
  documents_read: z.array(PersonAt.extend({ document: z.string().describe('Empty for the personal message.') })),
});

const RunningTransfer = TransferOverview.extend({
  started_with_proof: z.boolean().describe('It was started with a code or a backup code of this Survivor. Otherwise someone gave only this name.'),
  starter_id: Id.nullable().describe(
    'The Survivor who started it, for `remove_survivor_id` of POST /api/transfer/cancel. Null if they are no longer named.',
  ),
});

const Quorum = z.strictObject({
  threshold,
  survivors: Count,
  reachable: Count.describe('Survivors whom at least one channel reaches.'),
  confirmed: Count.describe('Survivors who confirmed that they are ready and that a contact is right.'),
  margin: z.int().describe('How many of the reachable ones can be missing. Below 0 if fewer are reachable than must take part.'),
});

const Problem = z.strictObject({
  code: z.enum(PROBLEM_CODES),
  subject: z.string().nullable().describe('The name of the Survivor, connector or storage.'),
  since: Timestamp.nullable().describe('Null if it was not kept.'),
  message: Sentence.describe('What is wrong, and what to do.'),
});

const Protection = z.strictObject({
  reason: z
    .enum(['password_reset', 'reset_denied', 'change_rejected'])
    .describe(
      '`password_reset`: by e-mail, and not confirmed. `reset_denied`: a link by e-mail rejected the reset, and the earlier password works again. `change_rejected`: the Host rejected a change and has not reset the password since.',
    ),
  since: Timestamp,
  ends_at: Timestamp.nullable().describe('When it ends without an answer. Null if time does not end it.'),
  channels: z.array(HostChannel).describe('Verified channels over which the Host can confirm the reset. Empty if there is only e-mail.'),
});

const SetupStep = z.strictObject({ step: z.enum(SETUP_STEPS), done: z.boolean() });

const Offered = z
  .strictObject({
    sms: z.array(z.string()).describe('The countries (ISO 3166) whose numbers get text messages of the service. Empty: none.'),
    telegram: z.boolean().describe('Whether the service has a bot at Telegram.'),
  })
  .describe('The channels of the service itself.');

const TakenCopies = z.strictObject({
  parts: Count.describe('How many ZIP files a copy has now.'),
  taken: z
    .array(
      z.strictObject({
        taken_at: Timestamp.describe('When its last byte was sent.'),
        is_current: z.boolean().describe('False after a change of documents or Survivors.'),
      }),
    )
    .describe('The newest first. At most 10.'),
});

const ReviewDates = z.strictObject({
  asked_at: Timestamp,
  confirmed_at: Timestamp.nullable().describe('When the Host answered that everything is still right.'),
});

const StopCard = z.strictObject({
  made_at: Timestamp,
  state: z
    .enum(['valid', 'used', 'void'])
    .describe('`void`: a rejected change or a reset of the password has ended it. Only a valid card stops a transfer.'),
  used_at: Timestamp.nullable(),
});

const Rehearsals = z.strictObject({
  newest: Rehearsal.nullable().describe('The one that runs, or else the last one. Null before the first.'),
  left: Count.describe('How many can still be started within a year.'),
  next_at: Timestamp.nullable().describe('From when another one can be started, if none is left.'),
});

export const overviewReply = {
  200: z.strictObject({
    state,
    will: Will.nullable().describe('Null without a sealed will and without a draft.'),
    liveness: LivenessOverview.nullable().describe('Null without a sealed will.'),
    transfer: RunningTransfer.nullable().describe('The running transfer.'),
    deletion: Deletion.nullable().describe('A deletion that the Host can still undo.'),
    protection: Protection.nullable().describe('While it is not null, nothing about the sealed will can be changed: 409 `recently_recovered`.'),
    quorum: Quorum,
    offered: Offered,
    copy: TakenCopies.nullable().describe('The copies of the sealed package that the Host has taken home. Null without a sealed will.'),
    review: ReviewDates.nullable().describe(
      'The last yearly question whether everything is still right. Null before the first, and without a sealed will.',
    ),
    stop_card: StopCard.nullable().describe('The newest card that was made. Null before the first.'),
    rehearsal: Rehearsals.describe('Rehearsals of the sealed will.'),
    problems: z.array(Problem).describe('What the Host should repair, worst first.'),
    steps: z.array(SetupStep).describe('The steps of setting up, in order.'),
  }),
};

const ForecastCheck = z.strictObject({
  sent_at: Timestamp,
  reminders: z.array(Timestamp),
  answer_by: Timestamp,
  is_last: z.boolean().describe('The last warning: it names the date, and goes over all verified channels.'),
});

export const forecastReply = {
  200: z.strictObject({
    from: Timestamp.describe('The last sign of life: now.'),
    checks: z.array(ForecastCheck).min(1),
    activation_at: Timestamp.describe('When the Survivors are asked to start the transfer.'),
    earliest_opening_at: Timestamp.describe('When they can read at the earliest, if one of them starts it immediately.'),
  }),
};
