import { isResetDenied, isUnverified } from '#domain/account.ts';
import type { PasswordReset, PreviousEmail } from '#domain/host.ts';
import type { HostTexts, MessageState } from '#domain/messages/message.ts';
import type { HostMessage } from '#domain/messages/message-effect.ts';
import { formatMoment } from '#domain/moment.ts';
import { hello, signIn } from './host-letter.ts';

interface ResetLink {
  link: string;
  /** A transfer is running: the link works from this time on. */
  worksFrom?: string;
  /** Until then a reset also needs backup codes of so many Survivors. */
  needsCodes?: { survivors: number; until: string };
}

interface ResetDone {
  /** What the page behind the link offers. A link by e-mail cannot confirm the reset, and one over a channel that is new to the account cannot deny it. */
  answer?: { link: string; confirms: boolean; denies: boolean };
}

interface ResetDenied {
  until: string;
  /** A reset needs backup codes of so many. */
  survivors: number;
  /** Not by e-mail: the Host says that they did reset the password. */
  link?: string;
}

/** Until when resets are blocked, and how many Survivors have to lend a code. */
interface Denied {
  until: string;
  survivors: number;
}

/** The messages about the Host's account: addresses and password. */
export const accountMessages: HostTexts<{
  'verify-email': { subject: true; data: { link: string } };
  'verify-new-email': { subject: true; data: { link: string } };
  'email-changed': { subject: PreviousEmail; data: { link: string } };
  'reset-password': { subject: PasswordReset; data: ResetLink };
  'password-reset': { subject: true; data: ResetDone };
  'reset-denied': { subject: Denied; data: ResetDenied };
  'password-changed': { subject: true; data: { link: string } };
}> = {
  'verify-email': {
    stillValid: isNewestLink,
    letter: ({ hostName, link }) => ({
      subject: 'Please confirm your e-mail address',
      greeting: hello(hostName),
      body: [
        'Somebody, we think you, opened an account for a will with this e-mail address. Please confirm that the address is yours. The link works for 24 hours.',
      ],
      step: { label: 'Confirm my e-mail address', link },
      after: ['If it was not you, you need not do anything: without the confirmation the account goes away.'],
    }),
    short: () => 'Please confirm the e-mail address of your will account.',
  },

  'verify-new-email': {
    stillValid: isNewestLink,
    letter: ({ hostName, link }) => ({
      subject: 'Please confirm your new e-mail address',
      greeting: hello(hostName),
      body: [
        'This is now the e-mail address of an account for a will. Please confirm that it is yours. The link works for 24 hours; until seven days after that the former address counts as well.',
      ],
      step: { label: 'Confirm my new e-mail address', link },
      after: ['If you know nothing of this, you need not do anything.'],
    }),
    short: () => 'Please confirm the new e-mail address of your will account.',
  },

  'email-changed': {
    stillValid: (_, { profile }) => profile.formerEmail,
    letter: ({ hostName, link }) => ({
      subject: 'The e-mail address of your account was changed',
      greeting: hello(hostName),
      body: [
        'Somebody who had signed in to your account gave it another e-mail address. If it was you, you need not do anything.',
        'If it was not you, please open the link and press the button: this address counts again, and everybody who is signed in is signed out. It works until seven days after the other address has been confirmed.',
      ],
      step: { label: 'It was not me: undo the change', link },
    }),
    short: () => 'The e-mail address of your will account was changed. If it was not you, undo the change:',
  },

  'reset-password': {
    stillValid: ({ nonce }, { profile: { reset } }) => reset?.nonce === nonce && reset.usedAt === null && reset,
    letter: ({ hostName, link, worksFrom, needsCodes, reader }) => ({
      subject: 'A new password for your account',
      greeting: hello(hostName),
      body: [
        'Somebody, we think you, asked for a new password for your account.',
        worksFrom
          ? `A transfer of your will is under way, so this link works only from ${formatMoment(worksFrom, reader)} on, and then for a day.`
          : 'This link works once, for one hour.',
        ...(needsCodes
          ? [
              `Lately a new password was rejected as not yours. Until ${formatMoment(needsCodes.until, reader)} you also need backup codes of ${needsCodes.survivors} of your Survivors. The codes are on the papers in their sealed envelopes.`,
            ]
          : []),
      ],
      step: { label: 'Choose a new password', link },
      after: ['If it was not you, you need not do anything: your password stays as it is.'],
    }),
    short: () => 'You can choose a new password for your will account.',
  },

  'password-reset': {
    stillValid: () => true,
    letter: ({ hostName, answer }) => ({
      subject: 'The password of your account was reset',
      greeting: hello(hostName),
      body: [
        'A new password was set for your account with a link that we had sent by e-mail. Everybody who was signed in has been signed out.',
        ...wasItYou(answer),
      ],
      ...(answer && { step: { label: answer.confirms ? 'Tell us whether it was you' : 'It was not me', link: answer.link } }),
    }),
    short: ({ answer }) =>
      answer === undefined
        ? 'The password of your will account was reset by e-mail. If it was not you, please secure your mailbox and choose a new password.'
        : 'The password of your will account was reset by e-mail. Tell us whether it was you:',
  },

  'reset-denied': {
    stillValid: denied,
    letter: ({ hostName, until, survivors, link, reader }) => ({
      subject: 'Your earlier password works again',
      greeting: hello(hostName),
      body: [
        'Someone opened a link that we had sent to you and told us that you did not reset the password of your account. So the password from before the reset works again. Everyone who was signed in has been signed out.',
        `Until ${formatMoment(until, reader)} a new password needs backup codes of ${survivors} of your Survivors, because someone else may read your e-mail. Please make your mailbox safe.`,
        ...(link === undefined
          ? []
          : ['If you did reset the password yourself, please open the link. We then send you a new link to choose a password.']),
      ],
      ...(link !== undefined && { step: { label: 'I reset the password myself', link } }),
    }),
    short: ({ link }) =>
      `Your earlier password works again: someone told us that you did not reset it.${link === undefined ? '' : ' If you did, open this link:'}`,
  },

  'password-changed': {
    stillValid: () => true,
    letter: ({ hostName, link }) => ({
      subject: 'The password of your account was changed',
      greeting: hello(hostName),
      body: [
        'Somebody who was signed in and knew the password has changed it. Everybody else who was signed in has been signed out. If it was you, you need not do anything.',
      ],
      step: signIn(link),
      after: ['If it was not you, please ask for a new password now. The page on which you sign in can send you a link for it.'],
    }),
    short: () => 'The password of your will account was changed. If it was not you, please ask for a new password now.',
  },
};

function isNewestLink({ nonce }: { nonce: string }, { profile }: MessageState): boolean {
  return isUnverified(profile) && nonce === profile.verifyNonce;
}

function denied({ epoch }: HostMessage<'reset-denied'>, { profile, will, now }: MessageState): Denied | undefined {
  const { resetsBlocked } = profile;
  if (!will || !resetsBlocked || !isResetDenied(profile, epoch, now)) return undefined;
  return { until: resetsBlocked.until, survivors: will.sealed.threshold };
}

function wasItYou(answer: ResetDone['answer']): string[] {
  const again = 'If it was not you, somebody else reads your e-mail: please make your mailbox safe, and then choose a new password again.';
  if (!answer) return [again];
  const denied = 'If it was not you, please open the link and press "I am well, but I did not reset it": your earlier password then works again.';
  if (answer.confirms) return [`${CLOSED} If it was you, please open the link and confirm it.`, answer.denies ? denied : again];
  return [CLOSED, `${denied} If it was you, you need not do anything: a link by e-mail cannot confirm it.`];
}

const CLOSED = 'Until we know that it was you, nothing that decides who can open your sealed will can be changed.';
