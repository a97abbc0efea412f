import { formatMoment, type Reader } from '#domain/moment.ts';
import type { OpenReset, ResetOutcome } from '#domain/reset-answer.ts';
import type { Will } from '#domain/will.ts';
import type { HostRecord } from '#store/hosts.ts';

/** A button of the page of a link, and what it sends in addition to the link's token. */
export interface Button {
  label: string;
  fields?: Record<string, string>;
}

/** What the page says about a reset that is not confirmed yet. */
export function describeReset({ at, until, canConfirm, canDeny }: OpenReset, reader: Reader): string[] {
  const end = until === null ? 'you confirm that it was you' : formatMoment(until, reader);
  const wait =
    until === null
      ? 'This link came by e-mail, so it cannot confirm the reset. If you reset the password, please use the link that we sent over another channel.'
      : 'If you reset the password, you do not need to do anything else.';
  return [
    `The password of your account was reset by e-mail on ${formatMoment(at, reader)}. Until ${end}, nothing about your will can be changed.`,
    ...(canConfirm ? [] : [wait]),
    ...(canDeny
      ? [
          'If you did not reset it, please press the button that says so. Everyone is signed out, and the password from before the reset works again. For 7 days a new password needs backup codes of your Survivors, so that no one who can read your e-mail can set one.',
        ]
      : [REJECTED_ELSEWHERE]),
  ];
}

const REJECTED_ELSEWHERE = 'This link cannot reject the reset. If you did not reset the password, please choose a new password again.';

/** The buttons for what the reader of a link can say about a reset. */
export function resetButtons({ at, canConfirm, canDeny }: OpenReset): Button[] {
  const mine = { label: 'I am well, and I reset the password', fields: { reset: 'mine', reset_at: at } };
  const notMine = { label: 'I am well, but I did not reset it', fields: { reset: 'not_mine' } };
  return [...(canConfirm ? [mine] : []), ...(canDeny ? [notMine] : [])];
}

/** A running transfer that links no longer stop. */
export const STOPS_NOTHING = 'This link does not stop the transfer of your will that is running. To stop it, please sign in.';

/** The page after the Host has said something about a reset. */
export function describeResetOutcome(
  outcome: ResetOutcome,
  { profile }: Pick<HostRecord, 'profile'>,
  will: Will | undefined,
): { title: string; sentences: string[] } {
  if (outcome === 'confirmed') return { title: 'Thank you', sentences: ['You can change everything about your will again.'] };
  if (outcome === 'unconfirmed') {
    return {
      title: 'Thank you',
      sentences: [
        'Your answer did not change anything about the reset of your password. Please open our newest message on another channel.',
        'A link by e-mail cannot confirm a reset. A channel that is new to your account cannot reject it. No link confirms a later reset.',
      ],
    };
  }
  const until = profile.resetsBlocked ? formatMoment(profile.resetsBlocked.until, profile) : '';
  return {
    title: 'Your earlier password works again',
    sentences: [
      'Everyone was signed out. To sign in, use the password from before the reset.',
      `Until ${until} a new password needs backup codes of ${will?.sealed.threshold} of your Survivors. The codes are on the papers in their sealed envelopes.`,
      'Someone else may be able to read your e-mail. Please change the password of your mailbox.',
    ],
  };
}
