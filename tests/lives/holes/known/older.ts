import type { Hole } from '#tests/lives/holes/hole.ts';

/** Those that earlier readings have found. */
export const older: readonly Hole[] = [
  {
    name: 'sign-in-taken-twice',
    story: 'Two requests with the state of one sign-in at a drive arrive together, and both complete it.',
    promise: 'A value that was used up never works again: a sign-in at a drive is taken once.',
    changes: [
      {
        file: 'shared/storages/rows/sign-ins.ts',
        find: 'return read && (await removeOnce(table, read)) ? read.data : undefined;',
        put: 'if (read) await removeOnce(table, read);\n      return read?.data;',
      },
    ],
  },
  {
    name: 'one-envelope-is-enough',
    story: 'A person with the mailbox and one envelope resets the password and has all rights at once.',
    promise: 'README, "The promise of custody": the mailbox and one envelope (fewer than K): the same after 7 days.',
    changes: [
      { file: 'shared/accounts/reset-password.ts', find: 'proven >= known.will.sealed.threshold;', put: 'proven >= 1;' },
      {
        file: 'shared/accounts/rules/password-reset.ts',
        find: 'if (facts.threshold === undefined || facts.codes >= facts.threshold)',
        put: 'if (facts.threshold === undefined || facts.codes >= 1)',
      },
      {
        file: 'shared/accounts/rules/password-reset.ts',
        find: 'threshold !== undefined && codes >= threshold;',
        put: 'threshold !== undefined && codes >= 1;',
      },
    ],
    noticedBy: 'tests/accounts/password-reset.test.ts',
  },
  {
    name: 'well-means-it-was-me',
    story: 'The Host answers a check over their telephone, and the reset of a thief is confirmed by it.',
    promise: 'docs/adr/0019: "I am well" is a sign of life. It changes nothing about the reset.',
    changes: [
      {
        file: 'shared/answers/perform-answer.ts',
        find: '{ requestId, reset: said }: PressedButton,',
        put: "{ requestId, reset: said = answer.reset && { said: 'mine', shownAt: answer.reset.at } }: PressedButton,",
      },
    ],
    noticedBy: 'tests/functions/auth/reset-answers.full.test.ts',
  },
  {
    name: 'denial-by-mail-gives-all-rights',
    story: 'A person who knows the earlier password and reads the mailbox rejects the Host’s reset, and changes the will at once.',
    promise: 'README, "The promise of custody": if only e-mail said so, the will stays closed to changes for another 30 days.',
    changes: [
      {
        file: 'shared/accounts/rules/password-reset.ts',
        find: '= isProven ? { recovered: withoutBefore(profile.recovered), effects: [] } : waitAfterDenial(open, reach, now);',
        put: '= { recovered: withoutBefore(isProven ? profile.recovered : null), effects: [] };',
      },
    ],
    noticedBy: 'tests/functions/auth/reset-answers.full.test.ts',
  },
  {
    name: 'ended-sessions-count',
    story: 'The Host ends all sessions, and a copied one goes on.',
    promise: 'A value that was ended never works again: a session that was ended, or one from before a change of the password.',
    changes: [
      {
        file: 'shared/accounts/rows/sessions.ts',
        find: 'return session.endedAt === null && !hasEnded(profile, session);',
        put: 'return session.endedAt === null;',
      },
    ],
    noticedBy: 'tests/journeys/accounts.test.ts',
  },
  {
    name: 'used-refresh-token',
    story: 'A thief uses a refresh token that the Host has already used, and gets the newest pair instead of ending the session.',
    promise: 'A refresh token that is used twice ends its session.',
    changes: [
      {
        file: 'shared/accounts/host-session.ts',
        find: " && between(data.refreshedAt, now) <= GRACE && sameText(refreshedBy, data.refreshedBy ?? '')",
        put: '',
      },
    ],
  },
  {
    name: 'used-code-opens-the-next-transfer',
    story: 'A backup code that was used in a stopped transfer works again in the next one.',
    promise: 'docs/threat-model.md: a backup code that was used in a transfer does not work in another transfer.',
    changes: [
      {
        file: 'shared/transfers/backup-code-proof.ts',
        find: 'return record && codes?.usedIn[index] === record.transfer.facts.id ? ',
        put: 'return record ? ',
      },
    ],
  },
  {
    name: 'will-moved-to-an-empty-storage',
    story: 'New settings of the storage that holds the will lead to an empty one, and the will cannot be read when it is needed.',
    promise: 'docs/threat-model.md: new settings count only where the current manifest is found.',
    changes: [
      {
        file: 'shared/storages/renew-storage.ts',
        find: "if (!found.includes(true)) throw new Refusal('package_not_found_there');",
        put: '',
      },
    ],
    noticedBy: 'tests/functions/storages/renewed.full.test.ts',
  },
  {
    name: 'link-stops-after-the-deadline',
    story: 'A person who reads a dead Host’s mailbox stops the transfer with a link after the 48 hours, again and again.',
    promise: 'docs/threat-model.md: a stop after the cancel deadline is not among what a link can do.',
    changes: [{ file: 'shared/answers/rules/answer.ts', find: 'if (running && now >= running.facts.cancelDeadline) return false;', put: '' }],
    noticedBy: 'tests/answers/answer.test.ts',
  },
  {
    name: 'set-aside-drive-keeps-its-consent',
    story: 'A reset sets a cloud drive aside, no one brings it back, and our consent at it is still in the table when the account has been deleted.',
    promise: 'docs/threat-model.md: an account that was deleted does not leave a key.',
    changes: [{ file: 'shared/sealing/forget-expired.ts', find: ', singles: endedGrants(host, { put, remove }) });', put: ' });' }],
    noticedBy: 'tests/sealing/ended-grants.test.ts',
  },
];
