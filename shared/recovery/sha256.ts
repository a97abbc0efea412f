// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '7f50c4d2c03c9c620113710429b043198ab79a8e74a227f531b0bb33ea803f1b';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'c8fa67afdfa7eded0ac7999cf8cf4d3777c5d3302053ed3a987d8cf5504f4ebe';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a4bb5261dff6517fa9e367d9319f2f0e39e66135f90c1fb16bd02a865a246263';
