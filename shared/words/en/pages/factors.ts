import { plural } from '#words/plural.ts';

/** The words about the second factor of a Host. */
export const factors = {
  title: 'Second factor',
  lead: 'A second factor protects your will from a person who knows your password or reads your e-mails. Changes then also need your phone, your computer or a security key.',
  free: 'You never need it to tell us that you are well, or to stop a transfer.',
  none: 'Your account has no second factor yet.',
  kinds: { passkey: 'Passkey', totp: 'Authenticator app' },
  added: 'Added',
  lastUsed: 'Last used',
  never: 'Not yet',
  isNew: (day: string) =>
    `This factor is new until ${day}. If your password is reset by e-mail before then, your account is closed to changes until you confirm that it was you.`,
  synced: 'Your devices copy this passkey to each other.',

  add: 'Add a second factor',
  addAnother: 'Add another one',
  addHint: 'Two are better than one: if you lose a device, the other one still works.',
  which: 'What do you want to use?',
  passkeyHint: 'Your fingerprint, your face or the PIN of this device, or a security key. The easiest and the safest.',
  passkeyImpossible: 'This browser cannot use passkeys.',
  appHint: 'An app on your phone that shows a new code every 30 seconds. For example Aegis, 2FAS, Google Authenticator or your password manager.',
  name: 'Name',
  nameHint: 'So that you know which device it is.',
  nameMissing: 'Enter a name, such as “My phone”.',
  nameTooLong: 'Enter at most 100 characters.',
  password: 'Your password',

  scanTitle: 'Connect your app',
  scan: 'Open the app, choose “Add account”, and scan this picture.',
  qrLabel: 'QR code for your authenticator app',
  type: 'I cannot scan it',
  typeText: 'Choose “Enter a key” in the app, and type this key:',
  code: 'Code of the app',
  codeHint: 'The 6 digits that the app shows now.',
  finish: 'Add this app',
  done: (name: string) => `“${name}” is added. From now on, changes to your account need your second factor.`,

  codesTitle: 'Your ten recovery codes',
  codesText:
    'If you lose your phone or key, a recovery code replaces it once. Keep these codes where you keep other important papers, not on the phone.',
  codesOnce: 'We show them only now. Anyone who has your password and one of these codes can change your account.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Save as a file',
  fileText: (service: string) => `Recovery codes for ${service}. Each works once.`,
  saved: 'I have printed or saved these codes',
  savedMissing: 'Please print or save the codes first, and tick this box.',
  finishCodes: 'Done',
  codesHeading: 'Recovery codes',
  codesLeft: plural('en', { one: '# recovery code is left.', other: '# recovery codes are left.' }),
  codesNone: 'You have no recovery codes. If you lose your phone or key, you need backup codes of your trusted people.',
  renew: 'Make new recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The codes that you have now stop working. We notify you over all your channels.',
  renewButton: 'Make new codes',
  renewed: 'Your new recovery codes are valid. The earlier ones no longer work.',

  rename: 'Rename',
  renameTitle: (name: string) => `Rename “${name}”`,
  newName: 'New name',
  renameButton: 'Save this name',
  renamed: (before: string, name: string) => `“${before}” is now called “${name}”.`,

  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText: 'It can then no longer confirm changes. We notify you over all your channels.',
  removeLast:
    'This is your last one. After that, your password alone is enough to change everything, your recovery codes stop working, and all other devices are signed out.',
  removeButton: 'Remove it',
  removed: (name: string) => `“${name}” is removed.`,

  lost: 'I have lost my phone or key, and my recovery codes',
  lostText: (count: number) =>
    `Ask ${count} of your trusted people for one backup code each. The codes are on the papers in their sealed envelopes, below “Your number”. No code is used up. Then all your passkeys and apps are removed, and all other devices are signed out.`,
  lostFree: 'You can still tell us that you are well, and stop a transfer, with your password alone.',
  bothMissing: 'Enter both “Your number” and a backup code of this paper.',
  lostButton: 'Remove all my passkeys and apps',
  lostDone: 'All passkeys and apps are removed. Please add a new one now.',

  failures: {
    passkey_cancelled: 'Your device did not make a passkey. Please try again, or choose an authenticator app.',
  } as Record<string, string>,
};
