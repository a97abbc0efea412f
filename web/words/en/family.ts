import { frame } from './frame.ts';
import { home } from './home.ts';

/** The words of the first page, and of the frame around all pages for Survivors. The other pages have their own. */
export const family = { frame, home };
