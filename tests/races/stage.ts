import { startStack } from '#infra/local/stack.ts';
import { currentApp } from '#platform/current-app.ts';
import type { Change, OwedEffect } from '#store/unit-of-work.ts';
import { BEGIN, controls, type TestStack } from '#tests/support/stack.ts';

/** A stack in the process of the test, where a write can be held back between its decision and its commit. */
export interface Stage extends TestStack {
  /**
   * Lets the next write that `isMeant` recognises wait until the whole of `interlude` is done. The promise is kept when it has
   * waited, so that a test which forces an order also finds out that it did.
   */
  before(isMeant: (write: Write) => boolean, interlude: () => Promise<unknown>): Promise<void>;
}

/** What is about to happen: a change in one transaction, a new session, or an owed effect that was claimed and read and is now performed. */
export type Write = { commit: Change } | { session: { hostId: string } } | { claimed: OwedEffect };

interface Held {
  isMeant(write: Write): boolean;
  run(): Promise<void>;
}

/** Starts the service here; the way into its table passes the gate, and nothing else about it is changed. */
export async function startStage(): Promise<Stage> {
  let printed = '';
  const log = (line: string): void => {
    printed += `${line}\n`;
  };
  const { url, stop } = await startStack({ port: 0, frozen: true, begin: new Date(BEGIN), log });
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
  return { url, pid: process.pid, stop, log: () => printed, ...controls(url), before };
}

function passBy(gate: (write: Write) => Promise<void>): void {
  const { store } = currentApp();
  const { commit, sessions, outbox } = store;
  const [put, get] = [sessions.put, outbox.get];
  store.commit = async (change) => gate({ commit: change }).then(() => commit(change));
  sessions.put = async (session, version) => gate({ session }).then(() => put(session, version));
  outbox.get = async (id) => {
    const owed = await get(id);
    if (owed) await gate({ claimed: owed });
    return owed;
  };
}

/** The commit of this Host's that notes such an event in the audit trail. */
export function noting(hostId: string, event: string): (write: Write) => boolean {
  return (write) => 'commit' in write && write.commit.hostId === hostId && (write.commit.audit ?? []).some((entry) => entry.event === event);
}

/** The commit of this Host's with which the clock moves something on: nobody has asked for it. */
export function byTheClock(hostId: string): (write: Write) => boolean {
  return (write) => 'commit' in write && write.commit.hostId === hostId && write.commit.requestId === undefined && 'timer' in write.commit;
}
