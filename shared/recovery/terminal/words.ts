/** The program that opens a package in a terminal, without the service. */
export const terminal = {
  usage: `This program opens a sealed package with the recovery keys of enough people.
It does not need a network. If you can, disconnect this computer from the network first.

  node recover.mjs <folder of the package> [files with recovery keys, or papers ...]

  --out <folder>           the folder for the documents, new or empty (default: opened-will)
  --fingerprint "<text>"   the package fingerprint from the paper
  --generation <number>    open this generation, not the newest complete one
  --rest                   if no copy is whole: open the undamaged documents
  --yes                    do not ask questions

The program asks for the keys that are not in a file.
Never type a key into the command itself: your computer stores the commands that you type.`,

  noFolder: (folder: string) => `The folder ${folder} cannot be read. Please check its name.`,
  noFile: (path: string) => `The file ${path} cannot be read. Please check its name.`,
  noKeyIn: (file: string) => `There is no recovery key in ${file}. Please check the file.`,
  notEmpty: (folder: string) => `The folder ${folder} is not empty. Please name another one with --out.`,
  incompleteFingerprint:
    'This is not a complete fingerprint. A fingerprint has 16 groups of four characters: digits and the letters a to f. Please compare it with the paper.',

  /** How the sentences call a key: the only one of a file, one of several in a file, and one that was typed. */
  keyIn: (file: string) => `the key in ${file}`,
  numberedKeyIn: (number: number, file: string) => `key ${number} in ${file}`,
  typedKey: (number: number) => `recovery key ${number}`,

  keysNeeded: (needed: number) => `This package needs ${needed} recovery keys. Each is one line on a paper and begins with AGE-SECRET-KEY-1.`,
  askKey: (number: number) => `Recovery key ${number} (to stop, press only Enter):`,
  twice: 'You have already entered this key. Please enter another one.',
  askFingerprint: 'The fingerprint on the paper, 16 groups of four (if you do not have it, press only Enter):',

  opens: (revision: number, generation: number, sealedAt: string, threshold: number, total: number) =>
    `Your keys open this package: revision ${revision}, generation ${generation}, sealed at ${sealedAt}. It needs ${threshold} of ${total} keys.`,
  older: [
    'If you have other copies of the package, compare them. The copy with the highest generation is the newest.',
    'An older copy looks just as genuine. Nothing in it shows that a newer one exists.',
  ],
  matches: 'Its fingerprint is the one on the paper.',
  compareIt: (fingerprint: string) =>
    `Its fingerprint is ${fingerprint}. COMPARE IT WITH THE PAPER. If it differs, this package is a forgery: do not continue.`,
  askNewest: 'Is this the newest copy you have? Type yes to continue:',
  /** What counts as a yes. */
  yes: ['y', 'yes'],

  checking: 'Checking every file ...',
  withoutHost:
    'If a slip “Sealed by” belongs to the papers, do not trust these documents: they are not the ones that the owner of the will has sealed.',
  hostMatches: (fingerprint: string) =>
    `The documents were sealed with the key of their owner: its fingerprint is the one on the paper. It is ${fingerprint}.`,
  hostCompare: (fingerprint: string) =>
    `The owner of the will has sealed the documents with a key whose fingerprint is ${fingerprint}. COMPARE IT WITH THE PAPER. If it differs, do not trust the documents.`,
  hostSealed: (sealedAt: string, number: number) =>
    `The owner sealed them on their own device at ${sealedAt}, as sealing number ${number}. If you know of a later sealing, look for a newer copy of the package.`,
  askHost: 'Is the fingerprint of the owner’s key the one on the paper? Type yes to continue:',
  genuine: 'Every file is exactly as it was sealed. The documents are:',
  genuineRest: 'These documents are exactly as they were sealed:',
  lost: (names: readonly string[]) =>
    `SOME DOCUMENTS ARE MISSING OR DAMAGED, and are not opened: ${names.join(', ')}. Someone may have removed them. Look for another copy of the package.`,
  /** After what is wrong with a package. */
  rest: 'If you have no other copy: run the program again with --rest. It opens the undamaged documents, and names the others.',
  document: (name: string, kind: string, bytes: number) => `  ${name}  (${kind}, ${bytes} bytes)`,
  message: (key: string) => `A personal message for the owner of ${key}:`,
  next: (folder: string) => [
    `The documents are in the folder ${folder}. Anyone who can open that folder can read them. What to do next:`,
    '  1. Open each document now and check that you can read it.',
    '  2. Copy the documents to a second place. Keep the sealed package and the papers until everything is settled.',
    '  3. Show the documents to a notary or lawyer before anyone acts on them.',
    '     This program proves what was sealed. It does not prove that a document is legally valid.',
    '  4. If this computer is not yours, delete the folder from it afterwards. This program sent nothing anywhere.',
  ],

  nothingOpened: 'Nothing was opened.',
  rightFolder: 'Please check that it is the right folder.',
  remedies: {
    papers: [
      'Nothing was opened. Please ask another trusted person for their paper, and try again with it.',
      'A paper that was replaced by a newer one no longer works.',
    ],
    copy: [
      'Nothing was opened. This package is damaged, incomplete or altered. Please do not trust it.',
      'Download the package again, or use another copy of it, and try again.',
    ],
    input: ['Nothing was opened.'],
  },
  failed: (reason: string) => [
    'The program stopped because of a problem. Your keys and papers are not the cause:',
    reason,
    'Please check that the disk has free space and that you can write to the folder for the documents.',
    'Then run the program again, with a new folder after --out.',
  ],
};
