import { isUnverified } from '#accounts/rules/account.ts';
import { isResetDenied, needsCodesUntil, resetExpires } from '#accounts/rules/password-reset.ts';
import { openReset } from '#answers/rules/reset-answer.ts';
import { formatMoment } from '#common/moment.ts';
import type { HostMessage } from '#effects/message-effect.ts';
import { dashboardLink, messageLink, resetLink, verifyEmailExpires, verifyEmailLink } from '#messages/links.ts';
import { type HostWords, type LoadedMessage, type MessageAbout, type MessageState, toHost } from '#messages/template.ts';

interface ExpiringLink {
  link: string;
  /** Until when the link works. */
  until: string;
}

interface ResetLink extends ExpiringLink {
  /** A transfer is running: the link works from this time on. */
  worksFrom?: string;
  /** Until then a reset also needs backup codes of so many Survivors. */
  needsCodes?: { survivors: number; until: string };
}

interface ResetDone {
  /** What the page behind the link offers. A link by e-mail cannot confirm the reset, and one over a channel that is new to the account cannot deny it. */
  answer?: { link: string; confirms: boolean; denies: boolean; isProtected: boolean; isUnsealed: boolean };
}

/** Until when resets are blocked, and how many Survivors have to lend a code. */
interface Denied {
  /** Absent without a sealed will: nothing is blocked. A reset needs backup codes of so many. */
  blocked?: { until: string; survivors: number };
  /** The will stays closed until the Host is proven. Its `until`: when this ends otherwise, null for never. */
  closed?: { until: string | null };
}

interface ResetDenied extends Denied {
  /** Not by e-mail: the Host says that they did reset the password, or that they rejected the reset. */
  link?: string;
}

