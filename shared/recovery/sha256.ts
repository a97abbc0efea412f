// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'df13d5b678b927e14b8b1c2fe614cf1c087b59390b96042e98d08708f6fef8c5';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '4c4d1cebf1e0cc9cdd268287fd43c72264751d306df087ef2a0817e97af8c599';
