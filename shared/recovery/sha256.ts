// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '8c2653f490f99a0e915380b500d91f93cb8286567f29a78ae3016ef08e2b2b9e';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '046f7a9596f304dda4a579cca08553bf3618cd0fcea06ae434c50f19ce64eebf';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'ec2c31a619377ef6db7e5d078928e90813d0d82096f2e53fbb126e964815193f';
