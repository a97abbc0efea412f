import { frame } from './frame.ts';

/** The words of the frame around all pages for Survivors. Each page has its own words too. */
export const family = { frame };
