import type { Channel } from '#words/channels.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('en', { one: '# more attempt', other: '# more attempts' });
const secondsLeft = plural('en', { one: '# second', other: '# seconds' });

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

/** Where a Survivor confirms their identity. */
export const prove = {
  title: 'Confirm your identity',
  choose: 'Choose what you have at hand. One of the two is enough.',
  open: 'The documents are open. Confirm your identity to read them.',
  sessionEnded: 'Your session has ended, so please confirm your identity again. A backup code that you used for this transfer still works.',
  before: 'If you have confirmed your identity in this transfer already, you do not need to do it again before the documents open.',

  joined: 'The transfer is running',
  linkSent: 'We are sending you a message with your personal link. Open that link to confirm your identity. You can do this now.',
  noLink: 'Our text message has no personal link, and a message may not reach you. You can confirm your identity with your paper here.',

  byCode: 'With a code that we send you',
  byCodeText: 'We send a 6-digit code to the telephone or the e-mail address that was stored for you.',
  channelQuestion: 'Over which channel?',
  anyChannel: 'The one that was chosen for you',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Send me a code',
  sent: (channel: Channel, destination: string) => `We sent a code by ${CHANNELS[channel]} to ${destination}.`,
  code: 'Your 6-digit code',
  codeHint: 'It works for 10 minutes. If you have several codes, use the newest one. Do not share it with anyone.',
  codeMissing: 'Enter the 6 digits of the code.',
  confirm: 'Confirm my identity',
  resend: 'Send a new code',
  resendAfter: (seconds: number) => `You can request a new code in ${secondsLeft(seconds)}.`,
  otherChannel: 'Use another channel',
  wrongCode: (left: number) => `This code is wrong. You have ${attempts(left)} with it.`,
  usedUp: 'This code no longer works. Request a new code, or use a backup code from your paper.',
  noSuchChannel: (channel: Channel) => `No address of yours is stored for ${CHANNELS[channel]}, so nothing was sent. Choose another channel.`,
  undelivered:
    'We could not deliver a code to you. Perhaps your address has changed, or a provider is not available now. ' +
    'Use a backup code from your paper, or try again later.',

  byPaper: 'With a code from your paper',
  byPaperText: 'The paper in your sealed envelope has backup codes such as ABCD-1234. Each one works once, so cross it out afterwards.',
  backupCode: 'One backup code from your paper',
  backupCodeHint: 'Eight letters and digits. Capital or small letters, with or without the dash.',
  backupCodeMissing: 'Enter the eight letters and digits of one backup code.',
  survivorId: 'Your number from your paper (on older papers: “Survivor number”)',
  willId: 'Will number from your paper',
  idHint: 'Letters and digits, as on your paper. The dashes are optional.',
  idMissing: 'This number is not complete or has a mistake. Compare each group with the paper.',
  wrongBackupCode: (left: number) =>
    `This backup code is wrong or was used before. Compare it with your paper, or take another one. You have ${attempts(left)} in this hour.`,
  tooManyBackupCodes: 'Too many backup codes were tried. Your codes stay valid. Please try again in an hour, or use a code that we send you.',
  notThisWill: 'We found no will with this number for which you are a trusted person. Compare both numbers with your paper.',

  failures: {
    survivor_not_found: 'This link does not fit this transfer. Open the newest message from us, or use your paper.',
  },
};
