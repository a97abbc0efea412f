import type { FaultMode, FaultTarget, MailboxFault } from '#infra/local/entry.ts';
import type { Client } from './client.ts';
import { count } from './counts.ts';

/** A message that the service sent, as `/_local/messages` returns it, but without the name of the service after its subject. */
export interface SentMessage {
  id: string;
  channel: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
  via: string;
}

export interface Dump {
  table: string;
  access_key_id: string;
  items: Record<string, unknown>[];
  records: Record<string, unknown>[];
}

export interface Fired {
  kind: string;
  id: string;
  due_at: string;
}

/** A whole service, simulated or real. Its clock is stopped until a test moves it. */
export interface TestStack {
  url: string;
  /** The address of its DynamoDB. */
  database: string;
  /** Returns a client with this address, which the rate limits see. */
  clientAt(address: string): Client;
  stop(): Promise<void>;
  /** Returns what the service has logged so far. */
  log(): string;
  now(): Promise<Date>;
  /** Moves the clock and performs all effects. Returns the timers that fired. */
  advance(seconds: number): Promise<Fired[]>;
  /** Moves the clock with nothing running. */
  outage(seconds: number): Promise<void>;
  /** Performs all pending effects. Returns the messages sent through any provider, oldest first. */
  messages(filter?: { to?: string; channel?: string }): Promise<SentMessage[]>;
  clearMessages(): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape of an answer
  endpoints(): Promise<any>;
  dump(): Promise<Dump>;
  /** Calls a function without a route, as an operator would. */
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape of an answer
  run(name: string, payload: object): Promise<any>;
  /** Makes a part fail for the next `count` calls, or until `off`. */
  fault(target: FaultTarget, mode: FaultMode | 'off', count?: number): Promise<void>;
  /** Makes a part fail after this number of calls, which still pass. */
  faultAfter(after: number, target: FaultTarget, mode: FaultMode): Promise<void>;
  /** Returns the mode of each part that fails now, by target. */
  faults(): Promise<Record<string, FaultMode>>;
  /** Sets what becomes of mails from our own mailer to an address, or to all. */
  mailbox(mode: MailboxFault['mode'], address?: string): Promise<void>;
  /** Keeps the present moment of the whole stack under this name. */
  keepMoment(name: string): Promise<void>;
  returnTo(moment: string): Promise<void>;
  /** Returns the moment at which the stack is, if nothing was asked of it since. */
  moment(): Promise<string | null>;
}

/**
 * The start time of a frozen clock. It is fixed, because limits depend on the hours of the clock, and a run with another start time
 * would behave differently. `STACK_BEGIN` sets another time.
 */
export const BEGIN = process.env['STACK_BEGIN'] ?? '2031-03-11T10:05:00.000Z';

/**
 * Begins a simulated world for one test file (docs/simulation.md): the whole service in this process, with AWS, the network, time and chance
 * replaced. Stop it in `afterAll`. What it does not have needs `startRealStack`.
 */
export async function startTestStack({ begin = BEGIN }: { begin?: string } = {}): Promise<TestStack> {
  if (process.env['STACKS'] !== 'world') throw new Error('Only files of WORLD in vitest.config.ts begin a world. Others use startRealStack.');
  count('worlds begun');
  const { beginWorld, loadFunctions, stackOfWorld } = await import('#tests/world/world.ts');
  await loadFunctions();
  await beginWorld({ seed: 'tests', traced: true, begin, asStack: true });
  const stop = async () => {
    await stackOfWorld.stop();
    printFailures(stackOfWorld.log());
  };
  return { ...stackOfWorld, stop };
}

/** Prints errors behind a 500, because a test does not see their cause. */
export function printFailures(output: string): void {
  for (const line of output.split('\n')) if (/"event":"(request|job)_failed"/.test(line)) console.warn(line);
}
