import { after, UNDO_WINDOW } from '#common/time.ts';
import type { DataFor } from '#messages/message-row.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';
import type { changeMessages } from '#messages/rules/to-survivor/changes.ts';

export const changeData: DataFor<typeof changeMessages, SurvivorNames> = {
  'contacts-replaced': ({ createdAt }) => ({ until: after(createdAt, UNDO_WINDOW) }),
  'codes-replaced': () => ({}),
  'contacts-restored': () => ({}),
  'survivor-renamed': ({ effect }) => ({ formerName: effect.formerName, newName: effect.newName }),
  'survivors-changed': ({ effect }) => ({ what: effect.what }),
  'host-renamed': ({ effect }) => ({ hostName: effect.newName, formerName: effect.formerName }),
};
