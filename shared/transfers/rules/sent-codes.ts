import { OTP_PER_HOUR } from '#common/limits.ts';
import { after, type Instant, SECOND } from '#common/time.ts';
import { CONTESTED_PER_HOUR, type OtpSession, REHEARSAL_CODES_PER_HOUR, SLOW_WINDOW_SECONDS, START_CODES_PER_HOUR } from './otp.ts';

/** One code that was sent to a Survivor. `asker` is a hash of the client address that requested it. */
interface SentCode {
  id: string;
  purpose: OtpSession['purpose'];
  asker: string;
  at: Instant;
}

/** The codes of one Survivor in the last six hours, oldest first, and the last two client addresses that requested one. */
export interface SentCodes {
  codes: readonly SentCode[];
  askers: readonly { asker: string; at: Instant }[];
}

export const NO_CODES: SentCodes = { codes: [], askers: [] };

/** A requested code. `isSlow`: too many wrong codes were entered for this Survivor. */
export interface RequestedCode extends Omit<SentCode, 'at'> {
  isSlow: boolean;
}

/** What to store in both cases. A refusal names the limit, and the time from which the same request can succeed. */
export type CodeAdmission =
  | { admitted: true; next: SentCodes }
  | { admitted: false; next: SentCodes; most: number; windowSeconds: number; again: Instant };

const HOUR_SECONDS = 3600;
const PART_PER_HOUR: Partial<Record<OtpSession['purpose'], number>> = { start: START_CODES_PER_HOUR, rehearse: REHEARSAL_CODES_PER_HOUR };

/**
 * Decides whether one more code is sent. Each limit is for any 60 minutes, not for a clock hour. An id that is already counted
 * is admitted and not counted again.
 */
export function admitCode(sent: SentCodes, { isSlow, ...wanted }: RequestedCode, now: Instant): CodeAdmission {
  const { askers } = rememberRequester(sent, wanted.asker, now);
  const codes = since(sent.codes, SLOW_WINDOW_SECONDS, now);
  if (codes.some(({ id }) => id === wanted.id)) return { admitted: true, next: { codes, askers } };
  const refusals = limitsOf(sent, { ...wanted, isSlow }, now).flatMap(({ counted, most, windowSeconds }) => {
    const holding = counted.at(-most);
    return holding ? [{ most, windowSeconds, again: after(holding.at, windowSeconds * SECOND) }] : [];
  });
  const [longest] = refusals.sort((a, b) => (a.again < b.again ? 1 : -1));
  if (longest) return { admitted: false, next: { codes, askers }, ...longest };
  return { admitted: true, next: { codes: [...codes, { ...wanted, at: now }], askers } };
}

/** Stores who requested a code, also a refused one. Two addresses are enough to know whether another one has requested a code. */
export function rememberRequester(sent: SentCodes, asker: string, now: Instant): SentCodes {
  return { ...sent, askers: [{ asker, at: now }, ...sent.askers.filter((one) => one.asker !== asker)].slice(0, 2) };
}

/** Removes a code that no channel accepted, so that it does not count for its Survivor. */
export function refundCode(sent: SentCodes, id: string): SentCodes {
  return { ...sent, codes: sent.codes.filter((code) => code.id !== id) };
}

interface Limit {
  counted: readonly SentCode[];
  most: number;
  windowSeconds: number;
}

function limitsOf(sent: SentCodes, { asker, purpose, isSlow }: RequestedCode, now: Instant): Limit[] {
  const hourly = since(sent.codes, HOUR_SECONDS, now);
  const own = (code: SentCode) => code.asker === asker;
  const limits: Limit[] = [{ counted: hourly, most: OTP_PER_HOUR, windowSeconds: HOUR_SECONDS }];
  const part = PART_PER_HOUR[purpose];
  if (part !== undefined) limits.push({ counted: hourly.filter((code) => code.purpose === purpose), most: part, windowSeconds: HOUR_SECONDS });
  if (since(sent.askers, HOUR_SECONDS, now).some((other) => other.asker !== asker))
    limits.push({ counted: hourly.filter(own), most: CONTESTED_PER_HOUR, windowSeconds: HOUR_SECONDS });
  if (isSlow) {
    const opening = since(sent.codes, SLOW_WINDOW_SECONDS, now).filter((code) => own(code) && code.purpose === 'open');
    limits.push({ counted: opening, most: 1, windowSeconds: SLOW_WINDOW_SECONDS });
  }
  return limits;
}

function since<T extends { at: Instant }>(all: readonly T[], seconds: number, now: Instant): T[] {
  const from = after(now, -seconds * SECOND);
  return all.filter(({ at }) => at > from);
}
