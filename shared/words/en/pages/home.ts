/** The words of the first page. */
export const home = {
  title: 'We keep wills sealed until they are needed',
  intro: [
    'This service keeps the last wills of its members sealed.',
    'A member names people whom they trust. These people can open the will together when the member has died.',
    'The service tries to reach the member first. None of these people can open the will alone, or before the member had time to stop that.',
  ],
  question: 'Do you have a message from us, a paper from a sealed envelope, or an account?',
  message: 'I have a message from the service',
  messageHint: 'An e-mail, an SMS, or a WhatsApp or Telegram message',
  paper: 'I have a paper from a sealed envelope',
  paperHint: 'Printed sheets with codes, which someone gave you to keep',
  account: 'I have an account here',
  accountHint: 'You keep your own will with this service',
  own: 'Do you want to keep your own will with this service?',
  ownLink: 'Open an account',
  nothing: 'Has someone died, and you have none of these?',
  nothingLink: 'Ask with their e-mail address',
};
