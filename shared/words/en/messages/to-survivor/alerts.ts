/** The notice that the places at which a Survivor is alerted have changed. */
export const alerts = {
  'alerts-changed': {
    subject: (host: string) => `Where we alert you about messages for the will of ${host}`,
    added: {
      push: 'A device was added: from now on it also shows when a message for you is on its way.',
      telegram: 'A chat at Telegram was added: from now on we also write there when a message for you is on its way.',
    },
    removed: {
      push: 'A device was removed: it no longer shows when a message for you is on its way.',
      telegram: 'A chat at Telegram was removed: we no longer write there.',
    },
    gone: {
      push: 'A device of yours no longer takes notifications from us, so we have removed it.',
      telegram: 'Your chat with our bot at Telegram was closed, so we have removed it.',
    },
    here: 'The messages themselves, links and codes still come to this address only.',
    notYou: (host: string) => `If you did not do this, please open the link and remove what you do not know. Please also tell ${host}.`,
    again: 'With the link you can add it again.',
    step: 'See my devices and chats',
    short: 'Where we alert you about messages for a will entrusted to you was changed.',
  },
};
