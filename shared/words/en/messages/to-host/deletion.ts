/** The words of the messages before a deletion. */
const before = {
  what: {
    will: (date: string) =>
      `On ${date} we delete your sealed will, its documents that are not sealed yet, and the personal messages. Until then nothing changes. After that it cannot be undone.`,
    account: (date: string) => `On ${date} we delete everything in your account. Until then nothing changes. After that it cannot be undone.`,
  },
  packages: {
    keep: 'The encrypted files in your storage stay there. The papers of your trusted people can still open them, without us.',
    delete:
      'We also delete the encrypted files in every storage of your will. After that the papers of your trusted people open only a copy that someone has taken before.',
  },
  notified: 'We have notified your trusted people. If one of them starts the transfer of your will before that date, nothing is deleted.',
  toKeep: (date: string) =>
    `To keep it, please open the link and press the button before ${date}. Signing in or answering our checks does not undo it.`,
  keep: { will: 'Keep my will', account: 'Keep my account' },
};

/** The messages about the deletion of the will or of the account. `all`: of the account and its sealed will. */
export const deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Your will is going to be deleted in ${days} days, unless you undo it`,
      account: (days: number) => `Your account is going to be deleted in ${days} days, unless you undo it`,
      all: (days: number) => `Your account and your will are going to be deleted in ${days} days, unless you undo it`,
    },
    opening: {
      will: 'Someone who was signed in to your account and knows its password asked us to delete your will.',
      account: 'Someone who was signed in to your account and knows its password asked us to delete your account.',
      all: 'Someone who was signed in to your account and knows its password asked us to delete your account and your will.',
    },
    notYou: 'If it was not you, please undo it and then choose a new password.',
    short: {
      will: (days: number) => `Your will is going to be deleted in ${days} days. To keep it, open this link:`,
      account: (days: number) => `Your account is going to be deleted in ${days} days. To keep it, open this link:`,
      all: (days: number) => `Your account and your will are going to be deleted in ${days} days. To keep it, open this link:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Reminder: your will is going to be deleted soon',
      account: 'Reminder: your account is going to be deleted soon',
      all: 'Reminder: your account and your will are going to be deleted soon',
    },
    opening: {
      will: 'You asked us to delete your will, and we will do so soon.',
      account: 'You asked us to delete your account, and we will do so soon.',
      all: 'You asked us to delete your account and your will, and we will do so soon.',
    },
    short: {
      will: 'Reminder: your will is going to be deleted soon. To keep it, open this link:',
      account: 'Reminder: your account is going to be deleted soon. To keep it, open this link:',
      all: 'Reminder: your account and your will are going to be deleted soon. To keep it, open this link:',
    },
  },

  'deletion-ended': {
    subject: { will: 'Your will is not going to be deleted', account: 'Your account is not going to be deleted' },
    opening: { will: 'You had asked us to delete your will.', account: 'You had asked us to delete your account.' },
    why: {
      kept: 'Someone who was signed in to your account, or who has the link in our message, undid this.',
      started: 'One of your trusted people has started the transfer of your will, so this request ended.',
      silent: 'You have not answered our checks, so this request ended.',
    },
    unchanged: 'Nothing was deleted, and everything is as it was before.',
    again: 'If you still want to delete it, please sign in and ask for it again.',
    short: {
      will: 'Your will is not going to be deleted. Please sign in to see why:',
      account: 'Your account is not going to be deleted. Please sign in to see why:',
    },
  },

  'deletion-done': {
    subject: { will: 'Your will was deleted', account: 'Your account was deleted' },
    opening: { will: 'As you asked us to, we have deleted your will.', account: 'As you asked us to, we have deleted your account.' },
    packages: {
      kept: 'The encrypted files are still in your storage. The papers of your trusted people can open them, without us.',
      deleted:
        'The encrypted files were deleted in every storage of your will. The papers of your trusted people now open only a copy that someone has taken before.',
      left: 'We could not reach your storage for seven days, so the encrypted files may still be there. The papers of your trusted people may still open them. Please delete the files yourself.',
      behind:
        'The encrypted files are still in your storage, but we could not bring them up to date before the deletion. The newest papers of your trusted people may not open them.',
    },
    next: {
      account: 'We now also delete the names and addresses that we needed for the last messages. This is the last message that you get from us.',
      will: 'Your account stays. Your trusted people, storages and channels are still in it, and you can seal a new will whenever you want to.',
    },
    short: { will: 'Your will was deleted, as you asked us to.', account: 'Your account was deleted, as you asked us to.' },
  },
};
