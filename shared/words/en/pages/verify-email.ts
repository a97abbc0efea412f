/** The words of the page that confirms an e-mail address. */
export const verifyEmail = {
  title: 'Confirm your e-mail address',
  text: 'You asked us to use an e-mail address for your account. Please confirm that it is yours.',
  button: 'Confirm my e-mail address',
  doneTitle: 'Your e-mail address is confirmed',
  done: (email: string) => `We now use ${email} for your account.`,
  noLinkTitle: 'Get a new link',
  noLink: 'To confirm your e-mail address, open the link in our e-mail. It works for one day. If you no longer have it, we can send you a new one.',
  send: 'Send a new link',
  sent: 'If this address has an account that is not confirmed, we have sent it a new link. Please also look in the folder for unwanted e-mails.',
};
