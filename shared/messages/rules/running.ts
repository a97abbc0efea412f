import { isRunning, type Transfer } from '#transfers/rules/transfer.ts';
import type { MessageState } from './message.ts';

/** The transfer that a message is about, while it is running. */
export function runningTransfer(_: unknown, { transfer }: MessageState): Transfer | false | undefined {
  return transfer && isRunning(transfer) && transfer;
}
