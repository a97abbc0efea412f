import { currentLink, type LifeLink } from '#answers/rules/answer.ts';
import { formatMoment, shortMoment } from '#common/moment.ts';
import { after, HOUR, type Instant } from '#common/time.ts';
import { answerDeadline, type PendingCheck } from '#liveness/rules/check.ts';
import { checkKind, pendingCheck } from '#liveness/rules/liveness.ts';
import { dashboardLink, messageLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type HostNames, type HostWords, type MessageAbout, type MessageState, type OwnLetter, survivorNameOf, toHost } from '#messages/template.ts';
import { isRunning } from '#wills/rules/transfer.ts';

interface CheckData {
  /** `last`: the Survivors are notified after its deadline. `stalled`: the check of a stalled transfer, after which silence changes nothing. */
  kind: 'ordinary' | 'last' | 'stalled';
  link: string;
  answerBy: string;
  /** How many consecutive missed checks activate the will. */
  checks: number;
}

interface Vouched {
  survivorName: string;
  /** A transfer runs, whose opening is delayed. */
  isRunning: boolean;
  until: string;
  link: string;
}

interface FreshLink {
  asks: LifeLink['kind'];
  link: string;
  until?: string;
}

/** The messages that ask whether the Host is well. */
export const checkMessages = {
  'liveness-check': toHost('liveness-check', {
    upkeep: false,
    stillValid: askedCheck,
    data: checkData,
    letter: checkLetter,
    short: checkInShort,
  }),

  'liveness-reminder': toHost('liveness-reminder', {
    upkeep: false,
    stillValid: askedCheck,
    data: checkData,
    letter: checkLetter,
    short: checkInShort,
  }),

  'fresh-link': toHost('fresh-link', {
    upkeep: false,
    stillValid: (_, { will, liveness, transfer, now }) => will && liveness && currentLink({ will, liveness, transfer }, { now }),
    data: async (about): Promise<FreshLink> => {
      const { subject: open, transfer } = about;
      const until = open.kind === 'stop' ? transfer?.facts.cancelDeadline : undefined;
      return { asks: open.kind, link: await messageLink(about, open, until), ...(until && { until }) };
    },
    letter: ({ asks, link, until, reader }, words) => ({
      subject: words.subject,
      body: [words.opening, whatToPress(asks, until && formatMoment(until, reader), words)],
      step: { label: asks === 'check' ? words.iAmWell : words.stopTransfer, link },
      after: [`${words.unexpected} ${words.privateLink}`],
    }),
    short: ({ asks }, words) => (asks === 'check' ? words.short : words.shortStop),
  }),

  'pending-transfer': toHost('pending-transfer', {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'pending_transfer',
    data: async (about) => ({ link: await messageLink(about, { kind: 'pending', checks: about.effect.check }) }),
    letter: ({ link }, words) => ({
      subject: words.subject,
      body: [words.opening, words.press, words.ifStarted],
      step: { label: words.stopTransfer, link },
      after: [words.privateLink],
    }),
    short: (_, words) => words.short,
  }),

  vouched: toHost('vouched', {
    upkeep: false,
    stillValid: vouchedUntil,
    data: async (about): Promise<Vouched> => {
      const { host, transfer, now, subject: until, effect } = about;
      const { will, liveness } = host;
      const answer = will && liveness && currentLink({ will, liveness, transfer }, { now });
      const link = answer ? await messageLink(about, answer) : dashboardLink(about.ports);
      return { survivorName: survivorNameOf(host, transfer, effect.survivor) ?? '', isRunning: transfer !== undefined, until, link };
    },
    letter: ({ survivorName, isRunning: runs, until, link, reader }, words) => {
      const name = safeName(survivorName, words.unnamed.Survivor);
      return {
        subject: words.subject(name),
        body: [words.opening(name), (runs ? words.opensLater : words.asksLater)(formatMoment(until, reader)), words.press],
        step: { label: runs ? words.stopTransfer : words.iAmWell, link },
        after: [words.privateLink],
      };
    },
    short: ({ survivorName }, words) => words.short(safeName(survivorName, words.unnamed.Survivor)),
  }),
};

/** Until when the Survivors wait because of this vouch. Undefined once another time counts. */
export function vouchedUntil(
  { until }: { until: Instant },
  { liveness, transfer }: Pick<MessageState, 'liveness' | 'transfer'>,
): Instant | undefined {
  const phase = liveness?.phase;
  const present = phase?.name === 'vouched' ? phase.until : transfer && isRunning(transfer) ? transfer.state.vouch?.until : undefined;
  return present === until ? until : undefined;
}

/** The check that the message asks about, while it waits for an answer. */
function askedCheck({ check: number }: { check: number }, { liveness }: MessageState): PendingCheck | false | undefined {
  const check = liveness && pendingCheck(liveness);
  return check?.number === number && check;
}

/** The kind of the check and its deadline are read now: settings may have changed since it was made, and our outages move it. */
async function checkData(about: MessageAbout<unknown, PendingCheck>): Promise<CheckData> {
  const { ports, host, subject: check, now } = about;
  const link = await messageLink(about, { kind: 'check', number: check.number });
  const kind = host.liveness ? checkKind(host.liveness, host.settings) : 'ordinary';
  const deadline = check.sentAt ? answerDeadline(check, { outages: await ports.store.serviceClock.outages(ports.now()) }) : undefined;
  return { kind, link, answerBy: deadline ?? after(now, host.settings.hcrt_hours * HOUR), checks: host.settings.hcrac };
}

function checkLetter({ kind, link, answerBy, checks, reader }: HostNames & CheckData, words: HostWords<'liveness-check'>): OwnLetter {
  if (kind === 'stalled') return stalledLetter(link, words);
  const date = formatMoment(answerBy, reader);
  const isLast = kind === 'last';
  return {
    subject: words[kind].subject,
    body: [words[kind].opening, words.pressBy(date), ...(isLast ? [words.ifLastMissed(date)] : [])],
    step: { label: words.iAmWell, link },
    after: [isLast ? words.afterLast : words.ifMissed(checks), words.privateLink],
  };
}

function stalledLetter(link: string, { stalled, stopTransfer, privateLink }: HostWords<'liveness-check'>): OwnLetter {
  return {
    subject: stalled.subject,
    body: [stalled.opening, stalled.press],
    step: { label: stopTransfer, link },
    after: [stalled.otherwise, privateLink],
  };
}

function checkInShort({ kind, answerBy, reader }: HostNames & CheckData, words: HostWords<'liveness-check'>): string {
  return kind === 'stalled' ? words.stalled.short : words[kind].short(shortMoment(answerBy, reader));
}

function whatToPress(asks: LifeLink['kind'], date: string | undefined, words: HostWords<'fresh-link'>): string {
  if (asks === 'check') return words.press;
  const started = asks === 'stop' ? words.started : words.pending;
  return `${started} ${date === undefined ? words.pressToStop : words.pressToStopBy(date)}`;
}
