/** The words on a Survivor's paper, which may be opened many years from now. */
export const paper = {
  forName: (name: string) => `For ${name}`,
  fromName: (name: string) => `From ${name}`,
  sheet: (number: number) => `Sheet ${number} of 2`,
  keep: 'Keep both sheets in a sealed envelope, in a safe place.',
  what: (host: string) =>
    `${host} has made a will and named you as one of the trusted people who can open it together. One person alone cannot open it. Without the service, it opens only with papers like this one.`,
  quorum: (threshold: number, total: number) => `When this was printed, ${threshold} of ${total} people had to come together.`,
  secret:
    'Do not share anything from this paper by telephone or in a message. When you get a newer paper, destroy this one, unless we ask you to keep it.',
  openTitle: (host: string) => `When ${host} has died, or can no longer act`,
  open: {
    address: 'Open this address on a telephone or computer. Or scan the code.',
    paper: 'Choose “I have a paper from a sealed envelope”. Type in the two numbers and one backup code from below.',
    others: (host: string) => `We notify ${host}, who has time to stop this if all is well. Then the others confirm their identity in the same way.`,
    read: 'When enough of you have done this, and the time to stop it is over, you can read the documents there.',
  },
  startQr: 'QR code: opens the page where you begin',
  survivor: 'Your number',
  will: 'Will number',
  codes: 'Backup codes',
  codesHint: 'Each code works once. Cross it out when you have used it.',

  recoveryTitle: 'If the service no longer exists',
  recoveryLead: 'The documents are encrypted in a folder. With the keys of enough people you can open it without us.',
  key: 'Recovery key',
  fingerprint: 'Package fingerprint',
  fingerprintHint: 'Only a package with this fingerprint is genuine.',
  check: 'Check letters',
  keyQr: 'QR code: recovery key and fingerprint',
  steps: {
    find: (host: string) =>
      `Find the folder with the file RECOVER.txt, or a copy of it. Look where ${host} kept files, such as a cloud drive or a server. A copy at home is called "will-copy" and may be on a memory stick. If only the service had the folder, you need such a copy.`,
    /** Before a line on which a Host writes. */
    place: 'Where the folder or a copy is (written by hand):',
    meet: 'RECOVER.txt says how many keys are needed. Meet in one place with your papers.',
    program: 'Get this file: from a memory stick in this envelope, from the address below while it exists, or from the folder.',
    compare: 'Compare the SHA-256 of the file, or ask a person with the skills to do it. If it differs, do not use the file. It must be:',
    disconnect: 'Use a computer, and disconnect it from every network.',
    open: 'Open the file with Firefox, Chrome, Edge or Safari. It asks for the folder and for your keys, checks everything and saves the documents.',
  },
  byHandTitle: 'By hand, for a person with the skills',
  byHand: 'Without the file above, use the public program "age" (age-encryption.org) and Python 3:',
  byHandSteps: [
    'In the folder "shares", take the folder with the highest number. Each recovery key (key.txt) opens one file in it: age -d -i key.txt FILE.age > share1.json',
    'Save the program on the left as combine.py: python3 combine.py share*.json > will-key.txt',
    'Save the other program as check.py: python3 check.py manifest.NUMBER.json (the highest number). After STOP, open nothing. Open only what it names',
    'List of the documents: age -d -i will-key.txt index.age',
    'Each document: age -d -i will-key.txt FILE.age > document',
    'Each message: age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'These steps do not check whether the package is genuine.',
};

export type PaperWords = typeof paper;
