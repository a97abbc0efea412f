import { formatMoment, type Reader, shortMoment } from '#common/moment.ts';
import { dashboardLink, messageLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import {
  type HostNames,
  type HostWords,
  type LoadedMessage,
  type MessageAbout,
  runningTransfer,
  survivorNameOf,
  toHost,
} from '#messages/template.ts';
import { type FirstRead, listReads } from '#transfers/rules/reads.ts';
import { upcomingOpening } from '#wills/rules/opening.ts';
import { repeatedStarts } from '#wills/rules/stop.ts';
import { hasOpened, markHostNotified, type Transfer } from '#wills/rules/transfer.ts';

interface Started {
  survivorName: string;
  link: string;
  /** Until when the link stops it; without, the link leads to where one signs in. */
  cancelDeadline?: string;
  /** Before this nothing can be read; absent once it has come. */
  opensAt?: string | undefined;
}

/** `stoppedAt` is absent while its transfer runs. */
interface RepeatedStart {
  survivorName: string;
  at: string;
  stoppedAt?: string | undefined;
}

interface Stopped {
  /** First reads, oldest first; absent where nothing had been opened. */
  reads?: readonly FirstRead[] | undefined;
  link: string;
}

/** The messages about a transfer. */
export const transferMessages = {
  'transfer-started': toHost('transfer-started', {
    upkeep: false,
    stillValid: runningTransfer,
    data: startNotice,
    letter: (data, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(data.survivorName, words.unnamedStarter)), ...howToStop(data, words)],
      ...stopStep(data, words),
    }),
    short: (data, words) => `${words.short} ${stopInShort(data, words)}`,
  }),

  'transfer-reminder': toHost('transfer-reminder', {
    upkeep: false,
    stillValid: runningTransfer,
    data: startNotice,
    letter: (data, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(data.survivorName, words.unnamedStarter)), ...howToStop(data, words)],
      ...stopStep(data, words),
    }),
    short: (data, words) => `${words.short} ${stopInShort(data, words)}`,
  }),

  'transfer-cancelled-host': toHost('transfer-cancelled-host', {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer,
    data: ({ ports, host, subject: transfer, reads }): Stopped => ({
      reads: hasOpened(transfer.state) ? listReads(reads, transfer.facts.survivors, host.will?.sealed.documents ?? []) : undefined,
      link: dashboardLink(ports),
    }),
    letter: ({ link, reads, reader }, words) => ({
      subject: words.subject,
      body: [words.opening, words.closed, ...whatWasRead(reads, reader, words)],
      step: { label: words.signIn, link },
      after: [words.notYou],
    }),
    short: ({ reads }, words) => (reads && reads.length > 0 ? words.shortRead : words.short),
  }),

  'starts-digest': toHost('starts-digest', {
    upkeep: false,
    stillValid: ({ since }, { will }) => repeatedStarts(will, since),
    data: ({ ports, host, transfer, effect, subject }) => ({
      since: effect.since,
      /** Oldest first. */
      starts: subject.map(
        ({ survivor, at, stoppedAt }): RepeatedStart => ({ survivorName: survivorNameOf(host, transfer, survivor) ?? '', at, stoppedAt }),
      ),
      link: dashboardLink(ports),
    }),
    letter: ({ starts, link, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        ...starts.map(({ survivorName, at, stoppedAt }) => {
          const [survivor, date] = [safeName(survivorName, words.unnamed.Survivor), formatMoment(at, reader)];
          return `- ${stoppedAt === undefined ? words.running(survivor, date) : words.stopped(survivor, date, formatMoment(stoppedAt, reader))}`;
        }),
        words.ownMessages,
        words.remove,
      ],
      step: { label: words.signIn, link },
      after: [words.notYou],
    }),
    short: (_, words) => words.short,
  }),

  'codes-guessed-host': toHost('codes-guessed-host', {
    upkeep: false,
    stillValid: runningTransfer,
    data: survivorNotice,
    letter: ({ survivorName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(survivorName, words.unnamed.survivor)), words.slower, words.signInAndStop],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => `${words.short} ${words.signInAndStop}`,
  }),

  'backup-codes-guessed-host': toHost('backup-codes-guessed-host', {
    upkeep: false,
    stillValid: () => true,
    data: survivorNotice,
    letter: ({ survivorName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(survivorName, words.unnamed.survivor)), words.mistyped, words.otherwise],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'survivor-authenticated-host': toHost('survivor-authenticated-host', {
    upkeep: false,
    stillValid: runningTransfer,
    data: survivorNotice,
    letter: ({ survivorName, link }, words) => ({
      subject: words.subject,
      body: [words.opening(safeName(survivorName, words.unnamed.Survivor)), words.opensLater, words.signInAndStop],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => `${words.short} ${words.signInAndStop}`,
  }),

  'documents-open-host': toHost('documents-open-host', {
    upkeep: false,
    stillValid: () => true,
    data: ({ ports }) => ({ link: dashboardLink(ports) }),
    letter: ({ link }, words) => ({
      subject: words.subject,
      body: [words.opening, words.open, words.stop],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => `${words.short} ${words.signInAndStop}`,
  }),

  'opening-failed-host': toHost('opening-failed-host', {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    data: ({ ports }) => ({ link: dashboardLink(ports) }),
    letter: ({ link }, words) => ({
      subject: words.subject,
      body: [words.opening, words.why, words.stop],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => `${words.short} ${words.signInAndStop}`,
  }),
};

/** After the cancel deadline the link stops nothing, so the notice leads to where the Host signs in. */
async function startNotice(about: MessageAbout<unknown, Transfer>): Promise<Started> {
  const { ports, subject: transfer, now } = about;
  const { cancelDeadline } = transfer.facts;
  const survivorName = transfer.facts.survivors.find(({ id }) => id === transfer.facts.startedBy)?.name ?? '';
  // The opening is fixed by the channel that accepts this notice.
  const opensAt = upcomingOpening(markHostNotified(transfer, now), { now, outages: await ports.store.serviceClock.outages(ports.now()) })?.from;
  if (now >= cancelDeadline) return { survivorName, opensAt, link: dashboardLink(ports) };
  return { survivorName, opensAt, cancelDeadline, link: await messageLink(about, { kind: 'stop', transferId: transfer.facts.id }, cancelDeadline) };
}

function survivorNotice({ ports, host, transfer, effect }: LoadedMessage<{ survivor: string }>): { survivorName: string; link: string } {
  return { survivorName: survivorNameOf(host, transfer, effect.survivor) ?? '', link: dashboardLink(ports) };
}

type StartedWords = HostWords<'transfer-started' | 'transfer-reminder'>;

function stopStep({ link, cancelDeadline }: Started, words: StartedWords) {
  return cancelDeadline === undefined
    ? { step: { label: words.stepSignIn, link } }
    : { step: { label: words.stopTransfer, link }, after: [words.afterLink, words.privateLink] };
}

function howToStop({ cancelDeadline, opensAt, reader }: HostNames & Started, words: StartedWords): string[] {
  const stop = cancelDeadline === undefined ? words.stopNow : words.stopBy(formatMoment(cancelDeadline, reader));
  return opensAt === undefined ? [stop] : [stop, words.opensAt(formatMoment(opensAt, reader))];
}

function stopInShort({ cancelDeadline, reader }: HostNames & Started, words: StartedWords): string {
  return cancelDeadline === undefined ? words.shortStopNow : words.shortStopBy(shortMoment(cancelDeadline, reader));
}

function whatWasRead(reads: Stopped['reads'], reader: Reader, words: HostWords<'transfer-cancelled-host'>): string[] {
  if (!reads) return [words.notOpened];
  if (reads.length === 0) return [words.notRead];
  const entries = reads.map(({ survivorName, document, at }) => {
    const what = document ? safeName(document.filename, words.lostDocument) : words.personalMessage;
    return `- ${words.readEntry(safeName(survivorName, words.unnamed.Survivor), what, formatMoment(at, reader))}`;
  });
  return [words.read, ...entries];
}
