import type { paths } from '#api';

/** The reply of `will-access`: the personal message and the documents with their links. */
export type OpenedWill = paths['/api/survivor-auth/will-access']['get']['responses'][200]['content']['application/json'];
