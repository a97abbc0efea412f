import { type AdmitChange, countNotifiedChange, DAY_SECONDS, type NotifiedChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { formatMoment } from '#common/moment.ts';
import { after, instant, SECOND } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { GatewayEvent } from '#http/gateway.ts';
import { Throttled } from '#http/throttle.ts';

interface CountedRequest {
  app: App;
  event: GatewayEvent;
  host: HostRecord;
}

/** Counts a change of channels, storages or Survivors. People are notified of it if a will is sealed. */
export async function admitChange(counted: CountedRequest): Promise<void> {
  if (counted.host.will) await admitOnce(counted, 'change');
}

/** Returns what a flow calls to have a change of this request counted. Throws `Throttled` above the limit. */
export function changeCounter(counted: CountedRequest): AdmitChange {
  return (kind) => (kind === 'change' ? admitChange(counted) : admitOnce(counted, kind));
}

/** Running admissions by event. A request that decides again after a lost race is counted once. */
const admissions = new WeakMap<GatewayEvent, Promise<void>>();

function admitOnce(counted: CountedRequest, kind: NotifiedChange): Promise<void> {
  const admission = admissions.get(counted.event) ?? admit(counted, kind);
  admissions.set(counted.event, admission);
  return admission;
}

async function admit({ app, host }: CountedRequest, kind: NotifiedChange): Promise<void> {
  const spent = await countNotifiedChange(app, host.id, kind);
  if (!spent) return;
  const again = formatMoment(after(instant(app.now()), spent.resetSeconds * SECOND), host.profile, 'en');
  throw new Throttled(
    spent.limit,
    DAY_SECONDS,
    spent.resetSeconds,
    `${SENTENCES[kind](spent.limit)} Please make the next one after ${again}. Nothing was changed now.`,
  );
}

const SENTENCES: Readonly<Record<NotifiedChange, (limit: number) => string>> = {
  change: (limit) => `You have made ${limit} changes today that we notified people of, which is the maximum.`,
  address: (limit) => `You have changed your e-mail address ${limit} times today, which is the maximum.`,
  deletion: (limit) => `You have asked ${limit} times today to delete something, which is the maximum.`,
  password: (limit) => `You have changed your password ${limit} times today, which is the maximum.`,
  factor: (limit) => `You have changed your second factor ${limit} times today, which is the maximum.`,
};
