import { type FoundPackage, findPackages, missingFiles } from '#recovery/find-packages.ts';
import { checkedKey, type RecoveryKey, readPaper } from '#recovery/papers.ts';
import { type Problem, problemOf } from '#recovery/problem.ts';
import { plainFingerprint, type UnlockedPackage, unlockNewest } from '#recovery/unlock-package.ts';
import { type ChosenFiles, packageFiles } from './chosen-files.ts';

/** The package files that are there, and those that are not. */
export interface Choice {
  found: FoundPackage[];
  skipped: Problem[];
  /** The files that the newest package lacks, if no package is complete. Empty if one is complete. */
  missing: string[];
}

/** Finds the packages among the chosen files. */
export async function lookInto(chosen: ChosenFiles): Promise<Choice> {
  const { found, skipped } = await findPackages(packageFiles(chosen));
  const missing = await Promise.all(found.map(missingFiles));
  const isComplete = missing.some((paths) => paths.length === 0);
  return { found, skipped, missing: isComplete ? [] : (missing[0] ?? []) };
}

/** The keys and the fingerprints of the papers so far. */
export interface Papers {
  keys: readonly RecoveryKey[];
  fingerprints: readonly string[];
  /** Of the Host's own key. */
  hostFingerprints: readonly string[];
}

/** What a person typed or scanned. `key` is undefined if it contains none. */
export type Entry = { key: RecoveryKey | undefined; fingerprints: string[]; hostFingerprints: string[]; isRepeated: boolean };

/** Reads one paper. Throws Stopped `key_mistyped`. */
export async function readEntry(text: string, name: string, { keys }: Papers): Promise<Entry> {
  const paper = readPaper(text);
  const [typed] = paper.keys;
  const key = typed === undefined ? undefined : await checkedKey(name, typed);
  const { fingerprints, hostFingerprints } = paper;
  return { key, fingerprints, hostFingerprints, isRepeated: keys.some(({ identity }) => identity === key?.identity) };
}

/** What the papers so far achieve. `fitting`: the number of keys that open a share. `problem`: what the person should correct, if anything. */
export type Attempt = { opened: UnlockedPackage; isCompared: boolean } | { opened: undefined; problem: Problem | undefined; fitting: number };

/** Tries to open the newest package with the papers so far. Throws only faults. */
export async function attempt(found: readonly FoundPackage[], { keys, fingerprints, hostFingerprints }: Papers): Promise<Attempt> {
  if (fingerprints.length > 1 || hostFingerprints.length > 1) return { opened: undefined, problem: { is: 'papers_differ' }, fitting: 0 };
  const [fingerprint] = fingerprints;
  try {
    const opened = await unlockNewest(found, keys, fingerprint);
    return { opened, isCompared: fingerprint === plainFingerprint(opened.manifest) };
  } catch (error) {
    return { opened: undefined, ...notYet(problemOf(error)) };
  }
}

/** Too few keys are no problem while the person enters them. A key that fits nowhere is one. */
function notYet(problem: Problem): { problem: Problem | undefined; fitting: number } {
  const [newest = problem] = problem.is === 'several' ? problem.problems : [];
  if (newest.is !== 'keys_missing') return { problem, fitting: 0 };
  const useless = newest.useless.map((key): Problem => ({ is: 'key_fits_no_share', key }));
  return { problem: useless.length > 0 ? { is: 'several', problems: useless } : undefined, fitting: newest.fitting };
}
