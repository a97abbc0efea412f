/** Where a person asks for help who has no paper and no link. */
export const lookup = {
  title: 'Find the will entrusted to you',
  lead: 'Use this page if you have no link and no paper. You need the e-mail address of the person whose will this is.',
  hostEmail: 'Their e-mail address',
  hostEmailHint: 'If they had several, try each one.',
  contact: 'Where can we reach you?',
  send: 'Send me a message',
  sentTitle: 'Thank you. Please wait for our message',
  sent: 'If someone with this e-mail address has named you with this contact, we have just sent you a message that says what to do.',
  sentWhy: 'We show the same sentence to everyone, so that no stranger can find out who has made a will.',
  nothing: 'Did nothing arrive?',
  nothingSteps: [
    'Wait a few minutes. For an e-mail, look into the folder for unwanted mail (spam) too.',
    'Try another address of theirs, or another address of yours.',
    'Ask the family for a sealed envelope with your name.',
  ],
  again: 'Try another address',
};
