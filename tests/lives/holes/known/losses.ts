import type { Hole } from '#tests/lives/holes/hole.ts';

const TIME = 'docs/adr/0073: after any outages, each person has exactly the time left that they had not used.';
const OWN = 'docs/adr/0074: storages that work always open with the papers that are valid now, and a dead one locks nothing.';
const ONCE = 'docs/adr/0080: a repeated request has the answer of the first one.';
const FORMS = 'docs/threat-model.md: every byte of a form is in a file that was added, in a plain field, or outside of its parts.';
const TEXT = 'docs/threat-model.md: half of a character and bytes that are not UTF-8 are refused and never replaced.';

/** What was handed in or sealed, and was lost. */
export const losses: readonly Hole[] = [
  {
    name: 'outage-forgotten',
    story: 'The service comes back after years, the outages before are forgotten, and a check with 68 hours left is missed at that moment.',
    promise: TIME,
    changes: [
      {
        file: 'shared/liveness/rules/heartbeat.ts',
        find: 'return joinClosest([...outages, { from: lastBeat, to: now }]);',
        put: 'return joinClosest([...outages.filter(({ to }) => between(to, now) < 400 * 86_400_000), { from: lastBeat, to: now }]);',
      },
    ],
    noticedBy: 'tests/liveness/outages.test.ts',
  },
  {
    name: 'outage-ends-the-wait-of-a-reset',
    story: 'The service is away for a month after a reset by mail, and the thief has all rights when it comes back.',
    promise: 'docs/adr/0073: the wait after a reset by e-mail is moved by our outages too.',
    changes: [
      {
        file: 'shared/accounts/mail-account-link.ts',
        find: 'const end = after(effectiveDeadline(since, until, outages), delay);',
        put: 'const end = after(until, delay);',
      },
    ],
  },
  {
    name: 'outage-ends-the-undo-of-a-deletion',
    story: 'The service is away for more than a year while a deletion waits, and the link that undoes it has expired.',
    promise: 'docs/adr/0073: the link that undoes a deletion works as long as that deletion waits.',
    changes: [
      {
        file: 'shared/answers/check-answer.ts',
        find: "if (read.answer.kind === 'undo-deletion') return",
        put: "if (read.answer.kind === 'undo-deletion' && read.expires * 1000 > app.now().getTime()) return",
      },
    ],
  },
  {
    name: 'dead-storage-keeps-copies-old',
    story: 'One of two storages refuses, and the healthy one keeps the old shares, which only the papers open that no longer count.',
    promise: OWN,
    changes: [
      {
        file: 'shared/sealing/next-generation.ts',
        find: 'const written = ready.filter(({ storageId }) => !failures.has(storageId))',
        put: 'const isMissing = failures.size > 0 || ready.length < ids.length;\n  if (isMissing) await inEachPlace(ready, (storage) => remove(storage, files));\n  const written = ready.filter(() => !isMissing)',
      },
      {
        file: 'shared/sealing/pending-files.ts',
        find: 'const isWhole = await inPlace(place, (storage) =>',
        put: 'for (const one of placesIn(app, host, sealed)) if (one !== place && one.storageId !== storageId) await inPlace(one, (storage) => write(storage, sealed, host.custody.pendingFiles));\n  const isWhole = await inPlace(place, (storage) =>',
      },
    ],
  },
  {
    name: 'needed-paper-called-worthless',
    story: 'A trusted person destroys their earlier paper because we say so, and the storage that is behind opens with no other.',
    promise: 'docs/adr/0074: as long as a storage is behind, no message says that an earlier paper is worthless.',
    changes: [
      {
        file: 'shared/wills/rules/behind.ts',
        find: 'return behind.some(({ papers }) => papers.includes(survivor));',
        put: "return behind.some(({ papers }) => papers.includes('') && papers.includes(survivor));",
      },
    ],
    noticedBy: 'tests/journeys/copies.full.test.ts',
  },
  {
    name: 'complete-elsewhere-unseen',
    story: 'Two storages lack another file each, and the Host reads that the will is complete in another storage.',
    promise: 'docs/adr/0074: "Your will is complete in another storage" is said only if one storage has every file.',
    changes: [
      { file: 'shared/sealing/audit-package.ts', find: 'const isSafe = [...findings.values()].some(isComplete);', put: 'const isSafe = true;' },
    ],
  },
  {
    name: 'sealed-and-nowhere-whole',
    story: 'Two storages miss another document each, and the sealing counts although no storage has all of it.',
    promise: 'docs/adr/0074: a sealing needs one storage that has all of it.',
    changes: [
      {
        file: 'shared/sealing/sealing-work.ts',
        find: '.filter(({ storageId }) => !plan.missed.includes(storageId));',
        put: ';',
      },
    ],
  },
  {
    name: 'dead-storage-locks-sealings',
    story: 'One of two storages is dead for weeks, and no change of the will can be sealed.',
    promise: OWN,
    changes: [{ file: 'shared/sealing/places.ts', find: 'failed.find(({ mayMiss }) => !mayMiss);', put: 'failed[0];' }],
  },
  {
    name: 'retired-file-comes-back',
    story: 'A repair writes an old file again that a change has deleted while it ran.',
    promise: 'docs/adr/0074: the papers of an earlier time must not open a storage that has the files of now.',
    changes: [
      {
        file: 'shared/sealing/repair-copies.ts',
        find: 'if (await isStillSealed(app, host.id, path)) return true;',
        put: 'if (sealed) return true;',
      },
    ],
    noticedBy: 'tests/sealing/repair-copies.test.ts',
  },
  {
    name: 'claim-meets-itself',
    story: 'The answer to a claim is lost, the repeated claim finds its own, and the message waits five minutes.',
    promise: ONCE,
    changes: [{ file: 'shared/store/add-once.ts', find: 'if (mark in item) return item;', put: '' }],
  },
  {
    name: 'attempt-counts-twice',
    story: 'An answer is lost, and a Survivor’s one attempt with a code counts as two.',
    promise: ONCE,
    changes: [
      {
        file: 'shared/store/add-once.ts',
        find: "ConditionExpression: ['attribute_not_exists(#mark)', ...",
        put: "ConditionExpression: ['(attribute_exists(pk) OR attribute_not_exists(pk))', ...",
      },
    ],
  },
  {
    name: 'write-meets-itself',
    story: 'The answer to a conditional write is lost, and its repetition is refused by the row that it has written itself.',
    promise: ONCE,
    changes: [
      {
        file: 'shared/store/table.ts',
        find: '  GetCommand,\n  QueryCommand,',
        put: '  DeleteCommand,\n  GetCommand,\n  PutCommand,\n  QueryCommand,',
      },
      {
        file: 'shared/store/table.ts',
        find: 'await db.send(new TransactWriteCommand({ TransactItems: [write] }));',
        put: 'await (write.Put ? db.send(new PutCommand(write.Put)) : db.send(new DeleteCommand(write.Delete)));',
      },
      {
        file: 'shared/store/table.ts',
        find: 'if (isLostRace(error)) return false;',
        put: 'if (isLostRace(error) || error instanceof ConditionalCheckFailedException) return false;',
      },
    ],
  },
  {
    name: 'part-of-a-form-vanishes',
    story: 'A client sends a document in a field of another name, and the request answers 201 for the others.',
    promise: FORMS,
    changes: [
      {
        file: 'shared/http/part-header.ts',
        find: 'if (!isFile) return unclear(',
        put: "if (!isFile) return { kind: 'field' };\n  if (!isFile) return unclear(",
      },
    ],
    noticedBy: 'tests/http/multipart.test.ts',
  },
  {
    name: 'halves-of-characters-are-equal',
    story: 'A password of twelve halves of a character signs in with twelve other halves.',
    promise: TEXT,
    changes: [
      { file: 'shared/http/form.ts', find: 'if (!isUnicode) throw notUnicode();', put: '' },
      { file: 'shared/custody/argon2.ts', find: "if (!text.isWellFormed()) throw new RangeError('The text has half of a character.');", put: '' },
    ],
    noticedBy: 'tests/http/body.test.ts',
  },
  {
    name: 'replaced-bytes-are-equal',
    story: 'A client sends passwords in another encoding than UTF-8, and two different ones are equal.',
    promise: TEXT,
    changes: [{ file: 'shared/http/form.ts', find: "if (text.includes('\\ufffd') || !text.isWellFormed()) throw notUnicode();", put: '' }],
    whileLoading: true,
    noticedBy: 'tests/http/body.test.ts',
  },
  {
    name: 'password-depends-on-the-keyboard',
    story: 'A Host types the same password on another keyboard, and it is wrong.',
    promise: 'docs/threat-model.md: passwords are compared in NFC.',
    changes: [{ file: 'shared/custody/password.ts', find: "return password.normalize('NFC');", put: 'return password;' }],
    noticedBy: 'tests/custody/password.test.ts',
  },
  {
    name: 'bounce-forgets-a-sign-of-life',
    story: 'A mail comes back after the Host has shown a sign of life, and the trusted people are notified that the Host cannot be reached.',
    promise: 'Silence of ours never counts: a Host is unreachable since their last sign of life at the earliest.',
    changes: [
      {
        file: 'shared/liveness/rules/liveness.ts',
        find: 'return lastSignOfLife > before.since ? { since: lastSignOfLife, notices: 0 } : before;',
        put: 'return lastSignOfLife > before.since && before.notices < 0 ? { since: lastSignOfLife, notices: 0 } : before;',
      },
    ],
    noticedBy: 'tests/liveness/bounce.test.ts',
  },
  {
    name: 'undone-settings-end-a-pause',
    story: 'The Host undoes other check settings by the link while a pause runs, and a check is sent before its end.',
    promise: 'docs/threat-model.md: an undo of settings is no sign of life; a pause ends at its date.',
    changes: [
      {
        file: 'shared/liveness/rules/liveness.ts',
        find: "if (phase.name !== 'waiting' || unheard || runningPause(pauses, now)) return liveness;",
        put: "if (phase.name !== 'waiting' || unheard || (pauses && now === '')) return liveness;",
      },
    ],
    noticedBy: 'tests/liveness/liveness.test.ts',
  },
  {
    name: 'vouch-does-not-delay-an-unheard-start',
    story: 'A Survivor says that the Host is alive, no channel has accepted the notice of the start, and the documents open before the vouch ends.',
    promise: 'Nothing opens before the announced time: a vouch keeps a will closed until its own end.',
    changes: [
      {
        file: 'shared/wills/rules/opening.ts',
        find: 'return latest(after(initiatedAt, UNNOTIFIED_WAIT), waitsUntil, vouch?.until);',
        put: 'return latest(after(initiatedAt, UNNOTIFIED_WAIT), waitsUntil, vouch && null);',
      },
    ],
    noticedBy: 'tests/wills/vouch.test.ts',
  },
  {
    name: 'restart-needs-no-notice',
    story:
      'A transfer whose Host was never reached stalls and is started again, and opens after 48 hours although no channel has accepted the notice.',
    promise: 'docs/threat-model.md: no opening without a notice.',
    changes: [
      {
        file: 'shared/wills/rules/start.ts',
        find: 'const { notices: _, waitsUntil: __, ...kept } = state;',
        put: 'const { notices: _, waitsUntil: __, needsNotice: _____, ...kept } = state;',
      },
    ],
    noticedBy: 'tests/liveness/bounce.test.ts',
  },
];
