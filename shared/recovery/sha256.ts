// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'ba61460481d4a94ab9997df3b4cd757d817027aa6e2f57ab043d819652d8c0b7';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '51c179ebb0f3776bf8d9b5c4a8bfd44e0484d19af5d16a5830dcf0829b182534';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '93e80f4a2f01730ef404eec3cb0af9150719377eda6672c8d3121961fa27b8e8';
