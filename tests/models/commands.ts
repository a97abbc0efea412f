import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#common/time.ts';
import { CHECK_INTERVALS, DEFAULT_SETTINGS, RESPONSE_TIMES, type Settings } from '#hosts/rules/settings.ts';
import { inPause } from '#tests/simulate/chronicle.ts';
import { silenceEnds } from '#tests/simulate/evaluate-life.ts';
import { ACCESS_WINDOW_DAYS } from '#tests/simulate/service.ts';
import { isRunning } from '#transfers/rules/transfer.ts';
import { type ControlledWill, STRANGER, SURVIVORS } from './controlled-will.ts';
import {
  type DownPeriod,
  earliestOpening,
  expectJustifiedActivation,
  finalState,
  isTooSoon,
  type ObservedStops,
  type ObservedTransfer,
  reasonClosed,
} from './reference.ts';

/** What an outside observer has seen. This is enough to derive from the promises alone what may happen and what must happen. */
export interface Observations extends ObservedStops {
  threshold: number;
  down: DownPeriod[];
  /** How often Survivors said that the silent Host is alive, since this sign of life, and until when the will is active because of that. */
  vouched: { sign: unknown; times: number; by: string; until: number };
  transfers: ObservedTransfer[];
  /** How often each event occurred in all runs, so that a test can show that it occurred. */
  eventCounts: Map<string, number>;
}

type Command = fc.Command<Observations, ControlledWill>;

/** Creates a command. After it, everything must be as promised. */
function happening(name: string, happen: (observed: Observations, controlled: ControlledWill) => void): Command {
  return {
    check: () => true,
    run(observed, controlled) {
      happen(observed, controlled);
      watch(observed, controlled);
      expectPromises(observed, controlled);
      countEvent(observed, `${name} in ${controlled.service.state().will.status}`);
    },
    toString: () => name,
  };
}

export function countEvent({ eventCounts }: Observations, what: string): void {
  eventCounts.set(what, (eventCounts.get(what) ?? 0) + 1);
}

const settings: fc.Arbitrary<Settings> = fc.record({
  hcit_days: fc.constantFrom(...CHECK_INTERVALS.slice(0, 3)),
  hcrt_hours: fc.constantFrom(...RESPONSE_TIMES),
  hcrac: fc.integer({ min: 1, max: 3 }),
  survivor_threshold: fc.constant(DEFAULT_SETTINGS.survivor_threshold),
  preferred_connector_id: fc.constant(null),
  start_requires_proof: fc.constant(DEFAULT_SETTINGS.start_requires_proof),
});
const survivor = fc.constantFrom(...SURVIVORS, STRANGER);

