import { plural } from '#words/plural.ts';

const sheets = plural('en', { one: 'Print # sheet', other: 'Print # sheets' });
const forPeople = plural('en', { one: 'for # person', other: 'for # people' });
const attempts = plural('en', { one: '# code', other: '# codes' });

/** Where a Host prints the papers of their Survivors. */
export const paperPrint = {
  once: 'The codes and the key are shown only now',
  onceText: 'We do not keep them. If you leave this page before they are printed, you have to make new paper.',
  steps: (people: number) => [
    people === 1
      ? 'Print the two sheets on white paper, each on its own page.'
      : 'Print two sheets for each person on white paper, each on its own page.',
    'Look at them: the text and the square codes must be sharp and complete.',
    people === 1
      ? 'Then type in one code from the paper below. So you know that the print is good.'
      : 'Then type in one code from the paper of each person below. So you know that the prints are good.',
  ],
  /** Each person gets two sheets. */
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'I have no printer',
  show: 'Look at the sheets on this screen',
  showText:
    'In the window for printing, save the sheets as a file (PDF). Print it at the home of someone who is not one of these people, or from a USB stick in a shop. Then delete the file everywhere: it has all codes and keys. Do not send it by e-mail. You can also copy the first sheet by hand.',
  typeTitle: 'Type in one code from the paper',
  typeText: 'Read a backup code from the printed paper, not from the screen. It is not used up.',
  code: (name: string) => `One backup code from the paper of ${name}`,
  codeHint: 'Eight letters and digits, for example ABCD-1234.',
  codeMissing: 'Enter the eight letters and digits of one backup code.',
  confirm: 'Check this code',
  confirmed: (name: string) => `The paper of ${name} is good`,
  wrongTitle: 'This code is not on the newest paper of this person',
  wrong: (count: number) =>
    `Read it again, and look whether the paper is this person's newest one. If you cannot read it, print again or make new paper. You have tried ${attempts(count)}. After 10 in an hour, you have to wait.`,
  later: 'I will type in the code later',
  laterTitle: 'Are the sheets printed?',
  laterText:
    'We show the codes and the key only now. If the sheets are not printed, stay here. You can type in a code later. Until then, we remind you that the paper is not checked.',
  stay: 'Stay here',
  leave: 'They are printed: continue',
  handoverTitle: 'Now hand the paper over',
  handover: [
    'The second sheet has a line for where your sealed will or a copy of it is kept. Write it there by hand. If you choose the storage only in the next step, leave the envelopes open until then.',
    'Fold both sheets so that nothing can be read from outside, and put them into an envelope. A memory stick with the recovery program can go with them.',
    'Seal the envelope, and write the name of the person on it.',
    'Hand it over in person. Do not keep a copy, and delete a file that you have saved.',
  ],
  saveProgram: 'Save the recovery program for a memory stick',
  done: 'Done',
  failures: {
    rate_limited: 'Too many codes were tried. The paper is not changed. Please wait until the time below, and then try again.',
  } as Record<string, string>,
};
