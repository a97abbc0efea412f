// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '08b380f44fced3a8f934e3474a3690423efdabeebd88c76849df335b4aa747b6';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'bb44024afe239ec507f45b5a1501db112e183e7820039cc631d36d13b8152ea1';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '57b2f3bbcfa269d5fe7758eabf7aca10c128b28bc6a76c8b177bd9d8ea1b114a';
