// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '7b33a4bad62251422b55219e196f2dfc027dec02211087edfc1a472bd24667b7';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '06004220d2ba76d295c0fd72cb9e1e264cfc1bd1e6c6c0d97486818a1bcbc611';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'ad628da85962fa90196d91671a4959df0b289120b218da33f099fc5ea54b0159';
