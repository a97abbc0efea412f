import type { Hole } from '#tests/lives/holes/hole.ts';

const noRepair = (name: string, now: string) => ({ file: 'shared/jobs/repair-host.ts', find: now, put: `${name}: () => Promise.resolve(false),` });
const noEffects = noRepair('effects', 'effects: repairEffects,');

/** What a person gets who can write to the table, and what a mistake of ours with one row costs. */
export const rows: readonly Hole[] = [
  {
    name: 'timer-removed',
    story: 'One timer row is removed, and a started transfer never opens, or a silent Host is never asked again.',
    promise: 'docs/threat-model.md: a removed timer gives the will as late as the next request that reads it, or the next day.',
    changes: [
      { file: 'shared/jobs/perform-record.ts', find: 'else if (before && (await repairTimer(app, before.hostId))) return;', put: '' },
      { file: 'shared/app/app-passing-time.ts', find: 'let mayPass = true;', put: 'let mayPass = false;' },
      noRepair('timers', 'timers: (app, host) => repairTimer(app, host.id, host),'),
    ],
    noticedBy: 'tests/jobs/missing-timer.full.test.ts',
  },
  {
    name: 'notices-of-a-reset-removed',
    story: 'A thief removes the waiting mails of a reset from the table, and everything is theirs after 30 days, unheard.',
    promise: 'docs/threat-model.md: no reset, deletion or opening without a notice: each waits until its notices were accepted or abandoned.',
    changes: [
      {
        file: 'shared/effects/receipt.ts',
        find: "if (!receipt || receipt.result === 'tried') return undefined;",
        put: "if (!receipt || receipt.result === 'tried') continue;",
      },
      noEffects,
    ],
    noticedBy: 'tests/hosts/tampering-outbox.full.test.ts',
  },
  {
    name: 'notice-of-a-start-removed',
    story: 'The notice of a start is removed from the table, and the documents open although no one tried to notify the Host.',
    promise: 'docs/threat-model.md: no reset, deletion or opening without a notice: each waits until its notices were accepted or abandoned.',
    changes: [
      {
        file: 'shared/transfers/hold-opening.ts',
        find: 'if (!transfer || !isUnheard(transfer)) return { state, effects: [] };',
        put: 'if (!transfer || transfer) return { state, effects: [] };',
      },
      noEffects,
    ],
    noticedBy: 'tests/hosts/tampering-outbox.full.test.ts',
  },
  {
    name: 'junk-row-refuses-a-commit',
    story: 'A row under the foreseeable id of the next check refuses its commit for ever, and a silent Host is never asked again.',
    promise: 'docs/threat-model.md: no commit is refused, and no effect never performed, because of a row under its id.',
    changes: [
      {
        file: 'shared/store/unit-of-work.ts',
        find: "Buffer.from(keyedHash(key, 'outbox/1', hostId, kind, event))",
        put: "Buffer.from(keyedHash(new Uint8Array(32), 'outbox/1', hostId, kind, event))",
      },
      {
        file: 'shared/store/unit-of-work.ts',
        find: 'return planPut(key, pending, { due_partition: duePartition(key.pk), due_at: after(change.at, EFFECT_GRACE) });',
        put: 'return { ...planPut(key, pending, { due_partition: duePartition(key.pk), due_at: after(change.at, EFFECT_GRACE) }), condition: hasVersion(0) };',
      },
    ],
    noticedBy: 'tests/hosts/tampering-outbox.full.test.ts',
  },
  {
    name: 'replaced-effect-is-ignored',
    story: 'A row that was placed under the id of an effect makes its commit a change of a row, which the stream ignores.',
    promise: 'docs/threat-model.md: no commit is refused, and no effect never performed, because of a row under its id.',
    changes: [
      {
        file: 'shared/store/stream-record.ts',
        find: "if (kind === 'OUTBOX' && isWritten(dynamodb.NewImage))",
        put: "if (kind === 'OUTBOX' && eventName === 'INSERT')",
      },
    ],
    noticedBy: 'tests/jobs/perform-record.test.ts',
  },
  {
    name: 'guesses-begin-again-with-the-row',
    story: 'A person who can write to the table puts the row of a one-time code back after each three guesses.',
    promise:
      'docs/threat-model.md: thirty wrong guesses an hour for a Survivor in a running transfer: wrong codes are counted in the transfer’s record.',
    changes: [
      {
        file: 'shared/transfers/release-share.ts',
        find: 'if (!verdict.allowed || !mayTryCode(ready.record.guessed.get(survivor), instant(app.now())))',
        put: 'if (!verdict.allowed)',
      },
    ],
    noticedBy: 'tests/hosts/tampering.full.test.ts',
  },
  {
    name: 'address-free-after-one-row',
    story: 'The row of an e-mail address is removed, and the Host can never sign in again.',
    promise: 'docs/threat-model.md: both rows follow from the Host’s record and come back, with an alarm.',
    changes: [noRepair('pointers', 'pointers: repairPointers,')],
  },
  {
    name: 'short-history-is-signed',
    story: 'A person who can write to the table puts back an earlier head of the history, and evidence of the shorter history is signed.',
    promise: 'docs/adr/0072: a shorter history is not shown and not signed.',
    changes: [
      {
        file: 'shared/evidence/read-trail.ts',
        find: 'if (isFirst && waiting.length < limit && head.number + added.length < atLeast) return undefined;',
        put: '',
      },
    ],
    noticedBy: 'tests/evidence/report.test.ts',
  },
];
