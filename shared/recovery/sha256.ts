// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '16a253a83af2276491777f096350693f5154549a56e77e41fa1ea3dea31edc27';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '3cc1f551cd64b62abc0b914cd403d11fb89831752b8dac0a529c3e1bd79e2d1d';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'f11630d5a4bd092ea683bd0903b37346593b5edc51da27a191cc5ce86d484505';
