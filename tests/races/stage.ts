import '#tests/support/quick-hashes.ts';
import { afterAll } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { startStack } from '#infra/local/entry.ts';
import type { Change, PendingEffect } from '#store/unit-of-work.ts';
import { controls, type RealStack } from '#tests/support/real-stack.ts';
import { filledBefore } from '#tests/support/shared-stack.ts';
import { BEGIN } from '#tests/support/stack.ts';

/** A stack in the test's process, in which a write can be paused between its decision and its commit. */
export interface Stage extends RealStack {
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

/** Starts the service in this process. Only its writes to the table can be paused. Everything else is unchanged. */
export async function startStage(): Promise<Stage> {
  let printed = '';
  const log = (line: string): void => {
    printed += `${line}\n`;
  };
  const { url, database, stop } = await startStack({ port: 0, frozen: true, begin: new Date(BEGIN), log, emulatorsHere: true, tableHere: true });
  let held: Held | undefined;
  const gate = async (write: Write): Promise<void> => {
    const mine = held?.isMeant(write) ? held : undefined;
    if (mine) held = undefined;
    await mine?.run();
  };
  passBy(gate);
  const before: Stage['before'] = (isMeant, interlude) =>
    new Promise((resolve, reject) => {
      const run = () => interlude().then(() => resolve(), reject);
      held = { isMeant, run };
    });
  return { url, database, pid: process.pid, stop, log: () => printed, ...controls(url), before };
}

/** Starts one stage before the tests of this file, and stops it after them. Use the returned stage only in tests and hooks. */
export function sharedStage(): Stage {
  const shared = filledBefore(startStage);
  afterAll(() => shared.stop?.());
  return shared;
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
