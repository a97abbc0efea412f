/** The words of the page about who can sign in to the account, and what leaves it. */
export const security = {
  protection: {
    title: 'Nothing about your will can be changed now',
    reasons: {
      password_reset: (moment: string) =>
        `Your password was reset on ${moment}, with a link that we sent by e-mail. Anyone who reads your e-mails can do this. So we first need to know that it was you.`,
      reset_denied: (moment: string) =>
        `On ${moment}, someone used a link in our e-mail and rejected a reset of your password. Your earlier password works again. Anyone who reads your e-mails can press that button. So we first need to know that it was you.`,
      change_rejected: (moment: string) =>
        `On ${moment}, someone used a link of ours and reported a change that was not yours. So we first need to know that it is you who is signed in.`,
    },
    still: 'You can still tell us that you are well, and stop a transfer.',
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notifications' },
    confirmTitle: 'Confirm that it was you',
    steps: {
      password_reset: (channels: string) => [
        `Look for our message about the reset. We sent it by ${channels}.`,
        'Open the link in it, and press the button “I am well, and I reset the password”.',
        'Come back to this page, and press “Look again”.',
      ],
      reset_denied: (channels: string) => [
        `Look for our message “Your earlier password works again”. We sent it by ${channels}.`,
        'Open the link in it, and press the button “I am well, and I rejected the reset”.',
        'Come back to this page, and press “Look again”.',
      ],
      change_rejected: (channels: string) => [
        'Request a new password with the link below, and choose one.',
        `We then send you a message about it by ${channels}. Open the link in it, and press the button “I am well, and I reset the password”.`,
        'Come back to this page, and press “Look again”.',
      ],
    },
    notMine:
      'If you did not reset it, press the button “I am well, but I did not reset it” there. Your earlier password then works again. Please also change the password of your mailbox.',
    look: 'Look again',
    waitTitle: 'If you do nothing',
    onlyEmail: 'We reach you only by e-mail, and a link by e-mail cannot confirm this.',
    ends: (moment: string) => `This ends on ${moment}.`,
    survivorsKnow: 'Before that, we notify your trusted people that your password was reset.',
    oneCode: 'If you reset the password again with a backup code of one trusted person, it ends 7 days later.',
    again: 'If it is reset without a code, the 30 days start again.',
    notMineByMail:
      'If you did not reset it, open the link in our e-mail about the reset, and press the button “I am well, but I did not reset it”. Your earlier password then works again. Please also change the password of your mailbox.',
    noChannel: 'We now reach you only by e-mail, and a link by e-mail cannot confirm this. Only papers of your trusted people can.',
    papersTitle: 'End it with papers of your trusted people',
    papers: (count: number) =>
      `Ask ${count} of your trusted people for one backup code each. Then request a new password, and enter the codes where you choose it. Everything can be changed again immediately. No code is used up.`,
    newPassword: 'Request a new password',
  },
  pendingTitle: 'Please confirm your new e-mail address',
  pending: (email: string) => `We sent a link to ${email}. Please open it and press the button there. The link works for one day.`,
  sendAgain: 'Send the link again',
  sentAgain: 'A new link is on its way. It can take a few minutes. Only the newest link works.',
  goBack: (email: string) => `Go back to ${email}`,
  previousPending: (email: string) => `Your previous address ${email} works until seven days after you have confirmed the new one.`,
  previousUntil: (email: string, date: string) => `Your previous address ${email} still works until ${date}. Until then both get our messages.`,
  changeEmail: 'Change my e-mail address',
  newEmail: 'New e-mail address',
  newEmailHint: 'We write to both addresses until seven days after you have confirmed the new one.',
  emailWrong: 'Enter an e-mail address in the form name@example.com.',
  saveEmail: 'Save this address',
  changePassword: 'Change my password',
  currentPassword: 'Current password',
  change: 'Change the password',
  changed: 'Your password is changed. All other devices were signed out.',
  sessionsTitle: 'Where you are signed in',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device that we do not know by name',
  thisDevice: 'this device',
  lastUsed: (date: string) => `Last used on ${date}`,
  end: 'Sign out there',
  endAllMeaning: 'If something looks wrong, sign out everywhere and choose a new password. You then sign in again on this device too.',
  endAll: 'Sign out everywhere',
  exportTitle: 'Everything that we keep about you',
  exportMeaning:
    'You can save one file with everything that you gave us and what has happened. It contains no password and no key, but the names and contacts of your trusted people. Please keep it in a safe place.',
  export: 'Save this file',
  exportFile: 'my-will-account.json',
  deleteTitle: 'Delete',
  deleteWaits: 'A deletion is pending. If you want to delete something else, undo it first, with the button at the top of this page.',
  sealedWait:
    'We delete it in 30 days. We inform your trusted people now. If one of them starts the transfer in this time, nothing is deleted. Until then you can undo it here, or with the link in our message.',
  unsealedWait: 'We delete it in 7 days. Until then you can undo it here, or with the link in our message.',
  packages: 'What should happen to the encrypted files in your storage?',
  packagesMissing: 'Choose what should happen to the files.',
  keepFiles: { label: 'They stay there', hint: 'Your trusted people can still open them together with their papers, without us.' },
  ourFiles:
    'The encrypted files are stored with this service, so we delete them too. After that, the papers of your trusted people open only a copy that someone has taken before. To keep the files, first move your will to your own storage.',
  deleteFiles: { label: 'Delete them too', hint: 'After that, the papers of your trusted people open only a copy that someone has taken before.' },
  no: 'No, keep everything',
  deletions: {
    will: {
      open: 'Delete only my will',
      meaning:
        'Your sealed documents and the personal messages are deleted. Your account, your trusted people and your storages stay, and you can seal a new will.',
      submit: 'Delete my will',
      sure: 'Do you want to delete your will?',
      confirm: 'Yes, delete my will in 30 days',
    },
    account: {
      open: 'Delete my account',
      meaning: 'Everything in your account is deleted: your will, your trusted people, your settings and what has happened.',
      submit: 'Delete my account',
      sure: 'Do you want to delete your account and everything in it?',
      confirm: 'Yes, delete my account',
    },
  },
  failures: {
    deletion_requested: 'A deletion is already pending. Nothing was changed. Please load this page again to see it.',
  } as Record<string, string>,
};
