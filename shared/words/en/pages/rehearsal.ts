/** Where a Survivor takes part in a rehearsal. */
export const rehearsal = {
  title: 'This is a rehearsal',
  notice:
    'This page does not mean that something has happened. Someone who is signed in to the account of the person who named you has started a rehearsal.',
  lead: 'Confirm your identity once, as you would in a real transfer. Then that person knows that everything will work.',
  choose: 'Choose what you have at hand. One of the two is enough.',
  byPaperText:
    'The paper in your sealed envelope has backup codes such as ABCD-1234. Use one of them. In a rehearsal it is not used up, so do not cross it out.',
  goodToKnow: 'Good to know',
  facts: [
    'Nothing opens. No document and no message can be read.',
    'We ask for one code only, and only on this page. Never give a code to anyone by telephone or message.',
    'If you opened your envelope, put the paper into a new one afterwards.',
    'If something does not work, the rehearsal has found it in time. Please speak with the person who named you.',
  ],
  ifReal: 'Has the person died?',
  ifRealText: 'Then this is not the right page. A rehearsal never delays a real transfer.',
  start: 'Start the transfer',
  endings: {
    done: {
      title: 'Thank you. It works',
      text: 'You have come through. In a real transfer you could have confirmed your identity just like this.',
      next: 'Nothing was opened, and your backup codes stay valid. You do not need to do anything else. You can close this window.',
    },
    over: {
      title: 'No rehearsal is waiting for you',
      text: 'If we wrote to you about a rehearsal, it is over. Nothing was changed.',
      next: 'You do not need to do anything. If you typed the numbers from your paper, please compare them once more.',
    },
    real: {
      title: 'This is no longer a rehearsal',
      text: 'Something real has begun with this will, so the rehearsal has ended.',
      next: 'Please open the newest message that we sent you. If you did not get one, you can begin with your paper here.',
    },
  },
};

export type RehearsalWords = typeof rehearsal;
