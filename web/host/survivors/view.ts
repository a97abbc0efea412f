import type { Overview } from '#web/host/overview-reply.ts';
import type { Contact } from './contacts.ts';
import type { Numbers } from './margin.ts';
import type { Paper, Survivor } from './survivor.ts';

/** What the page shows: all Survivors, or one step of a change. */
export type View =
  | { is: 'list'; done?: string }
  | { is: 'add' | 'lost' }
  /** `proposed`: the address that someone proposed, which the form has filled in. */
  | { is: 'change'; survivor: Survivor; proposed?: Contact }
  | { is: 'confirm'; survivor: Survivor }
  | { is: 'paper'; paper: Paper };

/** One Survivor of the list, and how its page continues. */
export interface CardProps {
  survivor: Survivor;
  numbers: Numbers;
  isSealed: boolean;
  /** Nothing can be changed now. The page says why. */
  isLocked: boolean;
  show(view: View): void;
  showChanged(view: View): void;
}

/** Whether a will is sealed, so that changes notify people and split its key again. */
export function isSealedWill({ will }: Overview): boolean {
  return will !== null && will.last_encrypted_at !== null;
}
