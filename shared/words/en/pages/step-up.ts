/** The words of the question for a second factor, which can come up on each page. */
export const stepUp = {
  title: 'Is it you?',
  text: 'Changes to your account need your second factor. It then counts for ten minutes. What you typed is kept.',
  usePasskey: 'Use my passkey',
  waiting: 'Please follow the steps on your device',
  useApp: 'Enter a code of my app instead',
  code: 'Code',
  codeHint: 'The 6 digits that your authenticator app shows now.',
  codeMissing: 'Enter the 6 digits that your app shows.',
  useRecoveryCode: 'I do not have my phone or key: use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten codes that you printed or saved, such as K7QF-3M9X. Each works once.',
  recoveryCodeMissing: 'Enter a recovery code of 8 letters and digits.',
  confirm: 'Confirm',
  cancel: 'Cancel: change nothing',
  lost: 'Have you lost your phone or key, and your recovery codes?',
  lostLink: 'See what you can do on the page Security',
  failures: {
    passkey_cancelled: 'Your device did not use a passkey. Please try again, or choose another way below.',
    factor_not_accepted:
      'This was not accepted. A code works once, and only for a minute. Please wait for the next code, and check that the time of your phone is right.',
  } as Record<string, string>,
};
