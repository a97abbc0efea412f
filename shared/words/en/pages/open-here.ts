import { plural } from '#words/plural.ts';

/** What a Survivor reads if the Host has sealed the documents on their own device: papers open them in the browser. */
export const openHere = {
  lead: 'These documents were sealed on the device of the person who wrote the will. We keep them, but we cannot read them. Several of you open them together, each with their paper.',
  loading: 'We are loading the list of the documents.',
  listProblem:
    'The list of the documents is not what was sealed, so nothing can be opened with it. Open the will with the recovery page instead. Your paper says how.',
  tooLong: (most: { documents: string; size: string; name: string; message: string }) =>
    `The list of the documents is longer than this page opens: more than ${most.documents} documents, a document of more than ${most.size}, a name of more than ${most.name} letters, or a message of more than ${most.message} letters. Nothing is lost. Open the will with the recovery page instead. Your paper says how.`,

  sealedOn: (moment: string) => `The documents were sealed on ${moment}. If you know of a later will, ask the others before you type anything.`,

  owner: 'The first 20 letters and digits under “Sealed by”',
  ownerHint:
    'They are on the printed slip that belongs to your paper, or on the slip of another of you. For example: ABCD EFGH 2345 JKLM NPQR. Never take them from a message or from this page: they show that the documents are genuine.',
  ownerMissing: 'Type five groups of four letters and digits.',
  ownerDiffers:
    'These are not the letters of the person who sealed the documents. Compare them with the paper again. If the page says this again, do not type your key here. Open the will with the recovery page instead. Your paper says how.',

  keyOther: 'This key does not belong to these documents. It is for another will, or a newer paper has replaced it.',
  shareDamaged: 'The part of the key for your paper is damaged. Others can still open the documents if enough of you come together.',
  use: 'Use my paper',

  passing: 'We are passing your part on to the others. Do not close this page yet.',
  notPassed: 'Your part has not been passed on yet. Do not close this page. It tries again every half minute.',
  passedTitle: 'Your paper was used',
  passed:
    'We have passed your part on, encrypted for the papers of the others. You do not have to wait here, and you do not have to come at the same time. When you come back, you need your paper again.',
  known: (known: string, needed: string) => `Papers used so far: ${known} of ${needed}.`,
  look: 'Look again',
  wrong: plural('en', {
    one: 'What # other person passed on is not what was sealed for their paper. They should use their paper again.',
    other: 'What # other persons passed on is not what was sealed for their papers. They should use their papers again.',
  }),
  missing: plural('en', {
    one: '# more paper is needed. One of these can be used:',
    other: '# more papers are needed. Any of these can be used:',
  }),
  paper: (check: string) => `The paper with the check letters ${check}`,
  someone: 'Another person',
  failed: 'This browser could not open the documents. Try another browser or another device. Nothing is lost.',

  openedTitle: 'The documents are open',
  messages: 'A personal message to you',
  opened: 'The documents are decrypted in this browser when you save them. Each one is compared with what was sealed.',
  notDelivered: plural('en', {
    one: '# document did not arrive',
    other: '# documents did not arrive',
  }),
  notDeliveredText:
    'These documents were sealed, but our service did not deliver them. Look again tomorrow. If they are still missing, open the will with the recovery page. Your paper says how.',
  unlisted: plural('en', {
    one: '# file does not belong to the documents',
    other: '# files do not belong to the documents',
  }),
  unlistedText:
    'They came with the documents, but nothing shows that they are from the person who sealed them. This page does not open them. Do not trust what they contain.',
  loadedOf: (done: string, total: string) => `Loaded: ${done} of ${total}`,
};
