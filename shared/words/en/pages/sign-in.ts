/** The words of the form with which a Host signs in. */
export const signIn = {
  title: 'Sign in',
  email: 'E-mail address',
  yourEmail: 'Your e-mail address',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  passkey: 'Use a passkey instead',
  newHere: 'Are you new here?',
  register: 'Open an account',
  forgotten: 'I have forgotten my password',
  stopCard: 'I am well, and want to stop a transfer with my stop card',
  sentTitle: 'Please look at your e-mails',
  unconfirmed: 'Send the link that confirms my e-mail address again',
  failures: {
    passkey_cancelled: 'Your device did not use a passkey. Please try again, or sign in with your e-mail address and password.',
    factor_not_accepted:
      'We do not know this passkey. Perhaps it was removed. Please use another one, or sign in with your e-mail address and password.',
    invalid_credentials: 'The e-mail address or the password is wrong. Please check both, and try again.',
  } as Record<string, string>,
};
