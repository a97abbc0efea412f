/** The first words of each message say what it is, and then who writes. `name`: empty if it has nothing to show. */
const who = (name: string) =>
  name === '' ? 'we keep the will of a person who named you as a trusted person.' : `we keep the will of ${name}, who named you as a trusted person.`;

/** The words of a request to take part. */
const request = {
  whoWeAre: (name: string) => `This is a rehearsal of a will custody service: ${who(name)}`,
  harmless: 'Nothing opens and nothing is used up. It takes five minutes.',
  how: (date: string) =>
    `Please confirm your identity once, as in a real transfer: with a code that we send you, or with a backup code from the paper in your sealed envelope. You can do so until ${date}.`,
  envelope:
    'If you take out the paper, please put it into a new envelope afterwards. Its backup codes stay valid. We ask for one of them only, and only on our own page.',
  ifReal: (host: string) =>
    `If you know that ${host} has died, this is not what you need. Please start the transfer of the will instead: a rehearsal never delays it.`,
  step: 'Take part in the rehearsal',
};

/** The messages about a rehearsal. */
export const rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `This is a rehearsal: please confirm that the will of ${host} can reach you`,
    started: (host: string, date: string) =>
      `It was started from the account of ${host} on ${date}. A rehearsal does not mean that something has happened. We cannot know how ${host} is: if you are in doubt, please ask.`,
    short: 'This is a rehearsal of a will entrusted to you, and no transfer was started.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `This is a rehearsal: a reminder about the will of ${host}`,
    started: (host: string, date: string) =>
      `It was started from the account of ${host} on ${date}, and you have not confirmed your identity yet. We cannot know how ${host} is.`,
    mayBeMissing: 'If something does not work, that is what a rehearsal is for. Please tell the person who named you.',
    short: 'This is a rehearsal of a will entrusted to you, and it still waits for you.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `This is no rehearsal: the transfer of the will of ${host} was started`,
      silent: (host: string) => `This is no rehearsal: ${host} has not answered us`,
      deletion: (host: string) => `This is no rehearsal: the will of ${host} is going to be deleted`,
    },
    whoWeAre: (name: string) => `This is no rehearsal, but a message of a will custody service: ${who(name)}`,
    opening: 'The rehearsal that we wrote to you about has ended.',
    what: {
      started: 'A real transfer of this will was started. You get a separate message with your link. The link of the rehearsal no longer works.',
      silent: (host: string) => `${host} has really not answered us. You get a separate message about what you can do.`,
      deletion: 'Someone has really asked us to delete the will. You get a separate message about what you can do.',
    },
    short: 'The rehearsal has ended: this is real now, for a will entrusted to you.',
  },
};
