import { plural } from '#words/plural.ts';

/** The page on which a Host seals documents on their own device, before the service gets them. */
export const sealHere = {
  title: 'Seal on this device',
  lead: 'Your browser encrypts your documents before it sends them. We then keep a will that we cannot read, and a thief of our databases cannot read it either.',
  facts: [
    'Everything else stays as it is: we ask you whether you are well, and you have 48 hours to stop a transfer.',
    'If you change your Survivors, a paper or the number that is needed, seal here again. Until then, the documents open with the papers of this sealing only.',
    'Your Survivors then need their papers: a code that we send is not enough. If too many papers are lost, no one can open the will.',
    'You get your own sheet of paper. Use the same one each time, so that the slips of your Survivors stay valid. To change the will, you choose all documents again.',
    'We still see how many documents and papers there are, how large the documents are, and when you sealed them. What you uploaded or wrote on other pages, we could read.',
    'Someone who changes our pages could read along while you make papers, while you seal, and while your Survivors read.',
  ],
  back: 'Back to the documents',

  peopleTitle: '1. Compare the papers',
  people:
    'Each paper shows check letters, five groups of four. Type them from the paper, or ask the person for them: they are not secret. So no one can slip a false paper in between.',
  newPaper: (names: string) =>
    `The papers of ${names} were not made in a browser, so they have no check letters. Make new papers for these people first.`,
  toSurvivors: 'Go to Survivors',
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
    'Your own sheet has one key. It marks your will, so that your Survivors know that it is from you. It also opens the will, without any other paper. Keep it where no one else finds it.',
  hasSheet: 'Do you have your own sheet?',
  sheetNew: 'No, make one now',
  sheetKnown: 'Yes, I type its key',
  sheetKey: 'The key on your own sheet',
  sheetKeyHint: 'It begins with AGE-SECRET-KEY-1. It stays in this browser.',
  sheetKeyWrong: 'This is not the key on your own sheet, or there is a typing mistake in it. Please compare it with the sheet, letter by letter.',
  printText:
    'Print your own sheet now. It is shown only here. The second page has a slip for each paper: give it to each of your Survivors, or send it. The slips are not secret.',
  print: 'Print the sheet and the slips',
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
  message: (name: string) => `A personal message to ${name} (you can leave it empty)`,
  messageHint: 'It is encrypted here too. Only the paper of this person opens it, when the will is open.',

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
      'The documents of this will are genuine only if they were sealed by this key. Type its first five groups when a page asks for “Sealed by”.',
  },
};
