import { plural } from '#words/plural.ts';

const attempts = plural('en', { one: '# more attempt', other: '# more attempts' });

/** Where a Survivor says that the Host is alive, but out of reach. */
export const alive = {
  title: 'They are alive, but cannot answer',
  lead: 'Tell us this if you know that the person who named you is alive, for example on a journey or in hospital, and cannot answer our messages.',
  happens: 'What happens then',
  steps: [
    'Everyone waits for 15 days. A transfer that was started with a name alone opens nothing in this time.',
    'We write to the person and to the other trusted people that you have said this. We give them your name.',
    'If we have heard nothing after 15 days, we ask all of you again. This can be said twice in all.',
  ],
  others: 'If another trusted person knows that the person has died and confirms their identity, that counts more.',
  how: 'How do you want to confirm your identity?',
  byPaper: 'With the paper from my sealed envelope',
  byPaperHint: 'The code on it is not used up.',
  byCode: 'With a code to my telephone or e-mail address',
  byCodeHint: 'It must be an address that was stored for you.',
  paperTitle: 'Confirm with your paper',
  codeTitle: 'Confirm with a code',
  submit: 'They are alive',
  codeIsWrong: (left: number) =>
    left === 0 ? 'This code no longer works. Request a new code.' : `This code is wrong. Nothing was changed. You have ${attempts(left)}.`,
  back: 'Back',
  doneTitle: 'Thank you. Everyone waits',
  done: (date: string) => `We wait until ${date}, and write to everyone. If the person answers us before, all is as it was.`,
  doneNext: 'If you can reach the person, please ask them to answer our newest message or to sign in.',
};

export type AliveWords = typeof alive;
