import type { DriveType } from '#common/storage-kinds.ts';

/** Returns the name of the parameter with the OAuth client secret of a drive. The operator creates it as a SecureString. */
export const driveSecretName = (stage: string, type: DriveType): string => `/will/${stage}/drives/${type}`;
