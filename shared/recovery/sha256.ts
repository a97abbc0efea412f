// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '09044f767b9e619964d6d57030d4881c5284c61b0d51edf654c002bdafaf99f5';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a772073fc4dedb380cdfc5747dd57ffcbf602668ec4f31263752645510d07da7';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a7433f6350d01924c7b7cd433556bb182020a4b6c9e70579481e10f38087cf27';
