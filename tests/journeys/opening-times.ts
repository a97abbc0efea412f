import type { TestStack } from '#tests/support/stack.ts';
import { HOUR, newcomer, type StartedTransfer, transferStatus } from '#tests/support/story.ts';

/** The text of all messages to an address. */
export const textsTo = async (stack: TestStack, email: string): Promise<string> =>
  (await stack.messages({ to: email })).map(({ text }) => text).join('\n');

/** When the documents open (epoch milliseconds), asked after the Host's notice has left. */
export async function opensAt(transfer: StartedTransfer): Promise<number> {
  await transfer.stack.messages();
  return Date.parse((await transferStatus(transfer, newcomer(transfer.stack))).opens_at);
}

/** The time so many hours from now, in epoch milliseconds. */
export const hoursAhead = async (stack: TestStack, hours: number): Promise<number> => (await stack.now()).getTime() + hours * HOUR * 1000;
