import { formatMoment } from '#common/moment.ts';
import type { SurvivorMessage } from '#effects/message-effect.ts';
import { survivorLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type MessageAbout, runningTransfer, type SurvivorNames, type SurvivorWords, survivorNameOf, toSurvivor } from '#messages/template.ts';
import { describeOpening } from '#transfers/rules/opening-text.ts';
import { type OpeningForecast, upcomingOpening } from '#wills/rules/opening.ts';
import { repeatedStarts } from '#wills/rules/stop.ts';
import type { Transfer } from '#wills/rules/transfer.ts';

interface Waiting {
  link: string;
  /** Absent once it has come. */
  opening?: OpeningForecast | undefined;
}

/** The messages about a transfer. */
export const transferMessages = {
  'transfer-started-survivor': toSurvivor('transfer-started-survivor', {
    upkeep: false,
    stillValid: runningTransfer,
    data: linkAndOpening,
    letter: (data, words) => ({
      subject: words.subject(data.host),
      body: [words.opening(data.host), whenItOpens(data, words), words.confirm],
      step: { label: words.confirmIdentity, link: data.link },
      after: [words.personalLink],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),

  'authenticate-now': toSurvivor('authenticate-now', {
    upkeep: false,
    stillValid: runningTransfer,
    data: linkAndOpening,
    letter: (data, words) => ({
      subject: words.subject(data.host),
      body: [words.opening(data.host), words.confirm, whenItOpens(data, words)],
      step: { label: words.confirmIdentity, link: data.link },
      after: [words.personalLink],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),

  'authenticate-reminder': toSurvivor('authenticate-reminder', {
    upkeep: false,
    stillValid: runningTransfer,
    data: linkAndOpening,
    letter: (data, words) => ({
      subject: words.subject(data.host),
      body: [words.opening, `${whenItOpens(data, words)} ${words.mayBeMissing}`, words.takeTime],
      step: { label: words.confirmIdentity, link: data.link },
      after: [words.personalLink],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),

  'transfer-cancelled-survivor': toSurvivor('transfer-cancelled-survivor', {
    upkeep: false,
    stillValid: () => true,
    data: ({ effect: { how } }) => ({ how }),
    letter: ({ host, how }, words) => ({
      subject: words.subject(host),
      body: [`${words.opening} ${words.answeredBy[how]}`, words.closed, words.startAgain],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  'starts-digest-survivor': toSurvivor('starts-digest-survivor', {
    upkeep: false,
    stillValid: ({ since }, { will }) => repeatedStarts(will, since),
    data: ({ effect, subject }) => ({ since: effect.since, stops: subject.filter(({ stoppedAt }) => stoppedAt !== undefined).length }),
    letter: ({ host, since, stops, reader }, words) => ({
      subject: words.subject(host),
      body: [`${words.opening(formatMoment(since, reader), stops)} ${words.onceADay}`, words.ownMessage, words.startAgain],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  'documents-accessible': toSurvivor('documents-accessible', {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'accessible' && { ...transfer, state: transfer.state },
    data: async (about) => ({ link: await ownLink(about), accessExpiresAt: about.subject.state.accessExpiresAt }),
    letter: ({ host, link, accessExpiresAt, reader }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.readUntil(formatMoment(accessExpiresAt, reader)), words.save],
      step: { label: words.step, link },
      after: [words.personalLink],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),

  'opening-failed': toSurvivor('opening-failed', {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.why, words.again, words.keepEnvelope],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  'first-access': toSurvivor('first-access', {
    upkeep: false,
    stillValid: () => true,
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.ifYou, words.notYou],
    }),
    short: (_, words) => `${words.short} ${words.ask.warnOthers}`,
  }),

  'codes-guessed': toSurvivor('codes-guessed', {
    upkeep: false,
    stillValid: () => true,
    data: ({ host, transfer, effect }) => ({ whose: survivorNameOf(host, transfer, effect.survivor) ?? '' }),
    letter: ({ host, whose }, words) => ({
      subject: words.subject(host),
      body: [words.opening(safeName(whose, words.unnamed)), words.slower, words.mistyped],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),

  'backup-codes-guessed': toSurvivor('backup-codes-guessed', {
    upkeep: false,
    stillValid: runningTransfer,
    data: () => ({}),
    letter: ({ host }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.stillWork, words.ifYou, `${words.notYou(host)} ${words.ifDied(host)}`],
    }),
    short: (_, words) => `${words.short} ${words.ask.warnOthers}`,
  }),

  'transfer-stalled-survivor': toSurvivor('transfer-stalled-survivor', {
    upkeep: false,
    stillValid: runningTransfer,
    data: async (about) => ({ link: await ownLink(about) }),
    letter: ({ host, link }, words) => ({
      subject: words.subject(host),
      body: [words.opening, words.stillValid, words.speak],
      step: { label: words.confirmIdentity, link },
      after: [words.personalLink],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),
};

type WaitingWords = SurvivorWords<'transfer-started-survivor' | 'authenticate-now' | 'authenticate-reminder'>;
type OfTransfer = MessageAbout<Pick<SurvivorMessage, 'to'>, Transfer>;

function ownLink({ ports, subject, effect }: OfTransfer): Promise<string> {
  return survivorLink(ports, subject.facts.id, effect.to.survivor);
}

async function linkAndOpening(about: OfTransfer): Promise<Waiting> {
  const { ports, subject: transfer, now } = about;
  const opening = upcomingOpening(transfer, { now, outages: await ports.store.serviceClock.outages(ports.now()) });
  return { link: await ownLink(about), opening };
}

function whenItOpens({ opening, reader }: Pick<SurvivorNames, 'reader'> & Waiting, words: WaitingWords): string {
  const sentence = describeOpening(opening, reader, words);
  return opening ? `${sentence} ${words.enough}` : sentence;
}
