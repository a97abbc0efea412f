import { plural } from '#words/plural.ts';

const documentsMany = plural('en', { one: '# document', other: '# documents' });
const survivorsMany = plural('en', { one: '# trusted person', other: '# trusted people' });

/** The words of the page with the documents of a Host, and of the sealing. */
export const hostDocuments = {
  lead: 'Here you choose what your trusted people will read one day.',
  /** Below the lead: before the sealing and after a change, or while all is sealed. */
  leadOpen: 'Nothing is sealed before you press the button at the end of this page.',
  leadSealed: 'Everything is sealed. If you add or remove a document, seal again with the button at the end of this page.',

  uploadTitle: 'Add documents',
  choose: 'Choose files',
  drop: 'You can also drag files to this place.',
  accepted: (kinds: string) => `These kinds are possible: ${kinds}.`,
  whichKinds: 'Which kinds of files are possible?',
  limits: (file: string, total: string, count: string) => `A file can have up to ${file}, and all together up to ${total} and ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'plain text', image: (formats: string) => `pictures (${formats})` },
  otherKind: 'Do you have another kind of file? Open it, and save or print it as a PDF.',

  rejected: {
    title: plural('en', { one: 'One file was not added', other: '# files were not added' }),
    kind: (name: string) => `${name}: this kind of file is not possible. Save it as a PDF, and add the PDF.`,
    empty: (name: string) => `${name}: this file is empty.`,
    too_large: (name: string, most: string) => `${name}: it has more than ${most}. Make it smaller, or split it.`,
    too_many: (name: string, most: string) => `${name}: your will already has ${most}. Remove one that you do not need.`,
    total: (name: string, most: string) => `${name}: with it, your will would have more than ${most}. Remove a document first.`,
  },

  renamed: (from: string, to: string) => `${from} is now called ${to}, because its name did not say what kind of file it is.`,
  same: (names: string) => `${names} have the same content. If you do not need both, remove one.`,
  passwordNeeded: (name: string) =>
    `${name} is protected with a password. If it asks for one when you open it, your trusted people need it too. Tell them where they can find it, or add a copy without a password.`,

  original: {
    title: 'Where is the signed original?',
    scan: 'A scan may not be a valid will before the law. In many countries only the signed original on paper counts.',
    text: 'Give it to a notary, or keep it in a place that your trusted people can find. Write here where it is. The line is sealed with your documents.',
    label: 'The original is here',
    hint: 'For example: at the notary Dr. Gruber in Graz, or in the blue folder in my desk.',
    missing: 'Write where the original is.',
    add: 'Add this line to the documents',
    file: 'Where the original is.txt',
    added: (file: string) => `It is among your documents: ${file}. To change it, remove it there, and write a new line.`,
    inList: (file: string) => `You wrote it down: ${file}.`,
  },

  phases: {
    waiting: 'Waits for the files before it',
    paused: 'Paused',
    hashing: 'Is being read',
    announcing: 'Is being prepared',
    sending: (percent: number, sent: string, size: string) => `${percent} % uploaded (${sent} of ${size})`,
    checking: 'Has arrived and is being checked',
    done: 'Is added',
  },
  progressOf: (name: string) => `Upload of ${name}`,
  keepOpen: 'Keep this window open until everything is added. You can look at the other pages of this menu.',
  broken: 'The connection was interrupted. Nothing is lost. We try again as soon as your device is online, or when you press “Try again”.',
  unreadable: 'Your device could not read this file. Perhaps it was moved or changed. Choose it again.',
  notAccepted: 'The storage of this service did not accept the file. Press “Try again”.',

  listTitle: 'Your documents',
  states: { sealed: 'Sealed', leaves: 'Leaves at the next sealing', new: 'New, not sealed yet' },
  nothingSealed: 'Nothing is sealed yet. Your trusted people could not read anything.',
  sealedSince: (moment: string) => `Sealed on ${moment}`,
  nothingNext: 'There is no document yet. Add one above.',
  expires: (moment: string) =>
    `Please seal your will before ${moment}. We then delete documents that are not sealed, because only sealed ones are encrypted for your trusted people. We remind you before.`,
  removeNew: 'It was never sealed. We delete it immediately. You can upload it again later.',
  removeSealed: 'It stays sealed until you seal your will the next time. After that, your trusted people can no longer read it.',
  removeButton: 'Remove the document',
  keep: 'Keep it',

  onDevice: {
    title: 'Seal so that even we cannot read it',
    text: 'We encrypt your documents, and could read them while we do. You can also encrypt them on this device first. Then your trusted people need their papers.',
    open: 'Seal on this device',
    is: 'These documents were sealed on your own device. We cannot read them, and what we check is the encrypted files.',
    again:
      'These documents can only be sealed on your own device again: files are missing, other documents are among them, or your trusted people, their papers or the number that is needed have changed.',
  },

  sealTitle: 'Seal your will',
  sealText: (survivors: string, threshold: number) =>
    `We encrypt the documents and split the key among ${survivors}. Any ${threshold} of them can open your will together.`,
  sealNothing: 'Everything is sealed. Add or remove a document to change your will.',
  sealAgain: 'Your trusted people or the number that is needed have changed. Please seal your will again, so that the change takes effect.',
  missing: 'Before you can seal your will',
  missingDocuments: 'Add at least one document above.',
  missingSurvivors: (count: string) => `Name at least ${count}.`,
  missingStorage: 'Connect a storage in which your sealed will is kept.',
  toSurvivors: 'Go to your trusted people',
  toStorages: 'Go to Storages',
  survivors: survivorsMany,
  uploadsRunning: 'Some files above are not added yet. Please wait until they are, or remove them from the list. Then seal your will.',
  notAddedText: 'Look in the list above: it says why, and there you can try again or remove a file. You can also continue with the other documents.',
  withoutThem: 'Continue with the other documents',
  where: 'Where is your sealed will kept?',
  current: 'Holds your will now',
  move: (name: string) => `Your will moves to ${name}. When it is complete there, we delete it from the previous storage.`,
  seal: 'Seal my will now',
  review: {
    title: 'Please look at one thing first',
    text: 'Your password was reset by e-mail, and anyone who can read your e-mails can do this. So please check whether everything that was set in your account since then is yours. Nothing was sealed now.',
    open: 'Check what was set',
  },
  sealingTitle: 'Your will is being sealed',
  sealingCount: (done: number, total: number) => `${done} of ${total} documents are sealed`,
  sealingStart: 'We are preparing the key.',
  sealingWait: 'This can take a few minutes. You can leave this page: the sealing continues without you.',
  sealed: 'Your will is sealed',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, kept in “${storage}”.`,
  sealedShares: (survivors: number, threshold: number) => `The key is split among ${survivorsMany(survivors)}. ${threshold} of them are needed.`,
  nextSteps: 'What happens next',
  asked: (moment: string) => `We ask you from time to time whether you are well. The next time is ${moment}.`,
  askedSoon: 'We ask you from time to time whether you are well.',
  silent: 'If you do not answer several times, we inform your trusted people. Before that, we remind you over every channel that you have given us.',
  papers: 'Give each trusted person the sealed envelope with their paper, if you have not done so.',
  copy: {
    title: 'A copy to take home',
    text: [
      'The copy holds your sealed will, and a page that opens it without us and without the internet.',
      'A person who finds it cannot read it without the papers of your trusted people. So you can give it to everyone, or leave it on a USB stick with the envelopes.',
    ],
    none: 'You have not taken a copy yet.',
    taken: 'Copies that you have taken',
    takenAt: 'Copy of',
    isCurrent: 'up to date',
    isOld: 'old: your documents or trusted people have changed since. Please take a new one.',
    save: 'Save a copy (ZIP)',
    savePart: (part: number, parts: number) => `Save part ${part} of ${parts} (ZIP)`,
    loading: (size: string) => `${size} have arrived. Please keep this page open.`,
    saved: 'The copy has arrived, and your browser saves it',
    savedText:
      'Look whether it is with the downloads of this device. Put it on a USB stick, or give it to your trusted people. Keep it as it is: unpack it only when it is needed.',
    old: 'An old copy opens the old will with the old papers for ever. After a change, please collect old copies and old papers, and destroy them.',
    afterSealing: 'Your sealed will is with us. Take a copy home too: with the papers, it opens without us.',
    take: 'Take a copy home',
  },
  fragile: 'Please repair this soon',
  warnings: {
    package_behind: (name: string) =>
      `${name} could not be reached, so it does not have this sealing yet. We try again every day. Until then it opens only with earlier papers: please keep these.`,
    survivor_unreachable: (name: string) => `We cannot reach ${name}. Add an e-mail address of ${name} on the page “Trusted people”.`,
    no_margin: () =>
      'All of your trusted people are needed. If one of them cannot take part, no one can open your will. Name another one, or lower the number that is needed.',
    paper_unconfirmed: (name: string) =>
      `You have not typed back a code from the paper of ${name}. Please do so on the page “Trusted people”. If a paper was not printed, make a new one there: its codes were shown only once.`,
  },
};
