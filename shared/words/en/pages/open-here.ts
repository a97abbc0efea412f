import { plural } from '#words/plural.ts';

/** What a Survivor reads if the Host has sealed the documents on their own device: papers open them in the browser. */
export const openHere = {
  lead: 'These documents were sealed on the device of the person who wrote the will. We keep them, but we cannot read them. Several of you open them together, each with their paper.',
  loading: 'We are loading the list of the documents.',
  listProblem:
    'The list of the documents is not what was sealed, so nothing can be opened with it. Open the will with the recovery page instead. Your paper says how.',

  sealedOn: (moment: string) => `The documents were sealed on ${moment}. If you know of a later will, ask the others before you type anything.`,

  owner: 'The first 20 letters and digits under “Sealed by”',
  ownerHint:
    'They are on the printed slip that belongs to your paper, or on the slip of another of you. For example: ABCD EFGH 2345 JKLM NPQR. Never take them from a message or from this page: they show that the documents are genuine.',
  ownerMissing: 'Type five groups of four letters and digits.',
  ownerDiffers:
    'These are not the letters of the person who sealed the documents. Compare them with the paper again. If the page says this again, do not type your key here. Open the will with the recovery page instead. Your paper says how.',

  key: 'Your recovery key',
  keyHint: 'It is on the second sheet of your paper and begins with AGE-SECRET-KEY-1. It stays in this browser. We do not get it.',
  keyMissing: 'Type the whole key. It begins with AGE-SECRET-KEY-1.',
  keyMistyped: 'There is a typing mistake in the key, or part of it is missing. Please compare it with the paper, letter by letter.',
  keyOther: 'This key does not belong to these documents. It is for another will, or a newer paper has replaced it.',
  shareDamaged: 'The part of the key for your paper is damaged. Others can still open the documents if enough of you come together.',
  photo: 'Take a picture of the square code next to the key',
  noCode: 'There is no square code in this picture, or it is not sharp. Try again, or type the key.',
  use: 'Use my paper',

  passedTitle: 'Your paper was used',
  passed:
    'We have passed your part on, encrypted for the papers of the others. You do not have to wait here, and you do not have to come at the same time. When you come back, you need your paper again.',
  known: (known: string, needed: string) => `Papers used so far: ${known} of ${needed}.`,
  look: 'Look again',
  wrong: plural('en', {
    one: 'What # other person passed on is not what was sealed for their paper. They should use their paper again.',
    other: 'What # other persons passed on is not what was sealed for their papers. They should use their papers again.',
  }),
  failed: 'This browser could not open the documents. Try another browser or another device. Nothing is lost.',

  messages: 'A personal message to you',
  opened: 'The documents are decrypted in this browser when you save them. Each one is compared with what was sealed.',
  loadedOf: (done: string, total: string) => `Loaded: ${done} of ${total}`,
};
