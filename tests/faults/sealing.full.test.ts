import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, letter, type SealedWill, sealWill, signIn, survivorAt } from '#tests/support/story.ts';
import { type FaultRow, leave, objectsUnder, outcome, recovered, underFault } from './fault-row.ts';

const stack = beginAfresh(sharedRealStack('local stack'));
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

const status = (): Promise<Body> => answered(200, will.host.ask, 'GET', '/api/will/status');
const seal = () => will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });

/** Checks that only the current package exists, without files of an incomplete revision or generation. */
async function expectOnePackage(): Promise<void> {
  const { revision } = await status();
  const objects = await objectsUnder(stack, 'wills/');
  expect(new Set(objects.map((key) => key.split('/')[2]))).toEqual(new Set([String(revision)]));
  expect(objects.filter((key) => /manifest\.\d+\.json$/.test(key))).toHaveLength(1);
  expect(new Set(objects.flatMap((key) => /shares\/(\d+)\//.exec(key)?.[1] ?? [])).size).toBe(1);
}

/** The will after another letter was sealed. */
const SEALED_AGAIN = { status: 'active', documents_count: 2, draft_documents_count: 0, sealing: null };

const leftToSeal = async (): Promise<number> => {
  const { sealing } = await status();
  return sealing && sealing.total - sealing.done;
};

it.each(['object_store', 'lambda'] as const)(
  'another worker continues a sealing whose call hangs at %s, and the call does no harm when it continues later',
  async (target) => {
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    await stack.fault(target, 'timeout', 1);
    const hanging = seal();
    // All requests except the one that hangs.
    await expect.poll(leftToSeal).toBe(1);
    // The lease expires while it hangs.
    await recovered(stack);
    await signIn(will.host);
    expect(await status()).toMatchObject(SEALED_AGAIN);
    await stack.fault(target, 'off');
    const reply = await hanging;
    expect(['done', 'unavailable', 'storage_failed', 'sealing_in_progress']).toContain(outcome(reply));
    await recovered(stack);
    await signIn(will.host);
    expect(await status()).toMatchObject(SEALED_AGAIN);
    await expectOnePackage();
  },
);

describe('a will', () => {
  it.each<FaultRow>([
    ['staging', 'error', 'unavailable'],
    ['object_store', 'error', 'storage_failed'],
    ['kms', 'error', 'unavailable'],
    ['lambda', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
    ['scheduler', 'error', 'done'],
    ['ses', 'error', 'done'],
  ])('is sealed while %s fails by %s: %s', async (...row) => {
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    const reply = await underFault(stack, row, seal);
    if (reply.status !== 200) {
      await signIn(will.host);
      const between = await status();
      // The will is unchanged, or another worker continued the sealing in the meantime.
      expect([1, 2, 3]).toContain(between.revision);
      if (between.draft_documents_count > 0) expect((await seal()).status).toBe(200);
    }
    await recovered(stack);
    expect(await status()).toMatchObject(SEALED_AGAIN);
    await expectOnePackage();
  });

  // The fault occurs in the middle of the work, after this number of calls. Whatever the response, the package is complete.
  it.each([
    ['staging', [1, 2]],
    ['object_store', [1, 4]],
    ['kms', [1, 4]],
    ['lambda', [1, 2]],
    ['dynamodb', [8, 16]],
  ] as const)('is sealed while %s fails on the way', async (target, calls) => {
    for (const after of calls) {
      await signIn(will.host);
      const before = await status();
      await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: ['one.txt', 'two.txt', 'three.txt'].map((name) => letter(name)) });
      await stack.faultAfter(after, target, 'error');
      const reply = await seal();
      expect(await stack.faults()).toEqual({ [target]: 'error' });
      await stack.fault(target, 'off');
      expect(['done', 'unavailable', 'storage_failed']).toContain(outcome(reply));
      await recovered(stack);
      await signIn(will.host);
      if ((await status()).draft_documents_count > 0) expect((await seal()).status).toBe(200);
      await recovered(stack);
      expect(await status()).toMatchObject({ sealing: null, draft_documents_count: 0, documents_count: before.documents_count + 3 });
      await expectOnePackage();
    }
  });
});

describe('the key', () => {
  it.each<FaultRow>([
    ['kms', 'error', 'unavailable'],
    ['lambda', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
    ['object_store', 'error', 'done'],
    ['object_store', 'timeout', 'done'],
  ])('is split again for a change of contacts while %s fails by %s: %s', async (...row) => {
    const { id } = survivorAt(will, 2);
    const value = 'daniel.moved@example.net';
    const json = { contact_methods: [{ type: 'email', value }] };
    const change = () => will.host.ask('PUT', `/api/survivors/${id}`, { json });
    const contacts = async () =>
      (await answered(200, will.host.ask, 'GET', '/api/survivors')).survivors.find((one: { id: string }) => one.id === id).contact_methods[0].value;
    const reply = await underFault(stack, row, change);
    expect((await contacts()) === value).toBe(reply.status === 200);
    if (reply.status !== 200) expect((await change()).status).toBe(200);
    await recovered(stack);
    expect(await contacts()).toBe(value);
    expect(await status()).toMatchObject({ package_behind: false });
    await expectOnePackage();
  });
});

it('files of a crashed split of the key are deleted after the next split', async () => {
  const [manifest = ''] = (await objectsUnder(stack, 'wills/')).filter((key) => /manifest\.\d+\.json$/.test(key));
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const left = ['shares/999/left.age', 'messages/left.age', 'manifest.999.json'].map((name) => `${folder}${name}`);
  for (const key of left) await leave(stack, key);
  expect(await objectsUnder(stack, folder)).toEqual(expect.arrayContaining(left));
  const contact_methods = [{ type: 'email', value: 'daniel.last@example.net' }];
  await answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 2).id}`, { json: { contact_methods } });
  await recovered(stack);
  expect((await objectsUnder(stack, folder)).filter((key) => left.includes(key))).toEqual([]);
  await expectOnePackage();
});
