import type { Channel } from './contact.ts';
import type { MessageTemplate } from './messages.ts';
import type { Intervals } from './settings.ts';
import type { SurvivorChanged } from './survivor.ts';
import type { Instant } from './time.ts';

/** `present`: the address shown, which may still have to be verified. `settled`: the one that was proven longest. */
export type OnlyAddress = 'present' | 'settled';

/**
 * Who a message is for: the Host, over channels, `over` one alone or at one address `only`, or one Survivor by internal id.
 * `former`: at the contacts that the change of this number has replaced.
 */
export type Audience = { host: true; spread: 'first' | 'all'; only?: OnlyAddress; over?: Channel } | { survivor: string; former?: number };

/**
 * What has to happen after a commit; saved with the state, so it can neither be lost nor happen without it.
 * `key` names the event within its Host and makes performing twice harmless. Never holds a secret.
 */
export type Effect =
  | {
      kind: 'message';
      key: string;
      template: MessageTemplate;
      to: Audience;
      check?: number;
      transferId?: string;
      note?: string;
      subject?: string;
      /** Owed from this moment on only. */
      notBefore?: Instant;
    }
  | { kind: 'mail-account-link'; key: string; mail: 'verify-email' | 'reset-password'; email: string }
  | { kind: 'end-recovery'; key: string; epoch: number; notBefore: Instant }
  | { kind: 'open-documents'; key: string; transferId: string }
  | { kind: 'retry-opening'; key: string; transferId: string }
  | { kind: 'forget-staged'; key: string; objects: string[] }
  | { kind: 'forget-package'; key: string; storageId: string; prefix: string }
  /** `asker` stands for the client address that asked; effects that were written before it was counted have none. */
  | { kind: 'send-code'; key: string; sessionId: string; requestId: string; asker?: string }
  | { kind: 'mind-sealing'; key: string; revision: number }
  | { kind: 'reseal'; key: string }
  | { kind: 'write-owed-files'; key: string; generation: number }
  | { kind: 'clear-leftovers'; key: string; generation: number; notBefore: Instant }
  | { kind: 'audit-package'; key: string; revision: number }
  | { kind: 'check-ways'; key: string }
  | { kind: 'mind-draft'; key: string; notBefore: Instant }
  | { kind: 'forget-upload'; key: string; uploadId: string; notBefore: Instant };

/** A decision: the state it leads to and what has to follow. */
export interface Step<State> {
  next: State;
  effects: Effect[];
}

/** Nothing to do. */
export function stay<State>(next: State, effects: Effect[] = []): Step<State> {
  return { next, effects };
}

/** One message to the Host over the first channel that takes it, or over all, or to one address alone. */
export function tellHost(
  template: MessageTemplate,
  key: string,
  about: { spread?: 'first' | 'all'; only?: OnlyAddress; over?: Channel; check?: number; transferId?: string; note?: string; subject?: string } = {},
): Effect {
  const { spread = 'first', only, over, ...rest } = about;
  return { kind: 'message', key: `${key}/host`, template, to: { host: true, spread, ...(only && { only }), ...(over && { over }) }, ...rest };
}

/** One message to each of some Survivors. */
export function tellSurvivors(
  survivorIds: readonly string[],
  template: MessageTemplate,
  key: string,
  about: { transferId?: string; note?: string; subject?: string; notBefore?: Instant } = {},
): Effect[] {
  return survivorIds.map((survivor) => ({ kind: 'message', key: `${key}/${survivor}`, template, to: { survivor }, ...about }));
}

/** A change of who may open a sealed will. `change`: the generation of shares that came with it. `others`: the other Survivors. */
interface SurvivorChangeTold {
  what: SurvivorChanged;
  survivor: string;
  others: readonly string[];
  change: number;
}

/** Notifies the Host over all channels, the Survivor where their own details were replaced, and of more or fewer Survivors the others. */
export function tellSurvivorChange({ what, survivor, others, change }: SurvivorChangeTold): Effect[] {
  const key = `survivor-change/${change}`;
  const host = tellHost('survivor-changed', key, { spread: 'all', subject: survivor, note: `${what}/${change}` });
  const told = { kind: 'message', key: `${key}/${survivor}` } as const;
  if (what === 'codes') return [host, { ...told, template: 'codes-replaced', to: { survivor } }];
  if (what === 'contacts') return [host, { ...told, template: 'contacts-replaced', to: { survivor, former: change } }];
  return [host, ...tellSurvivors(others, 'survivors-changed', key, { note: what })];
}

/** What a 'not me' link has put back: replaced contacts, the list without the person who was added, or the check settings. */
export type Undone = 'contacts' | 'added' | 'settings';

/** Notifies the Host over all channels, and the Survivors concerned, that a 'not me' link has put something back. */
export function tellSurvivorRestored({
  what,
  survivor,
  others,
  change,
}: Omit<SurvivorChangeTold, 'what'> & { what: 'contacts' | 'added' }): Effect[] {
  const key = `survivor-restored/${change}`;
  const host = tellHost('change-undone', key, { spread: 'all', subject: survivor, note: what });
  if (what === 'contacts') return [host, ...tellSurvivors([survivor], 'contacts-restored', key)];
  return [host, ...tellSurvivors(others, 'survivors-changed', key, { note: 'removed' })];
}

/** Notifies the Survivors of a sealed will that its Host has another name, under both names. */
export function tellRenamed(survivors: readonly string[], { from, to }: { from: string; to: string }, key: string): Effect[] {
  return tellSurvivors(survivors, 'host-renamed', `renamed/${key}`, { subject: to, note: from });
}

export type WaysChanged = 'connector' | 'storage' | 'moved';
/** `tested`: proven to reach the Host at an address that was not known before. */
export type HowChanged = 'added' | 'changed' | 'tested' | 'removed';

/** Notifies the Host of a change of the channels to them or of a sealed will's storages. `id`: the connector's or storage's. */
export function tellWaysChanged({ will }: { will?: unknown }, what: { way: WaysChanged; id: string; how: HowChanged }, key: string): Effect[] {
  if (!will) return [];
  return [tellHost('ways-changed', `ways-changed/${key}`, { spread: 'all', subject: what.id, note: `${what.way}/${what.how}` })];
}

/** Notifies the Host over all channels of other check settings; `change` names them in the link that undoes them. */
export function tellIntervalsChanged(before: Intervals, next: Intervals, change: number): Effect {
  const figures = [before, next].map(({ hcit_days, hcrt_hours, hcrac }) => `${hcit_days}-${hcrt_hours}-${hcrac}`);
  return tellHost('settings-changed', `settings/${change}`, { spread: 'all', note: [change, ...figures].join('/') });
}
