import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { objectsUnder } from '#tests/faults/fault-row.ts';
import { noting, sharedStage } from '#tests/races/stage.ts';
import { newestAnswer, press, pressButton } from '#tests/support/answer-links.ts';
import type { Reply } from '#tests/support/client.ts';
import { toStart } from '#tests/support/moments.ts';
import {
  answered,
  DAY,
  HOUR,
  type Host,
  letter,
  newcomer,
  openAccount,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';
import { tableRows } from './table-rows.ts';

const stage = sharedStage();

/** A block of tests that begins afresh: in each of these months, the wills of other blocks would also have work to do. */
const story = (name: string, tests: () => void) =>
  describe(name, () => {
    beforeAll(() => toStart(stage));
    afterEach(() => stage.fault('object_store', 'off'));
    tests();
  });

const ask = (host: Host, of: 'account' | 'will', packages: 'keep' | 'delete', password = host.password): Promise<Reply> =>
  host.ask('DELETE', of === 'account' ? '/api/host' : '/api/will', { json: { password, packages } });
const requested = async (host: Host, of: 'account' | 'will', packages: 'keep' | 'delete') => {
  const reply = await ask(host, of, packages);
  expect(reply.status).toBe(202);
  return reply.body;
};
const overview = async (host: Host) => {
  await signIn(host);
  return answered(200, host.ask, 'GET', '/api/host/overview');
};
const logIn = ({ email, password }: Host) => newcomer(stage)('POST', '/api/auth/login', { json: { email, password } });
const start = ({ willId, survivors }: SealedWill) =>
  newcomer(stage)('POST', '/api/transfer/initiate', { json: { will_id: willId, survivor_name: survivors[0]?.name } });
/** The day on which it takes effect, and an hour for the worker to come back after other work that is due then. */
const month = async () => {
  await stage.advance(30 * DAY);
  await stage.advance(HOUR);
};
const packageOf = async (will: SealedWill): Promise<string> => {
  const rows = await tableRows(stage);
  return rows.find(({ pk, sk }) => pk === `HOST#${will.host.id}` && sk === 'WILL')?.data.sealed.packageId;
};
const filesOf = async (folder: string) => (await objectsUnder(stage, '')).filter((key) => key.includes(folder));
/** Every row that names the Host by id, in its key or its data. */
const rowsOf = async ({ id, email }: Host) =>
  (await tableRows(stage))
    .filter((row) => JSON.stringify(row).includes(id) || JSON.stringify(row).includes(email))
    .map(({ pk }) => pk.split('#')[0] ?? '')
    // They expire: counters, replies to repeated requests, mails that may come back, the queue of a worker. docs/operations.md lists them.
    .filter((group) => !['RATE', 'DONE', 'MAIL', 'QUEUE', 'OTP'].includes(group));

story('an account without a sealed will', () => {
  it('is deleted after 7 days, with the uploads that were not sealed', async () => {
    const host = await openAccount(stage);
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    await requested(host, 'account', 'keep');
    await stage.advance(6 * DAY + HOUR);
    expect((await subjects(stage, host.email)).at(-1)).toBe('Reminder: your account is going to be deleted soon');
    await stage.advance(4 * DAY);
    expect((await subjects(stage, host.email)).at(-1)).toBe('Your account was deleted');
    // The reminder of the draft is still pending. It holds no name, and finds no draft when it is due.
    expect(await rowsOf(host)).toEqual(['OUTBOX']);
    await stage.advance(14 * DAY);
    expect(await rowsOf(host)).toEqual([]);
    expect(await currentApp().staging.list(`drafts/${host.id}/`)).toEqual([]);
  });
});

story('a requested deletion', () => {
  const kept: Host[] = [];

  it.each(['account', 'will'] as const)('of the %s is undone by the link in its notice, or by the Host on the page', async (of) => {
    const will = await sealWill(stage);
    const { host } = will;
    await requested(host, of, 'delete');
    expect(said(await host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } }))).toBe('409 deletion_requested');
    const page = await pressButton(stage, await newestAnswer(stage, host.email), 'Keep everything');
    expect(page.body).toContain('Nothing will be deleted');
    expect((await overview(host)).deletion).toBeNull();
    for (const { email } of will.survivors) expect((await subjects(stage, email)).at(-1)).toMatch(/is not going to be deleted$/);
    await requested(host, of, 'delete');
    expect(await answered(200, host.ask, 'POST', '/api/host/keep')).toMatchObject({ kept: of });
    expect(said(await host.ask('POST', '/api/host/keep'))).toBe('409 no_deletion');
    kept.push(host);
    await stage.advance(DAY);
  });

  it.each(['a change of the e-mail address', 'another change', 'other check settings'] as const)(
    'is undone when the Host rejects %s',
    async (kind) => {
      const will = await sealWill(stage);
      const { host } = will;
      const isMove = kind === 'a change of the e-mail address';
      if (isMove) await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { email: `thief-of-${host.email}` } });
      else if (kind === 'other check settings') await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7 } });
      else await answered(200, host.ask, 'POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`);
      const token = await newestAnswer(stage, host.email);
      await stage.advance(DAY);
      await signIn(host);
      await requested(host, 'account', 'delete');
      expect((await press(stage, token)).status).toBe(200);
      expect((await overview(host)).deletion).toBeNull();
      expect(await subjects(stage, host.email)).toContain('Your account is not going to be deleted');
      expect((await subjects(stage, survivorAt(will, 1).email)).at(-1)).toMatch(/is not going to be deleted$/);
      kept.push(host);
    },
  );
});

