import type { LifeLink } from './answer.ts';
import type { Channel } from './contact.ts';
import type { HowChanged, Undone, WaysChanged } from './effect.ts';
import { type Letter, name } from './letter.ts';
import { moment, type Reader } from './moment.ts';
import type { Read } from './reads.ts';
import { activationDays, type Intervals } from './settings.ts';
import type { SurvivorChanged } from './survivor.ts';

interface CheckData {
  hostName: string;
  link: string;
  answerBy: string;
  reader: Reader;
}

interface RowData {
  /** How many consecutive missed checks activate the will. */
  checks: number;
}

interface StartedData {
  hostName: string;
  survivorName: string;
  link: string;
  /** Until when the link stops it; without, the link leads to where one signs in. */
  cancelDeadline?: string;
  /** Before this nothing can be read; absent once it has come. */
  opensAt?: string | undefined;
  reader: Reader;
}

interface StoppedData {
  hostName: string;
  /** First reads, oldest first; absent where nothing had been opened. */
  reads?: readonly Read[] | undefined;
  reader: Reader;
  link: string;
}

interface WaysData {
  hostName: string;
  what: WaysChanged;
  /** Absent in notices that were written before this was kept. */
  how?: HowChanged;
  wayName?: string;
  /** Of a connector. */
  channel?: Channel;
  /** Masked: where a test has reached the Host. */
  destination?: string;
  link: string;
}

/** Messages to a Host, and what each is told. */
export interface HostMessages {
  'verify-email': { hostName: string; link: string };
  'verify-new-email': { hostName: string; link: string };
  'email-changed': { hostName: string; link: string };
  /** `needsCodes`: until then it takes backup codes of so many Survivors too. */
  'reset-password': { hostName: string; link: string; worksFrom?: string; needsCodes?: { survivors: number; until: string }; reader: Reader };
  /** `answer`: what the page behind the link offers. A link that left by e-mail cannot confirm the reset, and one to a channel that is new to the account cannot deny it. */
  'password-reset': { hostName: string; answer?: { link: string; confirms: boolean; denies: boolean } };
  /** `until`: a reset needs backup codes of so many `survivors`. `link`, not by e-mail: the Host says that it was them. */
  'reset-denied': { hostName: string; until: string; survivors: number; link?: string; reader: Reader };
  'password-changed': { hostName: string; link: string };
  'survivor-changed': { hostName: string; survivorName: string; what: SurvivorChanged; link: string };
  'ways-changed': WaysData;
  'settings-changed': { hostName: string; before: Intervals; after: Intervals; link: string };
  'change-undone': { hostName: string; survivorName: string; what: Undone | 'nothing'; link: string };
  'notices-stopped': { hostName: string; survivorName: string; link: string };
  'liveness-check': CheckData & RowData;
  'liveness-reminder': CheckData & RowData;
  /** The check after whose deadline the Survivors are notified. */
  'last-check': CheckData;
  'last-check-reminder': CheckData;
  /** The check of a stalled transfer: silence after it changes nothing. */
  'stalled-check': { hostName: string; link: string };
  'fresh-link': { hostName: string; asks: LifeLink['kind']; link: string; until?: string; reader: Reader };
  'pending-transfer': { hostName: string; link: string };
  'transfer-started': StartedData;
  'transfer-reminder': StartedData;
  'transfer-cancelled-host': StoppedData;
  'codes-guessed-host': { hostName: string; survivorName: string; link: string };
  'documents-open-host': { hostName: string; link: string };
  'opening-failed-host': { hostName: string; link: string };
  'documents-damaged': { hostName: string; storageName: string; documents: string[]; link: string };
  'storage-unreachable': { hostName: string; storageName: string; link: string };
  'draft-expires': { hostName: string; documents: number; expiresAt: string; reader: Reader; link: string };
  'connector-broken': { hostName: string; connectorName: string; reason: string; link: string };
  'storage-broken': { hostName: string; storageName: string; reason: string; link: string };
  'drive-joined': { hostName: string; storageName: string; account: string; link: string };
  'drive-lost': { hostName: string; storageName: string; link: string };
  'connector-test': Record<never, never>;
  'survivor-authenticated-host': { hostName: string; survivorName: string; link: string };
}

