/** The messages that a Host does not answer, cannot be reached, or has answered again. */
export const silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} has not answered us for some time`,
    opening: (host: string) => `We write to you because ${host} asked us for regular checks and has not answered them for some time.`,
    unknown: (host: string) =>
      `We do not know why. If ${host} has died, you can now start the transfer of the will. If you know that ${host} is alive but cannot answer, for example on a journey or in hospital, please tell us so on the same page. Then everyone waits for 15 days.`,
    harmless: (host: string) =>
      `If the transfer is started, we notify ${host}, who then has 48 hours to stop it. So a start by mistake can be stopped. If no one starts it, we write to you again.`,
    short: 'The person whose will is entrusted to you does not answer us.',
  },

  'vouched-survivor': {
    subject: (host: string) => `We wait: a trusted person says that ${host} is alive`,
    opening: (host: string, voucher: string) =>
      `${voucher}, whom ${host} has also named, confirmed their identity and says that ${host} is alive but cannot answer us now.`,
    /** In place of the name. */
    unnamedVoucher: 'A trusted person',
    asksLater: (date: string) => `So you do not need to start the transfer of the will now. If we hear nothing until ${date}, we write to you again.`,
    opensLater: (date: string) => `A transfer of this will is running. Because of this, its documents open on ${date} at the earliest.`,
    ifYouKnow: (host: string) =>
      `If you know that ${host} has died, please start the transfer with a code or with the paper from your sealed envelope. That counts more than this message.`,
    nothingElse: 'If you know nothing else, you do not need to do anything.',
    short: 'Someone says that the person who named you is alive, so we wait.',
  },

  'unreachable-host': {
    subject: (host: string) => `We cannot reach ${host}`,
    opening: (host: string) => `For two weeks none of our messages to ${host} could be delivered.`,
    openingCutOff: (host: string) => `For two weeks no answer from ${host} could reach us, because of a fault on our side.`,
    simpleReason: 'This may have a simple reason, such as a new phone number.',
    notSilence: (host: string) => `We do not know whether ${host} is well, and we do not count this time as silence.`,
    ifDied: (host: string) =>
      `If you know that ${host} has died, you can start the transfer of the will. Otherwise please ask ${host} to sign in to the service.`,
    short: 'We cannot reach the person whose will is entrusted to you.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `The password of the account of ${host} was reset by e-mail`,
    opening: (host: string) => `The password of the account of ${host} was reset by e-mail.`,
    likelyHost: (host: string) =>
      `Most likely ${host} had forgotten it, and you do not need to do anything. But if ${host} has died, someone else reads that mailbox: then please start the transfer of the will now.`,
    frozenUntil: (until: string) => `The person who reset it cannot change anything about the will until ${until}.`,
    /** The will was sealed after the reset, so it was not frozen. */
    sealedAfter: (host: string, at: string) =>
      `The reset was on ${at}. After that, the will was sealed. If you can, please ask ${host} whether this is right.`,
    short: 'The password of a person whose will is entrusted to you was reset.',
  },

  'where-to-start': {
    subject: 'You asked how to open a will',
    opening: 'You asked us how to open this will.',
    running: 'A transfer of this will is running. Please open the link and confirm your identity.',
    notRunning: (host: string) =>
      `No transfer of this will is running. If ${host} has died, we are very sorry. In that case, you can start one. If not, you do not need to do anything.`,
    number: (willId: string) => `The will number is ${willId}`,
    unexpected: 'If you did not ask us, someone else did. Nothing was changed.',
    short: 'You asked how to open a will for which you are a trusted person.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} has answered us`,
    opening: (host: string) => `We wrote to you that ${host} had not answered us for some time, and now there is an answer.`,
    stillStart:
      'If you have reason to think that someone else gave this answer, you can still start the transfer. Please keep your sealed envelope in any case.',
    short: 'The person who named you as a trusted person for a will has answered us.',
  },
};
