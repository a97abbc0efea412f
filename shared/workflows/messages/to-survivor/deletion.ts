import type { SurvivorNames } from '#domain/messages/message.ts';
import type { deletionMessages } from '#domain/messages/to-survivor/deletion.ts';
import { startLink } from '#workflows/messages/links.ts';
import type { DataFor } from '#workflows/messages/message-row.ts';

export const deletionData: DataFor<typeof deletionMessages, SurvivorNames> = {
  'deletion-requested-survivor': ({ app, host, subject }) => {
    const { willId } = host.profile;
    return { willId, startLink: startLink(app, willId), takesEffectAt: subject.takesEffectAt };
  },
  'deletion-undone-survivor': () => ({}),
  'deletion-done-survivor': ({ effect }) => ({ of: effect.of, packages: effect.packages }),
};
