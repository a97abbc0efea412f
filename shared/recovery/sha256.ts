// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '9987fdfc39e2cf33c9abf35e508608fd9ac664294981c0c2dc30b850b3cd1db3';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'cc023bc8630889dd012429a01e6622c01fecff52bdf047f88b36b8aecb39b47c';
