import { between, HOUR, type Instant } from '#common/time.ts';

/** What SES reports about a mail. Its subtypes are SES's own words. */
interface MailReport {
  type: 'Delivery' | 'Bounce' | 'Complaint' | 'Reject' | 'DeliveryDelay';
  at: Instant;
  bounceType?: 'Permanent' | 'Transient' | 'Undetermined' | null | undefined;
  bounceSubType?: string | null | undefined;
  complaintSubType?: string | null | undefined;
}

/** SES attempts a delivery for 14 hours. What it reports as temporary so late has failed. */
const ATTEMPTS_OVER = 12 * HOUR;

/**
 * Whether the mail did not arrive. Of temporary failures, SES reports only those after which it does not try again. But it reports
 * automatic replies in the same way, as `General`: such a mail has arrived. They come soon, and a failure comes after all attempts.
 * `acceptedAt`: undefined if the acceptance is not recorded yet.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html#bounce-types
 */
export function doesTakeBack(report: MailReport, acceptedAt: Instant | undefined): boolean {
  const { type, bounceType, bounceSubType, complaintSubType, at } = report;
  if (type === 'Reject') return true;
  // SES did not send it, because of an earlier complaint.
  if (type === 'Complaint') return complaintSubType === 'OnAccountSuppressionList';
  if (type !== 'Bounce') return false;
  const isReply = bounceType === 'Transient' && bounceSubType === 'General';
  return !isReply || (acceptedAt !== undefined && between(acceptedAt, at) >= ATTEMPTS_OVER);
}

/** Whether mail to this address will come back again, as far as SES knows. */
export function isLasting({ type, bounceType }: MailReport): boolean {
  return type === 'Bounce' && bounceType === 'Permanent';
}
