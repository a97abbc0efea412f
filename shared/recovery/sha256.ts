// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '09044f767b9e619964d6d57030d4881c5284c61b0d51edf654c002bdafaf99f5';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a772073fc4dedb380cdfc5747dd57ffcbf602668ec4f31263752645510d07da7';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a2b357c6dc32fb29de30b913508a38484e6b40214335c7c4d705bba630e8ade4';