/** What people, channels, failures and time can do to a will. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 90 }).map((hours) => happening(`${hours} hours`, (_, controlled) => controlled.pass(hours * HOUR))),
  fc.integer({ min: 2, max: 40 }).map((days) => happening(`${days} days`, (_, controlled) => controlled.pass(days * DAY))),
  fc.constantFrom(MINUTE, 16 * MINUTE, 47 * HOUR, 48 * HOUR).map((ms) => happening(`${ms} ms`, (_, controlled) => controlled.pass(ms))),
  fc
    .integer({ min: 1, max: 90 })
    .map((hours) => happening(`outage of ${hours} hours`, (observed, controlled) => away(observed, controlled, hours * HOUR))),
  // Shorter than the week after which an opening no longer waits. The tests of the rules cover that.
  fc
    .integer({ min: 1, max: 7 * 24 - 50 })
    .map((hours) => happening(`${hours} hours without pages`, (observed, controlled) => away(observed, controlled, hours * HOUR, 'pageDown'))),
  fc
    .record({ provider: fc.constantFrom('own', 'email', 'sms'), isOpen: fc.boolean() })
    .map(({ provider, isOpen }) => happening(`${provider} ${isOpen ? 'works' : 'fails'}`, (_, controlled) => controlled.open(provider, isOpen))),
  fc.constant(happening('every channel fails', (_, controlled) => controlled.openAll(false))),
  fc.constant(happening('every channel works', (_, controlled) => controlled.openAll(true))),
  fc.constantFrom(useCard, signIn, signIn).map((how) => happening(how === signIn ? 'Host signs in' : 'stop card', how)),
  fc
    .nat({ max: 5 })
    .map((age) => happening(`Host uses link ${age}`, (observed, controlled) => ends(observed, controlled, () => follow(observed, controlled, age)))),
  settings.map((chosen) =>
    happening('other settings', (observed, controlled) => ends(observed, controlled, () => controlled.service.choose(chosen))),
  ),
  fc
    .constantFrom<('end' | 'reject' | number)[]>('end', 'reject', 20, 60, 61)
    .map((what) => happening(`pause ${what}`, (observed, controlled) => pause(observed, controlled, what))),
  fc.constant(happening('seal', (_, controlled) => controlled.service.seal())),
  fc
    .record({ by: fc.constantFrom(...SURVIVORS), isProven: fc.boolean() })
    .map(({ by, isProven }) => happening(`${by} starts`, (observed, controlled) => start(observed, controlled, by, isProven))),
  fc.constantFrom(...SURVIVORS).map((by) => happening(`${by} starts with a proof`, (observed, controlled) => start(observed, controlled, by, true))),
  fc.constantFrom(...SURVIVORS).map((by) => happening(`${by} vouches`, (observed, controlled) => vouch(observed, controlled, by))),
  ...[1, 2, 3, 4, 5].map(() => survivor.map((by) => happening(`${by} proves`, (observed, controlled) => prove(observed, controlled, by)))),
  ...[1, 2, 3].map(() => fc.constant(happening('damage', (observed, controlled) => damage(observed, controlled, true)))),
  fc.constant(happening('repair', (observed, controlled) => damage(observed, controlled, false))),
];

function away(observed: Observations, controlled: ControlledWill, ms: number, how: 'outage' | 'pageDown' = 'outage'): void {
  const from = controlled.now();
  controlled[how](ms);
  observed.down.push({ from, to: from + ms, ...(how === 'pageDown' && { isPage: true }) });
}

function running(observed: Observations): ObservedTransfer | undefined {
  return observed.transfers.find(({ endedAt }) => endedAt === undefined);
}

/** A sign of life ends what is running. */
function ends(observed: Observations, controlled: ControlledWill, act: () => void): void {
  const own = controlled.service.state().will.transferId;
  act();
  const current = running(observed);
  if (!current || controlled.service.state().will.status !== 'active' || own === null) return;
  current.endedAt = controlled.now();
  observed.stops.push(controlled.now());
}

function signIn(observed: Observations, controlled: ControlledWill): void {
  ends(observed, controlled, () => controlled.service.confirm());
}

/** A card stops what runs or waits to begin, until the documents are open. */
function useCard(observed: Observations, controlled: ControlledWill): void {
  const { status } = controlled.service.state().will;
  const hasOpened = running(observed)?.openedAt !== undefined;
  ends(observed, controlled, () => {
    const isStopped = controlled.service.useCard();
    expect(isStopped, `a card in ${status}`).toBe(status !== 'active' && !hasOpened);
    if (isStopped) countEvent(observed, 'stopped by card');
  });
}

/** Begins a pause of some days, or ends one. Only an active will can be paused, for at most 60 days. */
function pause(observed: Observations, controlled: ControlledWill, what: number | 'end' | 'reject'): void {
  const { service } = controlled;
  const { status } = service.state().will;
  if (what === 'end') ends(observed, controlled, () => service.endPause());
  else if (what === 'reject') service.rejectPause();
  else if (service.pause(what * DAY)) {
    expect([what <= 60, status], 'a pause that is too long, or too late').toEqual([true, 'active']);
    countEvent(observed, 'paused');
  }
}

/** An old link cannot end a transfer whose deadline has passed. */
function follow(observed: Observations, controlled: ControlledWill, age: number): void {
  const link = controlled.links.at(-1 - age);
  if (!link) return;
  const before = controlled.service.state();
  controlled.service.answer(link);
  const current = running(observed);
  if (!current || controlled.now() < current.at + 48 * HOUR) return;
  const question = link.kind === 'check' ? controlled.chronicle.questions.find(({ number }) => number === link.number) : undefined;
  // Started by name because the transfer is stalled.
  const isAnew = before.will.status === 'transfer_stalled' && question !== undefined && question.at >= current.at + 48 * HOUR;
  if (isAnew) countEvent(observed, 'link to a stalled transfer');
  else expect(controlled.service.state(), 'a link after the deadline').toBe(before);
}

