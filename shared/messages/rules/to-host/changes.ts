import type { Channel } from '#common/contact.ts';
import { formatMoment, type Reader } from '#common/moment.ts';
import type { ChangeKind, ConnectionChange, FactorChange, SealingChange, UndoneChange } from '#effects/message-effect.ts';
import { activationDays, type Intervals } from '#hosts/rules/settings.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { HostTexts } from '#messages/rules/message.ts';
import type { SurvivorChanged } from '#survivors/rules/survivor.ts';
import type { Will } from '#wills/rules/will.ts';
import { greeting, PRIVATE_LINK, signIn, WHO_WE_ARE } from './host-letter.ts';

interface SurvivorChange {
  survivorName: string;
  /** If the name was changed. */
  formerName?: string;
  what: SurvivorChanged;
  link: string;
  /** Until when the link works. */
  until: string;
}

interface ConnectionData {
  what: ConnectionChange['what'];
  how: ChangeKind;
  /** Absent if it no longer exists. */
  connectionName?: string;
  /** Of a connector. */
  channel?: Channel;
  /** Masked: where a test has reached the Host. */
  destination?: string;
  link: string;
  until: string;
}

interface SettingsChange {
  before: Intervals;
  after: Intervals;
  link: string;
  until: string;
}

interface FactorData extends FactorChange {
  link: string;
  until: string;
}

interface SealedData extends SealingChange {
  link: string;
  until: string;
}

/** The messages about changes that the Host may not have made. */
export const changeMessages: HostTexts<{
  'survivor-changed': { subject: Will; data: SurvivorChange };
  'ways-changed': { subject: Will; data: ConnectionData };
  'settings-changed': { subject: Will; data: SettingsChange };
  'factor-changed': { subject: true; data: FactorData };
  'sealed-again': { subject: Will; data: SealedData };
  'change-undone': { subject: true; data: { what: UndoneChange['what']; survivorName: string; isFrozen: boolean; link: string } };
  'notices-stopped': { subject: true; data: { survivorName: string; link: string } };
}> = {
  'survivor-changed': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      subject: data.what === 'message' ? 'A personal message in your will was changed' : 'The people who may open your will were changed',
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} ${survivorChanged(data)}`,
        SIGNED_IN,
        `${NOT_ME} Then everyone is signed out, and nothing about your will can be changed until you have confirmed your identity. If a name or contact details were replaced, the earlier ones are used again.`,
        worksUntil(data),
      ],
      step: { label: 'It was not me', link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: ({ survivorName, what }) =>
      `${CHANGED_IN_SHORT[what](safeName(survivorName, 'One of your Survivors'))} If it was not you, open this link:`,
  },

  'ways-changed': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      subject: CONNECTIONS[data.what].subject,
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} ${connectionChanged(data)}`,
        SIGNED_IN,
        `${NOT_ME} Then everyone is signed out, and nothing about your will can be changed until you have confirmed your identity. We no longer send messages to addresses that were added in the last seven days, nor codes over connectors that were added or set up then.`,
        worksUntil(data),
      ],
      step: { label: 'It was not me', link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: (data) => `${connectionInShort(data)} If it was not you, open this link:`,
  },

  'settings-changed': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      subject: 'The settings of our checks were changed',
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} Someone who was signed in to your account changed how we check that you are well.`,
        `If you do not answer, your Survivors may now start the transfer of your will after at most ${activationDays(data.after)} days. Before the change, it was after at most ${activationDays(data.before)} days.`,
        `Now: ${inWords(data.after)}`,
        `Before: ${inWords(data.before)}`,
        `If it was you, you do not need to do anything. ${NOT_ME} Then the earlier settings are used again and everyone is signed out. Nothing about your will can be changed until you have confirmed your identity.`,
        worksUntil(data),
      ],
      step: { label: 'It was not me: undo the change', link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: ({ before, after }) =>
      `Your Survivors may now start after at most ${activationDays(after)} days without an answer, not ${activationDays(before)}. If it was not you, undo it:`,
  },

  'factor-changed': {
    upkeep: false,
    stillValid: () => true,
    letter: (data) => ({
      subject: data.what === 'guessed' ? 'Someone tries to sign in to your account' : 'The second factor of your account was changed',
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} ${factorChanged(data)}`,
        data.what === 'guessed' ? GUESSED : SIGNED_IN,
        `${NOT_ME} Then everyone is signed out, and we send you a link to choose a new password. Passkeys, authenticator apps and recovery codes that were added in the last seven days stop working. If your will is sealed, nothing about it can be changed until you have confirmed your identity.`,
        worksUntil(data),
      ],
      step: { label: 'It was not me', link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: (data) => `${FACTORS_IN_SHORT[data.what]} If it was not you, open this link:`,
  },

  'sealed-again': {
    upkeep: false,
    stillValid: (_, { will }) => will,
    letter: (data) => ({
      subject: 'Your will was sealed again',
      greeting: greeting(data.hostName),
      body: [
        `${WHO_WE_ARE} Your will was sealed again. ${sealedNow(data)}`,
        SIGNED_IN,
        'We have deleted the earlier sealed files. We cannot give back a document that was removed, so please keep your originals.',
        `${NOT_ME} Then everyone is signed out, and nothing about your will can be changed until you have confirmed your identity. After that you can seal your own documents again.`,
        worksUntil(data),
      ],
      step: { label: 'It was not me', link: data.link },
      after: [PRIVATE_LINK],
    }),
    short: () => 'Your will was sealed again, with other documents or another threshold. If it was not you, open this link:',
  },

  'change-undone': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, survivorName, what, isFrozen, link }) => ({
      subject: 'A change to your account was rejected',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We sent you a message about a change to your account, and someone used its link to tell us: "It was not me". ${UNDONE[what](safeName(survivorName, 'one of your Survivors'))}`.trim(),
        isFrozen
          ? 'Everyone was signed out. Nothing about your will can be changed until you have confirmed your identity.'
          : 'Everyone was signed out.',
        'If it was you, please sign in and choose a new password.',
        'If it was not you, someone else can read our messages to you. Please secure your mailbox and your phone. Then sign in and choose a new password.',
      ],
      step: signIn(link),
    }),
    short: () => 'Someone rejected a change to your will account with a link of ours. If it was not you, please sign in:',
  },

  'notices-stopped': {
    upkeep: false,
    stillValid: () => true,
    letter: ({ hostName, survivorName, link }) => ({
      subject: 'One of your Survivors does not want our messages',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone who reads our messages to ${safeName(survivorName, 'one of your Survivors')} reported to us that they do not know you.`,
        'We no longer send notices to that address. If a code is requested for it, we still send the code.',
        'Most often the address is wrong or has changed. Please sign in and check it. If it is right, save it again: then we send notices to it again.',
      ],
      step: signIn(link),
    }),
    short: () => 'One of your Survivors does not want our messages. Please sign in and check their contact details.',
  },
};

