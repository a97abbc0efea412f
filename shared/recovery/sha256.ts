// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '9987fdfc39e2cf33c9abf35e508608fd9ac664294981c0c2dc30b850b3cd1db3';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '39556842cd78d80832e7ef2d29e049e7a09500808c3a4bc83aa26d5a885bd078';
