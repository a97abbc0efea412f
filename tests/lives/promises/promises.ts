import { type Kept, kept } from '#tests/lives/life.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';

/** All promises that are checked in every life. */
export const promises: readonly Kept[] = [kept(noFaultOfOurs)];
