import type { Home } from './homes.ts';

/**
 * What functions of the previous release may do with the keys although no row says so now, because a row dropped a use or its function
 * moved. The policies of the keys are deployed first, so they must admit the functions that still run. Add an entry in the
 * release that drops the use, and remove it in the next one.
 */
export const PREVIOUS_USES: readonly KeyUser[] = [];

/** A function as the policies of the keys know it. */
export interface KeyUser {
  name: string;
  home?: Home | undefined;
  uses: readonly string[];
}
