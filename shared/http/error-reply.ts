import { REFUSALS, Refusal } from '#common/refusal.ts';
import { isTemporary } from '#net/fault.ts';
import { faultFacts, type Log } from '#net/log.ts';
import { UnsatisfiableRange } from './range.ts';
import type { Reply } from './reply.ts';

/**
 * Turns anything thrown into the one error shape: `{ error, code, details? }`. Logs a fault and hides its details: 503 if a dependency
 * does not respond and the same request may succeed later, else 500.
 */
export function toErrorReply(thrown: unknown, log: Log, requestId: string): Reply {
  const refusal = asRefusal(thrown);
  if (!refusal) {
    const passing = isTemporary(thrown);
    log.alarm(passing ? 'dependency_failed' : 'request_failed', { request: requestId, ...faultFacts(thrown) });
    const code = passing ? 'unavailable' : 'internal_error';
    const [status, error] = REFUSALS[code];
    return { status, body: { error, code } };
  }
  const { code, message, details, retryAfter } = refusal;
  const headers: Record<string, string> = {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(refusal instanceof UnsatisfiableRange && refusal.headers),
  };
  return { status: statusOf(refusal), body: { error: message, code, ...(details?.length && { details }) }, headers };
}

/** A time to try again belongs to 429 and 503 only. */
function statusOf({ code, retryAfter }: Refusal): number {
  const [status] = REFUSALS[code];
  return retryAfter === undefined || status === 429 ? status : 503;
}

function asRefusal(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  // Errors of the JSON body parser have a status: 415 for the content type, and another one for the JSON.
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return undefined;
  if (thrown.statusCode === 415) return new Refusal('unsupported_media_type', 'Please send JSON: Content-Type: application/json.');
  return typeof thrown.statusCode === 'number' && thrown.statusCode < 500 ? new Refusal('invalid_json') : undefined;
}
