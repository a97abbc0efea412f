import { Refusal } from '#common/refusal.ts';
import { listedFiles, type ManifestFile } from '#custody/manifest.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { type Places, packageFolder, placesOf } from '#wills/rules/will.ts';
import { readManifestBytes } from './opened-will.ts';

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

/** The files of the current package, its manifest first, without those that are still pending for the storage. Throws Refusal `package_altered`. */
export function listWrittenFiles(host: HostWithCustody): PackageFile[] {
  const sealed = host.will?.sealed;
  if (!sealed) throw new Refusal('no_sealed_will');
  const text = readManifestBytes(host);
  const manifest: PackageFile = { path: `manifest.${sealed.generation}.json`, role: 'manifest', size: text.length, sha256: sealed.manifestHash };
  const pending = new Set(host.custody.pendingFiles.map(({ path }) => path));
  return [manifest, ...listedFiles(text)].filter(({ path }) => !pending.has(`${packageFolder(sealed)}${path}`));
}
