import type { HostWithCustody, PendingFileRow, ShareRow } from '#hosts/rows/hosts.ts';
import { backupCodesRow, pendingFileRow, type RowName, shareRow, survivorKeyRow } from '#store/keys.ts';
import type { PackageContent } from './next-generation.ts';

/** The rows of a generation's shares. */
export function shareRows(shares: readonly ShareRow[]): { [Name in RowName]?: ShareRow } {
  return Object.fromEntries(shares.map((share) => [shareRow(share), share]));
}

/** One row per pending file: together they may be larger than an item can be. */
export function pendingRows(files: readonly PackageContent[]): { [Name in RowName]?: PendingFileRow } {
  return Object.fromEntries(files.map((file) => [pendingFileRow(file), file]));
}

/** The keys and codes of everyone who is not among these Survivors. */
export function unnamedRows({ custody: { keys, codes } }: HostWithCustody, survivors: readonly { id: string }[]): RowName[] {
  const isUnnamed = (holder: string) => !survivors.some(({ id }) => id === holder);
  return [...[...keys.keys()].filter(isUnnamed).map(survivorKeyRow), ...[...codes.keys()].filter(isUnnamed).map(backupCodesRow)];
}
