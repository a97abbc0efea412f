import { currentLink, type LifeLink } from '#answers/rules/answer.ts';
import { formatMoment } from '#common/moment.ts';
import type { PendingCheck } from '#liveness/rules/check.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import type { Letter } from '#messages/rules/letter.ts';
import type { HostNames, HostTexts, MessageState } from '#messages/rules/message.ts';
import { greeting, PRIVATE_LINK, WHO_WE_ARE } from './host-letter.ts';

/** `last`: the Survivors are notified after its deadline. `stalled`: the check of a stalled transfer, after which silence changes nothing. */
type CheckData = Ordinary | Last | { kind: 'stalled'; link: string };

interface Ordinary {
  kind: 'ordinary';
  answerBy: string;
  link: string;
  /** How many consecutive missed checks activate the will. */
  checks: number;
}

interface Last {
  kind: 'last';
  answerBy: string;
  link: string;
}

/** The messages that ask whether the Host is well. */
export const checkMessages: HostTexts<{
  'liveness-check': { subject: PendingCheck; data: CheckData };
  'liveness-reminder': { subject: PendingCheck; data: CheckData };
  'fresh-link': { subject: LifeLink; data: { asks: LifeLink['kind']; link: string; until?: string } };
  'pending-transfer': { subject: true; data: { link: string } };
}> = {
  'liveness-check': {
    upkeep: false,
    stillValid: askedCheck,
    letter: (data) =>
      checkLetter(data, {
        ordinary: {
          subject: 'Are you well? Please let us know',
          opening: `${WHO_WE_ARE} You asked us to check from time to time that you are well. This is such a check.`,
        },
        last: {
          subject: 'Last check before we notify your Survivors: please confirm that you are well',
          opening: `${WHO_WE_ARE} You asked us to check from time to time that you are well. This is the last check before we notify your Survivors.`,
        },
      }),
    short: (data) => {
      if (data.kind === 'stalled') return STALLED_IN_SHORT;
      const date = formatMoment(data.answerBy, data.reader);
      return data.kind === 'last'
        ? `Last check: confirm that you are well by ${date}, or we notify your Survivors:`
        : `Your will service asks: are you well? Please confirm it by ${date}:`;
    },
  },

  'liveness-reminder': {
    upkeep: false,
    stillValid: askedCheck,
    letter: (data) =>
      checkLetter(data, {
        ordinary: {
          subject: 'Reminder: please confirm that you are well',
          opening: `${WHO_WE_ARE} We asked you whether you are well, and you have not answered yet.`,
        },
        last: {
          subject: 'Reminder of the last check: please confirm that you are well',
          opening: `${WHO_WE_ARE} We asked you whether you are well, and you have not answered yet. This is the last check before we notify your Survivors.`,
        },
      }),
    short: (data) => {
      if (data.kind === 'stalled') return STALLED_IN_SHORT;
      const date = formatMoment(data.answerBy, data.reader);
      return data.kind === 'last'
        ? `Reminder of the last check: answer by ${date}, or we notify your Survivors:`
        : `Are you well? This is a reminder: please confirm it by ${date}:`;
    },
  },

  'fresh-link': {
    upkeep: false,
    stillValid: (_, { will, liveness, transfer, now }) => will && liveness && currentLink({ will, liveness, transfer }, { now }),
    letter: ({ hostName, asks, link, until, reader }) => ({
      subject: 'The new link that you requested',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} You opened an older link of ours and requested a new one.`,
        asks === 'check'
          ? 'If you are well, please open the link and press the button.'
          : `${STARTED[asks]} If you are well, please open the link and press the button${until ? ` by ${formatMoment(until, reader)}` : ''}. This stops it.`,
      ],
      step: { label: asks === 'check' ? 'Yes, I am well' : 'I am well: stop the transfer', link },
      after: [`If you did not request it, someone else has opened an old message of ours. Nothing was changed. ${PRIVATE_LINK}`],
    }),
    short: ({ asks }) => `Here is your new link. If you are well, ${asks === 'check' ? 'confirm it' : 'stop the transfer of your will'}:`,
  },

  'pending-transfer': {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'pending_transfer',
    letter: ({ hostName, link }) => ({
      subject: 'We have not heard from you: your Survivors may now start the transfer of your will',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We asked you whether you are well and got no answer. As you decided, we have now notified your Survivors that they may start the transfer of your will.`,
        'If you are well, please open the link and press the button. Then we notify your Survivors that you have answered, and we check from time to time that you are well, as before.',
        'If a Survivor starts the transfer before that, we notify you, and you have 48 hours to stop it.',
      ],
      step: { label: 'I am well: stop the transfer', link },
      after: [PRIVATE_LINK],
    }),
    short: () => 'We have not heard from you, so your Survivors may now start the transfer of your will. If you are well, stop it:',
  },
};

/** The check that the message asks about, while it waits for an answer. */
function askedCheck({ check: number }: { check: number }, { liveness }: MessageState): PendingCheck | false | undefined {
  const check = liveness && pendingCheck(liveness);
  return check?.number === number && check;
}

type Openings = Record<'ordinary' | 'last', { subject: string; opening: string }>;

function checkLetter(data: HostNames & CheckData, openings: Openings): Letter {
  if (data.kind === 'stalled') return stalledCheck(data);
  const { subject, opening } = openings[data.kind];
  const date = formatMoment(data.answerBy, data.reader);
  return {
    subject,
    greeting: greeting(data.hostName),
    body: [opening, `Please open the link and press the button by ${date}.`, ...(data.kind === 'last' ? [ifLastIsMissed(date)] : [])],
    step: { label: 'Yes, I am well', link: data.link },
    after: [data.kind === 'last' ? AFTER_LAST : ifMissed(data), PRIVATE_LINK],
  };
}

function ifMissed({ checks }: Ordinary): string {
  return `If you do not answer by then, we ask again. We notify your Survivors only after ${checks} consecutive checks without an answer.`;
}

function ifLastIsMissed(date: string): string {
  return `If you do not answer by then, we notify your Survivors on ${date} that they may start the transfer of your will.`;
}

const AFTER_LAST =
  'You can still answer after that, and then everything stops. If a Survivor starts the transfer, we notify you, and you have 48 hours to stop it.';

function stalledCheck({ hostName, link }: { hostName: string; link: string }): Letter {
  return {
    subject: 'Are you well? A transfer of your will is waiting',
    greeting: greeting(hostName),
    body: [
      `${WHO_WE_ARE} A transfer of your will was started 30 days ago or earlier. Your documents are still closed: too few of your Survivors have confirmed their identity.`,
      'If you are well, please open the link and press the button. This stops the transfer.',
    ],
    step: { label: 'I am well: stop the transfer', link },
    after: [
      'If you do not answer, the transfer continues: your documents open as soon as enough Survivors have confirmed their identity.',
      PRIVATE_LINK,
    ],
  };
}

const STALLED_IN_SHORT = 'A transfer of your will was started and is waiting for your Survivors. If you are well, stop it:';

const STARTED = {
  stop: 'The transfer of your will was started.',
  pending: 'Your Survivors may start the transfer of your will.',
};
