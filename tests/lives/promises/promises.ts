import { type Kept, kept } from '#tests/lives/life.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { neverEarlier } from './never-earlier.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAtLast } from './opens-at-last.ts';

/** All promises that are checked in every life. Those that end a life come last. */
export const promises: readonly Kept[] = [kept(noFaultOfOurs), kept(onlyWithProof), kept(closed), kept(closedAfterWindow), kept(neverEarlier), kept(opensAtLast)];
