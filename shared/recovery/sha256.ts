// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '795e8fde58515d2a803e91260fb9d039091038d5aa0bbc84802f377e9f692f39';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '8fb3a846b2b6067f4a18f853bd06c167bc461716cf08f105daeef5337651c052';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'cb91ea3ba7ed818d987eed6a1becee1d294e72d78df315042d1e7d21c760a9be';
