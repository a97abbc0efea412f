import type { Hole } from './hole.ts';
import { knownHoles } from './known-holes.ts';

/** The seed and the number of the guards that are broken. */
export const CHOSEN_GUARDS = { seed: '1', count: 20 } as const;

/** Returns the holes of these names, with commas between them. Throws for a name that no hole has. */
export async function findHoles(names: string): Promise<Hole[]> {
  const wanted = names.split(',').filter(Boolean);
  const holes = wanted.some((name) => name.startsWith('guard-')) ? await allHoles() : knownHoles;
  return wanted.map((name) => {
    const hole = holes.find((one) => one.name === name);
    if (!hole) throw new Error(`There is no hole ${name}.`);
    return hole;
  });
}

/** Returns all holes that someone can notice. */
export const allHoles = async (): Promise<Hole[]> => [...knownHoles, ...(await brokenGuards())].filter(({ name }) => !(name in UNNOTICEABLE));

/** Holes with which no one sees another reply, message or file, because another one holds the same: why. */
const UNNOTICEABLE: Readonly<Record<string, string>> = {
  'guard-open-document-ae4f':
    'A link is made with the revision of its transfer and names this transfer, under our MAC. The facts of a transfer never change, so the two numbers are always equal. openReleasedWill compares the revision with the sealing again.',
  'guard-opened-will-b611':
    'The rows of shares are in the record of the Host, whose MAC covers them, and readShareFile has compared a share with its own commitment. combineShares compares each with the commitments of all rows again.',
  'guard-verify-documents-3b8c':
    'continueOrFailOpening asks for the same before it starts the worker. In a transfer that was stopped since, documents are read for nothing: remember and the decision of a failed opening ask again, and change nothing.',
  'replaced-effect-is-ignored':
    'The commit writes the whole row again, with its time. A sweep finds it by this time and performs it at most ten minutes after it was due. No promise names a shorter time for what waits in the outbox: codes and links that someone waits for are performed by the request itself or asked for again.',
  'undone-settings-end-a-pause':
    'Who rejects a change by its link ends a running pause in the same commit, before the settings are put back (commitRejection in shared/answers/reject-change.ts). So no pause runs when restoreSettings asks for one.',
};

/** Loaded only when they are needed: finding guards needs the compiler. */
async function brokenGuards(): Promise<Hole[]> {
  const { guardHoles } = await import('./guards.ts');
  return guardHoles(CHOSEN_GUARDS.seed, CHOSEN_GUARDS.count);
}
