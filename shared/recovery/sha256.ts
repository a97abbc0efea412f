// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '9987fdfc39e2cf33c9abf35e508608fd9ac664294981c0c2dc30b850b3cd1db3';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '0cfa18df6e2a3f7ae0ea84e6d53da87b26185cf5190faaeac6975302d724981c';
