import fc from 'fast-check';
import { expect } from 'vitest';
import { CHECK_INTERVALS, DEFAULT_SETTINGS, RESPONSE_TIMES, type Settings } from '#domain/settings.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { isRunning } from '#domain/transfer.ts';
import { silenceEnds } from '#tests/simulate/judge.ts';
import { ACCESS_WINDOW_DAYS } from '#tests/simulate/service.ts';
import { type Puppet, STRANGER, SURVIVORS } from './puppet.ts';
import { closed, type Down, expectEarned, notBefore, replayed, type SeenTransfer } from './reference.ts';

/** What an outside observer has seen. This is enough to derive from the promises alone what may happen and what must happen. */
export interface Seen {
  threshold: number;
  down: Down[];
  transfers: SeenTransfer[];
  lastCancelAt: number | undefined;
  /** How often each event occurred in all runs, so that a test can show that it occurred. */
  met: Map<string, number>;
}

type Command = fc.Command<Seen, Puppet>;

/** Creates a command. After it, everything must be as promised. */
function happening(name: string, happen: (seen: Seen, puppet: Puppet) => void): Command {
  return {
    check: () => true,
    run(seen, puppet) {
      happen(seen, puppet);
      watch(seen, puppet);
      expectPromises(seen, puppet);
      meet(seen, `${name} in ${puppet.service.state().will.status}`);
    },
    toString: () => name,
  };
}

export function meet({ met }: Seen, what: string): void {
  met.set(what, (met.get(what) ?? 0) + 1);
}

const settings: fc.Arbitrary<Settings> = fc.record({
  hcit_days: fc.constantFrom(...CHECK_INTERVALS.slice(0, 3)),
  hcrt_hours: fc.constantFrom(...RESPONSE_TIMES),
  hcrac: fc.integer({ min: 1, max: 3 }),
  survivor_threshold: fc.constant(DEFAULT_SETTINGS.survivor_threshold),
  preferred_connector_id: fc.constant(null),
});
const survivor = fc.constantFrom(...SURVIVORS, STRANGER);

/** What people, channels, failures and time can do to a will. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 90 }).map((hours) => happening(`${hours} hours`, (_, puppet) => puppet.pass(hours * HOUR))),
  fc.integer({ min: 2, max: 40 }).map((days) => happening(`${days} days`, (_, puppet) => puppet.pass(days * DAY))),
  fc.constantFrom(MINUTE, 16 * MINUTE, 47 * HOUR, 48 * HOUR).map((ms) => happening(`${ms} ms`, (_, puppet) => puppet.pass(ms))),
  fc.integer({ min: 1, max: 90 }).map((hours) => happening(`outage of ${hours} hours`, (seen, puppet) => away(seen, puppet, hours * HOUR))),
  // Shorter than the week after which an opening no longer waits. The domain's own tests cover that.
  fc
    .integer({ min: 1, max: 7 * 24 - 50 })
    .map((hours) => happening(`${hours} hours without pages`, (seen, puppet) => away(seen, puppet, hours * HOUR, 'pageDown'))),
  fc
    .record({ provider: fc.constantFrom('own', 'email', 'sms'), isOpen: fc.boolean() })
    .map(({ provider, isOpen }) => happening(`${provider} ${isOpen ? 'works' : 'fails'}`, (_, puppet) => puppet.open(provider, isOpen))),
  fc.constant(happening('every channel fails', (_, puppet) => puppet.openAll(false))),
  fc.constant(happening('every channel works', (_, puppet) => puppet.openAll(true))),
  fc.constant(happening('Host signs in', (seen, puppet) => ends(seen, puppet, () => puppet.service.confirm()))),
  fc.nat({ max: 5 }).map((age) => happening(`Host uses link ${age}`, (seen, puppet) => ends(seen, puppet, () => follow(seen, puppet, age)))),
  settings.map((chosen) => happening('other settings', (seen, puppet) => ends(seen, puppet, () => puppet.service.choose(chosen)))),
  fc.constant(happening('seal', (_, puppet) => puppet.service.seal())),
  fc
    .record({ by: fc.constantFrom(...SURVIVORS), isProven: fc.boolean() })
    .map(({ by, isProven }) => happening(`${by} starts`, (seen, puppet) => start(seen, puppet, by, isProven))),
  fc.constantFrom(...SURVIVORS).map((by) => happening(`${by} starts with a proof`, (seen, puppet) => start(seen, puppet, by, true))),
  ...[1, 2, 3, 4, 5].map(() => survivor.map((by) => happening(`${by} proves`, (seen, puppet) => prove(seen, puppet, by)))),
  ...[1, 2, 3].map(() => fc.constant(happening('damage', (seen, puppet) => damage(seen, puppet, true)))),
  fc.constant(happening('repair', (seen, puppet) => damage(seen, puppet, false))),
];

function away(seen: Seen, puppet: Puppet, ms: number, how: 'outage' | 'pageDown' = 'outage'): void {
  const from = puppet.now();
  puppet[how](ms);
  seen.down.push({ from, to: from + ms, ...(how === 'pageDown' && { isPage: true }) });
}

function running(seen: Seen): SeenTransfer | undefined {
  return seen.transfers.find(({ endedAt }) => endedAt === undefined);
}

/** A sign of life ends what is running. */
function ends(seen: Seen, puppet: Puppet, act: () => void): void {
  const own = puppet.service.state().will.transferId;
  act();
  const current = running(seen);
  if (!current || puppet.service.state().will.status !== 'active' || own === null) return;
  current.endedAt = puppet.now();
  seen.lastCancelAt = puppet.now();
}

