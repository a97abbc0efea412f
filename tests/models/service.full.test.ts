import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY as DAY_MS } from '#common/time.ts';
import type { FaultTarget } from '#infra/local/entry.ts';
import { auditTrail, type TableRow, tableRows } from '#tests/journeys/table-rows.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  DAY,
  HOUR,
  MINUTE,
  newcomer,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  transferStatus,
} from '#tests/support/story.ts';
import { type DownPeriod, earliestOpening, finalState, isTooSoon, type ObservedTransfer, reasonClosed, sortTrail } from './reference.ts';

const stack = sharedStack();

const THRESHOLD = 2;
const WINDOW_DAYS = 14;
/** Schedules fire at whole seconds, and a sweep may have to come first. */
const GRACE_MS = 10 * MINUTE * 1000;

/** What an outside observer has seen of one will. */
interface Seen {
  down: DownPeriod[];
  /** When a sign of life ended a transfer. */
  stops: number[];
  transfers: (ObservedTransfer & { handle: StartedTransfer; tried: string | undefined })[];
  /** When the last fault ended and its effects were repaired. */
  soundFrom: number;
}

type Command = fc.AsyncCommand<Seen, SealedWill>;

function happening(name: string, happen: (observed: Seen, will: SealedWill) => Promise<void>): Command {
  return {
    check: () => true,
    async run(observed, will) {
      await happen(observed, will);
      await expectPromises(observed, will);
    },
    toString: () => name,
  };
}

const now = async (): Promise<number> => (await stack.now()).getTime();
const running = ({ transfers }: Seen) => transfers.find(({ endedAt }) => endedAt === undefined);

const commands: fc.Arbitrary<Command>[] = [
  fc
    .constantFrom(HOUR, 20 * HOUR, 2 * DAY, 3 * DAY)
    .map((seconds) => happening(`${seconds} seconds`, async () => void (await stack.advance(seconds)))),
  fc.constantFrom(8 * DAY, 15 * DAY).map((seconds) => happening(`${seconds} seconds`, async () => void (await stack.advance(seconds)))),
  fc.constantFrom(HOUR, 30 * HOUR).map((seconds) => happening(`outage of ${seconds} seconds`, (observed) => away(observed, seconds))),
  fc.constantFrom(HOUR, 30 * HOUR).map((seconds) => happening(`answer page down for ${seconds} seconds`, (observed) => pageDown(observed, seconds))),
  fc.constant(happening('Host signs in', (observed, will) => ends(observed, will, () => asHost(will, 'POST', '/api/liveness/alive', {})))),
  fc.constant(happening('Host uses their newest link', (observed, will) => ends(observed, will, () => follow(will)))),
  fc
    .constantFrom(7, 14)
    .map((hcit_days) => happening('other settings', (observed, will) => ends(observed, will, () => settings(will, { hcit_days })))),
  ...[1, 2].map(() => fc.nat({ max: 2 }).map((n) => happening(`Survivor ${n} starts`, (observed, will) => start(observed, will, n)))),
  ...[1, 2, 3].map(() => fc.nat({ max: 2 }).map((n) => happening(`Survivor ${n} proves`, (observed, will) => prove(observed, will, n)))),
];

/** Faults of one part: for a while, or only for the next requests. */
const faults: fc.Arbitrary<Command>[] = [
  fc
    .record({
      target: fc.constantFrom('dynamodb', 'kms', 'lambda', 'scheduler', 'ses', 'smtp', 'object_store'),
      seconds: fc.constantFrom(20 * MINUTE, 3 * HOUR),
    })
    .map(({ target, seconds }) =>
      happening(`${target} fails for ${seconds} seconds`, (observed) => failing(observed, target, () => stack.advance(seconds))),
    ),
  ...[1, 2].map(() =>
    fc
      .record({ target: fc.constantFrom('dynamodb', 'kms', 'lambda'), n: fc.nat({ max: 2 }), count: fc.constantFrom(1, 3, undefined) })
      .map(({ target, n, count }) =>
        happening(`${target} fails ${count} times while Survivor ${n} proves`, (observed, will) =>
          failing(observed, target, () => prove(observed, will, n), count),
        ),
      ),
  ),
];

