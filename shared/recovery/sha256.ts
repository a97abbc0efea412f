// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '410cfc6b7c0c01c2ad4a279a500c7128bdad7f2d2d68d525c3fc5a15bd5180e1';