const SIGNED_IN = 'Someone who was signed in to your account did this. If it was you, you do not need to do anything.';
const NOT_ME = 'If it was not you, please open the link and press the button.';

function worksUntil({ until, reader }: { until: string; reader: Reader }): string {
  return `The link works until ${formatMoment(until, reader)}.`;
}

const CONNECTIONS: Record<ConnectionChange['what'], { subject: string; sentence: string }> = {
  connector: {
    subject: 'A connector of your account was changed',
    sentence: 'A connector of your account was added, changed, tested with a new address, or removed.',
  },
  storage: { subject: 'A storage of your account was changed', sentence: 'A storage of your account was added, changed or removed.' },
  moved: {
    subject: 'Your sealed will was moved to another storage',
    sentence: 'Your will was sealed into another storage. It is deleted from the previous one.',
  },
};

function sealedNow({ documents, added, removed, threshold, thresholdBefore }: SealingChange): string {
  const now = `It now has ${documents} ${documents === 1 ? 'document' : 'documents'}.`;
  const changed = `${added} ${verb(added)} added, and ${removed} ${verb(removed)} removed.`;
  const needed = thresholdBefore === undefined ? '' : ` ${threshold} of your Survivors together can open it. Before, ${thresholdBefore} were needed.`;
  return `${now} ${added + removed === 0 ? 'They are the same as before.' : changed}${needed}`;
}

const verb = (count: number): string => (count === 1 ? 'was' : 'were');

function inWords({ hcit_days, hcrt_hours, hcrac }: Intervals): string {
  const checks = hcrac === 1 ? 'one check without an answer' : `${hcrac} consecutive checks without an answer`;
  return `a check ${hcit_days} days after your last answer, ${hcrt_hours} hours to answer it, and ${checks}.`;
}

function connectionChanged(data: ConnectionData): string {
  const { what, how, connectionName } = data;
  if (connectionName === undefined) return CONNECTIONS[what].sentence;
  if (what === 'connector') return connectorChanged(data);
  const storage = safeName(connectionName, 'without a name');
  if (what === 'moved') return `Your will was sealed into your storage ${storage}. It is deleted from the previous one.`;
  return `Your storage ${storage} was ${how}.`;
}

const CHANNEL_NAMES: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

