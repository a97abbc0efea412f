// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '4468b211ae426114352a7a16cd7bd43470df98a416139ccf78e0de7cb052f848';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'f674a402bbbc123e7e6333f5088fccd6dea7438e5fd54a608c52bb24a02041f7';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a4bb5261dff6517fa9e367d9319f2f0e39e66135f90c1fb16bd02a865a246263';
