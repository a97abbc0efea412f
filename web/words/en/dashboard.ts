/** The words of the page on which a Host signs in. */
export const dashboard = {
  signInTitle: 'Sign in',
  sessionEnded: 'Your session has ended. Please sign in again.',
  email: 'E-mail address',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  signIn: 'Sign in',
  forgotten: 'I have forgotten my password',
  unconfirmed: 'Send the link that confirms my e-mail address again',
  drive: {
    success: 'Your cloud drive is connected.',
    error: 'Your cloud drive was not connected. Nothing was changed.',
    reason: (reason: string) => `Reason: ${reason}`,
  },
  title: 'Are you well?',
  stopTitle: 'The transfer of your will is running',
  draftTitle: 'Your will is not sealed yet',
  draft: 'We do not ask whether you are well until your will is sealed. Your Survivors cannot open anything.',
  active: 'Your will is sealed. We ask you from time to time whether you are well. You can also tell us now.',
  pending_transfer:
    'We did not hear from you, so your Survivors were informed and can open your will. If you are well, press the button. This stops it.',
  running: 'Your Survivors are about to read your will. If you are well, press the button. This stops the transfer, and we inform your Survivors.',
  accessible:
    'Your Survivors can read your documents now. If you are well, press the button. This closes the documents again, and we inform your Survivors.',
  well: 'I am well',
  stop: 'I am well: stop the transfer',
  nextCheck: 'We ask you next on',
  thanks: 'Good to hear from you',
  wellDone: 'We have noted that you are well.',
  stopped: 'The transfer was stopped. We are informing the people concerned.',
  changePassword: 'Change my password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change the password',
  changed: 'Your password is changed. All other devices were signed out.',
  signOut: 'Sign out',
  failures: {
    no_sealed_will: 'No will is sealed in this account.',
    invalid_refresh_token: 'Your session has ended. Please sign in again.',
    invalid_credentials: 'The e-mail address or the password is wrong. Please check both, and try again.',
    email_not_verified: 'Your e-mail address is not confirmed yet. Please open the link that we sent you.',
    recently_recovered:
      'Your password was reset by e-mail, so you cannot change it yet. Please confirm the reset first, with the link that we sent you over another channel.',
    transfer_not_running: 'No transfer is running now. Please load this page again to see the current state.',
  } as Record<string, string>,
  wrongPassword: 'The current password is wrong. Nothing was changed.',
};

export type DashboardWords = typeof dashboard;
