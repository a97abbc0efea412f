import type { Hole } from '#tests/lives/holes/hole.ts';

const FILE = 'shared/channels/rules/text-budget.ts';
const APART =
  'docs/adr/0069: checks, resets, starts and running transfers of an older will have sums for their own Host and number. No other Host adds to them.';

/** What a stranger can use up. */
export const texts: readonly Hole[] = [
  {
    name: 'strangers-fill-a-number',
    story: 'Two accounts of a stranger that name a trusted person’s number use up the day, and the Survivor of a running transfer gets no code.',
    promise: APART,
    changes: [
      {
        file: FILE,
        find: "const ofNumber: Pick<Sum, 'scope' | 'subject'> = limits.isShared",
        put: "const ofNumber: Pick<Sum, 'scope' | 'subject'> = limits",
      },
      { file: FILE, find: 'subject: `${purpose}/${number}/${day}` }', put: 'subject: `all/${number}/${day}` }' },
      { file: FILE, find: 'limit: limits.number,', put: 'limit: 20,' },
    ],
    noticedBy: 'tests/channels/text-budget.test.ts',
  },
  {
    name: 'asked-links-use-up-a-transfer',
    story: 'Anyone who knows the number of a will and a name asks for links until no text is left to say that the documents are open.',
    promise: 'docs/adr/0069: codes, and messages that anyone can ask for, have sums apart from notices.',
    changes: [{ file: FILE, find: "if ('isAsked' in effect) return 'asked';", put: '' }],
    noticedBy: 'tests/channels/text-budget.test.ts',
  },
  {
    name: 'changes-to-survivors-are-upkeep',
    story: 'A few rehearsals of a stranger’s own will silence the notice to a number that no longer counts.',
    promise: APART,
    changes: [{ file: FILE, find: "'change' : 'survivor-change';", put: "'change' : 'upkeep';" }],
    noticedBy: 'tests/channels/text-budget.test.ts',
  },
  {
    name: 'client-names-its-requests',
    story: 'A stranger who knows the two numbers of a Survivor gives all requests one id and gets codes without end, three guesses for each.',
    promise: 'docs/threat-model.md: a client that gives all its requests one id gets no more codes than the limits.',
    changes: [
      {
        file: 'shared/http/gateway.ts',
        find: 'return requestContext.extendedRequestId;',
        put: 'return (requestContext as { requestId?: string }).requestId ?? requestContext.extendedRequestId;',
      },
    ],
    noticedBy: 'tests/journeys/one-time-codes.full.test.ts',
  },
];
