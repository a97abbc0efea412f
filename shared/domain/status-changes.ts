import type { Transfer } from './transfer.ts';
import type { WillState } from './will.ts';

/** A move of the will or of one transfer, as the audit trail keeps it. Read in order they give the present state. */
export interface StatusChange {
  event: 'will_status' | 'transfer_status';
  /** `from`, `to`, and which `transfer`. */
  facts: Record<string, string | null>;
}

/** What a step has moved. */
export function statusChangesOf(before: WillState, next: WillState): StatusChange[] {
  const { will } = next;
  const own: StatusChange[] =
    before.will.status === will.status ? [] : [{ event: 'will_status', facts: { from: before.will.status, to: will.status } }];
  if (!next.transfer) return own;
  const from = before.transfer?.id === next.transfer.id ? before.transfer.status : null;
  return [...own, ...(from === next.transfer.status ? [] : [moved(next.transfer, from, next.transfer.status)])];
}

function moved({ id }: Transfer, from: string | null, to: string): StatusChange {
  return { event: 'transfer_status', facts: { transfer: id, from, to } };
}
