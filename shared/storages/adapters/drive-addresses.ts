import type { DriveType } from '#common/storage-kinds.ts';

/** The addresses of one drive, without a slash at the end: its consent page, its token endpoint, its API, and its endpoint for file content. */
export interface DriveAddress {
  authorize: string;
  token: string;
  api: string;
  content: string;
}

export type DriveAddresses = Readonly<Record<DriveType, DriveAddress>>;

/** `drive_a` is Google Drive, `drive_b` Dropbox, `drive_c` OneDrive. */
export const DRIVE_ADDRESSES: DriveAddresses = {
  drive_a: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    api: 'https://www.googleapis.com',
    content: 'https://www.googleapis.com',
  },
  drive_b: {
    authorize: 'https://www.dropbox.com/oauth2/authorize',
    token: 'https://api.dropboxapi.com/oauth2/token',
    api: 'https://api.dropboxapi.com',
    content: 'https://content.dropboxapi.com',
  },
  drive_c: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    api: 'https://graph.microsoft.com',
    content: 'https://graph.microsoft.com',
  },
};