story('a deletion whose change the Host rejects', () => {
  it('too late waits while only the mailbox has confirmed them', async () => {
    const will = await sealWill(stage);
    const { host } = will;
    await requested(host, 'account', 'delete');
    await stage.advance(20 * DAY);
    await signIn(host);
    await answered(200, host.ask, 'POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`);
    expect((await press(stage, await newestAnswer(stage, host.email))).status).toBe(200);
    await stage.advance(12 * DAY);
    expect((await overview(host)).deletion).toMatchObject({ of: 'account' });
    await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: {} });
    // The wait after a rejected change ends after 30 days.
    await stage.advance(19 * DAY);
    expect(said(await logIn(host))).toBe('401 invalid_credentials');
  });
});

story('a requested deletion and a start', () => {
  it('at the same moment: exactly one of them happens, in both orders', async () => {
    const will = await sealWill(stage);
    await requested(will.host, 'will', 'delete');
    await stage.advance(29 * DAY);
    const late = stage.before(noting(will.host.id, 'deletion_started'), () => start(will).then(({ status }) => expect(status).toBe(200)));
    await stage.advance(DAY + HOUR);
    await late;
    expect(await overview(will.host)).toMatchObject({ state: 'transfer_initiated', deletion: null });
    const other = await sealWill(stage);
    await requested(other.host, 'will', 'delete');
    await month();
    expect(said(await start(other))).toBe('404 will_or_survivor_not_found');
  });
});

story('a will that is deleted alone', () => {
  it('leaves the account, whose Survivors can open the kept package by paper, and a new one can be sealed', async () => {
    const will = await sealWill(stage);
    const { host } = will;
    const folder = await packageOf(will);
    const files = await filesOf(folder);
    await requested(host, 'will', 'keep');
    await month();
    expect(await overview(host)).toMatchObject({ state: 'setting_up', will: null, deletion: null });
    expect(await filesOf(folder)).toEqual(files);
    const custody = (await tableRows(stage)).filter(({ pk, sk }) => pk === `CUSTODY#${host.id}` && /^(SHARE|MANIFEST|OWED)/.test(sk));
    expect(custody).toEqual([]);
    const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
    expect(survivors).toHaveLength(will.survivors.length);
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    expect((await overview(host)).state).toBe('active');
  });
});

