// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '8cdcfb754d8b4033d41d66733ce387b7282ed1b052449779b04371229aca3acd';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a335d747811036687567f8cfe781f2cb6759ec232831d111d5f6b17e864a6907';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '3bf37aa1503ac297abd3f780fe397243a30a40f4010a8f8008721d30464e285d';
