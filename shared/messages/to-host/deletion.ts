import { formatMoment } from '#common/moment.ts';
import { type Deletion, type DeletionSubject, type PackageChoice, undoableDeletion } from '#hosts/rules/deletion.ts';
import { dashboardLink, messageLink } from '#messages/links.ts';
import { type HostNames, type HostWords, type MessageAbout, type MessageState, toHost } from '#messages/template.ts';

interface Requested {
  of: DeletionSubject;
  packages: PackageChoice;
  isSealed: boolean;
  takesEffectAt: string;
  link: string;
}

/** The messages about the deletion of the will or of the account. */
export const deletionMessages = {
  'deletion-requested': toHost('deletion-requested', {
    upkeep: false,
    stillValid: waitingDeletion,
    data: requested,
    letter: (data, words) => ({
      subject: words.subject[wholeOf(data)](daysOf(data)),
      body: [words.opening[wholeOf(data)], ...explained(data, words), words.notYou],
      step: { label: words.keep[data.of], link: data.link },
      after: [words.privateLink],
    }),
    short: (data, words) => words.short[wholeOf(data)](daysOf(data)),
  }),

  'deletion-reminder': toHost('deletion-reminder', {
    upkeep: false,
    stillValid: waitingDeletion,
    data: requested,
    letter: (data, words) => ({
      subject: words.subject[wholeOf(data)],
      body: [words.opening[wholeOf(data)], ...explained(data, words)],
      step: { label: words.keep[data.of], link: data.link },
      after: [words.privateLink],
    }),
    short: (data, words) => words.short[wholeOf(data)],
  }),

  'deletion-ended': toHost('deletion-ended', {
    upkeep: false,
    stillValid: () => true,
    data: ({ ports, effect }) => ({ of: effect.of, why: effect.why, link: dashboardLink(ports) }),
    letter: ({ of, why, link }, words) => ({
      subject: words.subject[of],
      body: [`${words.opening[of]} ${words.why[why]} ${words.unchanged}`, words.again],
      step: { label: words.signIn, link },
    }),
    short: ({ of }, words) => words.short[of],
  }),

  'deletion-done': toHost('deletion-done', {
    upkeep: false,
    stillValid: () => true,
    data: ({ effect: { of, packages } }) => ({ of, packages }),
    letter: ({ of, packages }, words) => ({
      subject: words.subject[of],
      body: [words.opening[of], ...(packages ? [words.packages[packages]] : []), words.next[of]],
    }),
    short: ({ of }, words) => words.short[of],
  }),
};

function waitingDeletion({ deletion }: { deletion: number }, { deletions }: MessageState): Deletion | false | undefined {
  const current = deletions && undoableDeletion(deletions);
  return current?.number === deletion && current;
}

async function requested(about: MessageAbout<unknown, Deletion>): Promise<Requested> {
  const { of, packages, takesEffectAt, number } = about.subject;
  const link = await messageLink(about, { kind: 'undo-deletion', deletion: number });
  return { of, packages, takesEffectAt, isSealed: about.host.will !== undefined, link };
}

/** All that is deleted. */
function wholeOf({ of, isSealed }: Requested): DeletionSubject | 'all' {
  return of === 'account' && isSealed ? 'all' : of;
}

const daysOf = ({ isSealed }: Requested): number => (isSealed ? 30 : 7);

function explained(
  { of, packages, isSealed, takesEffectAt, reader }: HostNames & Requested,
  words: HostWords<'deletion-requested' | 'deletion-reminder'>,
): string[] {
  const date = formatMoment(takesEffectAt, reader);
  return [words.what[of](date), ...(isSealed ? [words.packages[packages], words.notified] : []), words.toKeep(date)];
}
