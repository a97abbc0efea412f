// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '98af4e1a27e872c45acd1d29b0ba65872dc4dac1702cc3675c4beb25a64bd709';