export const toHost: { [Name in keyof HostMessages]: (data: HostMessages[Name]) => Letter } = {
  'verify-email': ({ hostName, link }) => ({
    subject: 'Please confirm your e-mail address',
    greeting: hello(hostName),
    body: [
      'Somebody, we think you, opened an account for a will with this e-mail address. Please confirm that the address is yours. The link works for 24 hours.',
    ],
    step: { label: 'Confirm my e-mail address', link },
    after: ['If it was not you, you need not do anything: without the confirmation the account goes away.'],
  }),

  'verify-new-email': ({ hostName, link }) => ({
    subject: 'Please confirm your new e-mail address',
    greeting: hello(hostName),
    body: [
      'This is now the e-mail address of an account for a will. Please confirm that it is yours. The link works for 24 hours; until seven days after that the former address counts as well.',
    ],
    step: { label: 'Confirm my new e-mail address', link },
    after: ['If you know nothing of this, you need not do anything.'],
  }),

  'email-changed': ({ hostName, link }) => ({
    subject: 'The e-mail address of your account was changed',
    greeting: hello(hostName),
    body: [
      'Somebody who had signed in to your account gave it another e-mail address. If it was you, you need not do anything.',
      'If it was not you, please open the link and press the button: this address counts again, and everybody who is signed in is signed out. It works until seven days after the other address has been confirmed.',
    ],
    step: { label: 'It was not me: undo the change', link },
  }),

  'reset-password': ({ hostName, link, worksFrom, needsCodes, reader }) => ({
    subject: 'A new password for your account',
    greeting: hello(hostName),
    body: [
      'Somebody, we think you, asked for a new password for your account.',
      worksFrom
        ? `A transfer of your will is under way, so this link works only from ${moment(worksFrom, reader)} on, and then for a day.`
        : 'This link works once, for one hour.',
      ...(needsCodes
        ? [
            `Lately a new password was rejected as not yours. Until ${moment(needsCodes.until, reader)} you also need backup codes of ${needsCodes.survivors} of your Survivors. The codes are on the papers in their sealed envelopes.`,
          ]
        : []),
    ],
    step: { label: 'Choose a new password', link },
    after: ['If it was not you, you need not do anything: your password stays as it is.'],
  }),

  'password-reset': ({ hostName, answer }) => ({
    subject: 'The password of your account was reset',
    greeting: hello(hostName),
    body: [
      'A new password was set for your account with a link that we had sent by e-mail. Everybody who was signed in has been signed out.',
      ...wasItYou(answer),
    ],
    ...(answer && { step: { label: answer.confirms ? 'Tell us whether it was you' : 'It was not me', link: answer.link } }),
  }),

  'reset-denied': ({ hostName, until, survivors, link, reader }) => ({
    subject: 'Your earlier password works again',
    greeting: hello(hostName),
    body: [
      'Someone opened a link that we had sent to you and told us that you did not reset the password of your account. So the password from before the reset works again. Everyone who was signed in has been signed out.',
      `Until ${moment(until, reader)} a new password needs backup codes of ${survivors} of your Survivors, because someone else may read your e-mail. Please make your mailbox safe.`,
      ...(link === undefined
        ? []
        : ['If you did reset the password yourself, please open the link. We then send you a new link to choose a password.']),
    ],
    ...(link !== undefined && { step: { label: 'I reset the password myself', link } }),
  }),

  'password-changed': ({ hostName, link }) => ({
    subject: 'The password of your account was changed',
    greeting: hello(hostName),
    body: [
      'Somebody who was signed in and knew the password has changed it. Everybody else who was signed in has been signed out. If it was you, you need not do anything.',
    ],
    step: signIn(link),
    after: ['If it was not you, please ask for a new password now. The page on which you sign in can send you a link for it.'],
  }),

  'survivor-changed': ({ hostName, survivorName, what, link }) => ({
    subject: 'Who may open your will was changed',
    greeting: hello(hostName),
    body: [
      `${CHANGED[what](name(survivorName, 'One of your Survivors'))} This was done by somebody who had signed in to your account. If it was you, you need not do anything.`,
      'If it was not you, please open the link and press the button. Everybody who is signed in is signed out, nothing about your will can be changed until you have proven who you are, and contact details that were replaced count again. The link works for seven days.',
    ],
    step: { label: 'It was not me', link },
  }),

  'ways-changed': (data) => ({
    subject: WAYS[data.what].subject,
    greeting: hello(data.hostName),
    body: [
      `${wayChanged(data)} This was done by somebody who had signed in to your account. If it was you, you need not do anything.`,
      'If it was not you, please open the link and press the button. Everybody who is signed in is signed out, we no longer use ways that were added within seven days, and nothing about your will can be changed until you have proven who you are. The link works for seven days.',
    ],
    step: { label: 'It was not me', link: data.link },
  }),

  'settings-changed': ({ hostName, before, after, link }) => ({
    subject: 'When your Survivors may start was changed',
    greeting: hello(hostName),
    body: [
      `Someone who was signed in to your account changed the settings of our checks. Without an answer from you, your Survivors may now start the transfer of your will after at most ${activationDays(after)} days. Before the change, it was after at most ${activationDays(before)} days.`,
      `Now: ${inWords(after)}`,
      `Before: ${inWords(before)}`,
      'If you made this change, you do not need to do anything. If you did not make it, please open the link and press the button. The earlier settings count again, everyone is signed out, and nothing about your will can be changed until you have confirmed who you are. The link works for seven days.',
    ],
    step: { label: 'It was not me: undo the change', link },
  }),

  'change-undone': ({ hostName, survivorName, what, link }) => ({
    subject: 'A change to your account was rejected',
    greeting: hello(hostName),
    body: [
      `We sent you a message about a change to your account. Someone pressed the button "It was not me" in it. ${UNDONE[what](name(survivorName, 'one of your Survivors'))}`.trim(),
      'Everyone who was signed in has been signed out. Nothing about your will can be changed until you have confirmed who you are.',
      'If you pressed the button, please choose a new password. If you did not press it, someone else can read our messages to you. Please secure your mailbox and your telephone, and then choose a new password.',
    ],
    step: signIn(link),
  }),

  'notices-stopped': ({ hostName, survivorName, link }) => ({
    subject: 'One of your Survivors does not want our messages',
    greeting: hello(hostName),
    body: [
      `Somebody who reads the messages to ${name(survivorName, 'one of your Survivors')} says that they do not know you. We no longer write to that address by ourselves; codes that somebody asks for go there as before.`,
      'Most often the address is wrong or has changed. Please sign in and look at it. If it is right after all, saving it once more lets our messages go there again.',
    ],
    step: signIn(link),
  }),

  'liveness-check': (data) => ({
    ...check(data),
    subject: 'Are you well? Please let us know',
    body: [
      'You asked us to make sure from time to time that you are well. This is such a question.',
      `Please open the link and press the button by ${moment(data.answerBy, data.reader)}.`,
    ],
  }),

  'liveness-reminder': (data) => ({
    ...check(data),
    subject: 'A reminder: please let us know that you are well',
    body: [
      'A while ago we asked whether you are well, and we have not heard from you yet.',
      `Please open the link and press the button by ${moment(data.answerBy, data.reader)}.`,
    ],
  }),

  'last-check': (data) => ({
    ...lastCheck(data),
    subject: 'Last check before we notify your Survivors: please confirm that you are well',
    body: ['You asked us to check from time to time that you are well. This is the last check before we notify your Survivors.', ...lastDate(data)],
  }),

  'last-check-reminder': (data) => ({
    ...lastCheck(data),
    subject: 'Reminder of the last check: please confirm that you are well',
    body: ['A while ago we asked whether you are well, and we have not heard from you yet. This is the last check.', ...lastDate(data)],
  }),

  'stalled-check': ({ hostName, link }) => ({
    subject: 'Are you well? A transfer of your will is waiting',
    greeting: hello(hostName),
    body: [
      'A transfer of your will was started 30 days ago or earlier. Your documents are still closed: too few of your Survivors have confirmed their identity.',
      'If you are well, please open the link and press the button. This stops the transfer.',
    ],
    step: { label: 'I am well: stop the transfer', link },
    after: ['If you do not answer, the transfer continues: your documents open as soon as enough Survivors have confirmed their identity.'],
  }),

  'fresh-link': ({ hostName, asks, link, until, reader }) => ({
    subject: 'The fresh link that you asked for',
    greeting: hello(hostName),
    body: [
      'You opened an older link of ours and asked for a fresh one.',
      asks === 'check'
        ? 'We ask whether you are well. If you are, please open the link and press the button.'
        : `${STARTED[asks]} If you are well, please open the link and press the button${until ? ` by ${moment(until, reader)}` : ''}: this stops it.`,
    ],
    step: { label: asks === 'check' ? 'Yes, I am well' : 'I am well: stop the transfer', link },
    after: ['If you did not ask for it, someone else has opened an old message of ours. Nothing has changed.'],
  }),

  'pending-transfer': ({ hostName, link }) => ({
    subject: 'We have not heard from you: your Survivors may now start the transfer of your will',
    greeting: hello(hostName),
    body: [
      'We asked you whether you are well and got no answer. As you decided, the people you named, your Survivors, have now been told that they may start the transfer of your will.',
      'If you are well, one click stops this. Everything then goes on as before.',
    ],
    step: { label: 'I am well: stop the transfer', link },
  }),

  'transfer-started': (data) => ({
    ...started(data),
    subject: 'Somebody started the transfer of your will',
    body: [
      `A person who gave the name ${name(data.survivorName, 'of one of your Survivors')} has started the transfer of your will.`,
      howToStop(data),
    ],
  }),

  'transfer-reminder': (data) => ({
    ...started(data),
    subject: 'A reminder: the transfer of your will is under way',
    body: [
      `The transfer of your will, started by a person who gave the name ${name(data.survivorName, 'of one of your Survivors')}, is still under way.`,
      howToStop(data),
    ],
  }),

  'transfer-cancelled-host': ({ hostName, link, reads, reader }) => ({
    subject: 'The transfer of your will was stopped',
    greeting: hello(hostName),
    body: [
      'The transfer of your will has been stopped, and your Survivors have been told. Your documents are closed, your will is sealed as before, and we go on asking you from time to time whether you are well.',
      ...whatWasRead(reads, reader),
    ],
    step: signIn(link),
    after: ['If it was not you who stopped it, please sign in and change your password.'],
  }),

  'documents-open-host': ({ hostName, link }) => ({
    subject: 'Your documents are open to your Survivors now',
    greeting: hello(hostName),
    body: [
      'Enough of your Survivors have proven who they are, and the time to stop the transfer is over. They can read their message and your documents now.',
      'If you are well, please sign in and stop the transfer at once: this closes the documents again.',
    ],
    step: signIn(link),
  }),

  'opening-failed-host': ({ hostName, link }) => ({
    subject: 'Your documents could not be opened',
    greeting: hello(hostName),
    body: [
      'Your Survivors have proven who they are, but your documents could not be read in your storage, or are not what was sealed there. Nothing was shown. We try again every day.',
      'If you are well, please sign in, stop the transfer and look after your storage: the documents have to be sealed again.',
    ],
    step: signIn(link),
  }),

  'documents-damaged': ({ hostName, storageName, documents, link }) => ({
    subject: 'Some of your sealed documents are damaged',
    greeting: hello(hostName),
    body: [
      `Once a month we read your sealed documents back. In your storage ${name(storageName, 'for the will')} these are missing, or no longer what was sealed:`,
      ...documents.map((document) => `- ${name(document, 'a document')}`),
      'Your Survivors could not read them. Please sign in, upload them again and seal your will anew; the documents not named here are safe.',
    ],
    step: signIn(link),
  }),

  'storage-unreachable': ({ hostName, storageName, link }) => ({
    subject: 'We cannot reach the storage of your will',
    greeting: hello(hostName),
    body: [
      `Once a month we read your sealed documents back. For three days we could not do so: your storage ${name(storageName, 'for the will')} does not let us read them.`,
      'Your Survivors could not read them either. Please sign in and test the storage; most often its access has expired or was changed.',
    ],
    step: signIn(link),
  }),

  'draft-expires': ({ hostName, documents, expiresAt, reader, link }) => ({
    subject: 'Documents that you have uploaded are not sealed yet',
    greeting: hello(hostName),
    body: [
      `You have uploaded ${documents === 1 ? 'a document' : `${documents} documents`} and not sealed your will with ${documents === 1 ? 'it' : 'them'} since. What is not sealed we keep for 30 days only: until ${moment(expiresAt, reader)}.`,
      'Please sign in and seal your will, or your Survivors will not get what you have uploaded. What was sealed before stays as it is.',
    ],
    step: signIn(link),
  }),

  'connector-broken': ({ hostName, connectorName, reason, link }) => ({
    subject: 'One of your connectors no longer works',
    greeting: hello(hostName),
    body: [
      `Once a month we try whether we can still reach you. For three days ${name(connectorName, 'one of your connectors')} has not worked: ${reason}`,
      'Until it works again we reach you over your other connectors and by e-mail, and your Survivors get no codes over it. Please sign in, look at its settings and test it.',
    ],
    step: signIn(link),
  }),

  'storage-broken': ({ hostName, storageName, reason, link }) => ({
    subject: 'One of your storages no longer works',
    greeting: hello(hostName),
    body: [
      `Once a month we try your storages. For three days ${name(storageName, 'one of your storages')} has not worked: ${reason}`,
      'Your sealed will does not lie there. If you still want to use it, please sign in, look at its settings and test it.',
    ],
    step: signIn(link),
  }),

  'drive-joined': ({ hostName, storageName, account, link }) => ({
    subject: 'A cloud drive was connected to your account',
    greeting: hello(hostName),
    body: [
      `Somebody who had signed in to your account connected a cloud drive: ${name(storageName, 'a storage')}. The account there says that it is ${name(account, 'one without a name')}.`,
      'If it was you and this is your drive, you need not do anything.',
    ],
    step: signIn(link),
    after: ['If it was not you, please sign in, delete this storage and change your password.'],
  }),

  'drive-lost': ({ hostName, storageName, link }) => ({
    subject: 'Your cloud drive has to be connected again',
    greeting: hello(hostName),
    body: [
      `Your storage ${name(storageName, 'for the will')} does not let us in any more: the sign-in has ended. That happens when it was taken back, when the password was changed, or when the drive was not used for long.`,
      'As long as it lasts, your Survivors cannot read what lies there either. Please sign in and connect the storage again; nothing has to be sealed anew for that.',
    ],
    step: signIn(link),
  }),

  // Whose address this is, nobody has shown yet: it names neither the Host nor its reader.
  'connector-test': () => ({
    subject: 'A test message from a will custody service',
    greeting: 'Hello,',
    body: ['This is the test message that was asked for. It has arrived, so this connector works. You do not need to do anything.'],
    after: ['If you do not know why you received it, you can ignore it.'],
  }),

  'codes-guessed-host': ({ hostName, survivorName, link }) => ({
    subject: 'Somebody is guessing codes in the transfer of your will',
    greeting: hello(hostName),
    body: [
      `Somebody has typed many wrong codes for ${name(survivorName, 'one of your Survivors')}. Nothing was opened by it, and it has become much slower to try.`,
      'If you are well, please sign in and stop the transfer.',
    ],
    step: signIn(link),
  }),

  'survivor-authenticated-host': ({ hostName, survivorName, link }) => ({
    subject: 'One of your Survivors has proven who they are',
    greeting: hello(hostName),
    body: [
      `${name(survivorName, 'One of your Survivors')} has proven who they are in the transfer of your will. The documents do not open before enough of your Survivors have done so.`,
      'If you are well, please sign in and stop the transfer.',
    ],
    step: signIn(link),
  }),
};

