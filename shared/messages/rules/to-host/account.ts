import { isUnverified } from '#accounts/rules/account.ts';
import { isResetDenied } from '#accounts/rules/password-reset.ts';
import { formatMoment, type Reader } from '#common/moment.ts';
import type { HostMessage } from '#effects/message-effect.ts';
import type { PasswordReset, PreviousEmail } from '#hosts/rules/host.ts';
import type { HostTexts, MessageState } from '#messages/rules/message.ts';
import { greeting, PRIVATE_LINK, signIn, WHO_WE_ARE } from './host-letter.ts';

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
  answer?: { link: string; confirms: boolean; denies: boolean; isProtected: boolean };
}

interface ResetDenied {
  until: string;
  /** A reset needs backup codes of so many. */
  survivors: number;
  /** The will stays closed until the Host is proven. Its `until`: when this ends otherwise, null for never. */
  closed?: { until: string | null };
  /** Not by e-mail: the Host says that they did reset the password, or that they rejected the reset. */
  link?: string;
}

/** Until when resets are blocked, and how many Survivors have to lend a code. */
type Denied = Omit<ResetDenied, 'link'>;

/** The messages about the Host's account: addresses and password. */
export const accountMessages: HostTexts<{
  'verify-email': { subject: true; data: ExpiringLink };
  'verify-new-email': { subject: true; data: ExpiringLink };
  'email-changed': { subject: PreviousEmail; data: { link: string } };
  'reset-password': { subject: PasswordReset; data: ResetLink };
  'password-reset': { subject: true; data: ResetDone };
  'reset-denied': { subject: Denied; data: ResetDenied };
  'password-changed': { subject: true; data: { link: string } };
}> = {
  'verify-email': {
    upkeep: false,
    stillValid: isNewestLink,
    letter: ({ hostName, link, until, reader }) => ({
      subject: 'Please confirm your e-mail address',
      greeting: greeting(hostName),
      body: [
        'We are a will custody service: we keep wills and give them to the people their owners trust. An account was opened here with this e-mail address, and we think that it was you.',
        `Please open the link and confirm that this address is yours. The link works until ${formatMoment(until, reader)}.`,
      ],
      step: { label: 'Confirm my e-mail address', link },
      after: ['If you did not open an account, you do not need to do anything. Without your confirmation the account is deleted.'],
    }),
    short: () => 'Please confirm the e-mail address of your will account.',
  },

  'verify-new-email': {
    upkeep: false,
    stillValid: isNewestLink,
    letter: ({ hostName, link, until, reader }) => ({
      subject: 'Please confirm your new e-mail address',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} This address was entered as the new e-mail address of your account.`,
        `Please open the link and confirm that this address is yours. The link works until ${formatMoment(until, reader)}.`,
        'Until seven days after your confirmation you can also use your previous address.',
      ],
      step: { label: 'Confirm my new e-mail address', link },
      after: ['If you do not know about this change, do not open the link. You do not need to do anything.'],
    }),
    short: () => 'Please confirm the new e-mail address of your will account.',
  },

  'email-changed': {
    upkeep: false,
    stillValid: (_, { profile }) => profile.formerEmail,
    letter: ({ hostName, link }) => ({
      subject: 'The e-mail address of your account was changed',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone who was signed in to your account changed its e-mail address. If it was you, you do not need to do anything.`,
        'If it was not you, please open the link and press the button. Then the earlier address is the address of your account again, and everyone is signed out. If your will is sealed, nothing about it can be changed until you have confirmed your identity.',
        'The link works until seven days after the new address has been confirmed.',
      ],
      step: { label: 'It was not me: undo the change', link },
      after: [PRIVATE_LINK],
    }),
    short: () => 'The e-mail address of your will account was changed. If it was not you, undo the change:',
  },

  'reset-password': {
    upkeep: false,
    stillValid: ({ nonce }, { profile: { reset } }) => reset?.nonce === nonce && reset.usedAt === null && reset,
    letter: ({ hostName, link, worksFrom, until, needsCodes, reader }) => ({
      subject: 'Choose a new password for your account',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} A new password was requested for your account, and we think that it was you.`,
        worksFrom
          ? `A transfer of your will is running, so this link works only from ${formatMoment(worksFrom, reader)} to ${formatMoment(until, reader)}. It works once.`
          : `This link works once, until ${formatMoment(until, reader)}.`,
        ...(needsCodes
          ? [
              `A recent reset of your password was rejected. Until ${formatMoment(needsCodes.until, reader)}, you also need backup codes of ${needsCodes.survivors} of your Survivors. The codes are on the papers in their sealed envelopes.`,
            ]
          : []),
      ],
      step: { label: 'Choose a new password', link },
      after: [`If you did not request it, you do not need to do anything. Your password stays as it is. ${PRIVATE_LINK}`],
    }),
    short: () => 'You can choose a new password for your will account.',
  },

  'password-reset': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, answer }) => ({
      subject: 'The password of your account was reset',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} A new password was set for your account with a link that we had sent by e-mail. Everyone was signed out.`,
        ...wasItYou(answer),
      ],
      ...(answer && { step: { label: answer.confirms ? 'Tell us whether it was you' : 'It was not me', link: answer.link }, after: [PRIVATE_LINK] }),
    }),
    short: ({ answer }) =>
      answer === undefined
        ? 'The password of your will account was reset by e-mail. If it was not you, please secure your mailbox and choose a new password.'
        : 'The password of your will account was reset by e-mail. Tell us whether it was you:',
  },

  'reset-denied': {
    upkeep: false,
    stillValid: denied,
    letter: ({ hostName, until, survivors, closed, link, reader }) => ({
      subject: 'Your earlier password works again',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone opened a link that we had sent to you and reported to us that you did not reset the password of your account. So the password from before the reset works again, and everyone was signed out.`,
        `Until ${formatMoment(until, reader)}, a new password needs backup codes of ${survivors} of your Survivors, because someone else may be able to read your e-mail. Please change the password of your mailbox.`,
        ...(closed ? [stillClosed(closed, survivors, reader)] : []),
        ...(link === undefined ? [] : [closed ? SAY_WHO : MADE_IT]),
      ],
      ...(link !== undefined && { step: { label: closed ? 'Tell us who it was' : 'I reset the password myself', link }, after: [PRIVATE_LINK] }),
    }),
    short: ({ closed, link }) =>
      `Your earlier password works again: someone reported to us that you did not reset it.${link === undefined ? '' : closed ? ' Tell us who it was:' : ' If you did, open this link:'}`,
  },

  'password-changed': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, link }) => ({
      subject: 'The password of your account was changed',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone who was signed in and knew your password has changed it. Everyone else was signed out.`,
        'If it was you, you do not need to do anything.',
        'If it was not you, please request a new password now. The sign-in page can send you a link for it.',
      ],
      step: signIn(link),
    }),
    short: () => 'The password of your will account was changed. If it was not you, please request a new password now.',
  },
};

