import { name } from './letter.ts';
import type { HostMessages } from './messages-to-host.ts';
import type { SurvivorMessages } from './messages-to-survivor.ts';
import { moment } from './moment.ts';
import { activationDays } from './settings.ts';
import type { SurvivorChanged } from './survivor.ts';

/**
 * The short form of each message to a Host, for SMS, WhatsApp and Telegram: at most two sentences. The link of the letter, if it
 * has one, follows it.
 */
export const shortToHost: { [Name in keyof HostMessages]: (data: HostMessages[Name]) => string } = {
  'verify-email': () => 'Please confirm the e-mail address of your will account.',
  'verify-new-email': () => 'Please confirm the new e-mail address of your will account.',
  'email-changed': () => 'The e-mail address of your will account was changed. If it was not you, undo the change:',
  'reset-password': () => 'You can choose a new password for your will account.',
  'password-reset': ({ answer }) =>
    answer === undefined
      ? 'The password of your will account was reset by e-mail. If it was not you, please secure your mailbox and choose a new password.'
      : 'The password of your will account was reset by e-mail. Tell us whether it was you:',
  'reset-denied': ({ link }) =>
    `Your earlier password works again: someone told us that you did not reset it.${link === undefined ? '' : ' If you did, open this link:'}`,
  'password-changed': () => 'The password of your will account was changed. If it was not you, please ask for a new password now.',
  'survivor-changed': ({ survivorName, what }) => `${CHANGED[what](name(survivorName, 'One of your Survivors'))} If it was not you, open this link:`,
  'ways-changed': (data) => `${wayChanged(data)} If it was not you, open this link:`,
  'settings-changed': ({ before, after }) =>
    `Your Survivors may now start after at most ${activationDays(after)} days without an answer, not ${activationDays(before)}. If it was not you, undo it:`,
  'change-undone': () => 'Someone rejected a change to your will account with a link of ours. If it was not you, please sign in:',
  'notices-stopped': () => 'One of your Survivors does not want our messages. Please sign in and check their contact details.',
  'liveness-check': ({ answerBy, reader }) => `Your will service asks: are you well? Please confirm it by ${moment(answerBy, reader)}:`,
  'liveness-reminder': ({ answerBy, reader }) => `Are you well? This is a reminder: please confirm it by ${moment(answerBy, reader)}:`,
  'last-check': ({ answerBy, reader }) => `Last check: confirm that you are well by ${moment(answerBy, reader)}, or we notify your Survivors:`,
  'last-check-reminder': ({ answerBy, reader }) => `Reminder of the last check: answer by ${moment(answerBy, reader)}, or we notify your Survivors:`,
  'stalled-check': () => 'A transfer of your will was started and is waiting for your Survivors. If you are well, stop it:',
  'fresh-link': ({ asks }) => `Here is the fresh link. If you are well, ${asks === 'check' ? 'confirm it' : 'stop the transfer of your will'}:`,
  'pending-transfer': () => 'We have not heard from you, so your Survivors may now start the transfer of your will. If you are well, stop it:',
  'transfer-started': (data) => `The transfer of your will was started. ${stopIt(data)}`,
  'transfer-reminder': (data) => `The transfer of your will is running. ${stopIt(data)}`,
  'transfer-cancelled-host': ({ reads }) =>
    reads && reads.length > 0
      ? 'The transfer of your will was stopped, but some of it had been read before: our e-mail says what, by whom and when. If it was not you who stopped it, sign in:'
      : 'The transfer of your will was stopped. If it was not you, please sign in and change your password.',
  'codes-guessed-host': () => `Someone entered many wrong codes in the transfer of your will. ${SIGN_IN_AND_STOP}`,
  'documents-open-host': () => `Your Survivors can read your documents now. ${SIGN_IN_AND_STOP}`,
  'opening-failed-host': () =>
    `Your Survivors could not open your documents, because your storage did not give them back intact. ${SIGN_IN_AND_STOP}`,
  'documents-damaged': ({ documents }) =>
    `${documents.length === 1 ? 'One of your sealed documents is' : `${documents.length} of your sealed documents are`} damaged. Please sign in and upload them again.`,
  'storage-unreachable': () => 'We cannot reach the storage of your sealed will. Please sign in and test it.',
  'draft-expires': ({ expiresAt, reader }) =>
    `You have uploaded documents that are not sealed yet. Please sign in and seal your will by ${moment(expiresAt, reader)}, or we delete them.`,
  'connector-broken': ({ connectorName }) =>
    `Your connector ${name(connectorName, 'to reach you')} has not worked for three days. Please sign in and test it.`,
  'storage-broken': ({ storageName }) =>
    `Your storage ${name(storageName, 'for documents')} has not worked for three days. Please sign in and test it.`,
  'drive-joined': () =>
    'A cloud drive was connected to your will account. If it was not you, please sign in, delete this storage and change your password.',
  'drive-lost': () => 'Your cloud drive no longer lets us in. Please sign in to your will account and connect it again.',
  'connector-test': () => 'This is the test message that was asked for. It has arrived, so this connector works.',
  'survivor-authenticated-host': () => `One of your Survivors has confirmed their identity in the transfer of your will. ${SIGN_IN_AND_STOP}`,
};

