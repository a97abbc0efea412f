import type { Effect } from './effect.ts';
import type { HostAudience } from './message-effect.ts';

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
