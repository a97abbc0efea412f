/** Everything that is printed on one paper. Codes and key are secrets that are stored nowhere else. */
export interface PaperFacts {
  hostName: string;
  survivorName: string;
  /** The Survivor's wire id. */
  survivorId: string;
  willId: string;
  backupCodes: readonly string[];
  /** The key, or the sentence that says where it is. */
  recoveryKey: string;
  fingerprint: string;
}

/** The text for the sealed envelope, in lines that fit a page. */
export const paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `FOR ${survivorName}
FROM ${hostName}
KEEP THIS PAPER IN A SEALED ENVELOPE.

${hostName} has made a will and named you as one of the trusted people who can
open it together. One person alone cannot open it. Without the service, it opens
only with papers like this one. Do not share anything from this paper by
telephone, in a message or on a web page that you did not open yourself. When you
get a newer paper, destroy this one, unless we ask you to keep it.

RECOVERY KEY
${recoveryKey}
`,

  keyOfDevice: `This key was made on the device of the person who made the will. It is on the
paper that this device has printed. We do not have it. Keep both papers together.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. HOW TO OPEN THE WILL WITH THE SERVICE
Open ${startAddress}
We notify ${hostName}, who has time to stop the transfer. After that, you and the
others confirm your identity. Use a code that we send you, or a backup code.

Service       ${service}
Will number   ${willId}
Your number   ${survivorId}
Backup codes  ${backupCodes.join('  ')}  (each works once)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. IF THE SERVICE NO LONGER EXISTS
The documents are encrypted in a folder. Find the folder with the file
RECOVER.txt, or a copy of it. Look where ${hostName} kept files, such as
a cloud drive or a server. A copy at home is called "will-copy" and may be on a
memory stick. If only the service had the folder, you need such a copy.

Where the folder or a copy is (written by hand):

______________________________________________________________________________

The file RECOVER.txt in the folder says how many recovery keys are needed. Meet in
one place, bring your papers, and use a computer that is not connected to a
network.

Package fingerprint (only a package with this fingerprint is genuine)
${fingerprint}
`,

  byHand: (combine: string, check: string, commands: string) => `3. BY HAND, with the public program "age" (https://age-encryption.org) and Python 3
a) Make an empty folder. Copy the folder that contains manifest.*.json into it
   and name the copy "package". If there are several such folders, use the one
   with the highest number.
b) Save each recovery key in a separate file: key1.txt, key2.txt ...
c) Save this as combine.py:

${combine}
d) Save this as check.py:

${check}
e) Open a terminal in your folder and type:

${commands}

If check.py prints STOP, nothing is opened: a file is missing, was changed or was
added, and it says which one. Otherwise the folder "opened" now contains the
documents. The printed list gives the name and the type of each one. Then the
personal messages are printed.
These steps do not check whether the package was replaced. The programs below
check it. The page docs/recovery.md of the service explains how to check it by
hand.
`,

  byPage: (file: string, address: string, sha256: string) => `4. WITH THE PROGRAM FOR BROWSERS
${file}
Take this file from the memory stick in this envelope, if there is one. Or get it from
${address}
while that site exists. Or take it from the folder of the package.
a) Compare its SHA-256, or ask a person with the skills to do it. A person who
   can write to the folder could have replaced the program. It must be
${sha256}
   If it is different, do not use the file. Open the documents by hand.
b) Disconnect the computer from every network.
c) Open the file with a browser, for example Firefox, Chrome, Edge or Safari. It
   asks for the folder and for the keys, checks everything and saves the documents.
`,

  byProgram: (sha256: string) => `5. WITH THE PROGRAM recover.mjs
The program is in the same folder and runs with Node.js 20 or newer. It checks
everything, asks for the keys and opens the documents:

node recover.mjs .

A person who can write to that folder could have replaced the program. Compare
its SHA-256 first, or ask a person with the skills to do it. When this paper was
printed, it was
${sha256}
If it is different, a newer program may have come with a later sealing, or the
program was replaced. In that case, open the documents by hand.
`,
};
