import { createHash } from 'node:crypto';
import { Refusal } from '#common/refusal.ts';
import { listedFiles, type ManifestFile } from '#custody/manifest.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody, ManifestRow, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { pageName } from '#recovery/page-name.ts';
import { type Places, placesOf } from '#wills/rules/will.ts';

/** A file as it was sealed; `path` is within the folder of the package. */
export interface PackageFile {
  path: string;
  role: ManifestFile['role'] | 'manifest';
  size: number;
  sha256: string;
}

/** Deletes everything under a prefix in every storage of a package. `key` names the deletion, once for each. */
export function deletionsOf(places: Places, key: string, prefix: string): Effect[] {
  return placesOf(places).map((storageId, place) => ({ kind: 'delete-package', key: place === 0 ? key : `${key}/${place}`, storageId, prefix }));
}

/** A manifest with both its proofs, by their paths in the package. */
export function signedFiles({ generation, text, mac, signature }: ManifestRow): { path: string; content: Buffer }[] {
  const path = `manifest.${generation}.json`;
  return [
    { path, content: Buffer.from(text, 'utf8') },
    { path: `${path}.mac`, content: Buffer.from(`${mac}\n`) },
    { path: `${path}.sig`, content: Buffer.from(`${signature}\n`) },
  ];
}

/** The current manifest. Throws Refusal `package_altered` if it is not the one that was sealed. */
export function currentManifest({ custody: { manifest }, will }: HostWithCustody): ManifestRow {
  const hash = createHash('sha256')
    .update(manifest?.text ?? '')
    .digest('hex');
  if (!manifest || hash !== will?.sealed.manifestHash) throw new Refusal('package_altered');
  return manifest;
}

/** The files of the current package, its manifest first. A storage that is behind lacks some. Throws Refusal `package_altered`. */
export function listFiles(host: HostWithCustody): PackageFile[] {
  const manifest = currentManifest(host);
  return [...signedFiles(manifest).map(measured), ...listedFiles(Buffer.from(manifest.text))];
}

function measured({ path, content }: { path: string; content: Buffer }): PackageFile {
  return { path, role: 'manifest', size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

type Paper = Pick<SurvivorKeyRow, 'program'>;

/** Returns the SHA-256 of each version of recover.html that a paper names. Earlier papers name only recover.mjs, which each package has. */
export function namedPrograms(papers: Iterable<Paper | undefined>): string[] {
  return [...papers].flatMap((paper) => paper?.program ?? []);
}

/** Returns whether a package lacks a version that a paper names: a later release made the paper. `paths`: the files of the package, without its folder. */
export function lacksProgram(papers: Iterable<Paper | undefined>, paths: ReadonlySet<string>): boolean {
  return namedPrograms(papers).some((sha256) => !paths.has(pageName(sha256)));
}
