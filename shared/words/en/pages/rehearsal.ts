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
    'We ask for one code only, and only on this page. Never give a code or the recovery key to anyone by telephone or message.',
    'A rehearsal never needs the recovery key on your paper. If this page offers to check it afterwards, you can skip that.',
    'If you opened your envelope, put the paper into a new one afterwards.',
    'If something does not work, the rehearsal has found it in time. Please speak with the person who named you.',
  ],
  ifReal: 'Has the person died?',
  ifRealText: 'Then this is not the right page. A rehearsal never delays a real transfer.',
  start: 'Start the transfer',
  endings: {
    done: {
      title: 'Thank you. It works',
      text: 'You have confirmed your identity. In a real transfer you could have done it just like this.',
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
  key: {
    title: 'If you like: check the key on your paper',
    lead: 'The second sheet of your paper has a recovery key. You can check here whether it is the right one. You can also skip this: you have confirmed your identity already.',
    address:
      'Look at the address of this page first. It begins with the address on the first sheet of your paper. If it does not, do not type the key. Nothing that you type here is sent.',
    open: 'Check my key',
    check: 'Check this key',
    right: 'This is the key of your paper',
    rightText: 'It was neither sent nor stored. Put the paper into a new envelope. Then you can close this window.',
    other: 'This is not the key of your newest paper',
    otherText:
      'It has no typing mistake. A newer paper has replaced this one, or this paper is for another person or another will. Look for the newest paper with your name. If you have none, please speak with the person who named you: they can print a new paper.',
    failed: 'This browser cannot check the key. Nothing is lost, and your identity is confirmed.',
  },
};

export type RehearsalWords = typeof rehearsal;
