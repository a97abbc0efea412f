// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '58426976c003914fd661fb087bb228b605390c60d41d7ca0dd41572e93d15d9f';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '40f15e82deec342a5a0621b7986d5c6bd33b9d2774ed1b44d7f4c27f6329615b';
