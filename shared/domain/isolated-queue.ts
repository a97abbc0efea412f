import type { Effect } from './effect.ts';

/** Work that may talk to a server which a Host chose, and so may hang or keep a processor busy: messages over their mail server, and their storages. */
export const ISOLATED_QUEUES = ['messages', 'storages'] as const;
export type IsolatedQueue = (typeof ISOLATED_QUEUES)[number];

/** The lane of an effect; undefined for one that talks to our own services and to fixed providers alone. */
export function isolatedQueueOf(effect: Effect): IsolatedQueue | undefined {
  switch (effect.kind) {
    case 'message':
      // To a Survivor, e-mail leaves through our own mailer; so does what goes to one address alone.
      return 'host' in effect.to && effect.to.only === undefined ? 'messages' : undefined;
    case 'send-code':
      return 'messages';
    case 'forget-package':
    case 'write-owed-files':
    case 'clear-leftovers':
    case 'check-ways':
      return 'storages';
    default:
      return undefined;
  }
}
