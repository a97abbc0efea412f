import { plural } from '#words/plural.ts';

/** The messages about what the Host has to maintain: documents, connectors and storages. */
export const upkeep = {
  'documents-damaged': {
    subject: 'Some of your sealed documents are damaged',
    opening: (storage: string) =>
      `Once a month we check your sealed documents. In the storage ${storage}, the following documents are missing or damaged:`,
    /** In place of a name that has nothing to show. */
    unnamedDocument: 'a document',
    othersIntact: 'Your trusted people could not read these documents. All other documents are intact.',
    upload: 'Please sign in, upload the named documents again, and then seal your will again.',
    onDevice: 'Your own device has encrypted these files. Please sign in, and seal all your documents on your device again.',
    short: plural('en', {
      one: 'One of your sealed documents is damaged. Please sign in and upload it again.',
      other: '# of your sealed documents are damaged. Please sign in and upload them again.',
    }),
    shortOnDevice: 'Some of your sealed documents are damaged. Please sign in, and seal them on your device again.',
  },

  'storage-unreachable': {
    subject: 'We cannot reach the storage of your will',
    opening: (storage: string) =>
      `Once a month we check your sealed documents. For three days we could not read them, because the storage ${storage} did not let us.`,
    why: 'Your trusted people could not read them either. Most often the access to the storage has expired or was changed.',
    test: 'Please sign in and test the storage.',
    short: 'We cannot reach the storage of your sealed will. Please sign in and test it.',
  },

  'yearly-review': {
    subject: 'Once a year: is everything in your will still right?',
    opening: plural('en', { one: 'Your sealed will has one document.', other: 'Your sealed will has # documents.' }),
    sealedOn: (date: string) => `You sealed it on ${date}.`,
    people: (threshold: number) => `After your death, ${threshold} of these people together can open it:`,
    confirmed: (survivor: string, date: string) => `${survivor} confirmed on ${date} that our messages arrive.`,
    unconfirmed: (survivor: string) => `${survivor} has not confirmed yet that our messages arrive.`,
    paper: (date: string) => `The paper was made on ${date}.`,
    paperUnchecked: (date: string) => `The paper was made on ${date}, and you have not typed back a code from it.`,
    right: 'If all of this is still right, please open the link and press the button. It also tells us that you are well.',
    change: 'If something has to change, the page behind the link leads you to it.',
    step: 'Everything is still right',
    short: 'Once a year we ask whether everything in your will is still right. Please look at our e-mail, or open the link:',
  },

  'copy-broken': {
    subject: 'One of the storages of your will does not work',
    opening: (storage: string) =>
      `Once a month we check your sealed documents in each of your storages. For three days ${storage} did not let us read or repair them.`,
    safe: 'Your will is complete in another storage, so your trusted people could read it.',
    test: 'Please sign in and test this storage, or choose another one, so that there are two again.',
    short: 'One of the storages of your will does not work; the will is complete in another one. Please sign in and test it.',
  },

  'copy-repaired': {
    subject: 'A copy of your sealed will was repaired',
    opening: (storage: string) =>
      `Once a month we check your sealed documents in each of your storages. In ${storage} some files were missing or damaged. We have written them again from another storage, and your will is complete.`,
    again: 'You do not need to do anything. If this happens again, please choose another storage.',
    short: 'Files of your sealed will were missing or damaged in one storage. We have repaired them from another one.',
  },

  'draft-expires': {
    subject: 'Documents that you have uploaded are not sealed yet',
    opening: plural('en', {
      one: 'You have uploaded a document that is not sealed yet.',
      other: 'You have uploaded # documents that are not sealed yet.',
    }),
    kept: 'We keep unsealed documents for 30 days.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `We delete this one on ${date} if you do not seal your will before.`
        : `We delete these on ${date} if you do not seal your will before.`,
    seal: 'Please sign in and seal your will. Otherwise your trusted people do not receive what you have uploaded. What is sealed already stays as it is.',
    short: (by: string) => `You have uploaded documents that are not sealed yet. Please sign in and seal your will by ${by}, or we delete them.`,
  },

  'connector-broken': {
    subject: 'One of your channels no longer works',
    opening: (connector: string, reason: string) =>
      `Once a month we check that we can reach you. For three days ${connector} has not worked: ${reason}`,
    unnamedConnector: 'one of your channels',
    others: 'Until it works again, we reach you over your other channels and by e-mail. Your trusted people do not get codes over it.',
    test: 'Please sign in, check its settings and test it.',
    short: (connector: string) => `Your channel ${connector} has not worked for three days. Please sign in and test it.`,
    unnamedShort: 'to reach you',
  },

  'device-gone': {
    subject: 'One of your devices no longer gets our notifications',
    opening: (device: string) =>
      `The browser on ${device} no longer takes our notifications, so we deleted this channel. We reach you over the others and by e-mail.`,
    unnamedDevice: 'one of your devices',
    again: 'Perhaps they were turned off there. To turn them on again, please sign in on that device.',
    short: (device: string) => `Our notifications no longer reach ${device}. To turn them on again, please sign in there.`,
  },

  'chat-gone': {
    subject: 'You no longer get our messages on Telegram',
    opening: 'The chat with our bot on Telegram is blocked or deleted, so we deleted this channel. We reach you over the others and by e-mail.',
    again: 'Perhaps this happened by mistake. To get messages there again, please sign in and connect Telegram again.',
    short: 'Our messages no longer reach you on Telegram. To get them there again, please sign in and connect Telegram again.',
  },

  'storage-broken': {
    subject: 'One of your storages no longer works',
    opening: (storage: string, reason: string) => `Once a month we check your storages. For three days ${storage} has not worked: ${reason}`,
    unnamedStorage: 'one of your storages',
    test: 'Your sealed will is not in this storage. If you still want to use it, please sign in, check its settings and test it.',
    short: (storage: string) => `The storage ${storage} has not worked for three days. Please sign in and test it.`,
    unnamedShort: 'for documents',
  },

  'drive-joined': {
    subject: 'A cloud drive was connected to your account',
    opening: (storage: string, account: string) =>
      `Someone who was signed in to your account connected a cloud drive: ${storage}. The name of the account at this drive is ${account}.`,
    unnamedStorage: 'a storage',
    unnamedAccount: 'empty',
    ifYou: 'If it was you and this is your drive, you do not need to do anything.',
    notYou: 'If it was not you, please sign in, delete this storage and change your password.',
    short: 'A cloud drive was connected to your will account. If it was not you, please sign in, delete this storage and change your password.',
  },

  'drive-lost': {
    subject: 'Please connect your cloud drive again',
    opening: (storage: string) =>
      `We can no longer open the storage ${storage}, because our access to this cloud drive has ended. This happens if the access was revoked, if the password was changed, or if the drive was not used for a long time.`,
    reconnect:
      'Until you reconnect it, your trusted people cannot read the documents in this storage either. Please sign in and connect it again. You do not need to seal your will again.',
    short: 'We can no longer open your cloud drive. Please sign in to your will account and connect it again.',
  },

  'email-bounced': {
    subject: 'Our e-mails no longer reach you',
    opening: (address: string) =>
      `We sent an e-mail to ${address}, the address of your account. It came back to us: this mailbox does not accept it.`,
    others: 'We reach you over your other channels for now. A check that only came back to us does not count as unanswered.',
    change:
      'Please sign in and change the e-mail address of your account. If the address is right, please check that the mailbox exists and is not full.',
    short: 'Our e-mails to the address of your will account come back to us. Please sign in and change the address:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Our e-mails no longer reach ${survivor}`,
    opening: (survivor: string) => `We sent an e-mail to ${survivor}. It came back to us: this mailbox does not accept it.`,
    needed: (survivor: string) => `Without a working e-mail address, ${survivor} cannot get the personal link that they need to open your will.`,
    correct: 'Please ask them for their present address, sign in, and save it as their contact. If the address is right, please save it again.',
    short: 'Our e-mails to one of your trusted people come back to us. Please sign in to your will account and correct their address:',
  },

  'contact-reported': {
    subject: 'One of your trusted people may have another address',
    opening: (survivor: string) => `Someone who reads our messages to ${survivor} answered that we use the wrong address.`,
    openingWithProposal: (survivor: string) =>
      `Someone who reads our messages to ${survivor} answered that we use the wrong address, and proposed another one.`,
    unchanged: 'We have changed nothing, because we do not know who wrote this.',
    ask: (survivor: string) => `Please ask ${survivor} in person or by phone. Then sign in, and save the address that is right.`,
    short: 'Perhaps we use the wrong address for one of your trusted people, but we have changed nothing. Please ask this person, and then sign in:',
  },

  'quorum-worse': {
    subject: 'Fewer people can open your will than before',
    opening: 'We check whether we reach the people who may open your will. This has become worse.',
    reached: (survivors: number, reachable: number) => `You have ${survivors} trusted people, and we reach ${reachable} of them.`,
    needed: (threshold: number) => `At least ${threshold} of them must take part to open your will.`,
    tooFew: 'If this stays so, your will may stay closed.',
    justEnough: 'If one more person cannot take part, it may stay closed.',
    spare: (margin: number) => `So ${margin} of those we reach can be missing.`,
    unreachable: 'No channel reaches:',
    rejected: 'You rejected a change while these channels were new. Until you enter their settings again, they carry no messages:',
    unnamedConnector: 'a channel',
    correct: 'Please sign in, correct their contact details, or name another trusted person. Your will stays sealed as it is.',
    seldom: 'We send this message at most once in 30 days.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `We reach ${reachable} of your ${survivors} trusted people, and ${threshold} must take part to open your will. Please sign in and correct their contact details:`,
  },
};
