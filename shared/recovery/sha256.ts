// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '2fa63c48e7ca1cbe53b8536d814c78b3ae2c3dd8902afe67c71c9a2d058ea4fe';
