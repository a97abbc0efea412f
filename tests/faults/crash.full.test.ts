import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  access,
  answered,
  askForCode,
  authenticate,
  type Body,
  DAY,
  HOUR,
  letter,
  passDeadline,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { expectWholePackages, type Mortal, numbersFrom, passOpening, recovered, startMortal, willStatus } from './crash-world.ts';

const KILLS = Number(process.env['CRASH_KILLS'] ?? 5);
/** Fixed in the suite. A long run chooses its own seed. */
const SEED = Number(process.env['CRASH_SEED'] ?? (process.env['CRASH_KILLS'] ? Date.now() % 1_000_000 : 1));
const random = numbersFrom(SEED);
let mortal: Mortal;
let will: SealedWill;
let kills = 0;

beforeAll(async () => {
  console.log(`Crashes: CRASH_KILLS=${KILLS} CRASH_SEED=${SEED}`);
  mortal = await startMortal();
});
afterAll(() => mortal?.end());

/** Starts an action, and kills the service before or soon after its end. */
async function killedDuring(longestMs: number, act: () => Promise<unknown>): Promise<void> {
  const acting = act().catch(() => undefined);
  await pause(random() * longestMs);
  await mortal.killAndRestart();
  await acting;
}

const alive = () => answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });

/** The will is the old or the new one, never a mix. After another request, it is the new one. */
async function sealing(): Promise<void> {
  const before = await willStatus(will);
  await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
  const seal = () => will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
  await killedDuring(900, seal);
  await recovered(mortal, will.host);
  const between = await willStatus(will);
  expect(between).toMatchObject({ status: 'active', sealing: null });
  expect(between.documents_count).toBe(between.draft_documents_count > 0 ? before.documents_count : before.documents_count + 1);
  if (between.draft_documents_count > 0) {
    expect((await seal()).status).toBe(200);
    await recovered(mortal, will.host);
  }
  expect(await willStatus(will)).toMatchObject({ documents_count: before.documents_count + 1, draft_documents_count: 0, sealing: null });
  expect(mortal.staged()).toEqual([]);
}

/** Contacts and shares are either both old or both new. */
async function resharing(): Promise<void> {
  const { id } = survivorAt(will, 2);
  const value = `daniel.kill${kills}@example.net`;
  const change = () => will.host.ask('PUT', `/api/survivors/${id}`, { json: { contact_methods: [{ type: 'email', value }] } });
  await killedDuring(600, change);
  await recovered(mortal, will.host);
  const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
  const isChanged = survivors.find((one: Body) => one.id === id).contact_methods[0].value === value;
  if (!isChanged) {
    expect((await change()).status).toBe(200);
    await recovered(mortal, will.host);
  }
  expect(await willStatus(will)).toMatchObject({ package_behind: false, reencryption_required: false });
}

/** The last check is missed: the transfer is prepared, and the Survivors are notified once. */
async function activating(): Promise<void> {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
  await mortal.stack.advance(7 * DAY + 60);
  await signIn(will.host);
  const { checks } = await answered(200, will.host.ask, 'GET', '/api/liveness/history');
  const deadline = Date.parse(checks[0].sent_at) + 24 * HOUR * 1000;
  await mortal.stack.advance((deadline - (await mortal.stack.now()).getTime()) / 1000 - 1);
  await killedDuring(300, () => mortal.stack.advance(2));
  await mortal.stack.advance(2);
  await recovered(mortal, will.host);
  expect(await willStatus(will)).toMatchObject({ status: 'pending_transfer' });
  expect(await subjects(mortal.stack, survivorAt(will, 0).email)).not.toEqual([]);
  await alive();
}

/** A code is counted once, and its repetition from the same address has the same answer. Nothing can be read too early, and then the will opens. */
async function proving(): Promise<void> {
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await startTransfer(will);
  const isOpen = random() < 0.5;
  await authenticate(transfer, ben);
  if (isOpen) await passOpening(transfer, 1);
  const json = await askForCode(transfer, clara);
  const prove = () => clara.call('POST', '/api/survivor-auth/verify-otp', { json });
  await killedDuring(300, prove);
  const { survivors_authenticated: counted } = await transferStatus(transfer, clara.call);
  expect([1, 2]).toContain(counted);
  expect((await prove()).body).toMatchObject({ verified: true });
  expect(await transferStatus(transfer, clara.call)).toMatchObject({ survivors_authenticated: 2 });
  if (!isOpen) {
    expect((await access(transfer, ben)).body).toMatchObject({ code: 'not_open_yet' });
    await passOpening(transfer, -1);
    expect((await access(transfer, ben)).body).toMatchObject({ code: 'not_open_yet' });
    await mortal.stack.advance(2);
  }
  await recovered(mortal, will.host);
  const { status, body } = await access(transfer, ben);
  expect(status).toBe(200);
  expect(body.documents.length).toBeGreaterThan(0);
  expect(body.documents.every((document: Body) => document.integrity_verified)).toBe(true);
  await alive();
}

/** The transfer is either stopped or running. After a stop, no released share remains, and the Survivors in it are notified. */
async function cancelling(): Promise<void> {
  const ben = survivorAt(will, 0);
  const transfer = await startTransfer(will);
  await authenticate(transfer, ben);
  await passDeadline(transfer, -HOUR);
  await signIn(will.host);
  const cancel = () => will.host.ask('POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
  await killedDuring(200, cancel);
  await signIn(will.host);
  const { status } = await willStatus(will);
  expect(['active', 'transfer_initiated']).toContain(status);
  if (status !== 'active') expect((await cancel()).status).toBe(200);
  await recovered(mortal, will.host);
  expect(await willStatus(will)).toMatchObject({ status: 'active' });
  expect(await subjects(mortal.stack, ben.email)).toContainEqual(expect.stringMatching(/stopped/i));
  const { items } = await mortal.stack.dump();
  expect(items.filter(({ sk }) => JSON.stringify(sk).includes('RELEASED#'))).toEqual([]);
}

const DEEDS = [sealing, resharing, activating, proving, cancelling] as const;

it(`survives ${KILLS} kills (seed ${SEED})`, { timeout: KILLS * 60_000 + 180_000 }, async () => {
  for (; kills < KILLS; kills += 1) {
    // A new will for each round, because a third start by name soon after two stops is refused.
    if (kills % DEEDS.length === 0) will = await sealWill(mortal.stack);
    const deed = DEEDS[kills % DEEDS.length] ?? sealing;
    await mortal.stack.clearMessages();
    await signIn(will.host);
    await deed().catch((error: unknown) => {
      throw new Error(`Kill ${kills + 1} of seed ${SEED}, during ${deed.name}`, { cause: error });
    });
    await expectWholePackages(mortal.stack);
  }
});