async function failing(observed: Seen, target: FaultTarget, act: () => Promise<unknown>, count?: number): Promise<void> {
  await stack.fault(target, 'error', count);
  await act().finally(() => stack.fault(target, 'off'));
  // Pending work has been retried by then.
  await stack.advance(16 * MINUTE);
  await noteProofs(observed);
  observed.soundFrom = await now();
}

/** An authentication may have counted although its reply was lost. */
async function noteProofs(observed: Seen): Promise<void> {
  const transfer = running(observed);
  if (!transfer) return;
  const { survivors_authenticated: counted } = await transferStatus(transfer.handle, newcomer(stack));
  if (counted > transfer.proven.size && transfer.tried) transfer.proven.set(transfer.tried, await now());
  expect(transfer.proven.size).toBe(counted);
}

async function asHost({ host }: SealedWill, method: string, path: string, json: object): Promise<void> {
  await signIn({ ...host, call: newcomer(stack) }).then((tokens) => {
    host.tokens = tokens;
  });
  await answered(200, host.ask, method, path, { json });
}

function settings(will: SealedWill, json: object): Promise<void> {
  return asHost(will, 'PUT', '/api/host/settings', json);
}

/** The reply does not matter. What it must not do is checked afterwards. */
async function follow({ host }: SealedWill): Promise<void> {
  const texts = (await stack.messages({ to: host.email })).map(({ text }) => /api\/liveness\/respond\?token=(\S+)/.exec(text)?.[1]);
  const token = texts.findLast(Boolean);
  if (token) await newcomer(stack)('POST', '/api/liveness/respond', { json: { token } });
}

async function away(observed: Seen, seconds: number): Promise<void> {
  const from = await now();
  await stack.outage(seconds);
  observed.down.push({ from, to: await now() });
  await stack.advance(20 * MINUTE);
}

async function pageDown(observed: Seen, seconds: number): Promise<void> {
  const from = await now();
  await stack.fault('page', 'error');
  await stack.advance(seconds);
  observed.down.push({ from, to: await now() });
  await stack.fault('page', 'off');
  await stack.advance(20 * MINUTE);
}

async function ends(observed: Seen, will: SealedWill, act: () => Promise<void>): Promise<void> {
  const before = (await ownRows(will)).will;
  await act();
  const current = running(observed);
  const after = (await ownRows(will)).will;
  if (!current || before.transferId === null || after.transferId !== null) return;
  current.endedAt = await now();
  observed.stops.push(current.endedAt);
}

async function start(observed: Seen, will: SealedWill, n: number): Promise<void> {
  const survivor = will.survivors[n];
  const { status } = (await ownRows(will)).will;
  const at = await now();
  const { status: code, body } = await newcomer(stack)('POST', '/api/transfer/initiate', {
    json: { will_id: will.willId, survivor_name: survivor?.name },
  });
  const isCooling = at - (observed.stops.at(-1) ?? Number.NEGATIVE_INFINITY) < 14 * DAY_MS;
  const isRefused = status === 'active' && isTooSoon(observed.stops, at);
  if (running(observed)) expect([200, 409]).toContain(code);
  else expect([code, body.code]).toEqual(isRefused ? [409, 'recently_stopped'] : [200, undefined]);
  if (code !== 200) return;
  const stalled = running(observed);
  if (stalled && stalled.handle.transferId === body.transfer_id) {
    // The Host has 48 hours again.
    expect(status).toBe('transfer_stalled');
    stalled.handle.cancelDeadline = new Date(body.host_cancel_deadline);
    return void Object.assign(stalled, { at, toldAt: at, isCooling: false });
  }
  expect(running(observed), 'never two in parallel').toBeUndefined();
  observed.transfers.push({
    id: body.transfer_id,
    at,
    fromPending: status === 'pending_transfer',
    isCooling,
    toldAt: at,
    proven: new Map(),
    openedAt: undefined,
    endedAt: undefined,
    threshold: THRESHOLD,
    handle: { stack, will, transferId: body.transfer_id, cancelDeadline: new Date(body.host_cancel_deadline) },
    tried: undefined,
  });
}

