import { after } from '#common/time.ts';
import { confirmLink } from '#messages/links.ts';
import type { DataFor } from '#messages/message-row.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';
import type { invitationMessages } from '#messages/rules/to-survivor/invitation.ts';
import { ANSWER_TIME } from '#survivors/rules/invitation.ts';

export const invitationData: DataFor<typeof invitationMessages, SurvivorNames> = {
  invitation: async ({ app, host, effect }) => {
    const until = after(effect.askedAt, ANSWER_TIME);
    return { isYearly: effect.isYearly, link: await confirmLink(app, host, effect.contact, until), until };
  },
};
