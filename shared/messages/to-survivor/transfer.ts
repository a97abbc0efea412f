import type { SurvivorMessage } from '#effects/message-effect.ts';
import { survivorLink } from '#messages/links.ts';
import type { DataFor, MessageDelivery } from '#messages/message-row.ts';
import { nameOf } from '#messages/names.ts';
import type { SurvivorNames } from '#messages/rules/message.ts';
import type { transferMessages } from '#messages/rules/to-survivor/transfer.ts';
import { upcomingOpening } from '#transfers/rules/opening.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';

export const transferData: DataFor<typeof transferMessages, SurvivorNames> = {
  'transfer-started-survivor': linkAndOpening,
  'authenticate-now': linkAndOpening,
  'authenticate-reminder': linkAndOpening,
  'transfer-cancelled-survivor': ({ effect }) => ({ how: effect.how }),
  'starts-digest-survivor': ({ effect, subject }) => ({
    since: effect.since,
    stops: subject.filter(({ stoppedAt }) => stoppedAt !== undefined).length,
  }),
  'documents-accessible': async (about) => ({ link: await ownLink(about), accessExpiresAt: about.subject.state.accessExpiresAt }),
  'opening-failed': () => ({}),
  'first-access': () => ({}),
  'codes-guessed': ({ host, transfer, effect }) => ({ whose: nameOf(host, transfer, effect.survivor) ?? '' }),
  'backup-codes-guessed': () => ({}),
  'transfer-stalled-survivor': async (about) => ({ link: await ownLink(about) }),
};

type OfTransfer = MessageDelivery<Pick<SurvivorMessage, 'to'>, Transfer>;

function ownLink({ app, subject, effect }: OfTransfer): Promise<string> {
  return survivorLink(app, subject.facts.id, effect.to.survivor);
}

async function linkAndOpening(about: OfTransfer) {
  const { app, subject: transfer, now } = about;
  const opening = upcomingOpening(transfer, { now, outages: await app.store.serviceClock.outages(app.now()) });
  return { link: await ownLink(about), opening };
}
