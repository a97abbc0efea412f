import { recall, remember } from '#web/shared/tab-memory.ts';

const keyOf = (transferId: string) => `will ${transferId}`;

/** Keeps the will of a transfer in this tab, so that a stopped transfer can be started again without its number. */
export function keepWillOf(transferId: string, willId: string): void {
  remember(keyOf(transferId), willId);
}

/** Returns the will of a transfer that this tab has started or joined, else null: a personal link does not name it. */
export function willOf(transferId: string): string | null {
  return recall(keyOf(transferId));
}
