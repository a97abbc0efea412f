/** The words of the pages for a forgotten password. */
export const resetPassword = {
  noLinkTitle: 'Reset your password',
  noLink: 'Enter the e-mail address of your account. We send you a link with which you can choose a new password.',
  send: 'Send the link',
  sent: 'If this address has an account, we have sent it a link. Please also look in the folder for unwanted e-mails. The e-mail says how long the link works.',
  title: 'Choose a new password',
  text: 'All devices on which you are signed in will be signed out.',
  password: 'New password',
  passwordHint: 'At least 12 characters. A few words that you remember are a good password.',
  /** In place of the hint while a word and a row of digits is typed. */
  passwordGuessable: 'A word with digits after it is easy to guess. Several words are safer.',
  passwordShort: 'Enter a password with at least 12 characters.',
  papersSummary: 'I have papers of my trusted people at hand',
  papers:
    'After a reset, a sealed will cannot be changed for some time. This protects you if someone else reads your e-mails. Backup codes from the papers of your trusted people shorten this time. The codes are not used up.',
  survivorId: '“Your number” on the paper (on older papers: “Survivor number”)',
  backupCode: 'A backup code from this paper',
  both: 'Enter both “Your number” and a backup code of this paper, or leave both empty.',
  idMissing: 'This number is not complete or has a mistake. Compare each group with the paper.',
  addPaper: 'Add another paper',
  button: 'Set the new password',
  doneTitle: 'Your new password is set',
  done: 'You can sign in with it now.',
  limits: 'If you have a sealed will, we have sent you a message that says what you can do now, and when you can change it again.',
};
