import { type BehindPlace, placesOf, type Sealing, type Will } from './will.ts';

/** What decides which storages lack something. */
interface Behind {
  behind?: readonly BehindPlace[] | undefined;
}

type Known = Pick<Will, 'sealed'> & Behind;

/** Whether some storage lacks the newest files. */
export function isBehind({ behind = [] }: Behind): boolean {
  return behind.length > 0;
}

/** Whether this storage lacks the newest files. */
export function isPlaceBehind({ behind = [] }: Behind, storageId: string): boolean {
  return behind.some((place) => place.storageId === storageId);
}

/** The names of the storages that lack the newest files. */
export function namesBehind({ will, storages }: { will: Behind | undefined; storages: readonly { id: string; name: string }[] }): string[] {
  return storages.filter(({ id }) => isPlaceBehind(will ?? {}, id)).map(({ name }) => name);
}

/** The storages that have the newest files. */
export function placesUpToDate({ sealed, behind }: Known): string[] {
  return placesOf(sealed).filter((id) => !isPlaceBehind({ behind }, id));
}

/** Which storages are behind after a change that these have missed. `replaced`: the Survivor to whom the change gave a new paper. */
export function behindAfter({ sealed, behind = [] }: Known, missed: readonly string[], replaced?: string): BehindPlace[] {
  const { revision, generation, manifestHash } = sealed;
  return missed.map((storageId) => {
    const last = behind.find((place) => place.storageId === storageId) ?? { storageId, revision, generation, manifestHash, papers: [] };
    return replaced === undefined || last.papers.includes(replaced) ? last : { ...last, papers: [...last.papers, replaced] };
  });
}

/**
 * The will after this storage has got all files of a sealing. If there is a newer sealing or generation by now, the storage stays behind,
 * with these files.
 */
export function afterCatchingUp({ behind = [], ...will }: Will, storageId: string, { revision, generation, manifestHash }: Sealing): Will {
  const isCurrent = will.sealed.revision === revision && will.sealed.generation === generation;
  const left = behind.flatMap((place) => {
    if (place.storageId !== storageId) return [place];
    return isCurrent ? [] : [{ ...place, revision, generation, manifestHash }];
  });
  return { ...will, ...(left.length > 0 && { behind: left }) };
}

/** Whether a storage still opens only with an earlier paper of this Survivor. */
export function needsEarlierPaper({ behind = [] }: Behind, survivor: string): boolean {
  return behind.some(({ papers }) => papers.includes(survivor));
}

/** The Survivors whose earlier papers were needed before, and no longer are. */
export function papersReleased(before: Behind, after: Behind): string[] {
  const needed = new Set((before.behind ?? []).flatMap(({ papers }) => papers));
  return [...needed].filter((survivor) => !needsEarlierPaper(after, survivor));
}
