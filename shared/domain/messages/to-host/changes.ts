import type { Channel } from '#domain/contact.ts';
import { name } from '#domain/messages/letter.ts';
import type { HostTexts } from '#domain/messages/message.ts';
import type { ConnectionChange, HowChanged, UndoneChange } from '#domain/messages/message-effect.ts';
import { activationDays, type Intervals } from '#domain/settings.ts';
import type { SurvivorChanged } from '#domain/survivor.ts';
import type { Will } from '#domain/will.ts';
import { hello, signIn } from './host-letter.ts';

interface SurvivorChange {
  survivorName: string;
  what: SurvivorChanged;
  link: string;
}

interface ConnectionData {
  what: ConnectionChange['what'];
  /** Absent in notices of earlier versions. */
  how?: HowChanged;
  connectionName?: string;
  /** Of a connector. */
  channel?: Channel;
  /** Masked: where a test has reached the Host. */
  destination?: string;
  link: string;
}

/** The messages about changes that the Host may not have made. */
export const changeMessages: HostTexts<{
  'survivor-changed': { subject: Will; data: SurvivorChange };
  'ways-changed': { subject: Will; data: ConnectionData };
  'settings-changed': { subject: Will; data: { before: Intervals; after: Intervals; link: string } };
  'change-undone': { subject: true; data: { what: UndoneChange['what']; survivorName: string; link: string } };
  'notices-stopped': { subject: true; data: { survivorName: string; link: string } };
}> = {
  'survivor-changed': {
    stillValid: (_, { will }) => will,
    letter: ({ hostName, survivorName, what, link }) => ({
      subject: 'Who may open your will was changed',
      greeting: hello(hostName),
      body: [
        `${CHANGED[what](name(survivorName, 'One of your Survivors'))} This was done by somebody who had signed in to your account. If it was you, you need not do anything.`,
        'If it was not you, please open the link and press the button. Everybody who is signed in is signed out, nothing about your will can be changed until you have proven who you are, and contact details that were replaced count again. The link works for seven days.',
      ],
      step: { label: 'It was not me', link },
    }),
    short: ({ survivorName, what }) => `${CHANGED_IN_SHORT[what](name(survivorName, 'One of your Survivors'))} If it was not you, open this link:`,
  },

  'ways-changed': {
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      subject: CONNECTIONS[data.what].subject,
      greeting: hello(data.hostName),
      body: [
        `${connectionChanged(data)} This was done by somebody who had signed in to your account. If it was you, you need not do anything.`,
        'If it was not you, please open the link and press the button. Everybody who is signed in is signed out, we no longer use ways that were added within seven days, and nothing about your will can be changed until you have proven who you are. The link works for seven days.',
      ],
      step: { label: 'It was not me', link: data.link },
    }),
    short: (data) => `${connectionInShort(data)} If it was not you, open this link:`,
  },

  'settings-changed': {
    stillValid: (_, { will }) => will,
    letter: ({ hostName, before, after, link }) => ({
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
    short: ({ before, after }) =>
      `Your Survivors may now start after at most ${activationDays(after)} days without an answer, not ${activationDays(before)}. If it was not you, undo it:`,
  },

  'change-undone': {
    stillValid: () => true,
    letter: ({ hostName, survivorName, what, link }) => ({
      subject: 'A change to your account was rejected',
      greeting: hello(hostName),
      body: [
        `We sent you a message about a change to your account. Someone pressed the button "It was not me" in it. ${UNDONE[what](name(survivorName, 'one of your Survivors'))}`.trim(),
        'Everyone who was signed in has been signed out. Nothing about your will can be changed until you have confirmed who you are.',
        'If you pressed the button, please choose a new password. If you did not press it, someone else can read our messages to you. Please secure your mailbox and your telephone, and then choose a new password.',
      ],
      step: signIn(link),
    }),
    short: () => 'Someone rejected a change to your will account with a link of ours. If it was not you, please sign in:',
  },

  'notices-stopped': {
    stillValid: () => true,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'One of your Survivors does not want our messages',
      greeting: hello(hostName),
      body: [
        `Somebody who reads the messages to ${name(survivorName, 'one of your Survivors')} says that they do not know you. We no longer write to that address by ourselves; codes that somebody asks for go there as before.`,
        'Most often the address is wrong or has changed. Please sign in and look at it. If it is right after all, saving it once more lets our messages go there again.',
      ],
      step: signIn(link),
    }),
    short: () => 'One of your Survivors does not want our messages. Please sign in and check their contact details.',
  },
};

const CONNECTIONS: Record<ConnectionChange['what'], { subject: string; sentence: string }> = {
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

function connectionChanged(data: ConnectionData): string {
  const { what, how, connectionName } = data;
  if (how === undefined || connectionName === undefined) return CONNECTIONS[what].sentence;
  if (what === 'connector') return connectorChanged(data, how);
  const storage = name(connectionName, 'without a name');
  if (what === 'moved') return `Your will was sealed into your storage ${storage}, and is taken out of the one before.`;
  return `Your storage ${storage} was ${how}.`;
}

const CHANNEL_NAMES: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

function connectorChanged({ connectionName, channel, destination }: ConnectionData, how: HowChanged): string {
  const connector = `Your connector ${name(connectionName, 'without a name')}${channel ? ` (${CHANNEL_NAMES[channel]})` : ''}`;
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

const UNDONE: Record<UndoneChange['what'], (survivor: string) => string> = {
  contacts: (survivor) => `The earlier contact details of ${survivor} count again.`,
  added: (survivor) => `The person who was added, ${survivor}, may no longer open your will.`,
  settings: () => 'The earlier settings of our checks count again.',
  nothing: () => '',
};

const CHANGED_IN_SHORT: Record<SurvivorChanged, (survivor: string) => string> = {
  contacts: (survivor) => `${survivor} has other contact details in your will account now.`,
  codes: (survivor) => `${survivor} was given new backup codes.`,
  added: (survivor) => `${survivor} was named and may open your will.`,
  removed: (survivor) => `${survivor} was removed and may no longer open your will.`,
};

function connectionInShort({ what, how, connectionName }: ConnectionData): string {
  if (what === 'moved') return 'Your sealed will was moved to another storage.';
  return how === undefined || connectionName === undefined
    ? `A ${what} of your will account was changed.`
    : `Your ${what} ${name(connectionName, 'without a name')} was ${how}.`;
}
