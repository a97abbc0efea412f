/** The words of the page for people who have a message from the service. */
export const message = {
  title: 'Which message do you have?',
  link: 'A message with a link',
  linkText: (origin: string) => `Please open the link in the message. It begins with ${origin}/ and leads you to the right page.`,
  envelope: 'A message that asks you to take out an envelope',
  envelopeText: 'You do not need a link. The codes are on the paper in the envelope.',
  envelopeLink: 'Continue with the paper',
  code: 'A message with a six-digit code',
  codeText:
    'Type the code on the page where you asked for it. If you did not ask for a code, you can ignore the message. Do not share the code with anyone.',
  well: 'A message that asks whether you are well',
  wellText: 'Please open the link in the message, and press the button there. If you cannot open it, sign in and answer there.',
  wellLink: 'Sign in',
  lost: 'I cannot find the message',
  lostText: 'If you know the e-mail address of the person who named you, we can send you the message again.',
  lostLink: 'Send the message again',
  safety: 'Is the message genuine?',
  safetyText: 'We never ask for your password, a bank account or money. We never ask for a code by telephone.',
};
