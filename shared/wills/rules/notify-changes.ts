import type { ConnectionChange, FactorChange, HostMessage, MessageEffect, SurvivorMessage } from '#effects/message-effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Deletion, DeletionEnd } from '#hosts/rules/deletion.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { type Intervals, intervalsOf } from '#hosts/rules/settings.ts';
import type { Survivor, SurvivorChanged } from '#hosts/rules/survivor.ts';
import { papersReleased } from './behind.ts';
import { countDocuments } from './inner-envelope.ts';
import type { Sealing, Will } from './will.ts';

/** The names of a Survivor before and after a change. */
export interface Renaming {
  previousName: string;
  newName: string;
}

/** A change of who may open a sealed will. `change`: the generation of shares that came with it, or 0. `others`: the other Survivors. */
interface SurvivorChange {
  what: SurvivorChanged;
  /** Also where contacts were replaced in the same change. */
  renamed?: Renaming | undefined;
  survivor: string;
  others: readonly string[];
  change: number;
  /** Names the change. By default its number does. */
  key?: string;
}

/** Notifies the Host over all channels. Also notifies the Survivor whose name or details were replaced, or the others of an added or removed person. */
export function notifySurvivorChange({ what, renamed, survivor, others, change, key: name = String(change) }: SurvivorChange): MessageEffect[] {
  const key = `survivor-change/${name}`;
  const before = renamed && { previousName: renamed.previousName };
  const host = notifyHost('survivor-changed', key, { survivor, what, change, ...before }, { spread: 'all' });
  const own = { kind: 'message', key: `${key}/${survivor}` } as const;
  if (what === 'message') return [host];
  if (what === 'codes') return [host, { ...own, template: 'codes-replaced', to: { survivor } }];
  const newName = notifySurvivorRenamed(survivor, renamed, key);
  if (what === 'name') return [host, ...newName];
  if (what === 'contacts') return [host, { ...own, template: 'contacts-replaced', to: { survivor, previous: change } }, ...newName];
  return [host, ...notifySurvivors(others, 'survivors-changed', key, { what })];
}

/** Notifies the Survivors whose earlier papers no storage needs any longer. */
export function notifyPapersReleased(before: Pick<Will, 'behind' | 'sealed'>, after: { behind?: Will['behind'] }): SurvivorMessage[] {
  return notifySurvivors(papersReleased(before, after), 'earlier-paper-over', `papers-released/${before.sealed.generation}`, {});
}

/** Notifies the Host over all channels, and the Survivors concerned, that a 'not me' link has undone a change. */
export function notifySurvivorRestored({
  what,
  renamed,
  survivor,
  others,
  change,
}: Omit<SurvivorChange, 'what'> & { what: 'contacts' | 'name' | 'added' | 'message' }): MessageEffect[] {
  const key = `survivor-restored/${change}`;
  const host = notifyHost('change-undone', key, { what, survivor }, { spread: 'all' });
  if (what === 'added') return [host, ...notifySurvivors(others, 'survivors-changed', key, { what: 'removed' })];
  const contacts = what === 'contacts' ? notifySurvivors([survivor], 'contacts-restored', key, {}) : [];
  return [host, ...contacts, ...notifySurvivorRenamed(survivor, renamed, key)];
}

/**
 * Notifies the Host over all channels that a link has restored the earlier e-mail address. Also notifies the reader of the address that
 * counted until then, if it was verified: the Host may have left a mailbox that someone else reads.
 */
export function notifyEmailRestored({ email, previousEmail }: Pick<Profile, 'email' | 'previousEmail'>, key: string): HostMessage[] {
  const account = notifyHost('change-undone', `not-me/${key}`, { what: 'email' }, { spread: 'all' });
  if (!previousEmail?.verifiedAt) return [account];
  return [account, notifyHost('change-undone', `not-me/${key}/left`, { what: 'email' }, { at: email })];
}

/** A Survivor who starts a transfer by name must know the name that counts. */
function notifySurvivorRenamed(survivor: string, renamed: Renaming | undefined, key: string): SurvivorMessage[] {
  return renamed ? notifySurvivors([survivor], 'survivor-renamed', `${key}/name`, renamed) : [];
}

/** Notifies the Survivors of a sealed will that its Host has another name, under both names. */
export function notifyRenamed(survivors: readonly string[], { from, to }: { from: string; to: string }, key: string): SurvivorMessage[] {
  return notifySurvivors(survivors, 'host-renamed', `renamed/${key}`, { previousName: from, newName: to });
}

/** Notifies the Host of a sealed will over all channels that a connector or storage was changed. Without a sealed will, no one is notified. */
export function notifyConnectionChange({ will }: { will?: unknown }, change: ConnectionChange, key: string): HostMessage[] {
  return will ? [notifyHost('ways-changed', `ways-changed/${key}`, change, { spread: 'all' })] : [];
}

/**
 * Notifies the Host over all channels that their will was sealed with other documents or another threshold. The earlier files are
 * deleted then, so that only the Host has what was removed.
 */
export function notifySealedAgain(before: Sealing, { revision, documents, threshold }: Sealing): HostMessage[] {
  const without = (some: Sealing['documents'], others: Sealing['documents']) => some.filter(({ id }) => !others.some((other) => other.id === id));
  const [added, removed] = [without(documents, before.documents), without(before.documents, documents)];
  if (added.length + removed.length === 0 && threshold === before.threshold) return [];
  const change = { documents: countDocuments(documents), added: countDocuments(added), removed: countDocuments(removed) };
  const facts = { revision, ...change, threshold, ...(threshold !== before.threshold && { thresholdBefore: before.threshold }) };
  return [notifyHost('sealed-again', `sealed/${revision}`, facts, { spread: 'all' })];
}

/** Notifies the Host over all channels of other check settings. `change` names them in the link that undoes them. */
export function notifyIntervalsChanged(before: Intervals, next: Intervals, change: number): HostMessage {
  const facts = { change, before: intervalsOf(before), after: intervalsOf(next) };
  return notifyHost('settings-changed', `settings/${change}`, facts, { spread: 'all' });
}

/** Notifies the Host over all channels of a change of the second factor. `change` names it in the link that rejects it. */
export function notifyFactorChange(change: number, facts: FactorChange, key = String(change)): HostMessage {
  return notifyHost('factor-changed', `factor/${key}`, { change, ...facts }, { spread: 'all' });
}

/** The notice to the Host that nothing is deleted. */
export function notifyDeletionEnd(deletion: Deletion, why: DeletionEnd): HostMessage {
  return notifyHost('deletion-ended', `${deletionKey(deletion)}/ended`, { of: deletion.of, why }, { spread: 'all' });
}

/** Names a requested deletion in the keys of its effects. */
export function deletionKey({ number }: Deletion): string {
  return `deletion/${number}`;
}

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
