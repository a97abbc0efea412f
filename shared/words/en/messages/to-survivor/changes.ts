/** The messages about changes to the account of the Host. */
export const changes = {
  'contacts-replaced': {
    subject: (host: string) => `Your contact details for the will of ${host} were changed`,
    opening: (host: string) =>
      `Someone who was signed in to the account of ${host} has replaced your contact details. We no longer send messages to this address.`,
    ifUnexpectedUntil: (host: string, until: string) =>
      `If you did not expect it, please speak with ${host}, who can undo the change until ${until}.`,
    short: 'Your contact details for a will entrusted to you were replaced.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Your contact details for the will of ${host} were changed`,
    opening: (host: string, at: string) =>
      `The password of the account of ${host} was reset by e-mail on ${at}. After that, someone replaced or removed this address, and the will was sealed. We no longer send messages to this address.`,
    short: 'Your contact details for a will entrusted to you were replaced or removed.',
  },

  'codes-replaced': {
    subject: (host: string) => `Your sealed envelope for the will of ${host} no longer works`,
    subjectKeep: (host: string) => `There is a new sealed envelope for you for the will of ${host}`,
    opening: (host: string) => `Someone who was signed in to the account of ${host} has made new backup codes and a new recovery key for you.`,
    newEnvelope: (host: string) => `What is in your present sealed envelope no longer works. ${host} should give you a new envelope.`,
    keepEarlier: (host: string) =>
      `The codes in your present sealed envelope no longer work. Please keep it, with the new one: a storage of this will still opens only with the key in it. We write to you when you can destroy it. ${host} should give you a new envelope.`,
    short: 'Your sealed envelope for a will entrusted to you no longer works.',
    shortKeep: 'You get a new sealed envelope for a will. Keep the earlier one too.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `You can destroy your earlier envelope for the will of ${host}`,
    opening: (host: string) =>
      `Your key was replaced some time ago, and one storage of the will of ${host} still needed the earlier one. It has the newest files now.`,
    destroy: 'Please destroy the earlier envelope. Only the newest one counts.',
    short: 'You can destroy the earlier sealed envelope for a will entrusted to you.',
  },

  'contacts-restored': {
    subject: (host: string) => `We use your earlier contact details for the will of ${host} again`,
    opening: 'Your contact details had been replaced, and this change was rejected with a link that we had sent to the owner of the will.',
    again: 'We send our messages to this address again. You do not need to do anything.',
    newAddress: (host: string) => `If you have a new address, please tell ${host}. Please keep your sealed envelope: it works as before.`,
    short: 'We send our messages about a will entrusted to you to this contact again.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Your name for the will of ${host} was changed`,
    opening: (before: string, name: string) => `Your name in this account was changed from ${before} to ${name}.`,
    /** In place of a name that has nothing to show. */
    unnamed: 'another name',
    useIt: 'If you start the transfer of this will by your name, please use the new name. Your sealed envelope works as before.',
    short: 'Your name for a will entrusted to you was changed.',
  },

  'survivors-changed': {
    subject: (host: string) => `The people who may open the will of ${host} were changed`,
    added: (host: string) => `Someone who was signed in to the account of ${host} has added a person to the people who may open this will.`,
    removed: (host: string) => `Someone who was signed in to the account of ${host} has removed a person from the people who may open this will.`,
    stillNamed: 'We do not tell you who it is. You are still one of them, and your sealed envelope works as before.',
    ifUnexpected: (host: string) => `If you did not expect it, please speak with ${host}.`,
    ifDied: (host: string) => `If ${host} has died, please tell the other trusted people whom you know.`,
    short: 'The people who may open a will entrusted to you were changed.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} is now called ${name} in our service`,
    opening: (name: string) => `The name of this account was changed to ${name}.`,
    fromNowOn: 'From now on our messages use the new name. You do not need to do anything.',
    short: 'The account of the person whose will is entrusted to you has another name now.',
  },
};
