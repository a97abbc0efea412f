import type { Paper, Survivor, SurvivorReply } from '#web/host/survivors/survivor.ts';

/** A paper that this window has made. `replaced`: the public key of the paper before it, or null. Absent for a new person. */
export interface MadePaper {
  paper: Paper;
  replaced?: string | null;
}

/**
 * Returns the papers that this window can print, as their people are named now, and the people whose paper was not checked and is not
 * among them: the service shows a paper only once. A paper that another window has replaced is worthless, and left out.
 */
export function unprinted(made: readonly MadePaper[], { survivors, count, threshold }: SurvivorReply): { here: Paper[]; missing: Survivor[] } {
  const unchecked = survivors.filter(({ paper_confirmed_at }) => paper_confirmed_at === null);
  // Also one that was just checked: the others of the same print still wait for theirs.
  const here = made.flatMap((found) => {
    const survivor = survivors.find(({ id }) => id === found.paper.survivor_id);
    if (!survivor || !isNewest(found, survivor)) return [];
    // The papers were made one after the other, with the numbers of that moment.
    return [{ ...found.paper, survivor_name: survivor.name, locale: survivor.locale, threshold, survivors_total: count }];
  });
  return { here, missing: unchecked.filter(({ id }) => !here.some(({ survivor_id }) => survivor_id === id)) };
}

/** The list may have been read before the paper was made. */
function isNewest({ paper, replaced }: MadePaper, { paper_recipient: now }: Survivor): boolean {
  return now === paper.recipient || (now ?? null) === replaced;
}
