import '#tests/support/quick-hashes.ts';
import { randomUUID } from 'node:crypto';
import type { App } from '#app/app.ts';
import { currentApp } from '#app/current-app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { instant } from '#common/time.ts';
import type { TimerKind } from '#effects/effect.ts';
import { formatFigure } from '#infra/figures/table.ts';
import { startStack } from '#infra/local/entry.ts';
import { BY_URGENCY } from '#jobs/fair-queue.ts';
import { SIDE_BY_SIDE } from '#jobs/walk-hosts.ts';
import { newRoot } from '#store/aggregate.ts';
import { storageRow, survivorRow } from '#store/keys.ts';
import { randomOf } from '#tests/support/random.ts';
import { controls, type RealStack } from '#tests/support/real-stack.ts';
import { BEGIN } from '#tests/support/stack.ts';
import {
  answered,
  authenticate,
  DAY,
  HOUR,
  letter,
  passDeadline,
  type SealedWill,
  sealWill,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { nextTimer } from '#wills/rules/timers.ts';
import { loadWillState } from '#wills/will-state.ts';
import { type Findings, percentile, type Size } from './findings.ts';

/** How many timers of each kind become due within one minute. */
const TIMERS: Record<Size, Record<TimerKind, number>> = {
  full: {
    'access-window-elapsed': 100,
    'cancel-window-elapsed': 100,
    'authentication-window-elapsed': 100,
    'response-overdue': 6700,
    'liveness-due': 3000,
  },
  small: { 'access-window-elapsed': 2, 'cancel-window-elapsed': 2, 'authentication-window-elapsed': 2, 'response-overdue': 6, 'liveness-due': 6 },
};
const BURST_SECONDS = 60;
const WRITES_SIDE_BY_SIDE = 10;
const MAX_SWEEPS = 5;
const SEED = 31;

/** A timer that was performed. `at` is a time of `performance.now()`. */
interface Performed {
  hostId: string;
  at: number;
}

/** A stored Host as text, in which ids and times are replaced, and when its timer is due. */
interface Template {
  kind: TimerKind;
  dueAt: Date;
  /** Of the Host, the will and the transfer. */
  ids: string[];
  email: string;
  rows: string;
}

/** Lets many timers become due in one minute in which nothing runs, and measures how the sweep performs them. */
export async function benchBurst(size: Size): Promise<Findings> {
  await globalThis.ownDatabase?.();
  const started = await startStack({ port: 0, frozen: true, begin: new Date(BEGIN), log: () => {}, emulatorsHere: true });
  const stack: RealStack = { ...started, siteUrl: '', pid: process.pid, log: () => '', ...controls(started.url) };
  try {
    const app = currentApp();
    const alarms = recordAlarms(app);
    const kinds = await fill(app, stack, TIMERS[size]);
    const performed: Performed[] = recordTimers(app, kinds);
    const began = performance.now();
    await stack.outage(BURST_SECONDS);
    let sweeps = 1;
    for (; sweeps < MAX_SWEEPS && new Set(performed.map(({ hostId }) => hostId)).size < kinds.size; sweeps += 1)
      await stack.run('scheduled/sweep', {});
    return findingsOf(kinds, performed, { began, sweeps, settled: performance.now(), alarms });
  } finally {
    await started.stop();
  }
}

/** Writes the Hosts. Returns the kind of each Host's timer. */
async function fill(app: App, stack: RealStack, counts: Record<TimerKind, number>): Promise<Map<string, TimerKind>> {
  const templates = await makeTemplates(app, stack);
  await stack.advance(1);
  const now = await stack.now();
  const random = randomOf(SEED);
  const copies = templates.flatMap((template) =>
    Array.from({ length: counts[template.kind] }, () => ({
      template,
      order: random.next(),
      due: new Date(now.getTime() + random.between(1, 59) * 1000),
    })),
  );
  copies.sort((a, b) => a.order - b.order);
  const kinds = new Map<string, TimerKind>();
  await runInParallel(WRITES_SIDE_BY_SIDE, copies, async ({ template, due }) => {
    kinds.set(await writeCopy(app, template, due), template.kind);
  });
  await stack.messages();
  return kinds;
}

/** Plays wills to each kind of timer. */
async function makeTemplates(app: App, stack: RealStack): Promise<Template[]> {
  const waiting = await templateOf(app, await sealedWill(stack), 'liveness-due');
  const silent = await sealedWill(stack);
  await stack.advance(7 * DAY + 22 * HOUR + 60);
  const asking = await templateOf(app, silent, 'response-overdue');
  const opened = await sealedWill(stack);
  const transfer = await startTransfer(opened, survivorAt(opened, 0));
  await stack.advance(DAY + 60);
  const initiated = await templateOf(app, opened, 'cancel-window-elapsed');
  await passDeadline(transfer, 60);
  const awaiting = await templateOf(app, opened, 'authentication-window-elapsed');
  for (const survivor of opened.survivors.slice(0, 2)) await authenticate(transfer, survivor);
  await stack.messages();
  return [waiting, asking, initiated, awaiting, await templateOf(app, opened, 'access-window-elapsed')];
}

async function sealedWill(stack: RealStack): Promise<SealedWill> {
  const will = await sealWill(stack, { documents: [letter()] });
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24 } });
  return will;
}