/** An old link cannot end a transfer whose deadline has passed. */
function follow(seen: Seen, puppet: Puppet, age: number): void {
  const link = puppet.links.at(-1 - age);
  if (!link) return;
  const before = puppet.service.state();
  puppet.service.answer(link);
  const current = running(seen);
  if (!current || puppet.now() < current.at + 48 * HOUR) return;
  const question = link.kind === 'check' ? puppet.chronicle.questions.find(({ number }) => number === link.number) : undefined;
  // Started by name because the transfer is stalled.
  const isAnew = before.will.status === 'transfer_stalled' && question !== undefined && question.at >= current.at + 48 * HOUR;
  if (isAnew) meet(seen, 'link to a stalled transfer');
  else expect(puppet.service.state(), 'a link after the deadline').toBe(before);
}

function start(seen: Seen, puppet: Puppet, by: string, isProven: boolean): void {
  const { status } = puppet.service.state().will;
  const at = puppet.now();
  const former = running(seen);
  if (!puppet.service.start(by, isProven)) {
    meet(seen, `joined in ${status}`);
    return;
  }
  if (former && status === 'transfer_stalled') {
    expect(isProven, 'a proof joins a stalled transfer').toBe(false);
    // The Host has 48 hours again, and must be notified again.
    Object.assign(former, { at, isCooling: false, toldAt: undefined });
    meet(seen, 'started again');
    return;
  }
  expect(former, 'a running transfer continues').toBeUndefined();
  seen.transfers.push({
    id: puppet.service.state().will.transferId ?? '',
    at,
    fromPending: status === 'pending_transfer',
    isCooling: !isProven && seen.lastCancelAt !== undefined && at - seen.lastCancelAt < 14 * DAY,
    toldAt: undefined,
    proven: new Map(),
    openedAt: undefined,
    endedAt: undefined,
    isDamaged: false,
    threshold: seen.threshold,
  });
}

function damage(seen: Seen, puppet: Puppet, isDamaged: boolean): void {
  // No one detects or repairs it at the moment of the opening.
  puppet.pass(MINUTE);
  watch(seen, puppet);
  const current = running(seen);
  if (isDamaged) puppet.service.damage();
  else puppet.service.repair();
  if (current?.openedAt !== undefined) current.isDamaged = isDamaged;
}

