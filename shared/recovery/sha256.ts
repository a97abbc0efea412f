// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'e68b73f3d0314a3ff24856ce0a3cc109ee222dff0d400cbab696aa906b839811';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '32c250c3d27d621c356e608e44db04e087b437391fedc33a9207e49dac763413';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a97a4c1a29d64f36e798c21206ebbf67a833e22856a20e72f83fb2004e1b30e3';
