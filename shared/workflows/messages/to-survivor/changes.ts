import type { SurvivorNames } from '#domain/messages/message.ts';
import type { changeMessages } from '#domain/messages/to-survivor/changes.ts';
import { UNDO_WINDOW } from '#domain/survivor.ts';
import { after } from '#domain/time.ts';
import type { DataFor } from '#workflows/messages/message-row.ts';

export const changeData: DataFor<typeof changeMessages, SurvivorNames> = {
  'contacts-replaced': ({ createdAt }) => ({ until: after(createdAt, UNDO_WINDOW) }),
  'codes-replaced': () => ({}),
  'contacts-restored': () => ({}),
  'survivor-renamed': ({ effect }) => ({ formerName: effect.formerName, newName: effect.newName }),
  'survivors-changed': ({ effect }) => ({ what: effect.what }),
  'host-renamed': ({ effect }) => ({ hostName: effect.newName, formerName: effect.formerName }),
};