const SIGN_IN_AND_STOP = 'If you are well, please sign in and stop the transfer.';

function stopIt({ cancelDeadline, reader }: HostMessages['transfer-started']): string {
  return cancelDeadline === undefined ? 'If you are well, sign in and stop it:' : `If you are well, stop it by ${moment(cancelDeadline, reader)}:`;
}

const CHANGED: Record<SurvivorChanged, (survivor: string) => string> = {
  contacts: (survivor) => `${survivor} has other contact details in your will account now.`,
  codes: (survivor) => `${survivor} was given new backup codes.`,
  added: (survivor) => `${survivor} was named and may open your will.`,
  removed: (survivor) => `${survivor} was removed and may no longer open your will.`,
};

function wayChanged({ what, how, wayName }: HostMessages['ways-changed']): string {
  if (what === 'moved') return 'Your sealed will was moved to another storage.';
  return how === undefined || wayName === undefined
    ? `A ${what} of your will account was changed.`
    : `Your ${what} ${name(wayName, 'without a name')} was ${how}.`;
}

/** What a Survivor is asked to do by a short form. */
const ASKED = {
  envelope: (frontendUrl: string) => `Please take out your sealed envelope and open ${frontendUrl}`,
  'envelope if died': (frontendUrl: string) => `If they have died, please take out your sealed envelope and open ${frontendUrl}`,
  nothing: () => 'You do not need to do anything.',
  'ask the Host': () => 'If you did not expect this, please speak with the person who named you.',
  'warn the others': () => 'If it was not you, please tell the other people who were named.',
};

/**
 * The short form of each message to a Survivor, within one SMS. It leaves over the Host's own account, where others may read
 * what was sent. So a notice is constant text: no name, id or personal link can enter it.
 */
export const shortToSurvivor: { [Name in keyof SurvivorMessages]: (data: SurvivorMessages[Name]) => string } = {
  'pending-transfer-survivor': notice('The person who named you for a will does not answer us.', 'envelope if died'),
  'unreachable-host': notice('We cannot reach the person who named you for a will.', 'envelope if died'),
  'password-reset-survivor': notice('The password of a person who named you for a will was reset.', 'envelope if died'),
  'where-to-start': notice('You asked how to open a will that names you as a trusted person.', 'envelope'),
  'transfer-started-survivor': notice('The transfer of a will that names you as a trusted person was started.', 'envelope'),
  'authenticate-now': notice('A will that names you as a trusted person needs you to confirm your identity.', 'envelope'),
  'authenticate-reminder': notice('Reminder: a will that names you still needs you to confirm your identity.', 'envelope'),
  'transfer-cancelled-survivor': notice('The transfer of a will that names you as a trusted person was stopped.', 'nothing'),
  'host-is-back': notice('The person who named you as a trusted person for a will has answered us.', 'nothing'),
  'documents-accessible': notice('The documents of a will that names you as a trusted person can be read now.', 'envelope'),
  'opening-failed': notice('A will that names you as a trusted person cannot be opened yet, and we try again every day.', 'nothing'),
  'first-access': notice('The documents of a will were opened for the first time with your proof of identity.', 'warn the others'),
  'codes-guessed': notice('Someone entered many wrong codes for a will that names you, and nothing was opened.', 'nothing'),
  'transfer-stalled-survivor': notice('A will that names you stays closed: too few people have confirmed their identity.', 'envelope'),
  'contacts-restored': notice('Your earlier contact details for a will that names you count again.', 'nothing'),
  'host-renamed': notice('The person who named you for a will changed the name of their account.', 'ask the Host'),
  'survivors-changed': notice('The people who may open a will that names you were changed.', 'ask the Host'),
  'contacts-replaced': notice('Your contact details for a will that names you were replaced.', 'ask the Host'),
  'codes-replaced': notice('Your sealed envelope for a will that names you no longer works.', 'ask the Host'),
  // Carries the code and nothing that could tell a finder what it is for.
  'one-time-code': ({ code, minutes }) => `Your code is ${code}. It works for ${minutes} minutes; do not share it with anyone.`,
};

function notice(says: string, asks: keyof typeof ASKED): (data: { frontendUrl: string }) => string {
  return ({ frontendUrl }) => `${says} ${ASKED[asks](frontendUrl)}`;
}
