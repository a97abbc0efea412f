import type { components } from '#api';

/** Why the last test of a storage failed. */
export type ConnectionError = NonNullable<components['schemas']['Storage']['connection_error_code']>;
