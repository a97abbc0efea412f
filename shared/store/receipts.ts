import type { Instant } from '#common/time.ts';
import { isAwaited, type Receipt } from '#effects/receipt.ts';
import { receiptKey } from './keys.ts';
import { getRow, type Table } from './table.ts';
import type { PendingEffect, SingleChange } from './unit-of-work.ts';

/** Longer than anything waits for a message. Where it is missing later, the message is sent again. */
const KEPT_SECONDS = 400 * 24 * 3600;

/**
 * What became of the messages that something waits for. They are apart from their Host's record, so that no delivery conflicts with a change
 * of the Host. No one can forge one: its key names the event, and its mac covers the key. A missing one only delays.
 */
export function createReceipts(table: Table) {
  return {
    /** `id`: of the effect. */
    get: async (id: string): Promise<Receipt | undefined> => (await getRow<Receipt>(table, receiptKey(id)))?.data,
    /** Returns the write of a receipt. Empty for an effect for which nothing waits. */
    writing: ({ id, effect }: PendingEffect, result: Receipt['result'], at: Instant): SingleChange[] => {
      if (!isAwaited(effect)) return [];
      const data: Receipt = { result, at };
      return [{ key: receiptKey(id), version: 'any', data, plainAttributes: { expires_at_s: Math.ceil(Date.parse(at) / 1000) + KEPT_SECONDS } }];
    },
  };
}
