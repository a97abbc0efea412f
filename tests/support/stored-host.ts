import type { App } from '#app/app.ts';
import { currentApp } from '#app/current-app.ts';
import { DAY, type Instant, instant, after as moment, SECOND } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { RowName } from '#store/keys.ts';
import type { Change, PendingEffect } from '#store/unit-of-work.ts';
import type { TestStack } from './stack.ts';
import { answered, type SealedWill, survivorAt } from './story.ts';

export const now = (): Instant => instant(currentApp().now());

export function first<T>(list: Iterable<T>): T {
  const [one] = list;
  if (one === undefined) throw new Error('The Host has none.');
  return one;
}

/** Reads and writes what is stored of the Host of a will, as an earlier step of the service would. Use the result only in tests and hooks. */
export function storedHost(stack: TestStack, will: SealedWill) {
  async function load(hostId = will.host.id): Promise<HostWithCustody> {
    const host = await currentApp().store.hosts.loadWithCustody(hostId);
    if (!host) throw new Error('The Host is not in the table.');
    return host;
  }

  async function sealed(): Promise<NonNullable<HostWithCustody['will']>> {
    const { will: found } = await load();
    if (!found) throw new Error('The will is not sealed.');
    return found;
  }

  /** Writes rows of a Host, as an earlier step would have left them. */
  async function put(rows: { [Name in RowName]?: unknown }, hostId = will.host.id): Promise<void> {
    const { root } = await load(hostId);
    await currentApp().store.commit({ hostId, at: now(), aggregates: [{ root, put: rows }] });
  }

  /** Stores effects that no one performs except the test, because they are due much later. Returns them as they are pending. */
  async function plant(effects: readonly Effect[], hostId = will.host.id): Promise<PendingEffect[]> {
    const { store } = currentApp();
    const later = effects.map((effect) => Object.assign({}, effect, { notBefore: moment(now(), 300 * DAY) }));
    await store.commit({ hostId, at: now(), effects: later });
    return Promise.all(later.map(async (effect) => pendingAt(await store.outbox.idOf(hostId, effect))));
  }

  async function plantOne(effect: Effect, hostId?: string): Promise<PendingEffect> {
    const [pending] = await plant([effect], hostId);
    if (!pending) throw new Error('Nothing was stored.');
    return pending;
  }

  /** Stores an effect that is due in a second, so that the service itself does not perform it now. Returns its id. */
  async function commitSoon(effect: Effect, hostId: string, at = now()): Promise<string> {
    await currentApp().store.commit({ hostId, at, effects: [{ ...effect, notBefore: moment(now(), SECOND) } as Effect] });
    // Waits until the service has postponed it: during its claim, a test could not perform it.
    await stack.dump();
    return currentApp().store.outbox.idOf(hostId, effect);
  }

  const moveHouse = (street: string) =>
    answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 2).id}`, {
      json: { contact_methods: [{ type: 'email', value: `${street}@example.net` }] },
    });

  return { load, sealed, put, plant, plantOne, commitSoon, moveHouse };
}

async function pendingAt(id: string): Promise<PendingEffect> {
  const found = await currentApp().store.outbox.get(id);
  if (!found) throw new Error('The effect is not pending.');
  return found;
}

export const inASecond = (app: App): App => ({ ...app, now: () => new Date(moment(now(), SECOND)) });

/** The App of a worker during whose work something else happens: after it has read the Host, before it opens the storage. */
export function interrupted(interlude: () => Promise<unknown>): App {
  const app = currentApp();
  return { ...app, openStorage: (...asked) => interlude().then(() => app.openStorage(...asked)) };
}

/** The App of a worker that starts no other one. `started` names those that it would have started. */
export function withoutWorkers(started: string[]): App {
  const app = currentApp();
  return { ...app, workers: { ...app.workers, start: async (name) => void started.push(name) } };
}

/** The App of a worker whose commits are only noted. */
export function withoutCommits(noted: Change[]): App {
  const app = currentApp();
  return { ...app, store: { ...app.store, commit: async (change) => void noted.push(change) } };
}
