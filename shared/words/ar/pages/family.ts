import type * as english from '#words/en/pages/family.ts';
import { frame } from './frame.ts';

export const family: typeof english.family = { frame };
