import { emailKey } from './email.ts';
import type { Instant } from './time.ts';

/** What we know of a person's mailbox because a mail of ours came back, or was reported as unwanted. */
export interface Mailbox {
  /** As `emailKey`. */
  address: string;
  /** When mail to it last came back. Null if a later mail has arrived. */
  bouncedAt: Instant | null;
  /** Whether its Host was notified of that, also if a later mail has arrived. */
  notified: boolean;
  /** When its reader last reported a mail of ours as unwanted. */
  complainedAt: Instant | null;
}

/** The known mailboxes of a Host or a Survivor. Absent for none. */
interface Holder {
  mailboxes?: readonly Mailbox[];
}

/** Whether mail to this address comes back. */
export function hasBounced(holder: Holder, email: string): boolean {
  return (mailboxOf(holder, email)?.bouncedAt ?? null) !== null;
}

/** Whether the reader of this address reported a mail of ours as unwanted. */
export function hasComplained(holder: Holder, email: string): boolean {
  return (mailboxOf(holder, email)?.complainedAt ?? null) !== null;
}

/** Marks an address whose mail came back. Its Host is notified with this change. */
export function markBounced<Of extends Holder>(holder: Of, email: string, at: Instant): Of {
  const { bouncedAt } = mailboxOf(holder, email) ?? UNKNOWN;
  return bouncedAt !== null && at <= bouncedAt ? holder : withMailbox(holder, email, { bouncedAt: at, notified: true });
}

/** Removes the mark because a mail has arrived since. Returns the same holder if nothing changes: events come in any order. */
export function markDelivered<Of extends Holder>(holder: Of, email: string, at: Instant): Of {
  const { bouncedAt } = mailboxOf(holder, email) ?? UNKNOWN;
  return bouncedAt !== null && at > bouncedAt ? withMailbox(holder, email, { bouncedAt: null }) : holder;
}

/** Marks an address whose reader does not want our mail. */
export function markComplained<Of extends Holder>(holder: Of, email: string, at: Instant): Of {
  const { complainedAt } = mailboxOf(holder, email) ?? UNKNOWN;
  return complainedAt === null ? withMailbox(holder, email, { complainedAt: at }) : holder;
}

/** Whether the Host was notified that mail to this address comes back. */
export function wasNotified(holder: Holder, email: string): boolean {
  return mailboxOf(holder, email)?.notified === true;
}

/** Removes everything that is known about an address: it was verified, or entered again. */
export function forgetMailbox<Of extends Holder>(holder: Of, email: string): Of {
  const { mailboxes = [] } = holder;
  const kept = mailboxes.filter(({ address }) => address !== emailKey(email));
  return kept.length === mailboxes.length ? holder : { ...holder, mailboxes: kept };
}

const UNKNOWN: Omit<Mailbox, 'address'> = { bouncedAt: null, notified: false, complainedAt: null };

function mailboxOf({ mailboxes }: Holder, email: string): Mailbox | undefined {
  return mailboxes?.find(({ address }) => address === emailKey(email));
}

function withMailbox<Of extends Holder>(holder: Of, email: string, change: Partial<Mailbox>): Of {
  const mailbox = { address: emailKey(email), ...UNKNOWN, ...mailboxOf(holder, email), ...change };
  return { ...holder, mailboxes: [...(forgetMailbox(holder, email).mailboxes ?? []), mailbox] };
}
