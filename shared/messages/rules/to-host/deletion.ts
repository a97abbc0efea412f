import { formatMoment } from '#common/moment.ts';
import {
  type Deletion,
  type DeletionEnd,
  type DeletionSubject,
  type PackageChoice,
  type PackageOutcome,
  undoableDeletion,
} from '#hosts/rules/deletion.ts';
import type { HostTexts, MessageState } from '#messages/rules/message.ts';
import { greeting, PRIVATE_LINK, signIn, WHO_WE_ARE } from './host-letter.ts';

interface Requested {
  of: DeletionSubject;
  packages: PackageChoice;
  isSealed: boolean;
  takesEffectAt: string;
  link: string;
}

interface Done {
  of: DeletionSubject;
  packages: PackageOutcome | null;
}

/** The messages about the deletion of the will or of the account. */
export const deletionMessages: HostTexts<{
  'deletion-requested': { subject: Deletion; data: Requested };
  'deletion-reminder': { subject: Deletion; data: Requested };
  'deletion-ended': { subject: true; data: { of: DeletionSubject; why: DeletionEnd; link: string } };
  'deletion-done': { subject: true; data: Done };
}> = {
  'deletion-requested': {
    upkeep: false,
    stillValid: waiting,
    letter: (data) => ({
      subject: `Your ${wholeNameOf(data)} will be deleted in ${data.isSealed ? 30 : 7} days, unless you undo it`,
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} Someone who was signed in to your account and knows its password asked us to delete your ${wholeNameOf(data)}.`,
        ...explained(data),
        `If it was not you, please undo it and then choose a new password.`,
      ],
      step: { label: buttonOf(data), link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: (data) => `Your ${wholeNameOf(data)} will be deleted in ${data.isSealed ? 30 : 7} days. To keep it, open this link:`,
  },

  'deletion-reminder': {
    upkeep: false,
    stillValid: waiting,
    letter: (data) => ({
      subject: `Reminder: your ${wholeNameOf(data)} will be deleted soon`,
      greeting: greeting(data.hostName),
      body: [`${WHO_WE_ARE} You asked us to delete your ${wholeNameOf(data)}, and it will happen soon.`, ...explained(data)],
      step: { label: buttonOf(data), link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: (data) => `Reminder: your ${wholeNameOf(data)} will be deleted soon. To keep it, open this link:`,
  },

  'deletion-ended': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      subject: `Your ${nameOf(data)} will not be deleted`,
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} You had asked us to delete your ${nameOf(data)}. ${ENDED[data.why]} Nothing was deleted, and everything is as it was before.`,
        'If you still want to delete it, please sign in and ask for it again.',
      ],
      step: signIn(data.link),
    }),
    short: (data) => `Your ${nameOf(data)} will not be deleted. Please sign in to see why:`,
  },

  'deletion-done': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      subject: `Your ${nameOf(data)} was deleted`,
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} As you asked us to, we have deleted your ${nameOf(data)}.`,
        ...(data.packages ? [PACKAGES[data.packages]] : []),
        data.of === 'account'
          ? 'We now also delete the names and addresses that we needed for the last messages. This is the last message that you get from us.'
          : 'Your account stays. Your Survivors, storages and connectors are still in it, and you can seal a new will whenever you want to.',
      ],
    }),
    short: (data) => `Your ${nameOf(data)} was deleted, as you asked us to.`,
  },
};

function waiting({ deletion }: { deletion: number }, { deletions }: MessageState): Deletion | undefined {
  const current = deletions && undoableDeletion(deletions);
  return current?.number === deletion ? current : undefined;
}

function nameOf({ of }: { of: DeletionSubject }): string {
  return of === 'account' ? 'account' : 'will';
}

function wholeNameOf({ of, isSealed }: Requested): string {
  return of === 'account' && isSealed ? 'account and your will' : nameOf({ of });
}

function buttonOf({ of }: { of: DeletionSubject }): string {
  return of === 'account' ? 'Keep my account' : 'Keep my will';
}

function explained({ of, packages, isSealed, takesEffectAt, reader }: Requested & { reader: Parameters<typeof formatMoment>[1] }): string[] {
  const date = formatMoment(takesEffectAt, reader);
  const what = of === 'account' ? 'everything in your account' : 'your sealed will, its documents that are not sealed yet, and the personal messages';
  return [
    `On ${date} we delete ${what}. Until then nothing changes. After that it cannot be undone.`,
    ...(isSealed ? [CHOICES[packages], NOTIFIED] : []),
    `To keep it, please open the link and press the button before ${date}. Signing in or answering our checks does not undo it.`,
  ];
}

const CHOICES: Record<PackageChoice, string> = {
  keep: 'The encrypted files in your storage stay there. The papers of your Survivors can still open them, without us.',
  delete: 'We also delete the encrypted files in your storage. After that the papers of your Survivors open nothing.',
};

const NOTIFIED = 'We have notified your Survivors. If one of them starts the transfer of your will before that date, nothing is deleted.';

const ENDED: Record<DeletionEnd, string> = {
  kept: 'Someone who was signed in to your account, or who has the link in our message, undid this.',
  started: 'One of your Survivors has started the transfer of your will, so this request ended.',
  silent: 'You have not answered our checks, so this request ended.',
};

const PACKAGES: Record<PackageOutcome, string> = {
  kept: 'The encrypted files are still in your storage. The papers of your Survivors can open them, without us.',
  deleted: 'The encrypted files in your storage were deleted too. The papers of your Survivors open nothing now.',
  left: 'We could not reach your storage for seven days, so the encrypted files may still be there. The papers of your Survivors may still open them. Please delete the files yourself.',
  behind:
    'The encrypted files are still in your storage, but we could not bring them up to date before the deletion. The newest papers of your Survivors may not open them.',
};
