import ipaddr from 'ipaddr.js';
import type { App } from '#app/app.ts';
import type { CounterScope } from '#common/counters.ts';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { faultFacts } from '#net/log.ts';
import type { GatewayEvent } from './gateway-event.ts';
import type { Reply } from './reply.ts';
import { type Limit, type Row, readLimit } from './route.ts';

/** A refusal whose whole reply is known where it is thrown. */
export class RepliedRefusal extends Refusal {
  readonly reply: Reply;

  constructor(code: RefusalCode, message: string | undefined, replyWith: (sentence: string) => Reply) {
    super(code, message);
    this.reply = replyWith(this.message);
  }
}

/** A request over its limit. Contains when the client may send it again. `why`: the code of a limit that has a separate one. */
export class Throttled extends RepliedRefusal {
  constructor(limit: number, windowSeconds: number, resetSeconds: number, message?: string, { why = 'rate_limited' }: { why?: RefusalCode } = {}) {
    super(why, message, (error) => ({
      status: 429,
      body: { error, code: why },
      headers: {
        'Retry-After': String(resetSeconds),
        RateLimit: `"default";r=0;t=${resetSeconds}`,
        'RateLimit-Policy': `"default";q=${limit};w=${windowSeconds}`,
      },
    }));
  }
}

/** Counts the request against its row's limit: per account or session for bearer rows, per client address elsewhere. */
export async function admitRequest(app: App, row: Row, subject: string): Promise<void> {
  const { limit, windowSeconds } = readLimit(row.limit);
  try {
    await admitCounted(app, 'requests', `${row.scope ?? row.name}/${subject}`, { limit, windowSeconds });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    app.log.alarm('counter_failed', { endpoint: row.name, ...faultFacts(error) });
    if (row.sensitive) throw new Refusal('unavailable');
  }
}

/** Counts one more event of a subject. Throws `Throttled` above the limit. */
export async function admitCounted(app: App, scope: CounterScope, subject: string, { limit, windowSeconds }: Limit): Promise<void> {
  const admission = await app.store.counters.admit(scope, subject, limit, windowSeconds, app.now());
  if (!admission.admitted) throw new Throttled(limit, windowSeconds, admission.resetSeconds);
}

/** Returns the client address of a request, as it is counted. */
export function clientOf({ requestContext }: GatewayEvent): string {
  return clientSubject(requestContext.identity.sourceIp);
}

/** Returns the client as the gateway saw it. For IPv6 returns its /64, because one household has that many addresses. */
export function clientSubject(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
