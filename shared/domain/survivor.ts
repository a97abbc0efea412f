import type { Channel } from './contact.ts';
import { stripDirectionMarks } from './plain-text.ts';
import { after, DAY, type Instant } from './time.ts';

/** A person who may open the will. The wire id is a capability made from `id`; contacts are kept as their canonical bytes. */
export interface Survivor {
  id: string;
  name: string;
  relationship: string;
  /** `canonicalContacts`, exactly as bound to the Survivor's key. */
  contacts: string;
  connectorPriority: Channel[];
  hasPersonalMessage: boolean;
  backupCodesRemaining: number;
  /** Language tag (BCP 47); English unless told. */
  locale?: string;
  createdAt: Instant;
  /** Contacts of a sealed will that were replaced lately, the earliest first. */
  formerContacts?: readonly PreviousContacts[];
  /** Named while the will was sealed, so lately that the Host can still disown it. */
  added?: { change: number; until: Instant };
  /** Contacts whose owner does not know the Host: they get no notices. */
  silenced?: readonly string[];
  /** How often contacts were saved again after that: the links of earlier rounds silence nothing. */
  round?: number;
}

/** In what way it was changed who may open a sealed will. */
export type SurvivorChanged = 'contacts' | 'codes' | 'added' | 'removed';

/** Until `until` the Host can have these back. `change`: the generation of shares that took their place. */
export interface PreviousContacts {
  contacts: string;
  change: number;
  until: Instant;
}

/** How long the Host can take back a change of who may open the will. */
export const UNDO_WINDOW = 7 * DAY;
const MAX_PREVIOUS = 10;

/** Other contacts. The former ones are kept for a while; of very many the earliest, which are the ones that nobody can have forged. */
export function replaceContacts(survivor: Survivor, contacts: string, change: number, now: Instant): Survivor {
  if (contacts === survivor.contacts) return survivor;
  const kept = (survivor.formerContacts ?? []).filter(({ until }) => now < until).slice(0, MAX_PREVIOUS - 1);
  return { ...survivor, contacts, formerContacts: [...kept, { contacts: survivor.contacts, change, until: after(now, UNDO_WINDOW) }] };
}

/** The contacts that a change has replaced, while they can still be had back. */
export function previousContacts({ formerContacts }: Survivor, change: number, now: Instant): string | undefined {
  return formerContacts?.find((former) => former.change === change && now < former.until)?.contacts;
}

/** Whether this change has named the Survivor, so lately that it can be taken back. */
export function isAddedBy({ added }: Survivor, change: number, now: Instant): boolean {
  return added !== undefined && added.change === change && now < added.until;
}

/** The former contacts are in force again, and what came after them is forgotten. */
export function restoreContacts(survivor: Survivor, change: number, now: Instant): Survivor {
  const contacts = previousContacts(survivor, change, now);
  if (contacts === undefined) return survivor;
  return { ...survivor, contacts, formerContacts: (survivor.formerContacts ?? []).filter((former) => former.change < change) };
}

/** Whether two names are the same person's to a grieving reader: trimmed, case-folded, NFC, without direction marks. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  // Through capitals first: lower case alone keeps apart what capitals make one, such as a sharp s and SS.
  return stripDirectionMarks(name).normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleUpperCase('en').toLocaleLowerCase('en').normalize('NFC');
}
