// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '1cbed266acb3d0d57433a26c3f8ab20910e69dea6bf48e9356c8c28ece325866';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'a8becda9a5e8eea61b277bcdc00971250e18c55b97350b6f24daa43a2c7c7a76';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '0d5b9e4b55163800f1dd6ff37fcb11d066816604e770983f04ec4a7ac63666a2';