/** The messages about the Host's account: addresses and password. */
export const accountMessages = {
  'verify-email': toHost('verify-email', {
    upkeep: false,
    stillValid: isNewestLink,
    data: verifyLink,
    letter: ({ link, until, reader }, words) => ({
      subject: words.subject,
      body: [words.opening, words.confirmAddress(formatMoment(until, reader))],
      step: { label: words.step, link },
      after: [words.unexpected],
    }),
    short: (_, words) => words.short,
  }),

  'verify-new-email': toHost('verify-new-email', {
    upkeep: false,
    stillValid: isNewestLink,
    data: verifyLink,
    letter: ({ link, until, reader }, words) => ({
      subject: words.subject,
      body: [words.opening, words.confirmAddress(formatMoment(until, reader)), words.previous],
      step: { label: words.step, link },
      after: [words.unexpected],
    }),
    short: (_, words) => words.short,
  }),

  'email-changed': toHost('email-changed', {
    upkeep: false,
    stillValid: (_, { profile }) => profile.previousEmail,
    data: async (about) => ({ link: await messageLink(about, { kind: 'undo-email', change: about.subject.change }) }),
    letter: ({ link }, words) => ({
      subject: words.subject,
      body: [words.opening, words.notYou, words.until],
      step: { label: words.undoChange, link },
      after: [words.privateLink],
    }),
    short: (_, words) => words.short,
  }),

  'reset-password': toHost('reset-password', {
    upkeep: false,
    stillValid: ({ nonce }, { profile: { reset } }) => reset?.nonce === nonce && reset.usedAt === null && reset,
    data: async ({ ports, host, subject: reset, now }): Promise<ResetLink> => {
      const until = needsCodesUntil(host.profile, now);
      return {
        link: await resetLink(ports, host, reset),
        until: resetExpires(reset),
        ...(reset.notBefore && { worksFrom: reset.notBefore }),
        ...(until && host.will && { needsCodes: { survivors: host.will.sealed.threshold, until } }),
      };
    },
    letter: ({ link, worksFrom, until, needsCodes, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        worksFrom ? words.worksLater(formatMoment(worksFrom, reader), formatMoment(until, reader)) : words.works(formatMoment(until, reader)),
        ...(needsCodes ? [words.needsCodes(formatMoment(needsCodes.until, reader), needsCodes.survivors)] : []),
      ],
      step: { label: words.step, link },
      after: [`${words.unexpected} ${words.privateLink}`],
    }),
    short: (_, words) => words.short,
  }),

  'password-reset': toHost('password-reset', {
    upkeep: false,
    stillValid: () => true,
    data: resetAnswer,
    letter: ({ answer }, words) => ({
      subject: words.subject,
      body: [words.opening, ...wasItYou(answer, words)],
      ...(answer && {
        step: { label: answer.confirms ? words.stepConfirm : words.itWasNotMe, link: answer.link },
        after: [words.privateLink],
      }),
    }),
    short: ({ answer }, words) => (answer === undefined ? words.short : words.shortAnswer),
  }),

  'reset-denied': toHost('reset-denied', {
    upkeep: false,
    stillValid: denied,
    data: async (about): Promise<ResetDenied> => {
      const { channel, subject, effect } = about;
      // A mailbox may be someone else's: its link must not bring the reset back.
      const { blocked } = subject;
      const link = channel === 'email' || !blocked ? undefined : await messageLink(about, { kind: 'recovery', epoch: effect.epoch }, blocked.until);
      return { ...subject, ...(link && { link }) };
    },
    letter: ({ blocked, closed, link, reader }, words) => ({
      subject: words.subject,
      body: [
        words.opening,
        ...(blocked ? [words.needsCodes(formatMoment(blocked.until, reader), blocked.survivors)] : [words.setAside]),
        ...(blocked && closed
          ? [`${words.stillClosed} ${closedUntil(closed.until && formatMoment(closed.until, reader), blocked.survivors, words)}`]
          : []),
        ...(link === undefined ? [] : [closed ? words.sayWho : words.didReset]),
      ],
      ...(link !== undefined && { step: { label: closed ? words.stepWho : words.step, link }, after: [words.privateLink] }),
    }),
    short: ({ closed, link }, words) => (link === undefined ? words.short : `${words.short} ${closed ? words.shortSayWho : words.shortDidReset}`),
  }),

  'password-changed': toHost('password-changed', {
    upkeep: false,
    stillValid: () => true,
    data: ({ ports }) => ({ link: dashboardLink(ports) }),
    letter: ({ link }, words) => ({
      subject: words.subject,
      body: [words.opening, words.ifYou, words.notYou],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),

  'long-session': toHost('long-session', {
    upkeep: false,
    // Not if its Host has ended it since.
    stillValid: ({ session }, { profile }) => !profile.endedSessions.some(({ id }) => id === session),
    data: ({ ports, effect }) => ({ link: dashboardLink(ports), since: effect.since }),
    letter: ({ link, since, reader }, words) => ({
      subject: words.subject,
      body: [words.opening(formatMoment(since, reader)), words.ifYou, words.notYou],
      step: { label: words.signIn, link },
    }),
    short: (_, words) => words.short,
  }),
};

function isNewestLink({ nonce }: { nonce: string }, { profile }: MessageState): boolean {
  return isUnverified(profile) && nonce === profile.verifyNonce;
}

async function verifyLink({ ports, host, createdAt }: LoadedMessage): Promise<ExpiringLink> {
  return { link: await verifyEmailLink(ports, host, createdAt), until: verifyEmailExpires(createdAt) };
}

/** A link by e-mail confirms nothing, because the mailbox is in doubt. It can deny the reset. */
async function resetAnswer(about: MessageAbout<HostMessage<'password-reset'>, unknown>): Promise<ResetDone> {
  const { host, effect, channel, now } = about;
  const open = openReset(host, { channel, now });
  if (open?.epoch !== effect.epoch) return {};
  const { isProtected, isUnsealed, canDeny: denies, canConfirm } = open;
  const confirms = isUnsealed ? canConfirm : channel !== 'email' && !isProtected;
  if (!confirms && !denies) return {};
  return { answer: { link: await messageLink(about, { kind: 'recovery', epoch: open.epoch }), confirms, denies, isProtected, isUnsealed } };
}

function wasItYou(answer: ResetDone['answer'], words: HostWords<'password-reset'>): string[] {
  if (!answer) return [words.notYouSecure];
  if (answer.isProtected) return [words.isProtected, words.notYouDeny, words.ifYou];
  if (answer.isUnsealed) return [...(answer.confirms ? [words.ifYouConfirm] : [words.ifYou]), answer.denies ? words.notYouDeny : words.notYouSecure];
  if (answer.confirms) return [words.isClosed, words.ifYouConfirm, answer.denies ? words.notYouDeny : words.notYouSecure];
  return [words.isClosed, words.notYouDeny, words.ifYouWait];
}

function denied({ epoch }: HostMessage<'reset-denied'>, { profile, will, series, now }: MessageState): Denied | undefined {
  const { resetsBlocked, recovered } = profile;
  if (!will && series.current?.denied) return {};
  if (!will || !resetsBlocked || !isResetDenied(profile, epoch, now)) return undefined;
  return {
    blocked: { until: resetsBlocked.until, survivors: will.sealed.threshold },
    ...(recovered?.denied && { closed: { until: recovered.until } }),
  };
}

function closedUntil(date: string | null, survivors: number, words: HostWords<'reset-denied'>): string {
  return date === null ? words.closedUntilConfirmed(survivors) : words.closedUntil(survivors, date);
}
