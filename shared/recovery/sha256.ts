// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '995e1e45bbbca0ab20fb928096cb5a4b1d73025b140beaa7816e00831a599ef1';
