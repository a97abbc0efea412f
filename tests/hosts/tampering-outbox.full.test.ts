import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { sweep } from '#jobs/sweep.ts';
import { emailRowKey, outboxKey, trailEntryKey, trailHeadKey, willPointerKey } from '#store/keys.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh, sharedWill } from '#tests/support/shared-stack.ts';
import {
  answered,
  authenticate,
  authenticateOnPaper,
  DAY,
  HOUR,
  MINUTE,
  newcomer,
  resetLink,
  resetWith,
  said,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { type Item, type StolenTable, stolenTable } from '#tests/support/table.ts';

/** An attacker who can write the table and has no key. The rows of the outbox are in no record, and anyone who removes one leaves no gap. */
const stage = beginAfresh(sharedStage());
const will = sharedWill(stage);
let table: StolenTable;
let alarms: unknown[];

beforeEach(async () => {
  table = await stolenTable(stage);
  alarms = [];
  vi.spyOn(currentApp().log, 'alarm').mockImplementation((event, facts) => void alarms.push([event, facts?.['effect'] ?? facts?.['rows']]));
});
afterEach(() => void vi.restoreAllMocks());

const templateOf = ({ data }: Item) => (data as { effect: { template?: string } }).effect.template;
const pending = async (template: string) => (await table.items('OUTBOX#')).filter((item) => templateOf(item) === template);
const remove = async (template: string) => {
  for (const item of await pending(template)) await table.remove(item);
};
const warned = async () => {
  const warning = `The password of the account of ${will.host.name} was reset by e-mail`;
  return Promise.all(will.survivors.map(async ({ email }) => (await subjects(stage, email)).filter((one) => one === warning).length));
};
const reset = async () => expect(said(await resetWith(stage, await resetLink(will.host), 'all your wills are mine'))).toBe('204');
/** Removes each of these messages before a worker can perform it, until the returned function is called. */
function removeAlways(...templates: string[]): () => void {
  const { outbox } = currentApp().store;
  const { claim } = outbox;
  const thief = vi.spyOn(outbox, 'claim').mockImplementation(async (id, now) => {
    const [row] = await table.items(outboxKey(id).pk);
    if (row && templates.includes(String(templateOf(row)))) await table.remove(row);
    return claim(id, now);
  });
  return () => thief.mockRestore();
}
const isWaiting = async () => (await currentApp().store.hosts.load(will.host.id))?.profile.recovered !== null;

describe('the notices of a reset by e-mail', () => {
  it('come back within a day when they are removed, with an alarm, and reach every Survivor', async () => {
    await reset();
    await remove('password-reset-survivor');
    await sweep(currentApp());
    expect(alarms).toEqual(Array(6).fill(['effect_missing', 'password-reset-survivor']));
    await stage.advance(16 * DAY);
    expect(await warned()).toEqual([2, 2, 2]);
    await stage.advance(15 * DAY);
    expect(await isWaiting()).toBe(false);
  });

  it('keep the account closed for as long as they are removed, and longer', async () => {
    const leave = removeAlways('password-reset-survivor');
    await reset();
    await stage.advance(31 * DAY);
    leave();
    expect([await warned(), await isWaiting()]).toEqual([[0, 0, 0], true]);
    await stage.advance(DAY);
    expect([(await warned()).every((count) => count > 0), await isWaiting()]).toEqual([true, true]);
    await stage.advance(40 * DAY);
    expect(await isWaiting()).toBe(false);
  });

  it('leave although a row was under their id before, whatever it holds', async () => {
    const effect = { kind: 'message', key: `recovered/1/0/${survivorAt(will, 0).id}` };
    const id = await currentApp().store.outbox.idOf(will.host.id, effect);
    await table.put({ ...outboxKey(id), junk: 'x' });
    await reset();
    await stage.advance(2 * DAY);
    expect(await warned()).toEqual([1, 1, 1]);
  });

  it('come back when only their time was moved', async () => {
    await reset();
    for (const item of await pending('password-reset-survivor'))
      await table.put({ ...item, due_at: '2099-01-01T00:00:00.000Z', claimed_until: '2099-01-01T00:00:00.000Z' });
    await sweep(currentApp());
    await stage.advance(2 * DAY);
    expect(await warned()).toEqual([1, 1, 1]);
  });
});

describe('the notice of a start', () => {
  it('keeps the documents closed while nothing shows that it was sent', async () => {
    removeAlways('transfer-started');
    const transfer = await startTransfer(will);
    await stage.advance(HOUR);
    for (const survivor of [survivorAt(will, 0), survivorAt(will, 1)]) await authenticate(transfer, survivor);
    await stage.advance(9 * DAY);
    expect((await transferStatus(transfer, newcomer(stage))).status).toBe('awaiting_authentication');
  });
});

describe('without an attacker, a mailbox that takes nothing', () => {
  const breakMail = async () => {
    await stage.fault('smtp', 'error');
    await stage.fault('ses', 'error');
  };
  afterEach(async () => {
    for (const target of ['smtp', 'ses'] as const) await stage.fault(target, 'off');
  });

  it('does not lengthen the wait after a reset', async () => {
    await reset();
    await breakMail();
    await stage.advance(30 * DAY - MINUTE);
    expect(await isWaiting()).toBe(true);
    await stage.advance(HOUR);
    expect(await isWaiting()).toBe(false);
  });

  it('does not keep the documents closed for longer than seven days', async () => {
    await breakMail();
    const transfer = await startTransfer(will);
    await stage.advance(HOUR);
    for (const survivor of [survivorAt(will, 0), survivorAt(will, 1)]) await authenticateOnPaper(transfer, survivor);
    await stage.advance(7 * DAY - 2 * HOUR);
    expect((await transferStatus(transfer, newcomer(stage))).status).toBe('awaiting_authentication');
    await stage.advance(HOUR + MINUTE);
    expect((await transferStatus(transfer, newcomer(stage))).status).toBe('accessible');
  });
});

it('a deletion does not start while its notices are removed', async () => {
  await signIn(will.host);
  removeAlways('deletion-requested', 'deletion-requested-survivor');
  await answered(202, will.host.ask, 'DELETE', '/api/will', { json: { password: will.host.password, packages: 'keep' } });
  await stage.advance(32 * DAY);
  expect((await currentApp().store.hosts.load(will.host.id))?.will).toBeDefined();
});

it('the rows of an e-mail address and of the number of a will come back within a day, so that no one else registers the address', async () => {
  await table.remove({ ...emailRowKey(will.host.email) });
  await table.remove({ ...willPointerKey(will.willId) });
  await sweep(currentApp());
  expect(alarms).toEqual([['pointer_missing', 2]]);
  const json = { email: will.host.email, password: 'another person altogether', display_name: 'Eve' };
  expect(said(await newcomer(stage)('POST', '/api/auth/register', { json }))).toBe('409 email_taken');
});

it('a history that was cut back to an earlier head is neither shown nor signed', async () => {
  await stage.advance(MINUTE);
  const [head] = (await table.items(trailHeadKey(will.host.id).pk)).filter(({ sk }) => sk === 'HEAD');
  const { number } = (head?.['data'] ?? {}) as { number: number };
  const transfer = await startTransfer(will);
  await stage.advance(HOUR);
  await signIn(will.host);
  const evidence = () => will.host.ask('GET', `/api/host/evidence/${transfer.transferId}`);
  expect((await evidence()).status).toBe(200);
  const entries = (await table.items(trailEntryKey(will.host.id, 1).pk)).filter(({ sk }) => sk !== 'HEAD');
  const cut = entries.filter(({ sk }) => sk > trailEntryKey(will.host.id, number).sk);
  expect(cut.length).toBeGreaterThan(0);
  for (const item of cut) await table.remove(item);
  if (head) await table.put(head);
  expect([said(await evidence()), said(await will.host.ask('GET', '/api/host/audit'))]).toEqual(['503 record_altered', '503 record_altered']);
});