function connectorChanged({ how, connectionName, channel, destination }: ConnectionData): string {
  const connector = `connector ${safeName(connectionName, 'without a name')}${channel ? ` (${CHANNEL_NAMES[channel]})` : ''}`;
  switch (how) {
    case 'added':
      return `Your ${connector} was added. We can now use it to send codes to your Survivors, and after a test also to send messages to you.`;
    case 'changed':
      return `The settings of your ${connector} were changed.`;
    case 'tested':
      return `Your ${connector} was tested, and we now also send our messages to you ${destination ? `to ${destination}` : 'over it'}.`;
    case 'removed':
      return `Your ${connector} was removed.`;
  }
}

const GUESSED =
  'The codes were wrong, and nothing was changed. A person who can enter codes knows your password, or uses a device on which you are signed in.';

function factorChanged({ what, factor: kind, name, left = 0 }: FactorData): string {
  const factor = `${kind === 'passkey' ? 'passkey' : 'authenticator app'} ${safeName(name, 'without a name')}`;
  switch (what) {
    case 'added':
      return `The ${factor} was added to your account. From now on, changes need your second factor.`;
    case 'removed':
      return `The ${factor} was removed from your account.`;
    case 'all-removed':
      return 'All passkeys and authenticator apps were removed from your account, with backup codes of your Survivors.';
    case 'codes-renewed':
      return 'New recovery codes were made for your account. The earlier ones no longer work.';
    case 'code-used':
      return `One of your recovery codes was used in place of a passkey or authenticator app. ${codesLeft(left)}`;
    case 'guessed':
      return 'Someone entered many wrong codes for the second factor of your account.';
  }
}

function codesLeft(left: number): string {
  return left === 1 ? 'One code is left.' : `${left} codes are left.`;
}

const FACTORS_IN_SHORT: Record<FactorChange['what'], string> = {
  added: 'A second factor was added to your will account.',
  removed: 'A second factor of your will account was removed.',
  'all-removed': 'All second factors of your will account were removed.',
  'codes-renewed': 'New recovery codes were made for your will account.',
  'code-used': 'A recovery code of your will account was used.',
  guessed: 'Someone entered many wrong codes for your will account.',
};

function survivorChanged({ what, survivorName, formerName }: SurvivorChange): string {
  const survivor = safeName(survivorName, 'One of your Survivors');
  const renamed = formerName === undefined ? [] : [`The name ${safeName(formerName, 'of a Survivor')} was changed to ${survivor}.`];
  return [...(what === 'name' ? [] : [CHANGED[what](survivor)]), ...renamed].join(' ');
}

const CHANGED: Record<Exclude<SurvivorChanged, 'name'>, (survivor: string) => string> = {
  contacts: (survivor) => `The contact details of ${survivor} were changed.`,
  codes: (survivor) => `${survivor} was given new backup codes and a new recovery key. The old paper no longer works.`,
  added: (survivor) => `${survivor} was added to the people who may open your will.`,
  removed: (survivor) => `${survivor} was removed and may no longer open your will.`,
  message: (survivor) => `The personal message to ${survivor} was replaced or deleted.`,
};

const UNDONE: Record<UndoneChange['what'], (survivor: string) => string> = {
  contacts: (survivor) => `The earlier contact details of ${survivor} are used again.`,
  name: (survivor) => `The earlier name ${survivor} is used again.`,
  added: (survivor) => `The person who was added, ${survivor}, may no longer open your will.`,
  settings: () => 'The earlier settings of our checks are used again.',
  factors: () => 'Passkeys, authenticator apps and recovery codes that were added in the last seven days no longer work.',
  email: () => 'The earlier e-mail address is the only one of your account again.',
  nothing: () => '',
};

const CHANGED_IN_SHORT: Record<SurvivorChanged, (survivor: string) => string> = {
  contacts: (survivor) => `The contact details of ${survivor} in your will account were changed.`,
  name: (survivor) => `The name of ${survivor} in your will account was changed.`,
  codes: (survivor) => `${survivor} was given new backup codes.`,
  added: (survivor) => `${survivor} was added to the people who may open your will.`,
  removed: (survivor) => `${survivor} was removed and may no longer open your will.`,
  message: (survivor) => `The personal message to ${survivor} was replaced or deleted.`,
};

function connectionInShort({ what, how, connectionName }: ConnectionData): string {
  if (what === 'moved') return 'Your sealed will was moved to another storage.';
  return connectionName === undefined
    ? `A ${what} of your will account was changed.`
    : `Your ${what} ${safeName(connectionName, 'without a name')} was ${how}.`;
}
