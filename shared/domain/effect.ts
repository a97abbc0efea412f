import type { MessageTemplate } from './messages.ts';
import type { SurvivorChanged } from './survivor.ts';
import type { Instant } from './time.ts';

/** `present`: the address shown, which may still have to be verified. `settled`: the one that was proven longest. */
export type OnlyAddress = 'present' | 'settled';

/**
 * Who a message is for: the Host, over channels or at one address `only`, or one Survivor by internal id.
 * `former`: at the contacts that the change of this number has replaced.
 */
export type Audience = { host: true; spread: 'first' | 'all'; only?: OnlyAddress } | { survivor: string; former?: number };

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
  | { kind: 'send-code'; key: string; sessionId: string; requestId: string }
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
  about: { spread?: 'first' | 'all'; only?: OnlyAddress; check?: number; transferId?: string; note?: string; subject?: string } = {},
): Effect {
  const { spread = 'first', only, ...rest } = about;
  return { kind: 'message', key: `${key}/host`, template, to: { host: true, spread, ...(only && { only }) }, ...rest };
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

/** What is told when who may open a sealed will has changed; `change` is the generation of shares that came with it. */
export function tellSurvivorChange(what: SurvivorChanged, survivor: string, change: number): Effect[] {
  const key = `survivor-change/${change}`;
  const host = tellHost('survivor-changed', key, { spread: 'all', subject: survivor, note: `${what}/${change}` });
  const told = { kind: 'message', key: `${key}/${survivor}` } as const;
  if (what === 'codes') return [host, { ...told, template: 'codes-replaced', to: { survivor } }];
  if (what === 'contacts') return [host, { ...told, template: 'contacts-replaced', to: { survivor, former: change } }];
  return [host];
}

export type WaysChanged = 'connector' | 'storage' | 'moved';

/** What the Host is told when the ways to them, or the places of a sealed will, have changed. */
export function tellWaysChanged({ will }: { will?: unknown }, what: WaysChanged, key: string): Effect[] {
  return will ? [tellHost('ways-changed', `ways-changed/${key}`, { spread: 'all', note: what })] : [];
}
