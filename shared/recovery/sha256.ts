// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'e751b0909ced1f11ba97b04868a36edc3d4e3cf049518020bf52f13de52d4ed4';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a23f0b77fad99902b879f479cd0798f87faef01510dc1d2103f91efb3133891a';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '1555ce852260657119b8b742fe81fd3f5b6f9c0e75daf798479e8227dbbe9cc8';
