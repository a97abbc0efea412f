import type { Transfer } from './transfer.ts';
import type { WillState } from './will.ts';

/** A change of the status of the will or of one transfer, as the audit trail keeps it. In order they lead to the current state. */
export interface StatusChange {
  event: 'will_status' | 'transfer_status';
  /** `from`, `to`, and for a transfer its id in `transfer`. */
  facts: Record<string, string | null>;
}

/** The status changes of a step. */
export function statusChangesOf(before: WillState, next: WillState): StatusChange[] {
  const { will, transfer } = next;
  const own: StatusChange[] =
    before.will.status === will.status ? [] : [{ event: 'will_status', facts: { from: before.will.status, to: will.status } }];
  if (!transfer) return own;
  const from = before.transfer?.facts.id === transfer.facts.id ? before.transfer.state.status : null;
  return from === transfer.state.status ? own : [...own, changeOf(transfer, from)];
}

function changeOf({ facts, state }: Transfer, from: string | null): StatusChange {
  return { event: 'transfer_status', facts: { transfer: facts.id, from, to: state.status } };
}
