import { formatMoment } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import type { SurvivorMessage } from '#effects/message-effect.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { hasComeThrough, type RealEvent, type Rehearsal, runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { rehearsalLink, type StartPage, startPage } from '#messages/links.ts';
import { type MessageAbout, type MessageState, type OwnLetter, type SurvivorNames, type SurvivorWords, toSurvivor } from '#messages/template.ts';

interface Request extends StartPage {
  startedAt: Instant;
  endsAt: Instant;
  link: string;
}

/** The messages about a rehearsal. The first words of each say what it is. */
export const rehearsalMessages = {
  rehearsal: toSurvivor('rehearsal', {
    upkeep: true,
    stillValid: awaited,
    data: requestData,
    letter: requestLetter,
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page('/rehearsal'))}`,
  }),

  'rehearsal-reminder': toSurvivor('rehearsal-reminder', {
    upkeep: true,
    stillValid: awaited,
    data: requestData,
    letter: (data, words) => requestLetter(data, words, words.mayBeMissing),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page('/rehearsal'))}`,
  }),

  'no-rehearsal': toSurvivor('no-rehearsal', {
    upkeep: false,
    stillValid: ({ why }, state) => isStillReal(why, state),
    data: ({ effect: { why } }) => ({ why }),
    letter: ({ host, why }, words) => ({
      subject: words.subject[why](host),
      body: [words.opening, why === 'silent' ? words.what.silent(host) : words.what[why]],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),
};

/** The running rehearsal, while this Survivor has not come through. */
function awaited(
  { rehearsal, to }: { rehearsal: string; to: { survivor: string } },
  { rehearsals = [] }: MessageState,
): Rehearsal | false | undefined {
  const running = runningRehearsal(rehearsals);
  return running?.id === rehearsal && !hasComeThrough(running, to.survivor) && running;
}

async function requestData(about: MessageAbout<SurvivorMessage<'rehearsal' | 'rehearsal-reminder'>, Rehearsal>): Promise<Request> {
  const { ports, host, effect, subject } = about;
  const link = await rehearsalLink(ports, host, subject, effect.to.survivor);
  return { ...startPage(about), startedAt: subject.startedAt, endsAt: subject.endsAt, link };
}

function requestLetter(
  { host, willNumber, startedAt, endsAt, link, reader }: SurvivorNames & Request & { host: string },
  words: SurvivorWords<'rehearsal' | 'rehearsal-reminder'>,
  ...more: readonly string[]
): OwnLetter {
  return {
    subject: words.subject(host),
    body: [
      words.started(host, formatMoment(startedAt, reader)),
      `${words.how(formatMoment(endsAt, reader))} ${words.harmless}`,
      words.envelope,
      ...more,
    ],
    step: { label: words.step, link },
    after: [words.ifReal(host), words.startNeeds(willNumber), words.personalLink],
  };
}

/** Whether what ended the rehearsal has not ended itself. */
function isStillReal(why: RealEvent, { will, deletions }: MessageState): boolean {
  if (why === 'deletion') return deletions !== undefined && undoableDeletion(deletions) !== undefined;
  return will !== undefined && will.status !== 'active';
}
