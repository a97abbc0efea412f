// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '63844d87f755fc0512f948a919000f9aa295d723dd4b04f5a5c15eb47e659a0b';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '2adb7cc1ea76a2884c0ef180c34b82d5778ecb98462bddb193de27c5d8ba0882';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '38912552e1edf8ab500591c714810c91b2694aa7ba7216e847da8a54e11803ea';
