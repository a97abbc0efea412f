import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, instant } from '#common/time.ts';
import { table } from '#infra/table.ts';
import { STRAY_PARTS } from '#jobs/repair-schedules.ts';
import { sweep } from '#jobs/sweep.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { createTableSettings } from '#platform/table-settings.ts';
import { DUE_PARTITIONS, timerPartition } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { sharedRealStage } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { answered, DAY, type Host, letter, openAccount, signIn, subjects, survivorAt } from '#tests/support/story.ts';

const stage = sharedRealStage();
const will = sharedWill(stage);
beforeEach(async () => {
  expect(await schedules()).toEqual([scheduleName(await timer())]);
});

/** Returns the names of all schedules, after all effects so far. */
async function schedules(): Promise<string[]> {
  await stage.dump();
  const names = await Promise.all(DUE_PARTITIONS.map((_, part) => currentApp().schedules.names(part)));
  return names.flat();
}

async function timer(): Promise<TimerData> {
  const found = await currentApp().store.due.timer(will.host.id);
  if (!found) throw new Error('The will has no timer.');
  return found;
}

function setTimer(hostId: string, days: number): Promise<void> {
  const at = instant(currentApp().now());
  return currentApp().store.commit({ hostId, at, timer: { kind: 'liveness-due', at: after(at, days * DAY * 1000) } });
}

/** Far enough in the future to fire in no test. */
const set = (hostId: string, days = 300): Promise<boolean> =>
  currentApp().schedules.set({ hostId, kind: 'liveness-due', dueAt: after(instant(currentApp().now()), days * DAY * 1000) }, currentApp().now());

/** Lets a day pass, so that a new round begins, and sweeps. Returns the sum of all repairs, also of sweeps during this day. */
async function sweepNextDay(sweeps = 1): Promise<typeof NOTHING> {
  return repairs(async () => {
    await stage.advance(DAY);
    await sweepTimes(sweeps);
  });
}

const round = (sweeps = 1): Promise<typeof NOTHING> => repairs(() => sweepTimes(sweeps));

const sweepTimes = (sweeps: number) => Promise.all(Array.from({ length: sweeps }, () => sweep(currentApp())));

async function repairs(act: () => Promise<unknown>): Promise<typeof NOTHING> {
  const told = { ...NOTHING };
  const { log } = currentApp();
  const { info } = log;
  log.info = (event, facts = {}) => {
    if (event === 'strays_cleared' || event === 'hosts_walked') for (const kind of KINDS) told[kind] += Number(facts[kind] ?? 0);
  };
  await act();
  log.info = info;
  return told;
}

const NOTHING = { schedules: 0, silent: 0, timers: 0, uploads: 0 };
const KINDS = ['schedules', 'silent', 'timers', 'uploads'] as const;

describe('a sweep, once a day,', () => {
  it('changes nothing that is correct', async () => {
    const before = await schedules();
    expect(await sweepNextDay()).toEqual(NOTHING);
    expect(await schedules()).toEqual(before);
  });

  it('deletes schedules without a Host and with an older setting, also more than fit on a page', async () => {
    const part = timerPartition(will.host.id);
    const nobody: string[] = [];
    while (nobody.length < 120) {
      const id = randomUUID();
      if (timerPartition(id) === part) nobody.push(id);
    }
    await Promise.all([...nobody, will.host.id].map((id) => set(id)));
    expect(await sweepNextDay()).toEqual({ ...NOTHING, schedules: nobody.length + 1 });
    expect(await schedules()).toEqual([scheduleName(await timer())]);
  });

  it('sets the schedule of a timer that has none', async () => {
    await currentApp().schedules.clear(scheduleName(await timer()));
    expect(await schedules()).toEqual([]);
    expect(await sweepNextDay()).toEqual({ ...NOTHING, silent: 1 });
    expect(await schedules()).toEqual([scheduleName(await timer())]);
  });

  it('deletes a timer of a Host without a will, and its schedule', async () => {
    const { id } = await openAccount(stage);
    await setTimer(id, 300);
    expect(await schedules()).toHaveLength(2);
    expect(await sweepNextDay()).toEqual({ ...NOTHING, timers: 1 });
    expect(await currentApp().store.due.timer(id)).toBeUndefined();
  });

  it('leaves a timer without a Host until it is due, and then deletes it', async () => {
    const hostId = randomUUID();
    await setTimer(hostId, 2);
    expect(await sweepNextDay()).toEqual(NOTHING);
    expect(await currentApp().store.due.timer(hostId)).toBeDefined();
    await stage.advance(DAY + 1);
    expect(await currentApp().store.due.timer(hostId)).toBeUndefined();
  });

  it('keeps the schedule of a timer that was set after the timers were listed', async () => {
    await stage.advance(DAY);
    const { due } = currentApp().store;
    const { timers } = due;
    due.timers = async () => [];
    expect(await round().finally(() => Object.assign(due, { timers }))).toEqual(NOTHING);
    expect(await schedules()).toEqual([scheduleName(await timer())]);
  });

  it('does all of this once, even if two sweeps run at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, () => set(randomUUID())));
    await currentApp().schedules.clear(scheduleName(await timer()));
    expect(await sweepNextDay(2)).toEqual({ ...NOTHING, schedules: 12, silent: 1 });
  });

  it('continues with the next sweep when its time is up, and then pauses for a day', async () => {
    const { store } = currentApp();
    await stage.advance(DAY);
    await set(randomUUID());
    const { version = 0 } = (await store.repairProgress.load()) ?? {};
    await store.repairProgress.note(version, { begunAt: instant(currentApp().now()), next: STRAY_PARTS - 1 });
    await sweep(currentApp());
    expect((await store.repairProgress.load())?.data.next).toBe(STRAY_PARTS);
    const before = await store.repairProgress.load();
    await sweep(currentApp());
    expect(await store.repairProgress.load()).toEqual(before);
    await sweepNextDay();
    expect(await schedules()).toHaveLength(1);
  });
});

