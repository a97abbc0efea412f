import type { Person, State, Survivor, Thief } from '#tests/lives/life.ts';

/** Whether somebody can prove that they are this Survivor, because of what they have: a mailbox, a telephone, a paper or a session. */
export function standsFor(by: Person, survivor: Survivor): boolean {
  if (by.role === 'survivor') return by.name === survivor.name;
  return by.role === 'thief' && (by as Thief).capabilities.some((capability) => capability.includes(survivor.name));
}

/** The Survivor with this id, as the Host and the papers write it. */
export const survivorOf = ({ survivors }: State, id: unknown): Survivor | undefined => survivors.find((survivor) => survivor.id === id);