function wasItYou(answer: HostMessages['password-reset']['answer']): string[] {
  const again = 'If it was not you, somebody else reads your e-mail: please make your mailbox safe, and then choose a new password again.';
  if (!answer) return [again];
  const denied = 'If it was not you, please open the link and press "I am well, but I did not reset it": your earlier password then works again.';
  if (answer.confirms) return [`${CLOSED} If it was you, please open the link and confirm it.`, answer.denies ? denied : again];
  return [CLOSED, `${denied} If it was you, you need not do anything: a link by e-mail cannot confirm it.`];
}

const CLOSED = 'Until we know that it was you, nothing that decides who can open your sealed will can be changed.';

const WAYS: Record<WaysChanged, { subject: string; sentence: string }> = {
  connector: {
    subject: 'How we reach you was changed',
    sentence: 'A connector of your account was added, changed, tested to a new address, or removed.',
  },
  storage: { subject: 'A storage of your account was changed', sentence: 'A storage of your account was added, changed or removed.' },
  moved: { subject: 'Your sealed will was moved', sentence: 'Your will was sealed into another storage, and is taken out of the one before.' },
};

function inWords({ hcit_days, hcrt_hours, hcrac }: Intervals): string {
  const checks = hcrac === 1 ? 'one check without an answer' : `${hcrac} checks in a row without an answer`;
  return `a check ${hcit_days} days after you last answered, ${hcrt_hours} hours to answer it, and ${checks}.`;
}

