// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'b75fdb5454631c63575ba9ef4435bb96812a9c8ca80ed7039ac1e1a1a81c8e0b';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '12922d1e7167c8026c12b6393396cb46e9feb8ed4887e7e9c9f6491aa3b125ec';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = 'a87d2971a7b9b7238e4d072ab9f62099384dd19c738de94decc42efb58eb87f9';
