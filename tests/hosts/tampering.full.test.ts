import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack, sharedTable } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  openAccount,
  openWill,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import type { Item } from '#tests/support/table.ts';

const stack = sharedStack();
const table = sharedTable(stack);

const rowOf = async (prefix: string, sk: string): Promise<Item> => {
  const found = (await table.items(prefix)).find((item) => item.sk.startsWith(sk));
  if (!found) throw new Error(`There is no ${sk} under ${prefix}.`);
  return found;
};

describe('an attacker who restores the rows of a cancelled transfer', () => {
  it('sees nothing, and the transfer stays cancelled', async () => {
    const will = await sealWill(stack);
    const transfer = await openWill(will);
    const reader = survivorAt(will, 0);
    expect((await access(transfer, reader)).status).toBe(200);
    const kept = (await table.items('TRANSFER#')).filter((item) => item.sk !== 'POINTER');
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
    expect((await access(transfer, reader)).status).toBe(403);
    for (const item of kept) await table.put(item);
    expect((await access(transfer, reader)).status).toBe(403);
  });
});

describe('an attacker who restores the row of an ended session', () => {
  it("cannot sign in with its tokens, because the Host's record says that it has ended", async () => {
    const host = await openAccount(stack);
    const sessions = (await table.items('SESSION#')).filter((item) => JSON.stringify(item).includes(host.id));
    await answered(204, host.ask, 'POST', '/api/auth/logout');
    await answered(401, host.ask, 'GET', '/api/host/profile');
    for (const item of sessions) await table.put(item);
    await answered(401, host.ask, 'GET', '/api/host/profile');
    await answered(401, host.call, 'POST', '/api/auth/refresh', { json: { refresh_token: host.tokens.refresh_token } });
  });
});

describe('an attacker who writes to the table of a running transfer', () => {
  let will: SealedWill;
  let transfer: StartedTransfer;

  beforeAll(async () => {
    will = await sealWill(stack);
    transfer = await startTransfer(will);
  });

  /** Restores the table afterwards. */
  const withItem = async (original: Item, changed: Item | undefined, look: () => Promise<void>): Promise<void> => {
    await (changed ? table.put(changed) : table.remove(original));
    await look().finally(() => table.put(original));
  };
  /** The code of the refusal, on this page or a later one. */
  const lastCode = async (ask: SealedWill['host']['ask'], path: string): Promise<string | undefined> => {
    const { body } = await ask('GET', path);
    return body.next ? lastCode(ask, `${path.replace(/&before=.*/, '')}&before=${body.next}`) : body.code;
  };

  it.each([
    ['remove an entry', undefined],
    ['alter an entry', { event: 'exported' }],
  ])('is detected when they %s of the audit trail', async (_, edit) => {
    const entries = (await table.items(`TRAIL#${will.host.id}`)).filter(({ sk }) => sk.startsWith('ENTRY#'));
    for (const entry of [entries.at(3), entries.at(-1)]) {
      if (!entry) throw new Error('The trail has no entry.');
      await withItem(entry, edit && { ...entry, data: { ...(entry['data'] as object), ...edit } }, async () => {
        expect((await will.host.ask('GET', '/api/host/audit')).body.code).toBe('record_altered');
      });
    }
    expect((await will.host.ask('GET', '/api/host/audit')).status).toBe(200);
  });

  it.each([
    ['the first entry', 1],
    ['the first entries', 12],
    ['all entries', Number.POSITIVE_INFINITY],
  ])('is detected when they remove %s of the audit trail, by the page, the export and evidence', async (_, most) => {
    // Evidence is given ten times a minute.
    await stack.advance(60);
    const entries = (await table.items(`TRAIL#${will.host.id}`)).filter(({ sk }) => sk.startsWith('ENTRY#')).slice(0, most);
    for (const entry of entries) await table.remove(entry);
    const { ask } = will.host;
    const ways = ['audit?limit=5', 'audit?limit=100', 'export', `evidence/${transfer.transferId}`];
    const codes = await Promise.all(ways.map((way) => lastCode(ask, `/api/host/${way}`)));
    for (const entry of entries) await table.put(entry);
    expect(codes).toEqual(ways.map(() => 'record_altered'));
    expect(await lastCode(ask, '/api/host/audit?limit=5')).toBeUndefined();
  });

  it('is detected when they remove the whole audit trail with its head, before and after the next entry', async () => {
    const rows = await table.items(`TRAIL#${will.host.id}`);
    for (const row of rows) await table.remove(row);
    expect(await lastCode(will.host.ask, '/api/host/audit')).toBe('record_altered');
    await stack.advance(60);
    await signIn(will.host);
    await expect.poll(async () => (await table.items(`TRAIL#${will.host.id}`)).length).toBeGreaterThan(1);
    expect(await lastCode(will.host.ask, '/api/host/audit')).toBe('record_altered');
    for (const row of await table.items(`TRAIL#${will.host.id}`)) await table.remove(row);
    for (const row of rows) await table.put(row);
    expect(await lastCode(will.host.ask, '/api/host/audit')).toBeUndefined();
  });

  it('gets no code by adding their own address to a Survivor', async () => {
    const row = await rowOf(`HOST#${will.host.id}`, 'SURVIVOR#');
    const edited = { ...row, data: { ...(row['data'] as object), contacts: JSON.stringify([['email', 'thief@evil.example']]) } };
    await withItem(row, edited, async () => {
      for (const survivor of will.survivors) {
        const json = { transfer_id: transfer.transferId, survivor_id: survivor.id };
        expect((await survivor.call('POST', '/api/survivor-auth/select', { json })).body.code).toBe('record_altered');
      }
    });
    expect(await stack.messages({ to: 'thief@evil.example' })).toEqual([]);
    expect(stack.log()).toContain('"event":"record_altered"');
  });

  it('gets no more than thirty wrong guesses an hour by putting the row of a code back', async () => {
    const { otp_session_id, code } = await askForCode(transfer, survivorAt(will, 1));
    const session = await rowOf(`OTP#${otp_session_id}`, 'SESSION');
    const guess = (json: object) => survivorAt(will, 1).call('POST', '/api/survivor-auth/verify-otp', { json: { otp_session_id, ...json } });
    const left: number[] = [];
    for (let n = 1; n <= 31; n += 1) {
      await table.put(session);
      for (const limit of await table.items('RATE#')) await table.remove(limit);
      left.push((await guess({ code: wrongCode(code, n) })).body.attempts_remaining);
    }
    expect(left).toEqual([...Array(30).fill(2), 0]);
    await table.put(session);
    expect((await guess({ code })).body).toMatchObject({ verified: false, attempts_remaining: 0 });
  });

  it('gets no further guesses by setting the number of attempts below zero', async () => {
    const { otp_session_id, code } = await askForCode(transfer, survivorAt(will, 0));
    const session = await rowOf(`OTP#${otp_session_id}`, 'SESSION');
    await table.put({ ...session, tries: -1000 });
    const json = { otp_session_id, code: wrongCode(code) };
    const reply = await answered(200, survivorAt(will, 0).call, 'POST', '/api/survivor-auth/verify-otp', { json });
    expect(reply).toMatchObject({ verified: false, attempts_remaining: 0 });
  });
});
