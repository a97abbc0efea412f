import type { SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { pageName } from '#recovery/page-name.ts';

type Paper = Pick<SurvivorKeyRow, 'program'>;

/** Returns the SHA-256 of each version of recover.html that a paper names. Earlier papers name only recover.mjs, which each package has. */
export function namedPrograms(papers: Iterable<Paper | undefined>): string[] {
  return [...papers].flatMap((paper) => paper?.program ?? []);
}

/** Returns whether a package lacks a version that a paper names: a later release made the paper. `paths`: the files of the package, without its folder. */
export function lacksProgram(papers: Iterable<Paper | undefined>, paths: ReadonlySet<string>): boolean {
  return namedPrograms(papers).some((sha256) => !paths.has(pageName(sha256)));
}