function start(observed: Observations, controlled: ControlledWill, by: string, isProven: boolean): void {
  const { status } = controlled.service.state().will;
  const at = controlled.now();
  const former = running(observed);
  const isRefused = status === 'active' && isTooSoon(observed, { by, isProven, at });
  if (!controlled.service.start(by, isProven)) {
    if (!former) expect(isRefused, 'nothing else refuses a start').toBe(true);
    countEvent(observed, former ? `joined in ${status}` : `too soon ${isProven ? 'with a proof' : 'by name'}`);
    return;
  }
  expect(isRefused, 'a start so soon after a stop').toBe(false);
  const lastStop = observed.stops.at(-1);
  const isCooling = lastStop !== undefined && at - lastStop < 14 * DAY;
  if (isProven && isCooling) observed.provenAfterStop.push({ by, at });
  if (former && status === 'transfer_stalled') {
    expect(isProven, 'a proof joins a stalled transfer').toBe(false);
    // The Host has 48 hours again, and must be notified again.
    Object.assign(former, { at, isCooling: false, toldAt: undefined });
    countEvent(observed, 'started again');
    return;
  }
  expect(former, 'a running transfer continues').toBeUndefined();
  const vouched = vouchesOf(observed, controlled);
  const isVouched = status === 'active' && at < vouched.until;
  observed.transfers.push({
    id: controlled.service.state().will.transferId ?? '',
    at,
    fromPending: status === 'pending_transfer' || (isProven && isVouched),
    ...(isVouched && !isProven && { vouch: { by: vouched.by, until: vouched.until } }),
    isProven,
    isCooling: !isProven && isCooling,
    toldAt: undefined,
    proven: new Map(),
    openedAt: undefined,
    endedAt: undefined,
    isDamaged: false,
    threshold: observed.threshold,
  });
}

/** What counts since the last sign of life. */
function vouchesOf(observed: Observations, { chronicle }: ControlledWill): Observations['vouched'] {
  if (observed.vouched.sign !== chronicle.lastSign) observed.vouched = { sign: chronicle.lastSign, times: 0, by: '', until: 0 };
  return observed.vouched;
}

/** Twice in all, while the family waits to start, or before a start without a proof opens anything. The proof of another one counts more. */
function vouch(observed: Observations, controlled: ControlledWill, by: string): void {
  const { status } = controlled.service.state().will;
  const current = running(observed);
  const since = vouchesOf(observed, controlled);
  const isOthers = [...(current?.proven.keys() ?? [])].some((one) => one !== by);
  const last = observed.transfers.at(-1);
  const wasRead = last?.openedAt !== undefined && (last.endedAt ?? 0) > controlled.chronicle.lastSign.at;
  const isLate = (!current && wasRead) || current?.openedAt !== undefined || current?.isProven === true || isOthers;
  const isNeeded = current ? (current.vouch?.until ?? 0) <= controlled.now() : status === 'pending_transfer';
  const isCounted = since.times < 2 && isNeeded && !isLate;
  expect(controlled.service.vouch(by), `a vouch in ${status}`).toBe(isCounted);
  if (!isCounted) return;
  const until = controlled.now() + 15 * DAY;
  if (current) current.vouch = { by, until };
  observed.vouched = { ...since, times: since.times + 1, ...(!current && { by, until }) };
  countEvent(observed, current ? 'vouched in a transfer' : 'vouched while pending');
}

function damage(observed: Observations, controlled: ControlledWill, isDamaged: boolean): void {
  // No one detects or repairs it at the moment of the opening.
  controlled.pass(MINUTE);
  watch(observed, controlled);
  const current = running(observed);
  if (isDamaged) controlled.service.damage();
  else controlled.service.repair();
  if (current?.openedAt !== undefined) current.isDamaged = isDamaged;
}

