import * as z from 'zod';
import { instant } from '#common/time.ts';

/** The form of an address differs between the kinds of events. */
const Recipient = z.union([z.string(), z.object({ emailAddress: z.string() }).transform(({ emailAddress }) => emailAddress)]);

/**
 * What SES reports about one of our mails, as the rule on the event bus passes it on. It never holds headers or a subject. `tags` are
 * the ones with which the mail was sent. `at` is when SES saw it happen.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export const MailEvent = z.object({
  type: z.enum(['Delivery', 'Bounce', 'Complaint', 'Reject', 'DeliveryDelay']),
  // In one form, because times are compared as strings.
  at: z.iso.datetime({ offset: true }).transform((at) => instant(new Date(at))),
  messageId: z.string().min(1),
  tags: z.record(z.string(), z.array(z.string())).default({}),
  bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']).nullish(),
  bounceSubType: z.string().nullish(),
  complaintSubType: z.string().nullish(),
  feedbackId: z.string().nullish(),
  /** Absent in a `Reject`. */
  recipients: z.array(Recipient).nullish(),
});

export type MailEvent = z.infer<typeof MailEvent>;
