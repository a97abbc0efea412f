import { type Kept, kept } from '#tests/lives/life.ts';
import { beforeSealing } from './before-sealing.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { closedAfterReset } from './closed-after-reset.ts';
import { codesCounted } from './codes-counted.ts';
import { copiesTaken } from './copies-taken.ts';
import { eachStorage } from './each-storage.ts';
import { ended } from './ended.ts';
import { idsAlone } from './ids-alone.ts';
import { inTheHistory } from './in-the-history.ts';
import { limits } from './limits.ts';
import { neverEarlier } from './never-earlier.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { noSecretLeft } from './no-secret-left.ts';
import { noticed } from './noticed.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAtLast } from './opens-at-last.ts';
import { provenReads } from './proven-reads.ts';
import { sameAnswer } from './same-answer.ts';
import { samePassword } from './same-password.ts';
import { strangersLockNobodyOut } from './strangers-lock-nobody-out.ts';
import { undoWorks } from './undo-works.ts';
import { well } from './well.ts';
import { wholeForm } from './whole-form.ts';
import { wholeHistory } from './whole-history.ts';
import { workEnds } from './work-ends.ts';

const duringALife: readonly Kept[] = [
  kept(noFaultOfOurs),
  kept(onlyWithProof),
  kept(closed),
  kept(closedAfterWindow),
  kept(neverEarlier),
  kept(ended),
  kept(well),
  kept(noSecretLeft),
  kept(noticed),
  kept(strangersLockNobodyOut),
  kept(sameAnswer),
  kept(samePassword),
  kept(wholeForm),
  kept(provenReads),
  kept(codesCounted),
  kept(copiesTaken),
  kept(limits),
  kept(undoWorks),
  kept(wholeHistory),
  kept(idsAlone),
  kept(beforeSealing),
  kept(closedAfterReset),
];
/** In this order: the last ones let time pass. */
const atItsEnd: readonly Kept[] = [kept(inTheHistory), kept(opensAtLast), kept(workEnds), kept(eachStorage)];

/** All promises that are checked in every life. */
export const promises: readonly Kept[] = [...duringALife, ...atItsEnd];
