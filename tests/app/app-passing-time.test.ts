import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { appPassingTime } from '#app/app-passing-time.ts';
import { Conflict } from '#store/unit-of-work.ts';

/** A request that reads a Host after a deadline. `call`: what the worker that passes the time does. */
function request(call: () => Promise<unknown>) {
  const timeouts: (number | undefined)[] = [];
  const app = {
    now: () => new Date(0),
    log: { warn: () => {} },
    overdue: { host: () => true, transfer: () => true },
    workers: {
      call: (_: string, __: object, timeoutMs?: number) => {
        timeouts.push(timeoutMs);
        return call();
      },
    },
    store: { commit: async () => {}, transfers: { load: async () => undefined }, hosts: { load: async () => ({ id: 'ann' }) } },
  } as unknown as App;
  return { load: appPassingTime(app).store.hosts.load, timeouts };
}

it('a request after a deadline reads again once the time has passed, and asks for it once', async () => {
  const { load, timeouts } = request(async () => undefined);
  await expect(load('ann')).rejects.toBeInstanceOf(Conflict);
  expect([await load('ann'), timeouts.length]).toEqual([{ id: 'ann' }, 1]);
});

it('a request is answered if the time cannot be passed, long before the gateway ends it', async () => {
  const { load, timeouts } = request(() => Promise.reject(new Error('The worker has failed.')));
  expect(await load('ann')).toEqual({ id: 'ann' });
  expect(Math.max(...timeouts.map((one) => one ?? Number.POSITIVE_INFINITY))).toBeLessThan(10_000);
});
