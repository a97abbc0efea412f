import type { OwedFileRow, ShareRow } from '#store/hosts.ts';
import type { RowName } from '#store/keys.ts';

/** Names the row of one share. */
export function shareRowName({ generation, survivor }: Pick<ShareRow, 'generation' | 'survivor'>): RowName {
  return `CUSTODY/SHARE#${generation}#${survivor}`;
}

/** The rows of a generation's shares. */
export function shareRows(shares: readonly ShareRow[]): { [Name in RowName]?: ShareRow } {
  return Object.fromEntries(shares.map((share) => [shareRowName(share), share]));
}

/** A package file that still has to be written to the storage; `content` is base64. */
export type PendingFile = Pick<OwedFileRow, 'path' | 'content'>;

/** Names the row of one pending file. */
export function pendingRowName({ path }: Pick<PendingFile, 'path'>): RowName {
  return `CUSTODY/OWED-FILE#${path}`;
}

/** One row per pending file: together they may be larger than an item can be. */
export function pendingRows(storageId: string, files: readonly PendingFile[]): { [Name in RowName]?: OwedFileRow } {
  return Object.fromEntries(files.map((file) => [pendingRowName(file), { ...file, storageId }]));
}
