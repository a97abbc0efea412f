import { beforeAll, expect, it } from 'vitest';
import type { TestStack } from '#tests/support/stack.ts';
import { access, answered, openWill, type SealedWill, sealWill, signIn } from '#tests/support/story.ts';
import { seedChance } from './chance.ts';
import { names } from './names.ts';
import { beginWorld, loadFunctions, seededFaults, setPlace, setProvider, settle, stackOfWorld, traceSoFar } from './world.ts';

const stack = stackOfWorld as unknown as TestStack;
let will: SealedWill;

beforeAll(async () => {
  await loadFunctions();
  await beginWorld({ seed: 'branches' });
  will = await sealWill(stack);
  await stack.keepMoment('sealed');
});

/** Plays a continuation of the kept moment. Returns the hash of its trace. */
async function branch(seed: string, play: () => Promise<unknown>): Promise<string> {
  await stack.returnTo('sealed');
  seedChance(seed);
  await play().catch(() => {});
  await settle();
  return traceSoFar().hash;
}

const rename = () => answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { display_name: 'Anna' } });

/** Changes everything that a world contains. */
async function turnUpsideDown(): Promise<void> {
  seededFaults({ share: 0.1 });
  setPlace(names.documentsBucket, 'lying');
  setProvider('email', 'refuses');
  await stack.mailbox('bounce');
  const transfer = await openWill({ ...will, host: { ...will.host } });
  await access(transfer, will.survivors[0] as never);
  await stack.advance(100 * 86_400);
}

it('continues a moment in the same way before and after another continuation of it', async () => {
  const before = await branch('one', rename);
  const other = await branch('two', turnUpsideDown);
  const after = await branch('one', rename);
  expect(after).toBe(before);
  expect(other).not.toBe(before);
});

it('continues a moment although the continuation before was left in the middle', async () => {
  const before = await branch('three', () => signIn(will.host));
  await stack.returnTo('sealed');
  void rename().catch(() => {});
  expect(await branch('three', () => signIn(will.host))).toBe(before);
});

it('begins a new world although the one before still works', async () => {
  await beginWorld({ seed: 'one' });
  const left = sealWill(stack);
  left.catch(() => {});
  await beginWorld({ seed: 'two' });
  const first = traceSoFar().hash;
  await expect(left).rejects.toThrow('This world has ended.');
  await beginWorld({ seed: 'two' });
  expect(traceSoFar().hash).toBe(first);
});
