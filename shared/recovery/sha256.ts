// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '8cdcfb754d8b4033d41d66733ce387b7282ed1b052449779b04371229aca3acd';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'fc415760502570340efb4c5c475c9d5c5023957f717cefeb34c0a6915f406483';