describe('a sweep of staged plaintext', () => {
  /** Writes an object to the staging bucket, as a crashed request would leave it. */
  async function addOrphan(hostId: string): Promise<string> {
    const key = `drafts/${hostId}/${randomUUID()}`;
    await currentApp().staging.put(key, Readable.from([Buffer.from('a letter')]));
    return key;
  }

  const lying = async (hostId: string): Promise<string[]> => (await currentApp().staging.list(`drafts/${hostId}/`)).map(({ key }) => key);

  /** Creates an account with an upload that waits to be sealed. Returns its key. */
  async function withUpload(): Promise<{ host: Host; named: string[] }> {
    const host = await openAccount(stage);
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    return { host, named: await lying(host.id) };
  }

  it('deletes what is a day old and in no draft, and nothing else', async () => {
    const { host, named } = await withUpload();
    const gone = randomUUID();
    await Promise.all([addOrphan(host.id), addOrphan(host.id), addOrphan(gone), addOrphan(will.host.id)]);
    expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: 4 });
    expect(named).toHaveLength(1);
    expect([await lying(host.id), await lying(gone), await lying(will.host.id)]).toEqual([named, [], []]);
    await signIn(host);
    expect((await answered(200, host.ask, 'GET', '/api/will/documents')).documents).toHaveLength(1);
  });

  it('keeps for a day what may still become part of a draft', async () => {
    const { host, named } = await withUpload();
    await stage.advance(DAY);
    const fresh = await addOrphan(host.id);
    expect(await round()).toEqual(NOTHING);
    expect((await lying(host.id)).sort()).toEqual([...named, fresh].sort());
    expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: 1 });
    expect(await lying(host.id)).toEqual(named);
  });

  it('deletes nothing during a sealing', async () => {
    const { host, named } = await withUpload();
    const left = await addOrphan(host.id);
    const during = async (change: object) => {
      const { root } = (await currentApp().store.hosts.load(host.id)) ?? {};
      if (!root) throw new Error('The Host is gone.');
      await currentApp().store.commit({ hostId: host.id, at: instant(currentApp().now()), aggregates: [{ root, ...change }] });
    };
    await during({ put: { 'CUSTODY/SEALING': {} } });
    expect(await sweepNextDay()).toEqual(NOTHING);
    expect((await lying(host.id)).sort()).toEqual([...named, left].sort());
    await during({ remove: ['CUSTODY/SEALING'] });
    expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: 1 });
    expect(await lying(host.id)).toEqual(named);
  });

  it('works in parallel with another sweep, and reads each Host again before it deletes', async () => {
    const { host, named } = await withUpload();
    await addOrphan(host.id);
    const { staging } = currentApp();
    const { list, listFew } = staging;
    // As if the bucket held more than one page, which is then listed by the first digit of the Host's id.
    staging.listFew = async () => undefined;
    // Another upload is stored between the list of the bucket and the read of the Host. Both sweeps must see it.
    let late: string | undefined;
    staging.list = async (prefix) => {
      const found = await list(prefix);
      if (late === undefined && host.id.startsWith(prefix.slice('drafts/'.length))) {
        late = 'on its way';
        await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('late.txt')] });
        late = (await list(`drafts/${host.id}/`)).map(({ key }) => key).find((key) => !found.some((one) => one.key === key));
        const old = new Date(currentApp().now().getTime() - 2 * DAY * 1000);
        return [...found, { key: late ?? '', size: 1, modifiedAt: old }];
      }
      return found;
    };
    await stage.advance(DAY);
    await signIn(host);
    await round(2).finally(() => Object.assign(staging, { list, listFew }));
    expect((await lying(host.id)).sort()).toEqual([...named, late].sort());
  });

  it('continues with the other Hosts if one Host cannot be read', async () => {
    const [broken, other] = [randomUUID(), randomUUID()];
    await Promise.all([addOrphan(broken), addOrphan(other)]);
    const { hosts } = currentApp().store;
    const { load } = hosts;
    hosts.load = (id) => (id === broken ? Promise.reject(new Error('altered')) : load(id));
    expect(await sweepNextDay().finally(() => Object.assign(hosts, { load }))).toEqual({ ...NOTHING, uploads: 1 });
    expect([(await lying(broken)).length, await lying(other)]).toEqual([1, []]);
    expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: 1 });
    expect(await lying(broken)).toEqual([]);
  });

  it('continues with the next sweep after its last success if the bucket does not respond', async () => {
    await addOrphan(randomUUID());
    await stage.fault('staging', 'error');
    expect(await sweepNextDay().finally(() => stage.fault('staging', 'off'))).toEqual(NOTHING);
    expect((await currentApp().store.repairProgress.load())?.data.next).toBe(DUE_PARTITIONS.length);
    expect(await round()).toEqual({ ...NOTHING, uploads: 1 });
  });

  describe('a staged file of a failed request', () => {
    const program = { name: 'files[]', filename: 'holiday.pdf', type: 'application/pdf', content: Buffer.from('MZ\x90\0\x03', 'latin1') };

    /** Makes an upload with this commit. */
    async function uploadWith(host: Host, commit: ReturnType<typeof currentApp>['store']['commit']): Promise<string> {
      const { store } = currentApp();
      const before = store.commit;
      store.commit = (change) => (change.audit?.some(({ event }) => event === 'documents_uploaded') ? commit(change) : before(change));
      const asked = host.ask('POST', '/api/will/upload', { parts: [letter()] });
      const { status, body } = await asked.finally(() => Object.assign(store, { commit: before }));
      return `${status} ${body.code}`;
    }

    it('stays while its commit may have succeeded', async () => {
      const host = await openAccount(stage);
      const { commit } = currentApp().store;
      const lost = () => Promise.reject(new Error('no answer came'));
      expect(await uploadWith(host, (change) => commit(change).then(lost))).toBe('500 internal_error');
      const named = await lying(host.id);
      expect(await uploadWith(host, lost)).toBe('500 internal_error');
      expect([named.length, (await lying(host.id)).length]).toEqual([1, 2]);
      expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: 1 });
      expect(await lying(host.id)).toEqual(named);
    });

    it('is deleted immediately if nothing can have been committed', async () => {
      const host = await openAccount(stage);
      expect(await uploadWith(host, () => Promise.reject(new Refusal('transfer_running')))).toBe('409 transfer_running');
      expect((await host.ask('POST', '/api/will/upload', { parts: [letter(), program] })).status).toBe(415);
      expect(await lying(host.id)).toEqual([]);
    });

    it('does not change the reply if it cannot be deleted', async () => {
      const host = await openAccount(stage);
      const { staging } = currentApp();
      const { remove } = staging;
      staging.remove = () => Promise.reject(new Error('staging is down'));
      const { status } = await host.ask('POST', '/api/will/upload', { parts: [letter(), program] }).finally(() => Object.assign(staging, { remove }));
      expect([status, (await lying(host.id)).length > 0]).toEqual([415, true]);
      const left = (await lying(host.id)).length;
      expect(await sweepNextDay()).toEqual({ ...NOTHING, uploads: left });
    });
  });
});

