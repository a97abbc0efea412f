// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '08b380f44fced3a8f934e3474a3690423efdabeebd88c76849df335b4aa747b6';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'b541c9a4fb67b80bd346134c674050e9d893a660f03d161842c32a639c45a3e3';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '0d5b9e4b55163800f1dd6ff37fcb11d066816604e770983f04ec4a7ac63666a2';
