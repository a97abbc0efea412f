import { type Kept, kept } from '#tests/lives/life.ts';
import { beforeSealing } from './before-sealing.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { closedAfterReset } from './closed-after-reset.ts';
import { codesCounted, passwordsCounted } from './codes-counted.ts';
import { copiesTaken } from './copies-taken.ts';
import { dueInTime } from './due-in-time.ts';
import { eachStorage } from './each-storage.ts';
import { ended } from './ended.ts';
import { idsAlone } from './ids-alone.ts';
import { inTheHistory } from './in-the-history.ts';
import { limits } from './limits.ts';
import { neededPaper } from './needed-paper.ts';
import { neverEarlier } from './never-earlier.ts';
import { newName } from './new-name.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { noSecretLeft } from './no-secret-left.ts';
import { nothingLeft } from './nothing-left.ts';
import { noticed } from './noticed.ts';
import { notifiedFirst } from './notified-first.ts';
import { onlyAProof } from './only-a-proof.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAgain } from './opens-again.ts';
import { opensAtLast } from './opens-at-last.ts';
import { opensInTime } from './opens-in-time.ts';
import { ownDevice } from './own-device.ts';
import { pauseKept } from './pause-kept.ts';
import { provenChanges } from './proven-changes.ts';
import { provenReads } from './proven-reads.ts';
import { sameAnswer } from './same-answer.ts';
import { samePassword } from './same-password.ts';
import { sealedAgain } from './sealed-again.ts';
import { sealingContinues } from './sealing-continues.ts';
import { signedInOnce } from './signed-in-once.ts';
import { strangersLockNobodyOut } from './strangers-lock-nobody-out.ts';
import { textsApart } from './texts-apart.ts';
import { undoWorks } from './undo-works.ts';
import { vouchWaits } from './vouch-waits.ts';
import { well } from './well.ts';
import { addressesComeBack, answersOnce, codesSetAside, factorsLeave, factorsStay, linksStopInTime, rejectedStays, usedUp } from './what-stays.ts';
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
  kept(provenChanges),
  kept(codesCounted),
  kept(passwordsCounted),
  kept(copiesTaken),
  kept(limits),
  kept(undoWorks),
  kept(wholeHistory),
  kept(idsAlone),
  kept(beforeSealing),
  kept(closedAfterReset),
  kept(opensInTime),
  kept(dueInTime),
  kept(pauseKept),
  kept(signedInOnce),
  kept(sealedAgain),
  kept(sealingContinues),
  kept(vouchWaits),
  kept(neededPaper),
  kept(notifiedFirst),
  kept(onlyAProof),
  kept(usedUp),
  kept(codesSetAside),
  kept(textsApart),
  kept(factorsStay),
  kept(factorsLeave),
  kept(opensAgain),
  kept(rejectedStays),
  kept(addressesComeBack),
  kept(linksStopInTime),
  kept(answersOnce),
  kept(newName),
];
/** In this order: the last ones let time pass. */
const atItsEnd: readonly Kept[] = [kept(inTheHistory), kept(ownDevice), kept(opensAtLast), kept(workEnds), kept(nothingLeft), kept(eachStorage)];

/** All promises that are checked in every life. */
export const promises: readonly Kept[] = [...duringALife, ...atItsEnd];
