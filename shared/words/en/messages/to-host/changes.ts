import { plural } from '#words/plural.ts';

const documents = plural('en', { one: 'It now has # document.', other: 'It now has # documents.' });
const added = plural('en', { one: '# was added', other: '# were added' });
const removed = plural('en', { one: '# was removed', other: '# were removed' });
const codesLeft = plural('en', { one: 'One code is left.', other: '# codes are left.' });
const unansweredChecks = plural('en', { one: 'one check without an answer', other: '# consecutive checks without an answer' });
const factorName = { passkey: (name: string) => `passkey ${name}`, totp: (name: string) => `authenticator app ${name}` };

/** The words of several of these messages. */
const change = {
  signedIn: 'Someone who was signed in to your account did this. If it was you, you do not need to do anything.',
  notMe: 'If it was not you, please open the link and press the button.',
  frozen: 'Then everyone is signed out, and nothing about your will can be changed until you have confirmed your identity.',
  worksUntil: (until: string) => `The link works until ${until}.`,
  shortNotMe: 'If it was not you, open this link:',
};

/** The messages about changes that the Host may not have made. */
export const changes = {
  'survivor-changed': {
    ...change,
    subject: 'The people who may open your will were changed',
    subjectMessage: 'A personal message in your will was changed',
    what: {
      contacts: (survivor: string) => `The contact details of ${survivor} were changed.`,
      codes: (survivor: string) => `${survivor} was given new backup codes and a new recovery key. The old paper no longer works.`,
      codesKept: (survivor: string) =>
        `${survivor} was given new backup codes and a new recovery key. The codes of the old paper no longer work. But one storage of your will still opens only with its key: please do not destroy it before that storage has the newest files.`,
      added: (survivor: string) => `${survivor} was added to the people who may open your will.`,
      removed: (survivor: string) => `${survivor} was removed and may no longer open your will.`,
      message: (survivor: string) => `The personal message to ${survivor} was replaced or deleted.`,
    },
    renamed: (before: string, survivor: string) => `The name ${before} was changed to ${survivor}.`,
    /** In place of the earlier name. */
    unnamedBefore: 'of a trusted person',
    undone: 'If a name, contact details or a personal message were replaced or deleted, the earlier ones are used again.',
    mistake: 'If this happened by mistake, you can restore a deleted message for seven days: sign in and change this person.',
    short: {
      contacts: (survivor: string) => `The contact details of ${survivor} in your will account were changed.`,
      name: (survivor: string) => `The name of ${survivor} in your will account was changed.`,
      codes: (survivor: string) => `${survivor} was given new backup codes.`,
      added: (survivor: string) => `${survivor} was added to the people who may open your will.`,
      removed: (survivor: string) => `${survivor} was removed and may no longer open your will.`,
      message: (survivor: string) => `The personal message to ${survivor} was replaced or deleted.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'A channel of your account was changed',
      storage: 'A storage of your account was changed',
      moved: 'Your sealed will is now in other storages',
    },
    /** Of a connection that no longer exists. */
    unknown: {
      connector: 'A channel of your account was added, changed, tested with a new address, or removed.',
      storage: 'A storage of your account was added, changed or removed.',
      moved: 'Your will was sealed into other storages than before. It is deleted from those that do not hold it now.',
    },
    /** `name`: with its channel, such as `My phone (SMS)`. */
    connector: {
      added: (name: string) =>
        `Your channel ${name} was added. We can now use it to send codes to your trusted people, and after a test also to send messages to you.`,
      changed: (name: string) => `The settings of your channel ${name} were changed.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Your channel ${name} was tested, and we now also send our messages to you to ${destination}.`
          : `Your channel ${name} was tested, and we now also send our messages to you over it.`,
      removed: (name: string) => `Your channel ${name} was removed.`,
    },
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications of a browser' },
    /** Also over the other channels. */
    storage: {
      added: (name: string) => `The storage ${name} was added.`,
      changed: (name: string) => `The storage ${name} was changed.`,
      tested: (name: string) => `The storage ${name} was tested.`,
      removed: (name: string) => `The storage ${name} was removed.`,
    },
    /** `names`: of all storages that hold it now. */
    moved: (names: string) => `Your sealed will is now in ${names}, and is deleted from every other storage.`,
    papersStay:
      'The papers of your trusted people work as before. If you have said to them, or written on their papers, where your will is kept, please give them the new place.',
    notUsed:
      'We no longer send messages to addresses that were added in the last seven days, nor codes over channels that were added or set up then.',
    short: {
      connector: {
        added: (name: string) => `Your channel ${name} was added.`,
        changed: (name: string) => `Your channel ${name} was changed.`,
        tested: (name: string) => `Your channel ${name} was tested.`,
        removed: (name: string) => `Your channel ${name} was removed.`,
      },
      moved: 'Your sealed will was moved to another storage.',
    },
    shortUnknown: { connector: 'A channel of your will account was changed.', storage: 'A storage of your will account was changed.' },
  },

  'settings-changed': {
    ...change,
    subject: 'The settings of our checks were changed',
    opening: 'Someone who was signed in to your account changed how we check that you are well.',
    startsAfter: (days: number, before: number) =>
      `If you do not answer, your trusted people may now start the transfer of your will after at most ${days} days. Before the change, it was after at most ${before} days.`,
    now: (days: number, hours: number, checks: number) =>
      `Now: a check ${days} days after your last answer, ${hours} hours to answer it, and ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Before: a check ${days} days after your last answer, ${hours} hours to answer it, and ${unansweredChecks(checks)}.`,
    ifYou: 'If it was you, you do not need to do anything.',
    undone:
      'Then the earlier settings are used again and everyone is signed out. Nothing about your will can be changed until you have confirmed your identity.',
    short: (days: number, before: number) =>
      `Your trusted people may now start after at most ${days} days without an answer, not ${before}. If it was not you, undo it:`,
  },

  'checks-paused': {
    ...change,
    subject: 'Our checks are paused',
    opening: (date: string) => `Someone who was signed in to your account asked us not to check until ${date} that you are well.`,
    nextCheck: 'We send you a check then. Until then your trusted people can still start a transfer, and you have 48 hours to stop it as usual.',
    ifYou: 'If it was you, you do not need to do anything.',
    undone:
      'Then we check again as before and everyone is signed out. Nothing about your will can be changed until you have confirmed your identity.',
    short: (date: string) => `We do not check until ${date} that you are well.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'A stop card was made for your will',
    opening:
      'Someone who was signed in to your account made a stop card. The code on it stops a transfer of your will once, without your password and your mailbox.',
    earlier: 'Earlier cards no longer work.',
    ifYou: 'If it was you, keep the card in your wallet. You do not need to do anything else.',
    undone:
      'Then the card no longer works and everyone is signed out. Nothing about your will can be changed until you have confirmed your identity.',
    short: 'A stop card was made for your will.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'A rehearsal of your will was started',
    opening: 'Someone who was signed in to your account started a rehearsal. Each of your trusted people gets a message that says so.',
    nothingOpens: (date: string) =>
      `They confirm their identity as in a real transfer. Nothing opens, and nothing is used up. On ${date} at the latest you get a report of who took part.`,
    ifYou: 'If it was you, you may want to speak with them: a message that they expect is easier to trust.',
    undone: 'Then the rehearsal ends and everyone is signed out. Nothing about your will can be changed until you have confirmed your identity.',
    short: 'A rehearsal of your will was started from your account.',
  },

  'stop-card-used': {
    subject: 'Your stop card was used',
    opening: (moment: string) =>
      `On ${moment}, someone entered the code of your stop card. We open nothing now, and we check again as usual that you are well.`,
    usedUp: 'The card is used up and stops nothing any longer. If you would like to have one, please sign in and make a new card.',
    ifNotYou: 'If it was not you, someone has found your card. They learned nothing of your will, and the card does not work a second time.',
    short: 'Your stop card was used, and we open nothing now. It does not work again: please sign in and make a new one.',
  },

  'factor-changed': {
    ...change,
    subject: 'The second factor of your account was changed',
    subjectGuessed: 'Someone is trying to sign in to your account',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `The ${factorName[factor](name)} was added to your account. From now on, changes need your second factor.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `The ${factorName[factor](name)} was removed from your account.`,
    allRemoved: 'All passkeys and authenticator apps were removed from your account, with backup codes of your trusted people.',
    codesRenewed: 'New recovery codes were made for your account. The earlier ones no longer work.',
    codeUsed: (left: number) => `One of your recovery codes was used in place of a passkey or authenticator app. ${codesLeft(left)}`,
    guessed: 'Someone entered many wrong codes for the second factor of your account.',
    nothingChanged:
      'The codes were wrong, and nothing was changed. A person who can enter codes knows your password, or uses a device on which you are signed in.',
    undone:
      'Then everyone is signed out, and we send you a link to choose a new password. Passkeys, authenticator apps and recovery codes that were added in the last seven days stop working. If your will is sealed, nothing about it can be changed until you have confirmed your identity.',
    short: {
      added: 'A second factor was added to your will account.',
      removed: 'A second factor of your will account was removed.',
      'all-removed': 'All second factors of your will account were removed.',
      'codes-renewed': 'New recovery codes were made for your will account.',
      'code-used': 'A recovery code of your will account was used.',
      guessed: 'Someone entered many wrong codes for your will account.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Your will was sealed again',
    opening: 'Your will was sealed again.',
    documents,
    same: 'They are the same as before.',
    changed: (more: number, fewer: number) => `${added(more)}, and ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) => `${survivors} of your trusted people together can open it. Before, ${before} were needed.`,
    originals:
      'We delete the earlier sealed files in each storage that has the new ones. We cannot give back a document that was removed, so please keep your originals.',
    afterwards: 'After that you can seal your own documents again.',
    short: 'Your will was sealed again, with other documents or for another number of people. If it was not you, open this link:',
  },

  'change-undone': {
    subject: 'A change to your account was rejected',
    opening: 'We sent you a message about a change to your account, and someone used its link to tell us: "It was not me".',
    what: {
      contacts: (survivor: string) => `The earlier contact details of ${survivor} are used again.`,
      name: (survivor: string) => `The earlier name ${survivor} is used again.`,
      message: (survivor: string) =>
        `The earlier personal message to ${survivor} is there again. If another one was there until now, you can restore it: sign in and change this person.`,
      added: (survivor: string) => `The person who was added, ${survivor}, may no longer open your will.`,
      settings: () => 'The earlier settings of our checks are used again.',
      factors: () => 'Passkeys, authenticator apps and recovery codes that were added in the last seven days no longer work.',
      pause: () => 'The pause has ended, and we check again that you are well.',
      email: () => 'The earlier e-mail address is the only one of your account again.',
      nothing: () => '',
    },
    signedOut: 'Everyone was signed out.',
    frozen: 'Everyone was signed out. Nothing about your will can be changed until you have confirmed your identity.',
    ifYou: 'If it was you, please sign in and choose a new password.',
    notYou:
      'If it was not you, someone else can read our messages to you. Please secure your mailbox and your phone. Then sign in and choose a new password.',
    short: 'Someone rejected a change to your will account with a link of ours. If it was not you, please sign in:',
  },

  'notices-stopped': {
    subject: 'One of your trusted people does not want our messages',
    opening: (survivor: string) => `Someone who reads our messages to ${survivor} reported to us that they do not know you.`,
    stopped: 'We no longer send notices to that address. If a code is requested for it, we still send the code.',
    checkAddress:
      'Most often the address is wrong or has changed. Please sign in and check it. If it is right, save it again: then we send notices to it again.',
    short: 'One of your trusted people does not want our messages. Please sign in and check their contact details.',
  },
};