function wayChanged(data: WaysData): string {
  const { what, how, wayName } = data;
  if (how === undefined || wayName === undefined) return WAYS[what].sentence;
  if (what === 'connector') return connectorChanged(data, how);
  const storage = name(wayName, 'without a name');
  if (what === 'moved') return `Your will was sealed into your storage ${storage}, and is taken out of the one before.`;
  return `Your storage ${storage} was ${how}.`;
}

const CHANNEL_NAMES: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

function connectorChanged({ wayName, channel, destination }: WaysData, how: HowChanged): string {
  const connector = `Your connector ${name(wayName, 'without a name')}${channel ? ` (${CHANNEL_NAMES[channel]})` : ''}`;
  switch (how) {
    case 'added':
      return `${connector} was added. Codes to your Survivors can go over it from now on, and our messages to you once it is tested.`;
    case 'changed':
      return `The settings of ${connector.replace('Your', 'your')} were changed.`;
    case 'tested':
      return `${connector} was tested, and our messages to you now go ${destination ? `to ${destination}` : 'over it'} as well.`;
    case 'removed':
      return `${connector} was removed.`;
  }
}

const CHANGED: Record<SurvivorChanged, (survivor: string) => string> = {
  contacts: (survivor) => `The contact details of ${survivor} were changed.`,
  codes: (survivor) => `${survivor} was given new backup codes and a new recovery key; the old paper no longer works.`,
  added: (survivor) => `${survivor} was named as one of the people who may open your will.`,
  removed: (survivor) => `${survivor} was removed and may no longer open your will.`,
};

