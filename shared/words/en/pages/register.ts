/** The words of the page on which a Host opens an account, and of the page after it. */
export const register = {
  intro: [
    'With an account, you keep your will with this service. It stays sealed until the people whom you choose open it together.',
    'First we need a few details about you. Setting up your will comes after that. You can stop at any time and continue later.',
  ],
  name: 'Your name',
  nameHint: 'As your family and friends know you. Our messages to them use it.',
  nameMissing: 'Enter your name.',
  nameLong: 'Enter a name with at most 100 characters.',
  emailHint: 'We ask you here from time to time whether you are well. Use an address that you read regularly.',
  password: 'Choose a password',
  reader: (language: string, zone: string) => `Language: ${language}. Times are in ${zone}.`,
  languageHint: 'The language of these pages and of our messages to you.',
  timezone: 'Time zone',
  timezoneHint: 'We write all dates and times in our messages for this place.',
  button: 'Open my account',
  haveAccount: 'Do you have an account already?',
  takenUnconfirmed: 'I have not confirmed my e-mail address yet: send me a new link',
  sentTo: 'We have sent an e-mail to this address:',
  next: ['Open the e-mail.', 'Press the button in it: “Confirm my e-mail address”.', 'Then continue on the page that opens.'],
  validity: 'The link in the e-mail works for one day.',
  stayHere: 'Leave this page open: then you need not type your password again.',
  nothingTitle: 'If no e-mail comes',
  /** `isTyped`: the form still has all that was typed. */
  nothing: (isTyped: boolean) => [
    'It can take a few minutes. Please also look in the folder for unwanted e-mails (spam or junk).',
    `Check the address above, letter by letter. If it has a mistake, change it.${isTyped ? ' What you typed is still there.' : ''}`,
  ],
  resend: 'Send the e-mail again',
  resent: 'We have sent the e-mail again. Please use the link in the newest one.',
  change: 'Change the address',
  failures: {
    email_taken: 'This e-mail address already has an account. Nothing was changed. If it is yours, continue here:',
  } as Record<string, string>,
};
