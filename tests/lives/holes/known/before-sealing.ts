import type { Hole } from '#tests/lives/holes/hole.ts';

const BEFORE =
  'README, "The promise of custody", the mailbox before the first sealing: what they set is shown to the Host, and the Host’s own reset or denial sets it aside.';
const NO_PROOF = 'README, "The promise of custody", the mailbox before the first sealing: they cannot make any of it count as proof of the Host.';
const REVIEWED = 'README, "The promise of custody", the mailbox before the first sealing: they cannot have it sealed without the Host’s review.';
const NOTIFIED =
  'README, "The promise of custody", the mailbox before the first sealing: everyone whose contact they replaced or removed is notified, and all Survivors immediately, on day 1 and on day 15.';

const SERIES_TEST = 'tests/functions/auth/series.full.test.ts';

/** What a person who reads the mailbox prepares before a sealing. */
export const beforeSealing: readonly Hole[] = [
  {
    name: 'reset-begins-no-series',
    story:
      'A person who reads the mailbox resets the password and replaces the trusted people’s addresses, and the Host resets it again and seals for the thief.',
    promise: BEFORE,
    changes: [{ file: 'shared/sealing/set-aside.ts', find: 'if (host.series.current) return;', put: 'if (host.id) return;' }],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'sealing-needs-no-review',
    story: 'What a thief has set after a reset is sealed without a question to the Host.',
    promise: REVIEWED,
    changes: [{ file: 'shared/sealing/review.ts', find: 'if (!isNeeded || given === value) return;', put: 'if (items) return;' }],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'reset-puts-nothing-back',
    story: 'The Host resets the password after a thief, and the thief’s contacts stay where they are.',
    promise: BEFORE,
    changes: [
      { file: 'shared/sealing/set-aside.ts', find: 'if (!series.current || host.will || items.length === 0) return;', put: 'if (items) return;' },
    ],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'full-list-puts-nothing-back',
    story: 'A thief fills the list of what is set aside, and from then on a reset by the Host puts nothing back.',
    promise: BEFORE,
    changes: [
      {
        file: 'shared/sealing/set-aside.ts',
        find: 'host.will || items.length === 0) return;',
        put: 'host.will || items.length === 0 || restorable(series, at).length + items.length > MAX_SET_ASIDE) return;',
      },
    ],
    noticedBy: 'tests/sealing/set-aside.test.ts',
  },
  {
    name: 'running-sealing-stays',
    story: 'A thief starts a sealing into a slow storage of theirs, and it ends after the Host has reset the password and put the account back.',
    promise: REVIEWED,
    changes: [{ file: 'shared/sealing/set-aside.ts', find: 'if (!sealing) return { put', put: 'if (!sealing || sealing.packageId) return { put' }],
    noticedBy: 'tests/sealing/set-aside.test.ts',
  },
  {
    name: 'replaced-contact-hears-nothing',
    story: 'A will is sealed for a thief’s addresses, and the people whose addresses were replaced are never notified.',
    promise: NOTIFIED,
    changes: [{ file: 'shared/sealing/review.ts', find: '...moved.map((one) =>', put: '...moved.slice(moved.length).map((one) =>' }],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'address-behind-a-thief-hears-nothing',
    story: 'A thief puts their own telephone before the one of a trusted person, and the notice of the sealing ends at the thief’s.',
    promise: NOTIFIED,
    changes: [
      {
        file: 'shared/sealing/review.ts',
        find: 'isSameContact(contact, one.contact)) }));',
        put: 'isSameContact(contact, one.contact)) })).filter(({ stands }) => !stands);',
      },
    ],
    noticedBy: 'tests/sealing/sealing-in-series.test.ts',
  },
  {
    name: 'notified-once-for-ever',
    story: 'A person who was notified in an earlier series hears nothing when a later thief replaces their address.',
    promise: NOTIFIED,
    changes: [
      {
        file: 'shared/sealing/review.ts',
        find: 'filter(({ hash }) => !series.notified.includes(`${key}/${hash}`));',
        put: 'filter(({ hash }) => !series.notified.some((one) => one.endsWith(hash)));',
      },
    ],
    noticedBy: 'tests/sealing/sealing-in-series.test.ts',
  },
  {
    name: 'no-notice-on-day-1-and-15',
    story: 'A will that a thief has prepared is sealed, and its people hear of the reset only once.',
    promise: NOTIFIED,
    changes: [
      {
        file: 'shared/accounts/rules/password-reset.ts',
        find: 'const notices = noticesAt.flatMap((notBefore) =>',
        put: 'const notices = noticesAt.slice(2).flatMap((notBefore) =>',
      },
    ],
    noticedBy: 'tests/sealing/sealing-in-series.test.ts',
  },
  {
    name: 'telephone-of-a-thief-proves',
    story:
      'A thief connects a telephone after a reset, resets again after the sealing, and confirms this reset over it: no wait, no notice, all rights.',
    promise: NO_PROOF,
    changes: [
      {
        file: 'shared/hosts/rules/series.ts',
        find: 'connectors.filter((one) => before.some((earlier) => isSameChannel(earlier, one)))',
        put: 'connectors',
      },
    ],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'link-proves-by-its-channel',
    story: 'The Host has a telephone, a thief connects another one after a reset, and a link to the thief’s telephone counts as one to the Host’s.',
    promise: NO_PROOF,
    changes: [
      {
        file: 'shared/hosts/rules/series.ts',
        find: "return connector === 'own' || provenConnectors({ connectors: [connector], series }).length > 0 ? channel : 'email';",
        put: 'return channel;',
      },
    ],
    noticedBy: SERIES_TEST,
  },
  {
    name: 'papers-of-a-thief-prove',
    story: 'A thief makes new papers after a reset, and their codes prove the Host at the next one.',
    promise: NO_PROOF,
    changes: [
      {
        file: 'shared/hosts/rules/series.ts',
        find: 'survivors.filter(({ id, paperMadeAt }) => before.some((one) => one.id === id && one.paperMadeAt === paperMadeAt))',
        put: 'survivors',
      },
    ],
    noticedBy: 'tests/hosts/series.test.ts',
  },
  {
    name: 'denial-by-mail-ends-the-series',
    story: 'A thief rejects their own reset by the link in the mailbox, and what they have set counts as the Host’s from then on.',
    promise: NO_PROOF,
    changes: [
      {
        file: 'shared/answers/rules/reset-answer.ts',
        find: 'put: reach.isProven ? endOfSeries({ series }) : {',
        put: 'put: reach ? endOfSeries({ series }) : {',
      },
    ],
    noticedBy: 'tests/answers/reset-answer.test.ts',
  },
  {
    name: 'rejected-change-comes-back',
    story: 'The Host rejects a thief’s telephone or factor, and the next reset puts it back as one of the Host’s own.',
    promise: NO_PROOF,
    changes: [{ file: 'shared/answers/reject-change.ts', find: 'if (!series.current) return {};', put: 'if (series) return {};' }],
    noticedBy: 'tests/sealing/set-aside.test.ts',
  },
  {
    name: 'used-recovery-code-comes-back',
    story: 'A recovery code that was used once works again after a reset has put the account back.',
    promise: 'docs/threat-model.md: recovery codes of the second factor work once.',
    changes: [
      {
        file: 'shared/factors/prove-factor.ts',
        find: '    ...earlierCodes(host, factors),\n',
        put: '',
      },
    ],
    noticedBy: 'tests/factors/prove-factor.test.ts',
  },
  {
    name: 'deleted-will-leaves-the-series',
    story: 'A thief seals, deletes the will and seals again when the 30 days of the first sealing are nearly over.',
    promise: 'docs/adr/0067: a will that is deleted begins the 30 days again.',
    changes: [
      {
        file: 'shared/hosts/rules/series.ts',
        find: 'current: { ...waiting, before: { ...before, survivors, keyVersions }, until: null, needsReview: true } };',
        put: 'current };',
      },
    ],
    noticedBy: 'tests/hosts/series.test.ts',
  },
  {
    name: 'passkey-session-confirms-a-reset',
    story: 'A thief chooses the password, and the Host’s step-up in a session of their passkey counts as the confirmation of it.',
    promise: 'docs/threat-model.md: only a session that began with the new password gives a confirmation of the reset.',
    changes: [
      { file: 'shared/factors/prove-factor.ts', find: "const withPassword = session.beganWith === 'password';", put: 'const withPassword = true;' },
    ],
    noticedBy: 'tests/factors/prove-factor.test.ts',
  },
];