function prove(seen: Seen, puppet: Puppet, by: string): void {
  const current = running(seen);
  puppet.service.prove(by);
  if (current && by !== STRANGER && !current.proven.has(by)) current.proven.set(by, puppet.now());
}

/** Records what can be seen from outside: when the Host was notified, and when documents opened. */
function watch(seen: Seen, { taken, chronicle, now }: Puppet): void {
  const current = running(seen);
  if (!current) return;
  const isNotice = (key: string) => key.startsWith(`transfer/${current.id}/`) && key.endsWith('/started/host');
  const told = taken.find(({ key, at }) => isNotice(key) && at >= current.at);
  // A notification after the opening changes nothing.
  if (current.openedAt === undefined) current.toldAt ??= told?.at;
  current.openedAt = chronicle.openings.findLast(({ transfer }) => transfer === current.id)?.at;
  const [reader = ''] = current.proven.keys();
  if (current.openedAt !== undefined && closed(current, reader, now(), seen.down, ACCESS_WINDOW_DAYS) === 'the window is over')
    current.endedAt = now();
}

function expectPromises(seen: Seen, puppet: Puppet): void {
  expectReading(seen, puppet);
  expectOpening(seen, puppet);
  expectOne(puppet);
  expectActivation(seen, puppet);
  const told = puppet.taken.map(({ key, to }) => `${key} to ${to}`);
  expect(new Set(told).size, 'no message twice for one event').toBe(told.length);
  const trail = replayed(puppet.chronicle.trail, 'active');
  expect(trail.will).toBe(puppet.service.state().will.status);
  for (const { facts, state } of puppet.service.transfers()) expect(trail.transfers.get(facts.id), `the trail of ${facts.id}`).toBe(state.status);
}

/** No one reads who is not allowed to. */
function expectReading(seen: Seen, puppet: Puppet): void {
  for (const transfer of puppet.service.transfers()) {
    const known = seen.transfers.find(({ id }) => id === transfer.facts.id);
    for (const reader of [...SURVIVORS, STRANGER]) {
      if (!puppet.mayRead(transfer, reader)) continue;
      expect(known && closed(known, reader, puppet.now(), seen.down, ACCESS_WINDOW_DAYS), `${reader} reads though`).toBeUndefined();
      meet(seen, 'read');
    }
  }
}

/** Enough people can read as soon as they may, plus a few minutes for schedules and sweeps. */
function expectOpening(seen: Seen, puppet: Puppet): void {
  const current = running(seen);
  if (!current || current.openedAt !== undefined || current.proven.size < current.threshold) return;
  const ready = Math.max(notBefore(current, seen.down), [...current.proven.values()].sort((a, b) => a - b)[current.threshold - 1] ?? 0);
  const grace = 20 * MINUTE * (1 + seen.down.length);
  const back = seen.down.at(-1)?.to ?? 0;
  expect(puppet.now() < Math.max(ready, back) + grace, 'it opens when it must').toBe(true);
}

function expectOne(puppet: Puppet): void {
  const all = puppet.service.transfers().filter(isRunning);
  expect(all.map(({ facts }) => facts.id)).toEqual(puppet.service.state().will.transferId === null ? [] : [puppet.service.state().will.transferId]);
}

/** A transfer starts for each Host who was silent and could be reached, and for no other Host. */
function expectActivation(seen: Seen, puppet: Puppet): void {
  const { chronicle, world, service } = puppet;
  const newest = chronicle.activations.at(-1);
  if (newest && newest.at >= chronicle.lastSign.at) {
    expectEarned(chronicle, newest.at, seen.down);
    meet(seen, 'activation');
  }
  if (service.state().will.status !== 'active') return;
  expect(puppet.now() <= silenceEnds(chronicle, world), 'a silent and reachable Host becomes pending').toBe(true);
}
