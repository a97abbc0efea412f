// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '5cc25a7c101d57f8a6afeaf35fbbb0ebd5c245d2654a3694a48cbdb7f6aa6de6';

/** Hex SHA-256 of recover.html. */
export const PAGE_SHA256 = '3d3e3621bc12f25e42964a51e8d88e7925b400722628dd9e7a5e51ce7c664755';
