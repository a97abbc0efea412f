// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'b75fdb5454631c63575ba9ef4435bb96812a9c8ca80ed7039ac1e1a1a81c8e0b';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '96da78d183f3ca658756d97db3a8998e2f3a39865f85c7a31c4278ce1f61b54b';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'cdd36a4334e134e281898a184af7de38c961519e40dd9814c9753335a959aefe';