const STARTED = {
  stop: 'The transfer of your will was started.',
  pending: 'Your Survivors may start the transfer of your will.',
};

const UNDONE: Record<Undone | 'nothing', (survivor: string) => string> = {
  contacts: (survivor) => `The earlier contact details of ${survivor} count again.`,
  added: (survivor) => `The person who was added, ${survivor}, may no longer open your will.`,
  settings: () => 'The earlier settings of our checks count again.',
  nothing: () => '',
};

function whatWasRead(reads: readonly Read[] | undefined, reader: Reader): string[] {
  if (!reads) return ['No document was opened.'];
  if (reads.length === 0) return ['Your documents were open to your Survivors before. We have no record that any of them was read.'];
  return [
    'Your documents were open to your Survivors before. This was read, with the time of the first read:',
    ...reads.map(({ survivorName, document, at }) => {
      const what = document ? name(document.filename, 'a document that is no longer in your will') : 'the personal message to them';
      return `- ${name(survivorName, 'One of your Survivors')}: ${what}, ${moment(at, reader)}`;
    }),
  ];
}

function check({ hostName, link, checks }: CheckData & RowData): Omit<Letter, 'subject' | 'body'> {
  return {
    greeting: hello(hostName),
    step: { label: 'Yes, I am well', link },
    after: [`If you do not answer by then, we will ask again. We notify your Survivors only after ${checks} consecutive checks without an answer.`],
  };
}

