import { maskDestination } from '#common/contact.ts';
import { OTP_LIFETIME_SECONDS } from '#common/limits.ts';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { between, type Instant, roundUpToMinute, SECOND } from '#common/time.ts';
import { Throttled } from '#http/throttle.ts';
import type { SentCode, TooManyCodes } from '#transfers/send-code.ts';

/** The answer to a Survivor who asked for a code. Throws `Throttled` if too many were sent. */
export function sentCodeObject(sent: SentCode | TooManyCodes, now: Instant) {
  if ('admitted' in sent) throw tooManyCodes(sent, now);
  return {
    otp_session_id: sent.session.id,
    channel: sent.channel,
    masked_destination: maskDestination(sent.channel, sent.session.destination),
    expires_in_seconds: OTP_LIFETIME_SECONDS,
    message: `A 6-digit code was sent. It is valid for ${OTP_LIFETIME_SECONDS / 60} minutes. If it does not arrive, you can ask again over another channel, or use a backup code.`,
  } as const;
}

/** Names the time from which the same client address is admitted. */
function tooManyCodes({ most, windowSeconds, again }: TooManyCodes, now: Instant): Throttled {
  const time = formatMoment(roundUpToMinute(again), DEFAULT_READER);
  const message = `Too many requests for a code. Please try again later: the next code can be sent from ${time}. You can use a backup code now.`;
  return new Throttled(most, windowSeconds, Math.ceil(between(now, again) / SECOND), message, { why: 'otp_limit_reached' });
}
