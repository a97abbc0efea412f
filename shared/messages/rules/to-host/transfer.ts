import { formatMoment, type Reader } from '#common/moment.ts';
import { type Letter, safeName } from '#messages/rules/letter.ts';
import type { HostNames, HostTexts } from '#messages/rules/message.ts';
import { runningTransfer } from '#messages/rules/running.ts';
import type { FirstRead } from '#transfers/rules/reads.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import { repeatedStarts } from '#wills/rules/starts-after-stop.ts';
import type { StartAfterStop } from '#wills/rules/will.ts';
import { greeting, PRIVATE_LINK, signIn, WHO_WE_ARE } from './host-letter.ts';

interface Started {
  survivorName: string;
  link: string;
  /** Until when the link stops it; without, the link leads to where one signs in. */
  cancelDeadline?: string;
  /** Before this nothing can be read; absent once it has come. */
  opensAt?: string | undefined;
}

interface Repeated {
  since: string;
  /** Oldest first. `stoppedAt` is absent while its transfer runs. */
  starts: readonly { survivorName: string; at: string; stoppedAt?: string | undefined }[];
  link: string;
}

interface Stopped {
  /** First reads, oldest first; absent where nothing had been opened. */
  reads?: readonly FirstRead[] | undefined;
  link: string;
}

