import type { MessageEffect } from '#effects/message-effect.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { notifySurvivorChange, notifySurvivorRestored, type Renaming } from '#wills/rules/notify-changes.ts';

/** Who was named before a change and after it. `message`: whether the personal message is another one. `number`: of the change. */
export interface NamedBefore {
  kind: 'add' | 'update' | 'replace' | 'restore' | 'withdraw' | 'remove';
  survivor: string;
  before: readonly Survivor[];
  next: readonly Survivor[];
  hasNewMessage: boolean;
  number: number;
}

const CHANGED = { add: 'added', replace: 'codes', remove: 'removed' } as const;

/** The notices of a change of who may open a sealed will, to its Host and the Survivors. */
export function survivorNotices({ kind, survivor, before, next, hasNewMessage, number }: NamedBefore): MessageEffect[] {
  const others = before.map(({ id }) => id).filter((id) => id !== survivor);
  const about = { survivor, others, change: number };
  if (kind === 'withdraw') return notifySurvivorRestored({ what: 'added', ...about });
  if (kind !== 'update' && kind !== 'restore') return notifySurvivorChange({ what: CHANGED[kind], ...about });
  const { hasNewContacts, renamed } = detailsChanged(before, next, survivor);
  const what = renamed && !hasNewContacts ? 'name' : 'contacts';
  if (kind === 'restore') return notifySurvivorRestored({ what: hasNewContacts || renamed ? what : 'message', renamed, ...about });
  const details = hasNewContacts || renamed ? notifySurvivorChange({ what, renamed, ...about }) : [];
  return hasNewMessage ? [...details, ...notifySurvivorChange({ what: 'message', key: `${number}/message`, ...about })] : details;
}

function detailsChanged(all: readonly Survivor[], next: readonly Survivor[], id: string): { hasNewContacts: boolean; renamed: Renaming | undefined } {
  const [before, after] = [all, next].map((survivors) => survivors.find((survivor) => survivor.id === id));
  const renamed = !before || !after || before.name === after.name ? undefined : { previousName: before.name, newName: after.name };
  return { hasNewContacts: before?.contacts !== after?.contacts, renamed };
}
