import { plural } from '#words/plural.ts';

/** The page on which a Host seals documents on their own device, before the service gets them. */
export const sealHere = {
  title: 'Seal on this device',
  lead: 'Your browser encrypts your documents before it sends them. We then keep a will that we cannot read, and no one else who gets into our systems can.',
  facts: [
    'Everything else stays as it is: we ask you whether you are well, you have 48 hours to stop a transfer, and as many of your Survivors as now must come together.',
    'Your Survivors then need their papers: a code that we send is not enough. If too many papers are lost, no one can open the will.',
    'You need your own sheet of paper to change the will later. Without it, you choose all documents again and make new papers.',
    'We still see how many documents there are, how large they are, and when you sealed them.',
    'Someone who changes our pages could read along while you seal. Only the file seal.html, which you run from your own disk, protects you from that.',
  ],
  back: 'Back to the documents',

  peopleTitle: '1. Compare the papers',
  people:
    'Each paper shows check letters, three groups of four. Type them from the paper, or ask the person for them: they are not secret. So no one can slip a false paper in between.',
  newPaper: (names: string) =>
    `The papers of ${names} were not made in a browser, so they have no check letters. Make new papers for these people first.`,
  toSurvivors: 'Go to Survivors',
  check: (name: string) => `Check letters on the paper of ${name}`,
  checkHint: 'For example: ABCD EFGH 2345.',
  checkWrong: (name: string) =>
    `These are not the letters of the newest paper of ${name}. Compare them again. If they are the same on the paper, make a new paper for ${name}.`,
  checkDone: 'The papers are the right ones',
  continue: 'Continue',

  sheetTitle: '2. Your own sheet',
  sheet:
    'Your own sheet has one key. It signs your will, so that your Survivors know that it is from you. With it you can read and change the will later. Keep it where no one else finds it.',
  hasSheet: 'Do you have your own sheet?',
  sheetNew: 'No, make one now',
  sheetKnown: 'Yes, I type its key',
  sheetKey: 'The key on your own sheet',
  sheetKeyHint: 'It begins with AGE-SECRET-KEY-1. It stays in this browser.',
  sheetKeyWrong: 'There is a typing mistake in the key, or part of it is missing. Please compare it with the sheet, letter by letter.',
  printText:
    'Print your own sheet now. It is shown only here. The second page has a slip for each paper: give it to each of your Survivors, or send it. The slips are not secret.',
  print: 'Print 2 pages',
  show: 'Look at the sheet on this screen',
  typeEnd: 'Type the last 8 letters and digits of the key from the printed sheet',
  typeEndWrong: 'These are not the last 8 letters and digits of the key. Read them from the printed sheet.',
  sheetDone: 'Your own sheet is ready',

  documentsTitle: '3. Choose the documents',
  documents: 'Choose all documents that your Survivors will read. They replace those that are in your will now.',
  choose: 'Choose files',
  chosen: plural('en', { one: '# document, and nothing is sent yet', other: '# documents, and nothing is sent yet' }),
  noDocuments: 'Choose at least one document.',
  tooMany: (most: string) => `Choose ${most} at most.`,
  tooLarge: (name: string, most: string) => `${name}: it has more than ${most}. Make it smaller, or split it.`,
  tooLargeTogether: (most: string) => `All documents together have more than ${most}.`,
  message: (name: string) => `A personal message to ${name} (you can leave it empty)`,
  messageHint: 'It is encrypted here too. Only the paper of this person opens it, when the will is open.',

  sealTitle: '4. Encrypt and upload',
  seal: 'Encrypt on this device and upload',
  encrypting: 'The documents are being encrypted and uploaded, one after the other. Keep this page open.',
  encryptedPart: (percent: number) => `${percent} % of the documents are encrypted`,
  failed: 'This browser could not encrypt the documents. Nothing of your will was changed. Try another browser.',
  uploaded: 'All documents are encrypted and uploaded. Now seal your will.',

  ownSheet: {
    title: 'My own sheet',
    keep: 'Keep this sheet where no one else finds it. It opens and changes my will.',
    key: 'My key',
    keyQr: 'QR code: my key',
    fingerprint: 'Sealed by',
    papers: 'Check letters of the papers when this was printed',
    slipsTitle: 'Slips for the papers',
    slips: 'Cut the slips apart, and put each one to the paper of its person. They are not secret.',
    slip: (name: string) => `For the paper of ${name}`,
    slipText:
      'The documents of this will are genuine only if they were sealed by this key. Type its first three groups when a page asks for “Sealed by”.',
  },
};
