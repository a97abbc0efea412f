import { formatMoment } from '#domain/moment.ts';
import { after, instant, SECOND } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { type AdmitChange, countNotifiedChange, DAY_SECONDS, type NotifiedChange } from '#workflows/accounts/change-quota.ts';
import type { GatewayEvent } from './gateway-event.ts';
import { Throttled } from './throttle.ts';

interface Asked {
  app: App;
  event: GatewayEvent;
  host: HostRecord;
}

/** Counts a change of channels, storages or Survivors. People are notified of it if a will is sealed. */
export async function admitChange(asked: Asked): Promise<void> {
  if (asked.host.will) await admitOnce(asked, 'change');
}

/** Returns what a workflow calls to have a change of this request counted. Throws `Throttled` above the limit. */
export function changeCounter(asked: Asked): AdmitChange {
  return (kind) => (kind === 'change' ? admitChange(asked) : admitOnce(asked, kind));
}

/** A request that loses a race decides again, and is still counted once. */
const admissions = new WeakMap<GatewayEvent, Promise<void>>();

function admitOnce(asked: Asked, kind: NotifiedChange): Promise<void> {
  const admission = admissions.get(asked.event) ?? admit(asked, kind);
  admissions.set(asked.event, admission);
  return admission;
}

async function admit({ app, host }: Asked, kind: NotifiedChange): Promise<void> {
  const spent = await countNotifiedChange(app, host.id, kind);
  if (!spent) return;
  const again = formatMoment(after(instant(app.now()), spent.resetSeconds * SECOND), host.profile);
  throw new Throttled(
    spent.most,
    DAY_SECONDS,
    spent.resetSeconds,
    `${WHAT[kind](spent.most)} Please make the next one after ${again}. Nothing was changed now.`,
  );
}

const WHAT: Readonly<Record<NotifiedChange, (most: number) => string>> = {
  change: (most) => `You have made ${most} changes today that we notified people of, which is the maximum.`,
  address: (most) => `You have changed your e-mail address ${most} times today, which is the maximum.`,
  password: (most) => `You have changed your password ${most} times today, which is the maximum.`,
};
