import { ANSWER_TIME } from '#domain/invitation.ts';
import type { SurvivorNames } from '#domain/messages/message.ts';
import type { invitationMessages } from '#domain/messages/to-survivor/invitation.ts';
import { after } from '#domain/time.ts';
import { confirmLink } from '#workflows/messages/links.ts';
import type { DataFor } from '#workflows/messages/message-row.ts';

export const invitationData: DataFor<typeof invitationMessages, SurvivorNames> = {
  invitation: async ({ app, host, effect }) => {
    const until = after(effect.askedAt, ANSWER_TIME);
    return { isYearly: effect.isYearly, link: await confirmLink(app, host, effect.contact, until), until };
  },
};
