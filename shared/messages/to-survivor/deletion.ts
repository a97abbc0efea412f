import { startLink } from '#messages/links.ts';
import type { DataFor } from '#messages/message-row.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';
import type { deletionMessages } from '#messages/rules/to-survivor/deletion.ts';

export const deletionData: DataFor<typeof deletionMessages, SurvivorNames> = {
  'deletion-requested-survivor': ({ app, host, subject }) => {
    const { willId } = host.profile;
    return { willId, startLink: startLink(app, willId), takesEffectAt: subject.takesEffectAt };
  },
  'deletion-undone-survivor': () => ({}),
  'deletion-done-survivor': ({ effect }) => ({ of: effect.of, packages: effect.packages }),
};
