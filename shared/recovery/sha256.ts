// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'fce609947abdc78fc90f3a250c2ce165a91f034e557588d82c61c611ec35ea37';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '8a0f8613617bbcf0e67b0a0b7f505054aa433c3cf4197487dcbf77621b793a9d';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '967043b39834ca7851f6efff8330c462ce81ea935d9f9f511c412b683bdf3549';
