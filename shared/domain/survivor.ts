import type { Channel } from './contact.ts';
import type { Instant } from './time.ts';

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
  createdAt: Instant;
}

/** Whether two names are the same person's to a grieving reader: trimmed, case-folded, NFC. */
export function sameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  // Through capitals first: lower case alone keeps apart what capitals make one, such as a sharp s and SS.
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleUpperCase('en').toLocaleLowerCase('en').normalize('NFC');
}
