// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '8f542f12d76b38465ba08a7a6b70a0381c476520e8a914c079a65c7f815883e6';
