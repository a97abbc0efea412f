// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '4bd14c93ec58e2baa58ebaaca33046d3fcd81f537fcce23d7aedc445694b7737';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '762d336756694906fcf3284dbe698abe030bebc8ca8644c0feffc2d3c89f9ecc';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '97764e367dfe5f831079e4ee8e989a8b21ea25474624d87043c3c74fdd9217b7';
