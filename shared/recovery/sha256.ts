// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'e751b0909ced1f11ba97b04868a36edc3d4e3cf049518020bf52f13de52d4ed4';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a23f0b77fad99902b879f479cd0798f87faef01510dc1d2103f91efb3133891a';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'fe94ae89a26ce54dacd481fc71917040a98b4dee6b72158af8f50b146c1c99e8';
