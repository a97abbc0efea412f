import { startLink, survivorLink } from '#messages/links.ts';
import type { DataFor, MessageDelivery } from '#messages/message-row.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';
import type { silenceMessages } from '#messages/rules/to-survivor/silence.ts';
import { isRunning } from '#transfers/rules/transfer.ts';

export const silenceData: DataFor<typeof silenceMessages, SurvivorNames> = {
  'pending-transfer-survivor': invitation,
  'unreachable-host': (about) => ({ ...invitation(about), isCutOff: about.effect.isCutOff }),
  'password-reset-survivor': (about) => ({
    ...invitation(about),
    until: about.subject.until,
    // The person who reset it may have chosen another name since: the Survivors know the one from before.
    hostName: about.subject.before?.displayName ?? about.host.profile.displayName,
  }),
  'where-to-start': async (about) => {
    const { app, transfer, effect } = about;
    const link = transfer && isRunning(transfer) ? { link: await survivorLink(app, transfer.facts.id, effect.to.survivor) } : {};
    return { ...invitation(about), ...link };
  },
  'host-is-back': ({ effect }) => ({ how: effect.how }),
};

function invitation({ app, host }: MessageDelivery<unknown, unknown>): { willId: string; startLink: string } {
  const { willId } = host.profile;
  return { willId, startLink: startLink(app, willId) };
}
