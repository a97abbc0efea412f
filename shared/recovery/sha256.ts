// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '09044f767b9e619964d6d57030d4881c5284c61b0d51edf654c002bdafaf99f5';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '5c82ee349b2a1072f9d76fc052fd173bc2601c5198bb6996bdf41eea89abd0cc';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '1ce5c897df313994525551a56a10496add13e9183f593a4132b865ca69fa3438';
