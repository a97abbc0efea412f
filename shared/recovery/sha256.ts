// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'fce609947abdc78fc90f3a250c2ce165a91f034e557588d82c61c611ec35ea37';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '1326115438c99762538295811279676821f9450376901b7112843af844d750e0';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'f2210c35881f35cd4df8f25be0239673c6b134534649bdb8699a701376326080';
