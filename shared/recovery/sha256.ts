// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '08b380f44fced3a8f934e3474a3690423efdabeebd88c76849df335b4aa747b6';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'ed19090a1019ee57a3fba391f157ca2378d7a88b4792c21d1ff3cc0395731208';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '75c162b1ccbc538bdf3861e0cf8c2456203318b647fc971deca10fc2d3ca1843';
