import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { recordRefusedCode } from '#paper/check-backup-code.ts';
import { assertLentCodes, checkLentCodes, type LentCodes } from '#paper/check-lent-codes.ts';
import { attemptsLeft } from '#paper/rules/backup-code-attempts.ts';
import { vouchByPaper } from '#transfers/vouch.ts';

type Kind = Parameters<typeof recordRefusedCode>[3];

/** Enters wrong codes, each at its time. Returns the entries of the audit trail: when, for whom, and which kind. */
async function entriesAfter(wrong: readonly [at: string, survivor: string, kind: Kind][]): Promise<string[]> {
  const admitted = new Map<string, number>();
  const entries: string[] = [];
  for (const [at, id, kind] of wrong) {
    const now = new Date(at);
    const store = {
      counters: {
        admit: async (scope: string, subject: string, limit: number, seconds: number, at: Date) => {
          const window = [scope, subject, Math.floor(at.getTime() / 1000 / seconds)].join();
          const count = (admitted.get(window) ?? 0) + 1;
          admitted.set(window, count);
          return { admitted: count <= limit };
        },
      },
      commit: async ({ hostId, audit }: { hostId: string; audit: [{ event: string; facts: Record<string, string> }] }) => {
        const [{ event, facts }] = audit;
        expect([hostId, event]).toEqual(['anna', 'code_refused']);
        entries.push(`${at} ${facts['name']} ${facts['with']}`);
      },
    };
    const app = { now: () => now, store } as unknown as App;
    await recordRefusedCode(app, { id: 'anna' } as HostRecord, { id, name: id } as Parameters<typeof recordRefusedCode>[2], kind);
  }
  return entries;
}

it('a guesser fills the audit trail with one entry a day for each Survivor and kind of code', async () => {
  const entries = await entriesAfter([
    ['2026-11-23T08:00:00Z', 'ben', 'code'],
    ['2026-11-23T08:00:01Z', 'ben', 'code'],
    ['2026-11-23T08:00:02Z', 'ben', 'backup-code'],
    ['2026-11-23T08:00:03Z', 'ben', 'backup-code'],
    ['2026-11-23T08:00:04Z', 'clara', 'code'],
    ['2026-11-23T23:59:59Z', 'ben', 'code'],
    ['2026-11-24T00:00:00Z', 'ben', 'code'],
    ['2026-11-24T12:00:00Z', 'ben', 'code'],
  ]);
  expect(entries).toEqual([
    '2026-11-23T08:00:00Z ben code',
    '2026-11-23T08:00:02Z ben backup-code',
    '2026-11-23T08:00:04Z clara code',
    '2026-11-24T00:00:00Z ben code',
  ]);
});

describe('the attempts of a client address for the backup codes of a Survivor', () => {
  it.each([
    ['are twenty an hour', 0, 0, 20],
    ['go down with each failure', 19, 999, 1],
    ['end with the twentieth failure', 20, 20, 0],
    ['end with the first failure while all addresses together are above their budget', 1, 1_000, 0],
    ['include one for an address without a failure, however many others guess', 0, 5_000_000, 1],
  ])('%s', (_, failures, ofAll, left) => expect(attemptsLeft(failures, ofAll)).toBe(left));
});

/** The account was deleted, and the id of its will still leads to it. */
function appWithoutAccount(): App {
  const app = {
    store: { hosts: { idOfWill: async () => 'deleted', loadWithCustody: async () => undefined } },
    workers: { call: (_: string, order: LentCodes) => checkLentCodes(app, order) },
  } as unknown as App;
  return app;
}

const code = { survivorId: 'survivor', backupCode: 'ABCD-EFGH' };

describe('a code of a paper whose account was deleted', () => {
  it('names no will when a Survivor vouches with it', async () => {
    const vouch = { ...code, willId: 'will', client: '192.0.2.1', requestId: 'request' };

    await expect(vouchByPaper(appWithoutAccount(), vouch)).rejects.toMatchObject({ code: 'will_or_survivor_not_found' });
  });

  it('makes the link invalid by which its Host resets the password', async () => {
    const codes = [{ ...code, path: 'backup_codes.0' }];

    const lent = { hostId: 'deleted', codes, client: '192.0.2.1' };
    await expect(assertLentCodes(appWithoutAccount(), lent, '')).rejects.toMatchObject({ code: 'invalid_link' });
  });
});
