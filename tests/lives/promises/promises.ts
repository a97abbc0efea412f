import { type Kept, kept } from '#tests/lives/life.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { ended } from './ended.ts';
import { inTheHistory } from './in-the-history.ts';
import { neverEarlier } from './never-earlier.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { noSecretLeft } from './no-secret-left.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAtLast } from './opens-at-last.ts';
import { well } from './well.ts';
import { workEnds } from './work-ends.ts';

const duringALife: readonly Kept[] = [kept(noFaultOfOurs), kept(onlyWithProof), kept(closed), kept(closedAfterWindow), kept(neverEarlier), kept(ended), kept(well), kept(noSecretLeft)];
/** In this order: the last ones let time pass. */
const atItsEnd: readonly Kept[] = [kept(inTheHistory), kept(opensAtLast), kept(workEnds)];

/** All promises that are checked in every life. */
export const promises: readonly Kept[] = [...duringALife, ...atItsEnd];
