// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '7cd6f33f8750aae6ba647b44bf9e1796847858ebdfbcf457b387dcb6f8e82aa9';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '6734ad13fd71801ac0b31bfa2d9d658a900b0f7cca0190f9fa95c44f75e3a063';
