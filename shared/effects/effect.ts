import { type Instant, MINUTE } from '#common/time.ts';
import type { HostAudience, MessageEffect } from './message-effect.ts';

/**
 * What has to happen after a commit. It is stored with the state, so it cannot be lost, and never happens without it. `key` names
 * the event within its Host, so that performing it twice does no harm. Never holds a secret. A changed form needs a new `kind` or
 * template: functions of the earlier version, which run until they are replaced, keep an unknown one pending.
 */
export type Effect =
  | MessageEffect
  | { kind: 'mail-account-link'; key: string; mail: 'verify-email' | 'reset-password'; email: string }
  | { kind: 'end-recovery'; key: string; epoch: number; notBefore: Instant }
  /** Deletes what the Host asked to have deleted. It stays pending until everything is. */
  | { kind: 'finish-deletion'; key: string; deletion: number; notBefore: Instant }
  | { kind: 'open-documents'; key: string; transferId: string }
  | { kind: 'retry-opening'; key: string; transferId: string }
  | { kind: 'delete-staged'; key: string; objects: string[] }
  | { kind: 'delete-package'; key: string; storageId: string; prefix: string }
  /** Deletes what a storage has of every revision before this one, also of those that it has only in part. */
  | { kind: 'delete-earlier'; key: string; storageId: string; packageId: string; revision: number }
  /** Deletes every file of a folder in the service's own bucket, whose storage was deleted. */
  | { kind: 'empty-service-folder'; key: string; directoryPath: string }
  /** `asker` is a hash of the client address that requested it. */
  | { kind: 'send-code'; key: string; sessionId: string; requestId: string; asker: string }
  | { kind: 'watch-sealing'; key: string; revision: number }
  | { kind: 'reseal'; key: string }
  | { kind: 'write-pending-files'; key: string; storageId: string; generation: number }
  | { kind: 'delete-leftovers'; key: string; generation: number; notBefore: Instant }
  | { kind: 'audit-package'; key: string; revision: number }
  | { kind: 'check-connections'; key: string }
  | { kind: 'check-draft'; key: string; notBefore: Instant }
  /** Asks the Survivor again to confirm. `askedAt`: names the question before it. */
  | { kind: 'ask-again'; key: string; survivor: string; askedAt: Instant; notBefore: Instant }
  | { kind: 'end-rehearsal'; key: string; rehearsal: string; notBefore: Instant }
  | { kind: 'delete-upload'; key: string; uploadId: string; notBefore: Instant };

/** The sweep performs an effect that nothing has started in this time. */
export const EFFECT_GRACE = 5 * MINUTE;

/** What a will's one timer waits for. */
export type TimerKind = 'liveness-due' | 'response-overdue' | 'cancel-window-elapsed' | 'authentication-window-elapsed' | 'access-window-elapsed';

/** A decision: the next state, and the effects that have to follow. */
export interface Step<State> {
  next: State;
  effects: Effect[];
}

/** A step to this state, by default without effects. */
export function stepTo<State>(next: State, effects: Effect[] = []): Step<State> {
  return { next, effects };
}

/** Work that talks to a server of the Host's choice and so may hang: messages over the Host's mail server, and the Host's storages. It has its own queues. */
export const HOST_QUEUES = ['messages', 'storages'] as const;
export type HostQueueName = (typeof HOST_QUEUES)[number];

/** The Host's queue of an effect. Undefined if it only talks to our own services and to fixed providers. */
export function hostQueueOf(effect: Effect): HostQueueName | undefined {
  switch (effect.kind) {
    case 'message':
      // Our own mailer sends e-mail to a Survivor, and every message to one address alone.
      return 'host' in effect.to && !isOneAddress(effect.to) ? 'messages' : undefined;
    case 'send-code':
      return 'messages';
    case 'delete-package':
    case 'delete-earlier':
    case 'empty-service-folder':
    case 'write-pending-files':
    case 'delete-leftovers':
    case 'check-connections':
      return 'storages';
    default:
      return undefined;
  }
}

function isOneAddress({ only, at, spread }: HostAudience): boolean {
  return at !== undefined || (only !== undefined && spread !== 'all');
}