async function prove(observed: Seen, will: SealedWill, n: number): Promise<void> {
  const transfer = observed.transfers.at(-1);
  const survivor = will.survivors[n];
  const backup_code = survivor?.backupCodes.shift();
  if (!transfer || !survivor || !backup_code) return;
  const json = { transfer_id: transfer.id, survivor_id: survivor.id, backup_code };
  transfer.tried = survivor.id;
  const { status } = await newcomer(stack)('POST', '/api/survivor-auth/verify-otp', { json });
  if (status === 200 && !transfer.proven.has(survivor.id)) transfer.proven.set(survivor.id, await now());
}

async function ownRows({ host }: SealedWill): Promise<{ rows: TableRow[]; will: TableRow['data']; transfers: TableRow['data'][] }> {
  const rows = await tableRows(stack);
  const will = rows.find(({ pk, sk }) => pk === `HOST#${host.id}` && sk === 'WILL')?.data;
  const transfers = rows
    .filter(({ sk, data }) => sk === 'META' && data.facts.hostId === host.id)
    .map(({ data: { facts, state } }) => ({ ...facts, ...state }));
  return { rows, will, transfers };
}

async function expectPromises(observed: Seen, will: SealedWill): Promise<void> {
  const { rows, will: own, transfers } = await ownRows(will);
  const at = await now();
  const isRunning = (status: string) => status !== 'completed' && status !== 'cancelled';
  expect(transfers.filter(({ status }) => isRunning(status)).map(({ id }) => id)).toEqual(own.transferId === null ? [] : [own.transferId]);
  const current = running(observed);
  const row = transfers.find(({ id }) => id === own.transferId);
  if (current) current.openedAt ??= row?.accessibleAt && Date.parse(row.accessibleAt);
  await expectReading(observed, will, at);
  if (current && own.transferId === null) current.endedAt = at;
  const trail = finalState(sortTrail(auditTrail(rows, will.host.id)), 'active');
  expect([trail.will, transfers.map(({ id }) => trail.transfers.get(id))]).toEqual([own.status, transfers.map(({ status }) => status)]);
  await expectOnce(will);
}

async function expectReading(observed: Seen, will: SealedWill, at: number): Promise<void> {
  for (const transfer of observed.transfers.slice(-2)) {
    for (const survivor of will.survivors) {
      const { status } = await access(transfer.handle, survivor);
      const reason = reasonClosed(transfer, survivor.id, at, observed.down, WINDOW_DAYS);
      if (status === 200) expect(reason, `${survivor.name} reads though`).toBeUndefined();
    }
  }
  const current = running(observed);
  if (!current || current.proven.size < THRESHOLD || current.openedAt !== undefined) return;
  const ready = Math.max(earliestOpening(current, observed.down), ...current.proven.values(), observed.down.at(-1)?.to ?? 0, observed.soundFrom);
  expect(at, 'it opens when it must').toBeLessThan(ready + GRACE_MS * (1 + observed.down.length));
}

/** Links are derived from their event, so a message that was sent twice would have exactly the same text. */
async function expectOnce({ host, survivors }: SealedWill): Promise<void> {
  const people = new Set([host.email, ...survivors.map(({ email }) => email)]);
  const all = (await stack.messages()).filter(({ to }) => people.has(to)).map(({ to, text, sent_at }) => `${to} ${sent_at} ${text}`);
  expect(new Set(all).size, 'no message twice for one event').toBe(all.length);
}

it('the running service keeps every promise, whatever people, outages, the clock and faults of its parts do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([...commands, ...faults, ...faults], { maxCommands: 16, size: 'max' }), async (all) => {
      const will = await sealWill(stack, { threshold: THRESHOLD });
      await settings(will, { hcit_days: 7, hcrt_hours: 24, hcrac: 1 });
      await stack.clearMessages();
      const observed: Seen = { down: [], transfers: [], stops: [], soundFrom: 0 };
      await fc.asyncModelRun(() => ({ model: observed, real: will }), all);
      // No history of ours leaves a will without the timer that its state demands.
      expect(stack.log()).not.toContain('timer_missing');
    }),
    // No time limit: the rest of a stopped run would continue next to the next one.
    { seed: Number(process.env['MODEL_SEED'] ?? 6), numRuns: 3, endOnFailure: true },
  );
});