function isNewestLink({ nonce }: { nonce: string }, { profile }: MessageState): boolean {
  return isUnverified(profile) && nonce === profile.verifyNonce;
}

function denied({ epoch }: HostMessage<'reset-denied'>, { profile, will, now }: MessageState): Denied | undefined {
  const { resetsBlocked, recovered } = profile;
  if (!will || !resetsBlocked || !isResetDenied(profile, epoch, now)) return undefined;
  return { until: resetsBlocked.until, survivors: will.sealed.threshold, ...(recovered?.denied && { closed: { until: recovered.until } }) };
}

const MADE_IT = 'If you did reset the password yourself, please open the link. We then send you a new link to choose a password.';
const SAY_WHO =
  'Please open the link and tell us who it was. If you rejected the reset, everything is open to you again. If you did reset the password yourself, we send you a new link to choose a password.';

function stillClosed({ until }: NonNullable<ResetDenied['closed']>, survivors: number, reader: Reader): string {
  const end = until === null ? '' : `, or on ${formatMoment(until, reader)} if no one resets the password again`;
  return `Someone else may know your earlier password. So nothing that decides who can open your sealed will can be changed until we know that it is you. This ends as soon as you confirm it over another channel, with a second factor that is a week old, or with backup codes of ${survivors} of your Survivors${end}.`;
}

function wasItYou(answer: ResetDone['answer']): string[] {
  const again =
    'If it was not you, someone else can read your e-mail. Please change the password of your mailbox, and then choose a new password here.';
  if (!answer) return [again];
  const denied = 'If it was not you, please open the link and press "I am well, but I did not reset it". Your earlier password then works again.';
  if (answer.isProtected) return [PROTECTED, denied, 'If it was you, you do not need to do anything.'];
  if (answer.confirms) return [CLOSED, 'If it was you, please open the link and confirm it.', answer.denies ? denied : again];
  return [CLOSED, denied, 'If it was you, you do not need to do anything. A link by e-mail cannot confirm the reset.'];
}

const PROTECTED = 'Changes of your account still need your second factor.';
const CLOSED = 'Until we know that it was you, nothing that decides who can open your sealed will can be changed.';
