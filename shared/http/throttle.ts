import ipaddr from 'ipaddr.js';
import type { App } from '#app/app.ts';
import type { CounterScope } from '#common/counters.ts';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { faultFacts } from '#net/log.ts';
import type { GatewayEvent } from './gateway.ts';
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

/** Who makes a request. `account`: without a bearer token the client address, and then no session. */
export interface Requester {
  account: string;
  session: string | undefined;
}

/** What all rows of a scope may be asked together, also where a row has a lower limit. */
const SHARED_LIMITS: { readonly [Scope in string]?: Limit } = { host: readLimit('100/1m') };

/** Counts the request against its row's limit: per account or session for bearer rows, per client address elsewhere. */
export async function admitRequest(app: App, row: Row, requester: Requester): Promise<void> {
  try {
    await Promise.all(countsOf(app, row, requester));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    app.log.alarm('counter_failed', { endpoint: row.name, ...faultFacts(error) });
    if (row.sensitive) throw new Refusal('unavailable');
  }
}

function countsOf(app: App, row: Row, { account, session }: Requester): Promise<unknown>[] {
  const own = readLimit(row.limit);
  const subject = row.counts === 'session' ? (session ?? account) : account;
  const { scope = row.name } = row;
  const shared = SHARED_LIMITS[scope];
  if (!shared) return [admitCounted(app, 'requests', `${scope}/${subject}`, own)];
  const counted = admitCounted(app, 'requests', `${scope}/${subject}`, shared);
  // Every request is in the sum of its account and in that of its session, whichever of them decides about it.
  const other = subject === account ? session : account;
  const alsoCounted =
    other === undefined ? [] : [app.store.counters.admit('requests', `${scope}/${other}`, shared.limit, shared.windowSeconds, app.now())];
  const isLower = own.limit !== shared.limit || own.windowSeconds !== shared.windowSeconds;
  return [counted, ...alsoCounted, ...(isLower ? [admitCounted(app, 'requests', `${row.name}/${subject}`, own)] : [])];
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
