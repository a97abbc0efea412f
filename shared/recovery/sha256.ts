// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = 'fce609947abdc78fc90f3a250c2ce165a91f034e557588d82c61c611ec35ea37';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = 'f8485667ba9a67f686c45e738d31152ffc8d1d793cdcf9e985ed8cab2cb14815';

/** Hex SHA-256 of seal.html. */
export const SEAL_SHA256 = '967043b39834ca7851f6efff8330c462ce81ea935d9f9f511c412b683bdf3549';
