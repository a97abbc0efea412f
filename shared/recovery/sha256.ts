// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'b427667625a3ef1861ecde5bd3c245d69c15564a74c5d09643a98486d49273cc';
