import { formatMoment } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import type { SurvivorMessage } from '#effects/message-effect.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { hasComeThrough, type RealEvent, type Rehearsal, runningRehearsal } from '#hosts/rules/rehearsal.ts';
import { rehearsalLink, type StartPage, startPage } from '#messages/links.ts';
import { type MessageAbout, type MessageState, type SurvivorNames, type SurvivorWords, toSurvivor } from '#messages/template.ts';

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
    letter: (data, words) => ({
      subject: words.subject(data.host),
      body: [words.started(data.host, formatMoment(data.startedAt, data.reader)), ...asked(data, words)],
      step: { label: words.step, link: data.link },
      after: [words.ifReal(data.host), words.startNeeds(data.willId), words.personalLink],
    }),
    short: ({ frontendUrl }, words) => `${words.short} ${words.ask.envelope(`${frontendUrl}/rehearsal`)}`,
  }),

  'rehearsal-reminder': toSurvivor('rehearsal-reminder', {
    upkeep: true,
    stillValid: awaited,
    data: requestData,
    letter: (data, words) => ({
      subject: words.subject(data.host),
      body: [words.started(data.host, formatMoment(data.startedAt, data.reader)), ...asked(data, words), words.mayBeMissing],
      step: { label: words.step, link: data.link },
      after: [words.ifReal(data.host), words.startNeeds(data.willId), words.personalLink],
    }),
    short: ({ frontendUrl }, words) => `${words.short} ${words.ask.envelope(`${frontendUrl}/rehearsal`)}`,
  }),

  'no-rehearsal': toSurvivor('no-rehearsal', {
    upkeep: false,
    stillValid: ({ why }, state) => isStillReal(why, state),
    data: ({ effect: { why } }) => ({ why }),
    letter: ({ host, why }, words) => ({
      subject: words.subject[why](host),
      body: [words.opening, why === 'silent' ? words.what.silent(host) : words.what[why]],
    }),
    short: ({ frontendUrl }, words) => `${words.short} ${words.ask.envelope(frontendUrl)}`,
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
  const link = await rehearsalLink(ports, host.profile.willId, effect.to.survivor);
  return { ...startPage(about), startedAt: subject.startedAt, endsAt: subject.endsAt, link };
}

function asked({ endsAt, reader }: SurvivorNames & Request, words: SurvivorWords<'rehearsal' | 'rehearsal-reminder'>): string[] {
  return [`${words.how(formatMoment(endsAt, reader))} ${words.harmless}`, words.envelope];
}

/** Whether what ended the rehearsal has not ended itself. */
function isStillReal(why: RealEvent, { will, deletions }: MessageState): boolean {
  if (why === 'deletion') return deletions !== undefined && undoableDeletion(deletions) !== undefined;
  return will !== undefined && will.status !== 'active';
}
