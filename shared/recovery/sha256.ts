// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'e0e7b881bc123eb3718ef6b66c6a31f68f130871928818f427024151560bfe03';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '5df7af0d8c6a51931f4c46dc8d31a26c70876d2718cd447023267d969613c3cd';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '31a5b4b3ba08de01f79ae1bf40c2d143ab389b34b4fda3f6cd1235632a5fd96d';
