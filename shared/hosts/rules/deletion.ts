import type { Instant } from '#common/time.ts';

/** What a Host deletes. `will`: the account stays, as before the first sealing. */
export type DeletionSubject = 'account' | 'will';

/** What happens to the sealed package in the Host's own storage. A package with the service is always deleted. */
export type PackageChoice = 'keep' | 'delete';

/** What became of it. `left`: it could not be deleted. `behind`: it is kept, but the storage lacks the newest shares. */
export type PackageOutcome = 'kept' | 'deleted' | 'left' | 'behind';

/** A requested deletion. Until it has started, the Host can undo it, and a transfer or the end of the checks ends it. */
export interface Deletion {
  /** Names the request in links and messages. */
  number: number;
  of: DeletionSubject;
  packages: PackageChoice;
  requestedAt: Instant;
  takesEffectAt: Instant;
  /** The Survivors who are notified of the request, by internal id. */
  notified: readonly string[];
  /** Once it has started, it can no longer be undone. */
  started?: StartedDeletion;
}

/** What the steps after the start need: the rows that held it are deleted. */
export interface StartedDeletion {
  at: Instant;
  /** Who held a share, by internal id. Empty without a sealed will. */
  survivors: string[];
  package: { storageIds: string[]; folder: string } | null;
  /** Rows that did not fit into the first commit, by name. */
  rest: string[];
  /** Null until it is known, and without a package. */
  outcome: PackageOutcome | null;
  /** When everyone was notified of the outcome. */
  settledAt: Instant | null;
}

/** A Host's deletions: how many were requested, and the current one. */
export interface Deletions {
  requests: number;
  current: Deletion | null;
  /** The number of the newest one that has taken effect. */
  done?: number;
}

export const NO_DELETION: Deletions = { requests: 0, current: null };

/** Why a deletion ended without taking effect. `started`: a transfer was. `silent`: the last allowed check was missed. */
export type DeletionEnd = 'kept' | 'started' | 'silent';

/** The current deletion while it can still be undone. */
export function undoableDeletion({ current }: Deletions): Deletion | undefined {
  return current && !current.started ? current : undefined;
}

/** The Host's deletions after the current one has taken effect. */
export function completeDeletion({ current, ...deletions }: Deletions): Deletions {
  return { ...deletions, current: null, ...(current && { done: current.number }) };
}

/** Whether the account is closed: no one signs in to it any longer, and no link of it works. */
export function isClosed({ current }: Deletions): boolean {
  return current?.of === 'account' && current.started !== undefined;
}
