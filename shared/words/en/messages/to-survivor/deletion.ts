/** The messages that a will is going to be deleted, is kept, or was deleted. */
export const deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `The will of ${host} is going to be deleted in 30 days`,
    opening: (host: string, date: string) =>
      `Someone who was signed in to the account of ${host} and knows its password asked us to delete the will. We do so on ${date}.`,
    likelyHost: (host: string) =>
      `Most likely ${host} decided this, and you do not need to do anything. You can ask ${host}, who can undo it until then.`,
    ifDied: (host: string) =>
      `If ${host} has died, someone else asked us. Then please start the transfer of the will before that date. Once it has started, nothing is deleted.`,
    keepEnvelope: 'Please keep your sealed envelope in any case.',
    short: 'A will entrusted to you is going to be deleted in 30 days.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `The will of ${host} is not going to be deleted`,
    opening: (host: string) =>
      `We wrote to you that the will would be deleted. This was undone by someone who was signed in to the account, or who has the link in our message to ${host}.`,
    unchanged: 'Nothing was deleted. You do not need to do anything. Please keep your sealed envelope: it works as before.',
    short: 'A will entrusted to you is not going to be deleted.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `The will of ${host} was deleted`,
    opening: 'The will was deleted, as we wrote to you 30 days before.',
    packages: {
      kept: (host: string) =>
        `Our service can no longer open it. The encrypted files are still in the storage of ${host}. Your sealed envelope still opens them, together with those of the others: the paper says how. Please keep it.`,
      deleted: () =>
        'The encrypted files were deleted too. Together with those of the others, your sealed envelope now opens only a copy of the will, if someone has taken one.',
      left: (host: string) =>
        `Our service can no longer open it. The encrypted files should have been deleted too, but we could not reach the storage of ${host}. They may still be there, and your sealed envelope may still open them together with those of the others.`,
      behind: (host: string) =>
        `Our service can no longer open it. The encrypted files are still in the storage of ${host}, but we could not bring them up to date. The newest sealed envelopes may not open them.`,
    },
    next: {
      account: () => 'This is the last message that you get from us about this will.',
      will: (host: string) =>
        `${host} can seal a new will, for which your sealed envelope is needed again. Please ask ${host} before you destroy it.`,
    },
    short: {
      kept: 'A will entrusted to you was deleted here; your envelope still opens its files.',
      deleted: 'A will entrusted to you was deleted here, with its files.',
      left: 'A will entrusted to you was deleted here; some of its files may be left.',
      behind: 'A will entrusted to you was deleted here; your envelope may open its files.',
    },
  },
};
