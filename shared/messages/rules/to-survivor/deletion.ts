import { formatMoment } from '#common/moment.ts';
import { type Deletion, type DeletionSubject, type PackageOutcome, undoableDeletion } from '#hosts/rules/deletion.ts';
import type { SurvivorTexts } from '#messages/rules/message.ts';
import { hostLabel, type StartInvitation, shortNotice, startNeeds, survivorLetter, whoWeAre } from './survivor-letter.ts';

/** The messages that a will is going to be deleted, is kept, or was deleted. */
export const deletionMessages: SurvivorTexts<{
  'deletion-requested-survivor': { subject: Deletion; data: StartInvitation & { takesEffectAt: string } };
  'deletion-undone-survivor': { subject: true; data: object };
  'deletion-done-survivor': { subject: true; data: { of: DeletionSubject; packages: PackageOutcome } };
}> = {
  'deletion-requested-survivor': {
    upkeep: false,
    stillValid: ({ deletion }, { deletions, will }) => {
      const current = deletions && undoableDeletion(deletions);
      return will && current?.number === deletion ? current : undefined;
    },
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The will of ${hostLabel(data)} will be deleted in 30 days`,
      body: [
        `${whoWeAre(data)} Someone who was signed in to the account of ${hostLabel(data)} and knows its password asked us to delete the will. We do so on ${formatMoment(data.takesEffectAt, data.reader)}.`,
        `Most likely ${hostLabel(data)} decided this, and you do not need to do anything. You can ask ${hostLabel(data)}, who can undo it until then.`,
        `If ${hostLabel(data)} has died, someone else asked us. Then please start the transfer of the will before that date. Once it has started, nothing is deleted.`,
        startNeeds(data),
      ],
      step: { label: 'Start the transfer', link: data.startLink },
      after: ['Please keep your sealed envelope in any case.'],
    }),
    short: shortNotice('A will that names you will be deleted in 30 days.', 'envelope if died'),
  },

  'deletion-undone-survivor': {
    upkeep: false,
    stillValid: (_, { will }) => will !== undefined,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The will of ${hostLabel(data)} will not be deleted`,
      body: [
        `${whoWeAre(data)} We wrote to you that the will would be deleted. This was undone by someone who was signed in to the account, or who has the link in our message to ${hostLabel(data)}.`,
        'Nothing was deleted. You do not need to do anything. Please keep your sealed envelope: it works as before.',
      ],
    }),
    short: shortNotice('A will that names you will not be deleted.', 'nothing'),
  },

  'deletion-done-survivor': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      ...survivorLetter(data),
      subject: `The will of ${hostLabel(data)} was deleted`,
      body: [
        `${whoWeAre(data)} The will was deleted, as we wrote to you 30 days before.`,
        DONE[data.packages](hostLabel(data)),
        data.of === 'account' ? 'This is the last message that you get from us about this will.' : LATER(hostLabel(data)),
      ],
    }),
    short: ({ packages, frontendUrl }) => DONE_IN_SHORT[packages]({ frontendUrl }),
  },
};

const DONE: Record<PackageOutcome, (host: string) => string> = {
  kept: (host) =>
    `Our service can no longer open it. The encrypted files are still in the storage of ${host}. Your sealed envelope still opens them, together with those of the others: the paper says how. Please keep it.`,
  deleted: (host) => `The encrypted files in the storage of ${host} were deleted too. Your sealed envelope opens nothing now.`,
  left: (host) =>
    `Our service can no longer open it. The encrypted files should have been deleted too, but we could not reach the storage of ${host}. They may still be there, and your sealed envelope may still open them together with those of the others.`,
  behind: (host) =>
    `Our service can no longer open it. The encrypted files are still in the storage of ${host}, but we could not bring them up to date. A sealed envelope that was made lately may not open them.`,
};

const LATER = (host: string) =>
  `${host} can seal a new will, for which your sealed envelope is needed again. Please ask ${host} before you destroy it.`;

const DONE_IN_SHORT: Record<PackageOutcome, (data: { frontendUrl: string }) => string> = {
  kept: shortNotice('A will that names you was deleted here; your envelope still opens its files.', 'ask the Host'),
  deleted: shortNotice('A will that names you was deleted, and your envelope opens nothing.', 'ask the Host'),
  left: shortNotice('A will that names you was deleted here; some of its files may be left.', 'ask the Host'),
  behind: shortNotice('A will that names you was deleted here; your envelope may open its files.', 'ask the Host'),
};
