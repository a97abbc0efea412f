// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '9987fdfc39e2cf33c9abf35e508608fd9ac664294981c0c2dc30b850b3cd1db3';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'b49b5f6b465debf92a3d870517b2604a520142bacbcaf2adba274674556e0560';
