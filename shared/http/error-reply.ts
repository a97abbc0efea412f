import { REFUSALS, RETRY_SECONDS, Refusal } from '#common/refusal.ts';
import { isTemporary } from '#net/fault.ts';
import { faultFacts, type Log } from '#net/log.ts';
import { UnsatisfiableRange } from './range.ts';
import type { Reply } from './reply.ts';

/**
 * Turns anything thrown into the one error shape: `{ error, code, details? }`. Logs a fault and hides its details: 503 if a dependency
 * does not respond and the same request may succeed later, else 500.
 */
export function toErrorReply(thrown: unknown, log: Log, requestId: string): Reply {
  if (!(thrown instanceof Refusal)) {
    const passing = isTemporary(thrown);
    log.alarm(passing ? 'dependency_failed' : 'request_failed', { request: requestId, ...faultFacts(thrown) });
    const code = passing ? 'unavailable' : 'internal_error';
    const [status, error] = REFUSALS[code];
    return { status, body: { error, code }, headers: retryHeader(RETRY_SECONDS[code]) };
  }
  const { code, message, details, retryAfter } = thrown;
  const headers: Record<string, string> = {
    ...retryHeader(retryAfter ?? RETRY_SECONDS[code]),
    ...(thrown instanceof UnsatisfiableRange && thrown.headers),
  };
  return { status: statusOf(thrown), body: { error: message, code, ...(details?.length && { details }) }, headers };
}

function retryHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** A time that the refusal itself names belongs to 429 and 503 only. */
function statusOf({ code, retryAfter }: Refusal): number {
  const [status] = REFUSALS[code];
  return retryAfter === undefined || status === 429 ? status : 503;
}
