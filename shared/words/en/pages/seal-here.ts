import { slips } from '#words/en/own-device/slips.ts';
import { plural } from '#words/plural.ts';

/** The page on which a Host seals documents on their own device, before the service gets them. */
export const sealHere = {
  title: 'Seal on this device',
  lead: 'Your browser encrypts your documents before it sends them. We then keep a will that we cannot read, and a thief of our databases cannot read it either.',
  facts: [
    'Everything else stays as it is: we ask you whether you are well, and you have 48 hours to stop a transfer.',
    'If you change your trusted people, a paper or the number that is needed, seal here again. Until then, the documents open with the papers of this sealing only.',
    'Your trusted people then need their papers: a code that we send is not enough. If too many papers are lost, no one can open the will.',
    'You get your own sheet of paper. Use the same one each time, so that the slips of your trusted people stay valid. To change a document, you choose all documents again. For a new person, this sheet is enough.',
    'We still see how many documents and papers there are, how large the documents are, and when you sealed them. What you uploaded or wrote on other pages, we could read.',
    'Someone who changes our pages could read everything on them while you make papers, while you seal, and while your trusted people read.',
  ],
  back: 'Back to the documents',

  sheetIsEnough: 'The sealed documents can stay: type the key on your own sheet in step 2. Without this sheet, you choose all documents again.',
  documentsNeeded: 'Have all your documents ready',
  why: {
    paper_removed:
      'A paper that opens the sealed documents is no longer valid, but a person may still have it. So the documents need a new key. Choose all of them again.',
    threshold_raised:
      'More papers are needed now than before, but fewer could still open the sealed documents. So the documents need a new key. Choose all of them again.',
    documents_changed: 'Documents were added or removed since you sealed here. Choose all documents again.',
    unfinished: 'You prepared a sealing here and did not finish it. Seal it on the page with your documents, or choose all documents again.',
    unreadable: 'We cannot read your sealed will at the moment. Try again later, or choose all documents again.',
    altered: 'The list of your sealed documents is damaged, or someone has changed it. Choose all documents again.',
    other_sheet:
      'Your will was sealed with another sheet, which this one does not replace. Choose all documents again, or reload this page and type the key on the other sheet.',
  },

  withoutPages: {
    title: 'Seal without our pages',
    lead: 'The file seal.html seals your will on your device, without a network. We promise protection from altered pages only for this file and for recover.html, and only if you compare their SHA-256. They do not help if a paper was made on an altered page.',
    savePage: 'Save seal.html',
    compare:
      'Compare the SHA-256 of the file, or ask a person with the skills to do it. An altered page could show a false one here. So compare it with the release notes of this service too, or with your own sheet if this version is printed there. If it differs, do not use the file. It must be:',
    saveList: 'Save papers.txt',
    list: 'This list has the name and the public key of each paper, and how many papers are needed. It is not secret.',
    seal: 'Use a computer, and disconnect it from every network. Open seal.html with Firefox, Chrome, Edge or Safari. It asks for everything else, and saves the encrypted files.',
    upload: 'Upload all these files with your documents, with the names that they have. Remove the other documents there, and seal your will.',
  },

  peopleTitle: '1. Compare the papers',
  people:
    'Each paper shows check letters, five groups of four. Type them from the paper, or ask the person for them: they are not secret. So no one can put a false paper in its place unnoticed.',
  newPaper: (names: string) =>
    `The papers of ${names} were not made in a browser, so they have no check letters. Make new papers for these people first.`,
  toSurvivors: 'Go to your trusted people',
  check: (name: string) => `Check letters on the paper of ${name}`,
  checkHint: 'For example: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) => `Any ${needed} of ${of} papers open this will. If this number is wrong, do not continue.`,
  compare: (name: string) => `Compare the paper of ${name}`,
  checkWrong: (name: string) =>
    `These are not the letters of the newest paper of ${name}. Compare them again. If they are the same on the paper, make a new paper for ${name}.`,
  checkDone: 'The papers are the right ones',
  continue: 'Continue',

  sheetTitle: '2. Your own sheet',
  sheet:
    'Your own sheet has one key. It marks your will, so that your trusted people know that it is from you. It opens nothing alone. While this service exists, you can keep the sealed documents with it and give new people a paper. Without the service, it opens the documents only together with as many papers as are needed. Keep it where no one else finds it.',
  hasSheet: 'Do you have your own sheet?',
  sheetNew: 'No, make one now',
  sheetKnown: 'Yes, I type its key',
  sheetKey: 'The key on your own sheet',
  sheetKeyHint: 'It begins with AGE-SECRET-KEY-1. It stays in this browser.',
  sheetKeyWrong: 'This is not the key on your own sheet, or there is a typing mistake in it. Please compare it with the sheet, letter by letter.',
  printText:
    'Print your own sheet now. It is shown only here. The second page has a slip for each paper: give it to each of your trusted people, or send it. The slips are not secret.',
  print: 'Print the sheet and the slips',
  show: 'Look at the sheet on this screen',
  typeEnd: 'Type the last 8 letters and digits of the key from the printed sheet',
  typeEndWrong: 'These are not the last 8 letters and digits of the key. Read them from the printed sheet.',
  sheetDone: 'Your own sheet is ready',

  documentsTitle: '3. Choose the documents',
  documents: 'Choose all documents that your trusted people will read. They replace those that are in your will now.',
  choose: 'Choose files',
  chosen: plural('en', { one: '# document, and nothing is sent yet', other: '# documents, and nothing is sent yet' }),
  noDocuments: 'Choose at least one document.',
  tooMany: (most: string) => `Choose ${most} at most.`,
  tooLarge: (name: string, most: string) => `${name}: it has more than ${most}. Make it smaller, or split it.`,
  message: (name: string) => `A personal message to ${name} (you can leave it empty)`,
  messageHint: 'It is encrypted here too. Only the paper of this person opens it, when the will is open.',

  slipsAgain:
    'Each paper needs a slip that shows who has sealed. If a person does not have the slip for this sheet, print it here, and give it to the person, or send it. The slips are not secret.',
  printSlips: 'Print the slips',

  keep: {
    title: '3. Keep the documents',
    sealed: (when: string) => `Your sheet has opened your will, which was sealed on ${when}. It has these documents:`,
    key: (needed: number, of: number) =>
      `In that sealing, ${needed} of ${of} papers were needed. The documents keep its key. If fewer papers were enough in a later sealing, or a paper was removed since, those papers can still open them: choose all documents again.`,
    fewer: (before: number, now: number) =>
      `Before, ${before} papers were needed. Now ${now} are enough. If you have not changed this yourself, do not continue.`,
    compare: 'If this is not the date of your last sealing, or a document is missing or old, choose all documents again.',
    messages: 'The messages in your sealed will stay as they are. Here you can write to the new people only.',
    keep: 'Keep these documents',
    choose: 'Choose all documents again',
  },

  sealTitle: '4. Encrypt and upload',
  seal: 'Encrypt on this device and upload',
  encrypting: 'The documents are being encrypted and uploaded, one after the other. Keep this page open.',
  encryptedOf: (done: string, total: string) => `Encrypted: ${done} of ${total}`,
  uploadedOf: (done: string, total: string) => `Uploaded: ${done} of ${total}`,
  encryptedPart: (percent: number) => `Is being encrypted: ${percent} %`,
  pause: 'Pause',
  paused: 'Paused. Nothing is lost. Press “Continue” when you are ready, and keep this page open.',
  offline:
    'This device is not connected to the Internet, so we have paused. We continue automatically when the connection is back. What is uploaded stays uploaded. Keep this page open.',
  list: 'The list of the documents',
  failed: 'This browser could not encrypt the documents. What was sealed before stays sealed. Try again, or use another browser.',
  uploaded: 'All documents are encrypted and uploaded. Now seal your will.',

  ownSheet: {
    ...slips,
    title: 'My own sheet',
    keep: 'Keep this sheet where no one else finds it. With enough papers, or with the service, it opens my will. It can also change it.',
    key: 'My key',
    keyQr: 'QR code: my key',
    papers: 'Check letters of the papers when this was printed',
    program: 'SHA-256 of seal.html when this was printed',
  },
};
