import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { Conflict } from '#store/unit-of-work.ts';
import type { App } from './app.ts';

/** A request behind the gateway has 29 seconds, and answers also when the worker does not. */
const LONGEST = 8_000;

/**
 * Returns the App for one request that shows or decides what depends on time. When it reads a Host or a transfer after a deadline, it
 * has the time passed, and throws `Conflict`: the request then reads everything again. So no request needs a timer that has fired. Once
 * a request, and never after a commit of it: a state that stays overdue, as in an outage, is read as it is.
 */
export function appPassingTime(app: App): App {
  const { hosts, transfers } = app.store;
  let mayPass = true;
  const passTime = async (hostId: string): Promise<void> => {
    mayPass = false;
    try {
      await app.workers.call('pass-time', { hostId }, LONGEST);
    } catch (error) {
      // The read does not depend on it. The worker has its own alarms.
      return app.log.warn('time_not_passed', faultFacts(error));
    }
    throw new Conflict();
  };
  const current = async <Host extends HostRecord>(host: Host | undefined): Promise<Host | undefined> => {
    if (host && mayPass && app.overdue.host(host, instant(app.now()))) await passTime(host.id);
    return host;
  };
  const load: typeof transfers.load = async (id) => {
    const record = await transfers.load(id);
    if (record && mayPass && app.overdue.transfer(record.transfer, instant(app.now()))) await passTime(record.transfer.facts.hostId);
    return record;
  };
  const commit: App['store']['commit'] = (change) => {
    mayPass = false;
    return app.store.commit(change);
  };
  return {
    ...app,
    store: {
      ...app.store,
      commit,
      transfers: { ...transfers, load },
      hosts: {
        ...hosts,
        load: async (id) => current(await hosts.load(id)),
        loadWithCustody: async (id) => current(await hosts.loadWithCustody(id)),
        loadOfWill: async (willId) => current(await hosts.loadOfWill(willId)),
      },
    },
  };
}
