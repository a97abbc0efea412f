import type { TestStack } from '#tests/support/stack.ts';
import { HOUR, newcomer, type StartedTransfer, transferStatus } from '#tests/support/story.ts';

/** Returns the text of all messages to an address. */
export const textsTo = async (stack: TestStack, email: string): Promise<string> =>
  (await stack.messages({ to: email })).map(({ text }) => text).join('\n');

/** Returns when the documents open, in epoch milliseconds, after the Host's notice was sent. */
export async function opensAt(transfer: StartedTransfer): Promise<number> {
  await transfer.stack.messages();
  return Date.parse((await transferStatus(transfer, newcomer(transfer.stack))).opens_at);
}

/** Returns the time this number of hours from now, in epoch milliseconds. */
export const hoursAhead = async (stack: TestStack, hours: number): Promise<number> => (await stack.now()).getTime() + hours * HOUR * 1000;
