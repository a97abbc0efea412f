// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'fce609947abdc78fc90f3a250c2ce165a91f034e557588d82c61c611ec35ea37';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '4466eefc9082e102e757f354a4cb443fdb3af6aea00bb57047598e4e341cc0dc';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '01dffa32940461da73198958517ec27d06d269a0edc7b8bffa1b030c08169071';
