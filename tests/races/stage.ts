import { afterAll } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import type { Change, PendingEffect } from '#store/unit-of-work.ts';
import { controls } from '#tests/support/real-stack.ts';
import { filledBefore } from '#tests/support/shared-stack.ts';
import { BEGIN, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { whilePaused } from '#tests/world/functions.ts';

/** A service in the test's process in which a write can be paused between its decision and its commit. */
export interface Stage extends TestStack {
  /**
   * Pauses the next write that `isMeant` matches until `interlude` is complete. The promise resolves after the pause, so that a
   * test that forces an order also checks that it happened.
   */
  before(isMeant: (write: Write) => boolean, interlude: () => Promise<unknown>): Promise<void>;
}

/** A step that can be paused: a change in one transaction, or a pending effect that is claimed and about to be performed. */
export type Write = { commit: Change } | { claimed: PendingEffect };

interface Held {
  isMeant(write: Write): boolean;
  run(): Promise<void>;
}

/** Begins one world before the tests of this file, and ends it after them. Use the returned stage only in tests and hooks. */
export const sharedStage = (): Stage => shared(startTestStack);

/** The same with schedules, queues and mails of the local stack, which the world does not have in this detail. */
export const sharedRealStage = (): Stage => shared(startLocal);

/** Starts such a stage for a test that stops it. */
export const startRealStage = async (): Promise<Stage> => withPauses(await startLocal());

function shared(start: () => Promise<TestStack>): Stage {
  const stage = filledBefore(async () => withPauses(await start()));
  afterAll(() => stage.stop?.());
  return stage;
}

/** Starts the local stack in this process. */
async function startLocal(): Promise<TestStack> {
  await import('#tests/support/quick-hashes.ts');
  const { startStack } = await import('#infra/local/entry.ts');
  let printed = '';
  const log = (line: string): void => {
    printed += `${line}\n`;
  };
  const { url, database, stop } = await startStack({ port: 0, frozen: true, begin: new Date(BEGIN), log, emulatorsHere: true, tableHere: true });
  return { url, database, stop, log: () => printed, ...controls(url) };
}

/** Only the writes to the table can be paused. Everything else is unchanged. */
function withPauses(stack: TestStack): Stage {
  let held: Held | undefined;
  passBy(async (write) => {
    const mine = held?.isMeant(write) ? held : undefined;
    if (mine) held = undefined;
    await mine?.run();
  });
  const before: Stage['before'] = (isMeant, interlude) =>
    new Promise((resolve, reject) => {
      const run = () => whilePaused(interlude).then(() => resolve(), reject);
      held = { isMeant, run };
    });
  return { ...stack, before };
}

function passBy(gate: (write: Write) => Promise<void>): void {
  const { store } = currentApp();
  const { commit, outbox } = store;
  const { get } = outbox;
  store.commit = async (change) => gate({ commit: change }).then(() => commit(change));
  outbox.get = async (id) => {
    const owed = await get(id);
    if (owed) await gate({ claimed: owed });
    return owed;
  };
}

/** Matches the commit of this Host that writes this event to the audit trail. */
export function noting(hostId: string, event: string): (write: Write) => boolean {
  return (write) => 'commit' in write && write.commit.hostId === hostId && (write.commit.audit ?? []).some((entry) => entry.event === event);
}

/** Matches a commit of this Host that a timer causes, without a request. */
export function byTheClock(hostId: string): (write: Write) => boolean {
  return (write) => 'commit' in write && write.commit.hostId === hostId && write.commit.requestId === undefined && 'timer' in write.commit;
}