/** The messages about a transfer. */
export const transferMessages: HostTexts<{
  'transfer-started': { subject: Transfer; data: Started };
  'transfer-reminder': { subject: Transfer; data: Started };
  'transfer-cancelled-host': { subject: Transfer; data: Stopped };
  'starts-digest': { subject: readonly StartAfterStop[]; data: Repeated };
  'codes-guessed-host': { subject: Transfer; data: { survivorName: string; link: string } };
  'backup-codes-guessed-host': { subject: true; data: { survivorName: string; link: string } };
  'survivor-authenticated-host': { subject: Transfer; data: { survivorName: string; link: string } };
  'documents-open-host': { subject: true; data: { link: string } };
  'opening-failed-host': { subject: true; data: { link: string } };
}> = {
  'transfer-started': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...started(data),
      subject: 'The transfer of your will was started',
      body: [
        `${WHO_WE_ARE} A person who gave the name ${safeName(data.survivorName, 'of one of your Survivors')} has started the transfer of your will.`,
        ...howToStop(data),
      ],
    }),
    short: (data) => `The transfer of your will was started. ${stopIt(data)}`,
  },

  'transfer-reminder': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: (data) => ({
      ...started(data),
      subject: 'Reminder: the transfer of your will is running',
      body: [
        `${WHO_WE_ARE} The transfer of your will is still running. It was started by a person who gave the name ${safeName(data.survivorName, 'of one of your Survivors')}.`,
        ...howToStop(data),
      ],
    }),
    short: (data) => `The transfer of your will is running. ${stopIt(data)}`,
  },

  'transfer-cancelled-host': {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer,
    letter: ({ hostName, link, reads, reader }) => ({
      subject: 'The transfer of your will was stopped',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} The transfer of your will was stopped, and we have notified your Survivors.`,
        'Your documents are closed, and your will is sealed as before. We check from time to time that you are well, as before.',
        ...whatWasRead(reads, reader),
      ],
      step: signIn(link),
      after: ['If you stopped it, you do not need to do anything. If it was not you, please sign in and change your password.'],
    }),
    short: ({ reads }) =>
      reads && reads.length > 0
        ? 'The transfer of your will was stopped, but some of it had been read before: our e-mail says what, by whom and when. If you did not stop it, sign in:'
        : 'The transfer of your will was stopped. If it was not you, please sign in and change your password.',
  },

  'starts-digest': {
    upkeep: false,
    stillValid: ({ since }, { will }) => repeatedStarts(will, since),
    letter: ({ hostName, reader, starts, link }) => ({
      subject: 'The transfer of your will was started again',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} After you had stopped the transfer of your will twice, it was started again. So that you do not get too many messages, we tell you once a day what happened:`,
        ...starts.map(({ survivorName, at, stoppedAt }) => {
          const end = stoppedAt === undefined ? 'still running' : `stopped on ${formatMoment(stoppedAt, reader)}`;
          return `- ${safeName(survivorName, 'One of your Survivors')}: started on ${formatMoment(at, reader)}, ${end}`;
        }),
        'Each of these starts also had its own message, with a link that stops it.',
        'If you no longer trust a person on this list, please sign in and remove them from your Survivors. Then they cannot start again.',
      ],
      step: signIn(link),
      after: ['If it was not you who stopped a transfer, please sign in and change your password.'],
    }),
    short: () => 'The transfer of your will was started again after you had stopped it: our e-mail says by whom. To remove that person, sign in:',
  },

  'codes-guessed-host': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'Many wrong codes were entered in the transfer of your will',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone entered many wrong codes for ${safeName(survivorName, 'one of your Survivors')} in the transfer of your will.`,
        'Nothing was opened. We now send codes for this Survivor much less often, so that guessing takes too long.',
        SIGN_IN_AND_STOP,
      ],
      step: signIn(link),
    }),
    short: () => `Someone entered many wrong codes in the transfer of your will. ${SIGN_IN_AND_STOP}`,
  },

  'backup-codes-guessed-host': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'Many wrong backup codes were entered for one of your Survivors',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Within a day, someone entered at least ten wrong backup codes for ${safeName(survivorName, 'one of your Survivors')}.`,
        'A wrong code opens nothing, and the codes on the paper still work. If the Survivor mistyped them, you do not need to do anything.',
        'If not, someone else may have seen the paper. Please sign in and make new paper for this Survivor. If a transfer is running that you do not want, stop it first.',
      ],
      step: signIn(link),
    }),
    short: () => 'Someone entered many wrong backup codes for one of your Survivors. If it was not the Survivor, please sign in and make new paper:',
  },

  'survivor-authenticated-host': {
    upkeep: false,
    stillValid: runningTransfer,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'One of your Survivors has confirmed their identity',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} ${safeName(survivorName, 'One of your Survivors')} has confirmed their identity in the transfer of your will.`,
        'Your documents open only after enough of your Survivors have confirmed their identity.',
        SIGN_IN_AND_STOP,
      ],
      step: signIn(link),
    }),
    short: () => `One of your Survivors has confirmed their identity in the transfer of your will. ${SIGN_IN_AND_STOP}`,
  },

  'documents-open-host': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, link }) => ({
      subject: 'Your Survivors can read your documents now',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Enough of your Survivors have confirmed their identity, and the period in which you could stop the transfer by link has ended.`,
        'Your Survivors can now read your documents and your personal messages to them.',
        'If you are well, please sign in and stop the transfer immediately. This closes the documents again.',
      ],
      step: signIn(link),
    }),
    short: () => `Your Survivors can read your documents now. ${SIGN_IN_AND_STOP}`,
  },

  'opening-failed-host': {
    upkeep: false,
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    letter: ({ hostName, link }) => ({
      subject: 'Your documents could not be opened',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Your Survivors have confirmed their identity, but we could not open your documents for them.`,
        'The documents could not be read from your storage, or they are no longer what was sealed. We did not show anything. We try again every day.',
        'If you are well, please sign in and stop the transfer. Then check your storage and seal your will again.',
      ],
      step: signIn(link),
    }),
    short: () => `Your Survivors could not open your documents, because your storage did not give them back intact. ${SIGN_IN_AND_STOP}`,
  },
};

function started({ hostName, link, cancelDeadline }: HostNames & Started): Omit<Letter, 'subject' | 'body'> {
  if (cancelDeadline === undefined) return { greeting: greeting(hostName), step: { label: 'Sign in and stop the transfer', link } };
  return {
    greeting: greeting(hostName),
    step: { label: 'I am well: stop the transfer', link },
    after: ['When the link no longer works, you can still sign in and stop the transfer.', PRIVATE_LINK],
  };
}

function howToStop({ cancelDeadline, opensAt, reader }: HostNames & Started): string[] {
  const stop =
    cancelDeadline === undefined
      ? 'If you are well, please sign in now and stop the transfer.'
      : `If you are well, please stop the transfer. You can do so with this link until ${formatMoment(cancelDeadline, reader)}.`;
  const ifNothing = 'If you do not stop it, your documents open after that time, as soon as enough of your Survivors have confirmed their identity.';
  return opensAt === undefined ? [stop] : [stop, `Nothing can be read before ${formatMoment(opensAt, reader)}. ${ifNothing}`];
}

function whatWasRead(reads: readonly FirstRead[] | undefined, reader: Reader): string[] {
  if (!reads) return ['No document was opened.'];
  if (reads.length === 0)
    return ['Before the transfer was stopped, your documents were open to your Survivors. We have no record that any of them was read.'];
  return [
    'Before the transfer was stopped, your documents were open to your Survivors. They read the following, with the time of the first read:',
    ...reads.map(({ survivorName, document, at }) => {
      const what = document ? safeName(document.filename, 'a document that is no longer in your will') : 'the personal message to them';
      return `- ${safeName(survivorName, 'One of your Survivors')}: ${what}, ${formatMoment(at, reader)}`;
    }),
  ];
}

const SIGN_IN_AND_STOP = 'If you are well, please sign in and stop the transfer.';

function stopIt({ cancelDeadline, reader }: HostNames & Started): string {
  return cancelDeadline === undefined
    ? 'If you are well, sign in and stop it:'
    : `If you are well, stop it by ${formatMoment(cancelDeadline, reader)}:`;
}
