import type { Hole } from '#tests/lives/holes/hole.ts';

const BY_IDS =
  'docs/threat-model.md: the two numbers of a Survivor read only from the client address from which this Survivor has authenticated last in this transfer, and while ids are exposed for 15 minutes.';
const FILE = 'shared/transfers/survivor-session.ts';

const everywhere = { file: FILE, find: 'if (!isSameClient || !isInTime)', put: 'if (!isInTime)' };

/** What opens a will for a person who knows the two numbers of a Survivor. */
export const ids: readonly Hole[] = [
  {
    name: 'ids-read-from-anywhere',
    story:
      'A person who knows both numbers of a Survivor, from a replaced paper or a session that has ended, reads as soon as this Survivor has authenticated.',
    promise: BY_IDS,
    changes: [everywhere],
  },
  {
    name: 'rehearsal-mail-reads',
    story: 'The link of an old rehearsal mail has both numbers, and opens the will when a transfer has opened.',
    promise: 'docs/threat-model.md: the link of a rehearsal is no number of the Survivor, works for nothing else, and ends with the rehearsal.',
    changes: [
      everywhere,
      {
        file: 'shared/messages/links.ts',
        find: "/rehearsal#token=${linkToken(await ports.keyring.key('link-key'), link)}`;",
        put: "/rehearsal#token=${linkToken(await ports.keyring.key('link-key'), link)}&will_id=${host.profile.willId}&survivor_id=${(await wireIds(ports)).survivor(survivorId)}`;",
      },
    ],
  },
  {
    name: 'refused-session-sets-no-demand',
    story: 'A Survivor’s page sends its session too early and is refused, and a person behind the same address reads with the numbers alone.',
    promise: 'docs/threat-model.md: the first session counts, also in a request that is refused.',
    changes: [{ file: 'functions/survivor-auth/will-access.ts', find: 'if (used) await demandSession(app, record, used);', put: '' }],
    whileLoading: true,
  },
  {
    name: 'authenticating-keeps-the-demand',
    story: 'A Survivor visits our page once, and the client that they use from then on can never read, also after they authenticate again.',
    promise: 'docs/threat-model.md: authenticating again always helps, with a code or a backup code, also one used in this transfer.',
    changes: [
      {
        file: 'shared/transfers/count-proof.ts',
        find: 'sessionDemanded: requireSession,',
        put: 'sessionDemanded: requireSession || (before?.sessionDemanded ?? false),',
      },
    ],
  },
  {
    name: 'two-ids-after-a-reset',
    story: 'A person who reads the mailbox resets the password, sees the numbers in the account, and reads an open will with them.',
    promise: 'README, "The promise of custody": the mailbox alone cannot read a document.',
    changes: [{ file: FILE, find: 'if (!isSameClient || !isInTime)', put: 'if (!row.provenBy)' }],
  },
  {
    name: 'own-reset-rejected',
    story: 'A thief resets the password, sees the numbers, presses "I did not reset it" in the mailbox, and reads an open will with them.',
    promise: 'README, "The promise of custody": the mailbox alone cannot read a document.',
    changes: [
      {
        file: FILE,
        find: 'const isSameClient = sameText(row.provenBy, await clientMark(app, transfer.facts.id, row.survivor, client));',
        put: 'const isSameClient = !host.profile.recovered && !host.profile.mailboxReset;',
      },
      { file: FILE, find: 'const isInTime = !areIdsExposed(host.profile) || ', put: 'const isInTime = row.provenBy !== "" || ' },
    ],
  },
  {
    name: 'exposed-ids-read-for-ever',
    story:
      'A thief of the mailbox who shares an address with a Survivor reads with numbers that a reset has shown, long after the Survivor has authenticated.',
    promise: BY_IDS,
    changes: [{ file: FILE, find: 'const isInTime = !areIdsExposed(host.profile) || ', put: 'const isInTime = row.provenBy !== "" || ' }],
    noticedBy: 'tests/functions/auth/passwords.full.test.ts',
  },
];
