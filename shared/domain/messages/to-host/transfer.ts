import { type Letter, name } from '#domain/messages/letter.ts';
import type { HostNames, HostTexts } from '#domain/messages/message.ts';
import { running } from '#domain/messages/running.ts';
import { formatMoment, type Reader } from '#domain/moment.ts';
import type { Read } from '#domain/reads.ts';
import type { Transfer } from '#domain/transfer.ts';
import { hello, signIn } from './host-letter.ts';

interface Started {
  survivorName: string;
  link: string;
  /** Until when the link stops it; without, the link leads to where one signs in. */
  cancelDeadline?: string;
  /** Before this nothing can be read; absent once it has come. */
  opensAt?: string | undefined;
}

interface Stopped {
  /** First reads, oldest first; absent where nothing had been opened. */
  reads?: readonly Read[] | undefined;
  link: string;
}

/** The messages about a transfer. */
export const transferMessages: HostTexts<{
  'transfer-started': { subject: Transfer; data: Started };
  'transfer-reminder': { subject: Transfer; data: Started };
  'transfer-cancelled-host': { subject: Transfer; data: Stopped };
  'codes-guessed-host': { subject: Transfer; data: { survivorName: string; link: string } };
  'survivor-authenticated-host': { subject: Transfer; data: { survivorName: string; link: string } };
  'documents-open-host': { subject: true; data: { link: string } };
  'opening-failed-host': { subject: true; data: { link: string } };
}> = {
  'transfer-started': {
    stillValid: running,
    letter: (data) => ({
      ...started(data),
      subject: 'Somebody started the transfer of your will',
      body: [
        `A person who gave the name ${name(data.survivorName, 'of one of your Survivors')} has started the transfer of your will.`,
        howToStop(data),
      ],
    }),
    short: (data) => `The transfer of your will was started. ${stopIt(data)}`,
  },

  'transfer-reminder': {
    stillValid: running,
    letter: (data) => ({
      ...started(data),
      subject: 'A reminder: the transfer of your will is under way',
      body: [
        `The transfer of your will, started by a person who gave the name ${name(data.survivorName, 'of one of your Survivors')}, is still under way.`,
        howToStop(data),
      ],
    }),
    short: (data) => `The transfer of your will is running. ${stopIt(data)}`,
  },

  'transfer-cancelled-host': {
    stillValid: (_, { transfer }) => transfer,
    letter: ({ hostName, link, reads, reader }) => ({
      subject: 'The transfer of your will was stopped',
      greeting: hello(hostName),
      body: [
        'The transfer of your will has been stopped, and your Survivors have been told. Your documents are closed, your will is sealed as before, and we go on asking you from time to time whether you are well.',
        ...whatWasRead(reads, reader),
      ],
      step: signIn(link),
      after: ['If it was not you who stopped it, please sign in and change your password.'],
    }),
    short: ({ reads }) =>
      reads && reads.length > 0
        ? 'The transfer of your will was stopped, but some of it had been read before: our e-mail says what, by whom and when. If it was not you who stopped it, sign in:'
        : 'The transfer of your will was stopped. If it was not you, please sign in and change your password.',
  },

  'codes-guessed-host': {
    stillValid: running,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'Somebody is guessing codes in the transfer of your will',
      greeting: hello(hostName),
      body: [
        `Somebody has typed many wrong codes for ${name(survivorName, 'one of your Survivors')}. Nothing was opened by it, and it has become much slower to try.`,
        'If you are well, please sign in and stop the transfer.',
      ],
      step: signIn(link),
    }),
    short: () => `Someone entered many wrong codes in the transfer of your will. ${SIGN_IN_AND_STOP}`,
  },

  'survivor-authenticated-host': {
    stillValid: running,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'One of your Survivors has proven who they are',
      greeting: hello(hostName),
      body: [
        `${name(survivorName, 'One of your Survivors')} has proven who they are in the transfer of your will. The documents do not open before enough of your Survivors have done so.`,
        'If you are well, please sign in and stop the transfer.',
      ],
      step: signIn(link),
    }),
    short: () => `One of your Survivors has confirmed their identity in the transfer of your will. ${SIGN_IN_AND_STOP}`,
  },

  'documents-open-host': {
    stillValid: () => true,
    letter: ({ hostName, link }) => ({
      subject: 'Your documents are open to your Survivors now',
      greeting: hello(hostName),
      body: [
        'Enough of your Survivors have proven who they are, and the time to stop the transfer is over. They can read their message and your documents now.',
        'If you are well, please sign in and stop the transfer at once: this closes the documents again.',
      ],
      step: signIn(link),
    }),
    short: () => `Your Survivors can read your documents now. ${SIGN_IN_AND_STOP}`,
  },

  'opening-failed-host': {
    stillValid: (_, { transfer }) => transfer?.state.status === 'failed',
    letter: ({ hostName, link }) => ({
      subject: 'Your documents could not be opened',
      greeting: hello(hostName),
      body: [
        'Your Survivors have proven who they are, but your documents could not be read in your storage, or are not what was sealed there. Nothing was shown. We try again every day.',
        'If you are well, please sign in, stop the transfer and look after your storage: the documents have to be sealed again.',
      ],
      step: signIn(link),
    }),
    short: () => `Your Survivors could not open your documents, because your storage did not give them back intact. ${SIGN_IN_AND_STOP}`,
  },
};

function started({ hostName, link, cancelDeadline }: HostNames & Started): Omit<Letter, 'subject' | 'body'> {
  if (cancelDeadline === undefined) return { greeting: hello(hostName), step: { label: 'Sign in and stop the transfer', link } };
  return {
    greeting: hello(hostName),
    step: { label: 'I am well: stop the transfer', link },
    after: ['After that time you can still stop it by signing in.'],
  };
}

function howToStop({ cancelDeadline, opensAt, reader }: HostNames & Started): string {
  const until = opensAt === undefined ? '' : ` Until ${formatMoment(opensAt, reader)}, nothing can be read.`;
  if (cancelDeadline === undefined) return `If you are well, please sign in now and stop it.${until}`;
  return `If you are well, please stop it. You can do so with this link until ${formatMoment(cancelDeadline, reader)}.${until}`;
}

function whatWasRead(reads: readonly Read[] | undefined, reader: Reader): string[] {
  if (!reads) return ['No document was opened.'];
  if (reads.length === 0) return ['Your documents were open to your Survivors before. We have no record that any of them was read.'];
  return [
    'Your documents were open to your Survivors before. This was read, with the time of the first read:',
    ...reads.map(({ survivorName, document, at }) => {
      const what = document ? name(document.filename, 'a document that is no longer in your will') : 'the personal message to them';
      return `- ${name(survivorName, 'One of your Survivors')}: ${what}, ${formatMoment(at, reader)}`;
    }),
  ];
}

const SIGN_IN_AND_STOP = 'If you are well, please sign in and stop the transfer.';

function stopIt({ cancelDeadline, reader }: HostNames & Started): string {
  return cancelDeadline === undefined
    ? 'If you are well, sign in and stop it:'
    : `If you are well, stop it by ${formatMoment(cancelDeadline, reader)}:`;
}
