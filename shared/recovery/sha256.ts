// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '5a0e7a0e8eb1cb884cc0bb16d63f6c43d331749567bf5a5763f27dbdbf12a873';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '916eb36067f6bcb90d3600a8d6b04f393b7f8eb86e81732107fe99e4b4bbf4d1';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'ebc8dfbeb4d09038236c3893d843978999f153869747da5056cd583569faee9b';
