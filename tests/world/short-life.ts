import { createHash } from 'node:crypto';
import type { TestStack } from '#tests/support/stack.ts';
import { access, authenticate, DAY, openAccount, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { names } from './names.ts';
import { worldNow } from './state.ts';
import { beginWorld, seededFaults, setPlace, settle, stackOfWorld, traceSoFar } from './world.ts';

// The service has the interface of a test's stack.
const stack = stackOfWorld as unknown as TestStack;

/** Hashes of what happened in a world, and of what it then contains. */
export interface Played {
  trace: string;
  state: string;
  lines: readonly string[];
}

/** Plays a life of some requests, several at the same time, in a world where calls fail. Each seed gives another one. */
export async function playShortLife(seed: string): Promise<Played> {
  await beginWorld({ seed, traced: true });
  const will = await sealWill(stack, { survivors: 2, threshold: 2 });
  const endFaults = seededFaults({ share: 0.06 });
  setPlace(names.documentsBucket, 'slow');
  // Each of these may fail.
  const transfer = startTransfer(will).then((started) => authenticate(started, survivorAt(will, 0)).then(() => started));
  const others = [
    openAccount(stack),
    will.host.ask('PUT', '/api/host/profile', { json: { display_name: 'Anna' } }),
    will.host.ask('GET', '/api/host/export'),
  ];
  await Promise.allSettled([transfer, ...others]);
  await stack.advance(DAY).catch(() => {});
  endFaults();
  await stack.advance(3 * DAY);
  await transfer.then((started) => Promise.all(will.survivors.map((survivor) => access(started, survivor)))).catch(() => {});
  await settle();
  const { hash, lines } = traceSoFar();
  return { trace: hash, state: stateHash(), lines };
}

/** A hash of the table, all objects, schedules and messages. */
function stateHash(): string {
  const { table, objects, schedules, inbox } = worldNow();
  const hash = createHash('sha256');
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, one) => (one instanceof Set ? [...one].sort() : one instanceof Uint8Array ? Buffer.from(one).toString('hex') : one));
  for (const part of [table.items(), schedules.waiting(), inbox.all()]) hash.update(text(part));
  for (const [place, { bytes, at }] of [...objects.all()].sort()) hash.update(`${place} ${at.toISOString()}`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