story('a deletion without its storage', () => {
  it('tells the truth when the storage could not be reached for seven days', async () => {
    const will = await sealWill(stage);
    await requested(will.host, 'will', 'delete');
    await stage.advance(29 * DAY);
    await stage.fault('object_store', 'refuse');
    await stage.advance(DAY + HOUR);
    expect((await subjects(stage, survivorAt(will, 0).email)).at(-1)).toMatch(/is going to be deleted in 30 days$/);
    await stage.advance(7 * DAY + 6 * HOUR);
    await stage.fault('object_store', 'off');
    const [message] = (await stage.messages({ to: survivorAt(will, 0).email })).slice(-1);
    expect(message?.text).toContain('They may still be there, and your sealed envelope may still open them');
    expect((await overview(will.host)).deletion).toBeNull();
  });
});

story('an account with a forged entry in its audit trail', () => {
  it('is deleted with its transfers, and a transfer of another Host that the entry names stays', async () => {
    const [{ host }, other] = [await sealWill(stage), await sealWill(stage)];
    const theirs = await startTransfer(other);
    const table = await stolenTable(stage);
    const [meta] = (await table.items('TRANSFER#')).filter((row) => row.sk === 'META' && JSON.stringify(row).includes(other.host.id));
    const [entry] = (await table.items(`TRAIL#${host.id}`)).filter(({ sk }) => sk.startsWith('ENTRY#'));
    if (!entry || !meta) throw new Error('A row is missing.');
    const facts = { transfer: meta.pk.slice('TRANSFER#'.length), to: 'initiated' };
    await table.put({ ...entry, sk: `${entry.sk}0`, data: { event: 'transfer_status', facts } });
    await requested(host, 'account', 'keep');
    await month();
    await stage.advance(3 * DAY);
    expect(await rowsOf(host)).toEqual([]);
    expect((await newcomer(stage)('GET', `/api/transfer/status?transfer_id=${theirs.transferId}`)).status).toBe(200);
  });
});

story('a deletion whose worker crashes before each of its writes', () => {
  it('is completed in the end, and leaves nothing', { timeout: 400_000 }, async () => {
    const hosts: { host: Host; crashAt: number; writes: number }[] = [];
    for (let crashAt = 1; crashAt <= 6; crashAt += 1) hosts.push({ host: (await sealWill(stage)).host, crashAt, writes: 0 });
    for (const { host } of hosts) await requested(host, 'account', 'delete');
    await stage.advance(29 * DAY);
    const restore = crashing((id) => {
      const one = hosts.find(({ host }) => host.id === id);
      if (one) one.writes += 1;
      return one?.writes === one?.crashAt;
    });
    try {
      for (let day = 0; day < 4; day += 1) await stage.advance(DAY);
    } finally {
      restore();
    }
    await stage.advance(DAY);
    for (const { host, writes, crashAt } of hosts) {
      expect(writes).toBeGreaterThan(crashAt);
      expect(await rowsOf(host)).toEqual([]);
    }
  });
});

/** Lets a write of the deletion of a Host fail where `isNow` says so. The worker ends there, as in a crash. */
function crashing(isNow: (hostId: string) => boolean | undefined): () => void {
  const { store } = currentApp();
  const { commit, erasure } = store;
  const { sessions, host } = erasure;
  const crash = (id: string) => {
    if (isNow(id)) throw new Error('The worker crashed.');
  };
  store.commit = async (change) => {
    const isOwn =
      change.requestId === undefined && change.aggregates?.some(({ put, remove }) => put?.DELETIONS !== undefined || remove?.includes('PROFILE'));
    if (isOwn) crash(change.hostId);
    return commit(change);
  };
  erasure.sessions = async (id) => {
    crash(id);
    return sessions(id);
  };
  erasure.host = async (id) => {
    crash(id);
    return host(id);
  };
  return () => Object.assign(store, { commit }) && Object.assign(erasure, { sessions, host });
}