/** Without connectors, whose settings are encrypted for the Host of the template. The service's own mailer sends. */
async function templateOf(app: App, { host: { id } }: SealedWill, kind: TimerKind): Promise<Template> {
  const host = await app.store.hosts.load(id);
  const loaded = host && (await loadWillState(app, host));
  if (!host || !loaded) throw new Error('The Host has no sealed will.');
  const { state } = loaded;
  const timer = nextTimer(state, { outages: [] });
  if (timer.kind !== kind) throw new Error(`The timer is ${timer.kind}, not ${kind}.`);
  const put = {
    PROFILE: host.profile,
    SETTINGS: host.settings,
    WILL: host.will,
    LIVENESS: host.liveness,
    ...Object.fromEntries(host.survivors.map((survivor) => [survivorRow(survivor.id), survivor])),
    ...Object.fromEntries(host.storages.map((storage) => [storageRow(storage.id), storage])),
  };
  const { transferId } = state.will;
  const ids = [id, host.profile.willId, ...(transferId === null ? [] : [transferId])];
  return {
    kind,
    dueAt: new Date(timer.at),
    ids,
    email: host.profile.email,
    rows: JSON.stringify({ hostId: id, transferId, put, transfer: state.transfer }),
  };
}

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;

/** Writes a Host with new ids, whose times are moved so that the timer is due at this time. Returns the id. */
async function writeCopy(app: App, { kind, dueAt, ids, email, rows }: Template, due: Date): Promise<string> {
  const moved = (time: string): string => new Date(new Date(time).getTime() + due.getTime() - dueAt.getTime()).toISOString();
  const renamed = ids.reduce((text, id) => text.replaceAll(id, randomUUID()), rows);
  const { hostId, transferId, put, transfer } = JSON.parse(renamed.replaceAll(email, `${randomUUID()}@example.com`).replace(TIME, moved));
  const ofTransfer = transfer ? [{ root: newRoot('transfer', transferId), put: { META: transfer } }] : [];
  const aggregates = [{ root: newRoot('host', hostId), put }, ...ofTransfer];
  await app.store.commit({ hostId, at: instant(app.now()), aggregates, timer: { kind, at: instant(due) } });
  return hostId;
}

/** Prints no other lines: one a Host would hide the table. */
function recordAlarms({ log }: App): string[] {
  const alarms: string[] = [];
  log.info = () => {};
  log.alarm = (event) => void alarms.push(event);
  return alarms;
}

/**
 * Records each commit that performs a timer of these Hosts from now on. The commit that records an accepted check moves the timer too,
 * but has no effects.
 */
function recordTimers({ store }: App, kinds: ReadonlyMap<string, TimerKind>): Performed[] {
  const performed: Performed[] = [];
  const { commit } = store;
  store.commit = async (change) => {
    await commit(change);
    const kind = change.timer ? kinds.get(change.hostId) : undefined;
    const isAcceptance = kind === 'liveness-due' && !change.effects?.length;
    if (kind && !isAcceptance) performed.push({ hostId: change.hostId, at: performance.now() });
  };
  return performed;
}

interface Run {
  began: number;
  /** When all effects had been performed too. */
  settled: number;
  sweeps: number;
  alarms: readonly string[];
}

const COLUMNS = ['Timer, most urgent first', 'Due', 'Performed', 'Twice', 'First after s', 'p50 after s', 'Last after s'];

function findingsOf(kinds: ReadonlyMap<string, TimerKind>, performed: readonly Performed[], { began, settled, sweeps, alarms }: Run): Findings {
  const lines = BY_URGENCY.map((kind) => {
    const due = [...kinds].filter(([, own]) => own === kind).length;
    const all = performed.filter(({ hostId }) => kinds.get(hostId) === kind);
    const times = all.map(({ at }) => (at - began) / 1000);
    return { kind, due, once: new Set(all.map(({ hostId }) => hostId)).size, all: all.length, times };
  });
  const rows = lines.map(({ kind, due, once, all, times }) => [
    kind,
    due,
    once,
    all - once,
    Math.min(...times),
    percentile(times, 0.5),
    Math.max(...times),
  ]);
  const last = Math.max(...performed.map(({ at }) => at));
  const [decided, all] = [last - began, settled - began].map((ms) => formatFigure(Math.round(ms / 1000)));
  return {
    tables: [{ columns: COLUMNS, rows }],
    notes: [
      `${kinds.size} timers became due in one minute in which nothing ran. ${sweeps} ${sweeps === 1 ? 'sweep' : 'sweeps'} performed them in ${decided} seconds. ` +
        `All their effects, such as messages, were attempted after ${all} seconds.`,
    ],
    details: [...Map.groupBy(alarms, (event) => event)].map(([event, all]) => `Alarm ${event}: ${all.length} times.`),
    failures: [
      ...tooEarly(kinds, performed),
      ...lines
        .filter(({ due, once, all: times }) => once !== due || times !== due)
        .map(({ kind, due, once, all: times }) => `${kind}: ${due} were due, ${once} were performed, in ${times} commits.`),
    ],
  };
}

/** Timers run in parallel, so one may end a few places before a more urgent one that began first. */
function tooEarly(kinds: ReadonlyMap<string, TimerKind>, performed: readonly Performed[]): string[] {
  const ranks = performed.map(({ hostId }) => BY_URGENCY.indexOf(kinds.get(hostId) ?? 'liveness-due'));
  const sorted = ranks.toSorted((a, b) => a - b);
  const wrong = ranks.filter((rank, place) => rank > (sorted[place + SIDE_BY_SIDE] ?? Infinity)).length;
  return wrong === 0 ? [] : [`${wrong} timers were performed before more urgent ones.`];
}
