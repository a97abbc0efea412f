// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '080c1d62eb12bcd7e9e4181c3fee6c1d8272846b02a198e2ef442acc5a84f66d';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '060b01c68aac612c4e61b073d1ff66308a6c00954f9fd1ba26ffc380c2c95055';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'f82f6c020beb221be1713d7d0b329909b52e926f33d4844f601a257c02fa3b53';
