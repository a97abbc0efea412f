import type { App } from '#platform/app.ts';
import { RECOVER_SHA256 } from '#recovery/sha256.ts';
import { startLink } from '#workflows/messages/links.ts';
import { COMBINER, COMMANDS } from './recovery-by-hand.ts';

/** Everything that is printed on one paper. Codes and key are secrets that are stored nowhere else. */
export interface PaperFacts {
  hostName: string;
  survivorName: string;
  /** The Survivor's wire id. */
  survivorId: string;
  willId: string;
  backupCodes: readonly string[];
  recoveryKey: string;
  fingerprint: string;
}

/** The text for the sealed envelope, in lines that fit a page: it must be enough where nothing else is left. */
export function writePaperText(app: App, facts: PaperFacts): string {
  return [secrets(facts), withTheService(app, facts), withoutTheService(facts), BY_HAND, BY_PROGRAM].join('\n');
}

function secrets({ hostName, survivorName, recoveryKey }: PaperFacts): string {
  return `FOR ${survivorName}
FROM ${hostName}
KEEP THIS IN A SEALED ENVELOPE.

${hostName} has left a will and named you as one of the people who may open it
together. Nobody can do it alone, and nobody can do it without papers like this
one. Never give what stands here to anybody who asks for it by telephone, in a
message or on a web page. When you get a newer paper, this one is worth nothing.

RECOVERY KEY
${recoveryKey}
`;
}

function withTheService(app: App, { hostName, survivorId, willId, backupCodes }: PaperFacts): string {
  return `1. WHEN THE DAY COMES
Open ${startLink(app, willId)}
${hostName} is told and has time to stop it. After that you and the others prove
who you are: with a code that is sent to you, or with one of the backup codes.

Service       ${app.env.FRONTEND_URL}
Will          ${willId}
Survivor      ${survivorId}
Backup codes  ${backupCodes.join('  ')}  (each works once)
`;
}

function withoutTheService({ hostName, fingerprint }: PaperFacts): string {
  return `2. IF THE SERVICE DOES NOT EXIST ANY MORE
The sealed documents lie in a folder of a storage that belongs to ${hostName}.
Get a copy of that folder; RECOVER.txt in it says how many recovery keys are
needed. Meet, bring your papers, and take a computer without a network.

Package fingerprint (only what carries it is genuine)
${fingerprint}
`;
}

const BY_HAND = `3. BY HAND, with the public program "age" (https://age-encryption.org) and Python 3
a) Make an empty folder. Copy into it, as a folder called "package", the one
   that holds manifest.*.json; of several, the one with the highest number.
b) Save every recovery key as a file of its own: key1.txt, key2.txt ...
c) Save this as combine.py:

${COMBINER}
d) Open a terminal in your folder and type:

${Object.values(COMMANDS).join('\n')}

The folder "opened" now holds the documents; the list that was printed says what
each is called and of what kind it is. Then the personal messages are printed.
By hand nothing tells you whether somebody has exchanged the package. The
program below does, and so does the page docs/recovery.md of the service.
`;

const BY_PROGRAM = `4. WITH THE PROGRAM recover.mjs
It lies in the folder too, and runs with Node.js 20 or newer. It checks
everything, asks for the keys and opens the documents:

node recover.mjs .

Whoever could write to that folder could have exchanged it. Let somebody compare
its SHA-256 first. When this paper was printed it was
${RECOVER_SHA256}
If it is another one, a newer program may have come with a later sealing, or it
was exchanged: do it by hand.
`;