describe('a sweep of a restored table', () => {
  const timeToLive = (db: DynamoDBClient, Enabled: boolean) => {
    const TimeToLiveSpecification = { Enabled, AttributeName: table.ttlAttribute };
    return db.send(new UpdateTimeToLiveCommand({ TableName: currentApp().env.TABLE_NAME, TimeToLiveSpecification }));
  };

  it('raises the alarm until an operator has turned on what the table lacks', async () => {
    const app = currentApp();
    const db = new DynamoDBClient({});
    const told: unknown[] = [];
    const swept = async () => {
      const log = { ...app.log, alarm: (...line: unknown[]) => void told.push(line) };
      await sweep({ ...app, log, tableSettings: createTableSettings(db, app.env.TABLE_NAME) });
    };
    await timeToLive(db, false);
    await swept();
    expect(told).toEqual([['table_incomplete', { missing: 'time_to_live' }]]);
    await timeToLive(db, true);
    await swept();
    expect(told).toHaveLength(1);
    db.destroy();
  });
});

describe('a quorum that got worse', () => {
  const WORSE = 'Fewer people can open your will than before';
  const notices = async () => (await subjects(stage, will.host.email)).filter((subject) => subject === WORSE).length;
  const remove = async (position: number) => {
    await signIn(will.host);
    await answered(204, will.host.ask, 'DELETE', `/api/survivors/${survivorAt(will, position).id}`);
  };

  it('is reported once, on the next day, and again only after a month', async () => {
    await sweepNextDay();
    expect(await notices()).toBe(0);
    await remove(2);
    await round();
    expect(await notices()).toBe(0);
    await sweepNextDay(2);
    await schedules();
    expect(await notices()).toBe(1);
    await sweepNextDay();
    await schedules();
    expect(await notices()).toBe(1);
  });
});
