import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { assertLentCodes, checkLentCodes, type LentCodes } from '#paper/check-lent-codes.ts';
import { vouchByPaper } from '#transfers/vouch.ts';

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
