import type { Guard } from './find-guards.ts';

/** Guards that no test misses, and why they stay. A guard is named by its `key`: file, function and condition. */
const EXPLAINED: readonly { why: string; guards: readonly string[] }[] = [
  {
    why: 'Two messages at the same time find one browser gone. Without it the Survivor may get the notice about it twice.',
    guards: ['shared/messages/alert-survivor.ts forgetPlace: next === survivor'],
  },
  {
    why: 'The first write into a storage that does not exist is refused with the same code. Without it a sealing is begun, and abandoned there.',
    guards: ['shared/sealing/begin-sealing.ts choosePlaces: ![storageId, ...mirrors].every(exists)'],
  },
  {
    why: 'It saves a call of the worker where no storage of the will is with the service. The worker can write into all of them.',
    guards: ['shared/sealing/seal-package.ts finishPackage: !placesOf(plan).some((id) => isWithService(host, id))'],
  },
  {
    why: 'K shares open the will. Without it each further share costs a call of KMS, and nothing else differs.',
    guards: ['shared/sealing/opened-will.ts openWill: opened.length === sealed.threshold'],
  },
  {
    why: 'The next commit would depend on the record from before the deletion. It would be lost, and the retry would come back here.',
    guards: ['shared/deletion/finish-deletion.ts takeStep: await deleteRest(app, host, current)'],
  },
  {
    why: 'It only writes the line in the log: each step compares the time itself, and what is left is a hint that the sweep does not need.',
    guards: ['shared/jobs/perform-for-host.ts performForHost: performance.now() > until'],
  },
  {
    why: 'The pattern of the token has no other letter. It would matter for a letter that is added to one of the two only.',
    guards: ["shared/messages/links.ts answerOf: kind === 'n'"],
  },
  {
    why: 'Without it a copy is read to its end, and what is after the range is dropped.',
    guards: ['shared/sealing/package-copy.ts sliced: at > last'],
  },
  {
    why: 'A delay marks no address and takes no mail back. Without it the message is read for nothing.',
    guards: ["shared/messages/bounces.ts loadReport: type === 'DeliveryDelay'"],
  },
  {
    why: 'No telephone number, and no name at a messenger, is the address of a mail. Without it they are compared with one in vain.',
    guards: ["shared/messages/bounces.ts markMailbox: type === 'email'"],
  },
  {
    why: 'The notice is not sent to an address whose mail comes back, and is dropped when no other one is left. Without it a message is pending for a moment.',
    guards: ['shared/messages/bounces.ts notifyOfBounce: routesToHost(host, now).some(isOther)'],
  },
  {
    why: 'The schedule is set by the commit that moved the timer, and the sweep performs what is overdue. Without it a call of the scheduler is repeated, and a timer that needs no repair is counted.',
    guards: [
      'shared/jobs/repair-schedules.ts resetTimer: scheduleName(timer) !== scheduleName(seen)',
      'shared/jobs/repair-schedules.ts resetTimer: timer.dueAt <= instant(app.now())',
    ],
  },
  {
    why: 'A Host with a timer is visited at its time. Without it they are visited for each stray schedule too, which changes nothing and takes time.',
    guards: ['shared/jobs/repair-schedules.ts clearSchedule: !before'],
  },
  {
    why: 'A code that was used has no attempts left, whatever its counter says. An attempt that is refunded after another refusal allows one more guess at a code that its Survivor has shown already.',
    guards: ['shared/transfers/release-share.ts byCode: ours'],
  },
  {
    why: 'The worker that gets an effect compares its time itself, and postpones it. Without it a worker is started for nothing.',
    guards: ['shared/jobs/host-queues.ts queueNow: (dueTimeOf(pending) ?? now) <= now'],
  },
  {
    why: 'The queue belongs to one worker at a time. Without it each effect starts another worker, which ends immediately.',
    guards: ['shared/jobs/host-queues.ts startHostWorker: isFree'],
  },
  {
    why: 'Without a sealed will there are no shares to number. Without it a number is reserved for nothing, which costs a commit and an effect.',
    guards: ['shared/sealing/reshare.ts reserveGeneration: !host.will'],
  },
  {
    why: 'What is known already is returned in any case. Without it a lease is taken for it, and released immediately.',
    guards: ['shared/transfers/show-will.ts awaitVerification: first?.finished'],
  },
  {
    why: 'A page that has everything has all timers too. Without it they are read a second time.',
    guards: ['shared/store/due.ts overdueIn: !hasMore'],
  },
  {
    why: 'Progress that has not changed needs no write. Without it each sweep of the day writes it again, and logs that it has repaired nothing.',
    guards: ['shared/jobs/repair-schedules.ts repairSchedules: next > round.next'],
  },
  {
    why: 'A subject that is not a number is in no link of ours, so the MAC that is checked next does not match.',
    guards: ['shared/messages/links.ts answerOf: !/^\\d{1,9}$/.test(subject)'],
  },
  {
    why: 'It saves a commit of rows that have not changed, which other commits of the Host would have to repeat for.',
    guards: [
      'shared/sealing/seal-documents.ts sealOne: work.plan.documents.some((document) => document.file === null)',
      'shared/jobs/check-connections.ts checkQuorum: next === host.quorumWatch',
      'shared/wills/will-state.ts transferChangeOf: transfer === before.transfer && !extra.transferPut',
      'shared/messages/bounces.ts markMailbox: next === holder',
    ],
  },
  {
    why: 'The report finds its own part of the history. Without it more of a long history is read and kept in memory.',
    guards: [
      "shared/evidence/make-evidence.ts readSegment: found.length > 0 || entry.facts['transfer'] === transfer.facts.id",
      'shared/evidence/make-evidence.ts readSegment: found.length > 0 && page.chained.some((entry) => isBeforeSegment(entry, transfer))',
    ],
  },
  {
    why: 'The commit that ends a transfer removes it from the record of its Host, with which the next condition compares it.',
    guards: ['shared/transfers/count-proof.ts loadProofContext: !isRunning(record.transfer)'],
  },
  {
    why: 'The count itself admits no attempt above the limit. Without it, refused attempts write to the table.',
    guards: ['shared/paper/check-backup-code.ts countTry: attemptsLeft(failures, earlier) === 0'],
  },
  {
    why: 'The commit checks the code again. Without it the attempt with a code that was used up before is refunded.',
    guards: ["shared/transfers/backup-code-proof.ts proveByBackupCode: codeState(read, index) === 'spent'"],
  },
  {
    why: 'The id in the key was made at random for this commit, so no row has it.',
    guards: ['shared/transfers/start-transfer.ts startOrRestart: 0', 'shared/accounts/register-host.ts registerHost: 0'],
  },
  {
    why: 'A person who is no longer named has no contacts. The message would be tried in vain until it is abandoned.',
    guards: ['shared/messages/deliver.ts load: !isNamed(host, effect)'],
  },
  {
    why: 'Another address of the holder can be claimed only after its time, and then the current one is also the settled one. Without it the claim writes the record of a Host who has nothing to do with it.',
    guards: ['shared/accounts/addresses.ts leaving: emailKey(profile.email) === emailKey(email)'],
  },
  {
    why: 'Without codes nothing is wrong. Without it the worker is called with an empty list.',
    guards: ['shared/paper/check-lent-codes.ts assertLentCodes: codes.length === 0'],
  },
  {
    why: 'No account has an id of another form. Without it such an id is looked up in vain, and the refusal is the same.',
    guards: ['shared/factors/passkey-options.ts hostOfHandle: hex.length === 32'],
  },
];

/** Returns why a guard stays that no test misses. */
export function reasonFor(key: string): string | undefined {
  return EXPLAINED.find(({ guards }) => guards.includes(key))?.why;
}

/** Returns the names in the list that no guard has, or that are listed twice. */
export function staleReasons(guards: readonly Guard[]): string[] {
  const known = new Set(guards.map(({ key }) => key));
  const listed = EXPLAINED.flatMap((one) => one.guards);
  return listed.filter((key, n) => !known.has(key) || listed.indexOf(key) !== n);
}
