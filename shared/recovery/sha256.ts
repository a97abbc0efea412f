// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '9987fdfc39e2cf33c9abf35e508608fd9ac664294981c0c2dc30b850b3cd1db3';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '05490c52f96e56b3e73a9b11adbdd03e357a5c9cbecb9627835de81157d8ca96';
