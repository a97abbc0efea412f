// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '5ae987ec0387fe562daf92669b69e2890075bddd285789105dbb7e313cfae462';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a9910d23c88082cf9cf646f9ff5086b11ab798d2a911357f7e04e6b3eb1f709d';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'fe94ae89a26ce54dacd481fc71917040a98b4dee6b72158af8f50b146c1c99e8';
