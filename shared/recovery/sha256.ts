// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '5ba4ff191ae444144d8c88b7b50e28973f4bb4a7ad6ae667241b5b08d45f19be';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '0a85753643ae7f8d00301c009e52516af9e9991d020ffbcb093eaacf7bb2cfa6';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '31b5f59353d7b1e73206cd29c7a91f8c8ac3393d37460fbd7f765ccb671074fd';
