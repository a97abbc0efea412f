// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'be199e15da11546cd556209b78f5be57e9822d357cf080c10cd783fcd89071d0';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'fe551fb948c0a23c3fb9158091f637181730bdae411501970c7b0e11ee504a46';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '40c23115988c060085bd706e377e5e91d3438398adec1f932ae55e888df28a96';
