import { plural } from '#words/plural.ts';

/** What a Survivor reads while the documents are open. */
export const documents = {
  title: 'You can read the will now',
  until: (moment: string) => `You can read and save the documents until ${moment}.`,
  daysLeft: plural('en', { one: '# day left', other: '# days left' }),
  lastDay: 'Less than one day left',
  opening: 'We are opening the documents and checking that they are what was sealed. This can take half a minute.',

  message: 'A personal message to you',
  noMessage: 'No personal message was written to you. The documents follow below.',
  printMessage: 'Print the message and the list',

  documents: plural('en', { one: '# document', other: '# documents' }),
  advice: 'Save the documents on your own telephone or computer. After the date above we cannot show them.',
  save: 'Save',
  saveAgain: 'Save again',
  saving: (percent: number) => `${percent} % loaded`,
  waiting: 'Waits for the other downloads. It starts automatically.',
  pause: 'Pause',
  proceed: 'Continue',
  paused: (percent: number) => `Paused at ${percent} %. Nothing is lost.`,
  offline: (percent: number) =>
    `This device is not connected to the Internet. ${percent} % is loaded, and stays. We continue automatically when the connection is back.`,
  saved: 'Saved. Look in the folder for downloads.',
  savedAsSealed: 'Saved. It is exactly what was sealed. Look in the folder for downloads.',
  saveAll: 'Save all documents',
  savePart: (part: number, of: number) => `Save part ${part} of ${of}`,
  aboutArchive:
    'All documents come in one ZIP file. Tap or click it in your downloads to see them. If it does not arrive, save the documents one by one.',
  broken: 'The connection was interrupted. Nothing is lost. Try again: it continues where it stopped.',
  notSaved: 'This document could not be loaded. Try again. If it fails again, try tomorrow: we check the documents every day.',
  different: 'What arrived differs from what was sealed, so it was not saved. Try again.',
  failed: 'This device could not open or save this document. Nothing is lost. Try again, or try another device.',

  checked: 'Checked',
  notChecked: 'Not checked yet',
  aboutChecks: 'What does “Checked” mean?',
  aboutChecksText: [
    'Checked: we read this document again when the will was opened. Every byte is what was sealed.',
    'Not checked yet: we could not read all of this document. It may be damaged, or its storage may be unavailable. We try again every day.',
  ],
  slip: 'Do you have a slip with the words “Sealed by”?',
  slipText:
    'Your slip says that the documents were encrypted on the device of the person who wrote the will. These documents were not. The person may have changed this later, or someone may have replaced the documents. Ask the other trusted people before you rely on them.',
  kind: { pdf: 'PDF', word: 'Word document', text: 'Text', picture: 'Picture', other: 'File' },
  evidence: {
    title: 'Evidence for a notary or a court',
    text: 'We can make a signed report about this transfer: which checks and notices were sent, who confirmed their identity, when the will opened, and which documents it has. You can print it or save it. It has no names of the other trusted people.',
    open: 'Show the evidence',
    back: 'Back',
  },
};