function lastCheck({ hostName, link }: CheckData): Omit<Letter, 'subject' | 'body'> {
  return {
    greeting: hello(hostName),
    step: { label: 'Yes, I am well', link },
    after: [
      'After that, you can still stop everything by answering. If a Survivor starts the transfer, we notify you, and you have 48 hours to stop it.',
    ],
  };
}

function lastDate({ answerBy, reader }: CheckData): string[] {
  const date = moment(answerBy, reader);
  return [
    `Please open the link and press the button by ${date}.`,
    `If you do not answer by then, we notify your Survivors on ${date} that they may start the transfer of your will.`,
  ];
}

function started({ hostName, link, cancelDeadline }: StartedData): Omit<Letter, 'subject' | 'body'> {
  if (cancelDeadline === undefined) return { greeting: hello(hostName), step: { label: 'Sign in and stop the transfer', link } };
  return {
    greeting: hello(hostName),
    step: { label: 'I am well: stop the transfer', link },
    after: ['After that time you can still stop it by signing in.'],
  };
}

function howToStop({ cancelDeadline, opensAt, reader }: StartedData): string {
  const until = opensAt === undefined ? '' : ` Until ${moment(opensAt, reader)}, nothing can be read.`;
  if (cancelDeadline === undefined) return `If you are well, please sign in now and stop it.${until}`;
  return `If you are well, please stop it. You can do so with this link until ${moment(cancelDeadline, reader)}.${until}`;
}

/** The one thing to do where nothing but the Host's own password helps. */
const signIn = (link: string) => ({ label: 'Sign in', link });

function hello(hostName: string): string {
  return `Hello ${name(hostName, 'there')},`;
}