function prove(observed: Observations, controlled: ControlledWill, by: string): void {
  const current = running(observed);
  controlled.service.prove(by);
  if (!current || by === STRANGER || current.proven.has(by)) return;
  current.proven.set(by, controlled.now());
  const { vouch: delay } = current;
  if (delay && delay.by !== by) current.vouch = { ...delay, until: Math.min(delay.until, controlled.now() + 48 * HOUR) };
}

/** Records what can be observed from outside: when the Host was notified, and when documents opened. */
function watch(observed: Observations, { taken, chronicle, now }: ControlledWill): void {
  const current = running(observed);
  if (!current) return;
  const isNotice = (key: string) => key.startsWith(`transfer/${current.id}/`) && key.endsWith('/started/host');
  const told = taken.find(({ key, at }) => isNotice(key) && at >= current.at);
  // A notification after the opening changes nothing.
  if (current.openedAt === undefined) current.toldAt ??= told?.at;
  current.openedAt = chronicle.openings.findLast(({ transfer }) => transfer === current.id)?.at;
  const [reader = ''] = current.proven.keys();
  if (current.openedAt !== undefined && reasonClosed(current, reader, now(), observed.down, ACCESS_WINDOW_DAYS) === 'the window is over')
    current.endedAt = now();
}

function expectPromises(observed: Observations, controlled: ControlledWill): void {
  expectReading(observed, controlled);
  expectOpening(observed, controlled);
  expectOne(controlled);
  expectActivation(observed, controlled);
  const told = controlled.taken.map(({ key, to }) => `${key} to ${to}`);
  expect(new Set(told).size, 'no message twice for one event').toBe(told.length);
  const trail = finalState(controlled.chronicle.trail, 'active');
  expect(trail.will).toBe(controlled.service.state().will.status);
  for (const { facts, state } of controlled.service.transfers()) expect(trail.transfers.get(facts.id), `the trail of ${facts.id}`).toBe(state.status);
}

/** No one reads who is not allowed to. */
function expectReading(observed: Observations, controlled: ControlledWill): void {
  for (const transfer of controlled.service.transfers()) {
    const known = observed.transfers.find(({ id }) => id === transfer.facts.id);
    for (const reader of [...SURVIVORS, STRANGER]) {
      if (!controlled.mayRead(transfer, reader)) continue;
      expect(known && reasonClosed(known, reader, controlled.now(), observed.down, ACCESS_WINDOW_DAYS), `${reader} reads though`).toBeUndefined();
      countEvent(observed, 'read');
    }
  }
}

/** Enough people can read as soon as they may, plus a few minutes for schedules and sweeps. */
function expectOpening(observed: Observations, controlled: ControlledWill): void {
  const current = running(observed);
  if (!current || current.openedAt !== undefined || current.proven.size < current.threshold) return;
  const ready = Math.max(earliestOpening(current, observed.down), [...current.proven.values()].sort((a, b) => a - b)[current.threshold - 1] ?? 0);
  const grace = 20 * MINUTE * (1 + observed.down.length);
  const back = observed.down.at(-1)?.to ?? 0;
  expect(controlled.now() < Math.max(ready, back) + grace, 'it opens when it must').toBe(true);
}

function expectOne(controlled: ControlledWill): void {
  const all = controlled.service.transfers().filter(isRunning);
  expect(all.map(({ facts }) => facts.id)).toEqual(
    controlled.service.state().will.transferId === null ? [] : [controlled.service.state().will.transferId],
  );
}

/** A transfer starts for each Host who was silent and could be reached, and for no other Host. */
function expectActivation(observed: Observations, controlled: ControlledWill): void {
  const { chronicle, world, service } = controlled;
  const newest = chronicle.activations.at(-1);
  if (newest && newest.at >= chronicle.lastSign.at) {
    expectJustifiedActivation(chronicle, newest.at, observed.down);
    countEvent(observed, 'activation');
  }
  expect(inPause(chronicle), 'no check and no activation in a pause').toEqual([]);
  if (service.state().will.status !== 'active') return;
  const { until } = vouchesOf(observed, controlled);
  expect(controlled.now() <= Math.max(silenceEnds(chronicle, world), until + DAY), 'a silent and reachable Host becomes pending').toBe(true);
}
