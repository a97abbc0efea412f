// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '58426976c003914fd661fb087bb228b605390c60d41d7ca0dd41572e93d15d9f';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '4c4d1cebf1e0cc9cdd268287fd43c72264751d306df087ef2a0817e97af8c599';
