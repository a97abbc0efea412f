import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SessionData, sessionChange } from '#accounts/rows/sessions.ts';
import { createStore, type Store } from '#app/store.ts';
import { OTP_ATTEMPTS } from '#common/limits.ts';
import { after, HOUR, instant, MINUTE } from '#common/time.ts';
import { extendChain } from '#custody/audit-chain.ts';
import type { Effect } from '#effects/effect.ts';
import type { DriveGrant } from '#storages/rows/grants.ts';
import { newRoot } from '#store/aggregate.ts';
import { putFirstRings, replaceRing } from '#store/keyring-rows.ts';
import { duePartition, heartbeatKey, leaseKey, otpKey, outboxKey, rateKey, timerKey } from '#store/keys.ts';
import { getRow } from '#store/table.ts';
import { Conflict } from '#store/unit-of-work.ts';
import { openOwnTable } from '#tests/support/own-table.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';

// What two writers do to one row, straight on the table: the losers of these races lose a code, a count or a will.

const NOW = new Date('2031-03-11T10:05:00.000Z');
const now = instant(NOW);
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

const table = openOwnTable();
let store: Store;
beforeAll(() => {
  store = createStore(table);
});

/** What so many parallel calls return. */
const parallel = <T>(count: number, call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, call));
/** The store of a worker with something else before each of its calls. */
function delayed(before: (command: unknown) => Promise<void>): Store {
  const send = async (command: never) => before(command).then(() => table.db.send(command));
  // The store uses nothing else of its client.
  return createStore({ ...table, db: { send } as unknown as typeof table.db });
}

/** Calls a store whose table is down, which has to throw. Returns how often it has asked the table. */
async function attemptsDown(call: (failing: Store) => Promise<unknown>): Promise<number> {
  let attempts = 0;
  const failing = delayed(async () => {
    attempts += 1;
    throw new Error('The table is down.');
  });
  await expect(call(failing)).rejects.toThrow('The table is down.');
  return attempts;
}

const itemAt = async (pk: string, sk: string) => getRow(table, { pk, sk });

describe('the attempts with a one-time code', () => {
  async function codeSent(): Promise<OtpSession> {
    const id = randomUUID();
    const expiresAt = after(now, 10 * MINUTE);
    const session: OtpSession = {
      ...{ id, purpose: 'open', hostId: id, transferId: id, survivor: id, destination: 'ben@example.net', contactsHash: '', expiresAt },
    };
    await store.commit({ hostId: id, at: now, singles: [store.otpSessions.beginning(session)] });
    return session;
  }

  it('are three, however many come in parallel', async () => {
    const { id } = await codeSent();
    const numbers = await parallel(8, () => store.counters.countOtpTry(id, OTP_ATTEMPTS, 1, NOW));
    expect(numbers.filter((number) => number !== undefined).sort()).toEqual([1, 2, 3]);
  });

  it('are given back only if one was counted', async () => {
    const { id } = await codeSent();
    await expect(store.counters.giveBackOtpTry(id, NOW)).rejects.toThrow(ConditionalCheckFailedException);
    expect(await store.counters.countOtpTry(id, OTP_ATTEMPTS, 1, NOW)).toBe(1);
    await store.counters.giveBackOtpTry(id, NOW);
    expect(await store.counters.countOtpTry(id, OTP_ATTEMPTS, 1, NOW)).toBe(1);
  });

  it('are counted for no code that was never sent, and leave nothing behind', async () => {
    const id = randomUUID();
    expect(await store.counters.countOtpTry(id, OTP_ATTEMPTS, 1, NOW)).toBeUndefined();
    await expect(store.counters.giveBackOtpTry(id, NOW)).rejects.toThrow(ConditionalCheckFailedException);
    expect(await itemAt(otpKey(id).pk, otpKey(id).sk)).toBeUndefined();
  });

  it('end with the first use of the code, and no code begins twice', async () => {
    const session = await codeSent();
    const read = await store.otpSessions.get(session.id);
    if (!read) throw new Error('The session is not stored.');
    const used = { client: 'a', at: now, outcome: null };
    const use = () => store.commit({ hostId: session.hostId, at: now, singles: [store.otpSessions.ending(read, used)] });
    await use();
    await expect(use()).rejects.toThrow(Conflict);
    await expect(store.commit({ hostId: session.hostId, at: now, singles: [store.otpSessions.beginning(session)] })).rejects.toThrow(Conflict);
    expect(await store.counters.countOtpTry(session.id, OTP_ATTEMPTS, 1, NOW)).toBeUndefined();
  });

  it('count in one row per Survivor, which is written only on the version that was read', async () => {
    const read = await store.sentCodes.get(randomUUID());
    await store.sentCodes.put(read, read.data, NOW);
    await expect(store.sentCodes.put(read, read.data, NOW)).rejects.toThrow(Conflict);
    const singles = [store.sentCodes.changing(read, read.data, NOW)];
    await expect(store.commit({ hostId: randomUUID(), at: now, singles })).rejects.toThrow(Conflict);
  });
});

describe('a counter', () => {
  it('admits exactly its limit, however many come in parallel', async () => {
    const admissions = await parallel(9, () => store.counters.admit('requests', 'crowd', 4, 3600, NOW));
    expect(admissions.filter(({ admitted }) => admitted)).toHaveLength(4);
  });

  it('takes back only what it has admitted', async () => {
    const back = () => store.counters.takeBack('requests', 'back', 3600, NOW);
    await expect(back()).rejects.toThrow(ConditionalCheckFailedException);
    await store.counters.admit('requests', 'back', 1, 3600, NOW);
    await back();
    await expect(back()).rejects.toThrow(ConditionalCheckFailedException);
    expect(await store.counters.counted('requests', 'back', 3600, NOW)).toBe(0);
  });

  it('is not created by reading it', async () => {
    expect(await store.counters.tallied('requests', 'nobody', NOW)).toBe(0);
    const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: rateKey('requests', 'nobody', 'ever') }));
    expect(Item).toBeUndefined();
  });

  it('remembers a subject until its time is over, and no other', async () => {
    await store.counters.remember('requests', 'known', 60, NOW);
    const remembered = (subject: string, ms: number) => store.counters.remembers('requests', subject, later(ms));
    expect([await remembered('known', 59_000), await remembered('known', 60_000), await remembered('stranger', 0)]).toEqual([true, false, false]);
  });
});

describe('a sliding window', () => {
  it('counts each of many parallel events once, and none above its limit', async () => {
    const read = await store.slidingWindows.moments('requests', 'window');
    const counted = await parallel(6, () => store.slidingWindows.count('requests', 'window', 3, 3600, NOW, read));
    expect(counted.flatMap((one) => one?.before ?? []).sort()).toEqual([0, 1, 2, 3]);
  });

  it('takes back one of two events of the same second, also next to a parallel one, and nothing that was never counted', async () => {
    const { slidingWindows } = store;
    const nothing = await slidingWindows.moments('requests', 'back');
    await slidingWindows.takeBack('requests', 'back', 3600, NOW, nothing);
    expect((await slidingWindows.moments('requests', 'back')).version).toBe(0);
    const first = await slidingWindows.count('requests', 'back', 9, 3600, NOW, nothing);
    await slidingWindows.count('requests', 'back', 9, 3600, NOW, first?.after ?? nothing);
    await slidingWindows.takeBack('requests', 'back', 3600, NOW, first?.after ?? nothing);
    expect((await slidingWindows.moments('requests', 'back')).seconds).toEqual([NOW.getTime() / 1000]);
  });
});

it('many events of a subject are counted by sixtieths of the window, and nothing else of their row is', async () => {
  const none = await store.slidingWindows.slots('requests', 'busy');
  const add = (by: 1 | -1) => store.slidingWindows.add('requests', 'busy', by, 3600, NOW, none);
  expect([await add(1), await add(1), await add(-1)]).toEqual([1, 2, 1]);
  expect(await store.slidingWindows.slots('requests', 'busy')).toEqual(new Map([[NOW.getTime() / 60_000, 1]]));
});

describe('the worker of a Host', () => {
  const newQueue = () => ({ hostId: randomUUID(), name: 'storages' as const });

  it('is the only one until it leaves, or until it was silent for six minutes', async () => {
    const queue = newQueue();
    const take = (owner: string, ms: number) => store.hostQueues.take(queue, owner, instant(later(ms)));
    await store.hostQueues.add(queue, ['one'], now);
    expect([await take('ann', 0), await take('bob', 6 * MINUTE - 1), await take('ann', 0)]).toEqual([['one'], undefined, []]);
    expect(await take('bob', 6 * MINUTE)).toEqual([]);
    expect(await take('ann', 6 * MINUTE)).toBeUndefined();
  });

  it('leaves only its own queue, and only when nothing waits', async () => {
    const queue = newQueue();
    const leave = (owner: string, always?: boolean) => store.hostQueues.leave(queue, owner, now, always);
    await store.hostQueues.take(queue, 'ann', now);
    expect([await leave('bob'), await leave('bob', true)]).toEqual([false, false]);
    expect(await store.hostQueues.add(queue, ['two'], now)).toBe(false);
    expect([await leave('ann'), await leave('ann', true)]).toEqual([false, true]);
    expect(await store.hostQueues.add(queue, ['three'], now)).toBe(true);
  });

  it('gets at most the effects that fit into one item. The others stay pending for the sweep', async () => {
    const queue = newQueue();
    const ids = Array.from({ length: 500 }, (_, n) => `effect-${n}`);
    await store.hostQueues.add(queue, ids, now);
    expect(await store.hostQueues.add(queue, ['too-many'], now)).toBe(true);
    expect(await store.hostQueues.take(queue, 'ann', now)).toHaveLength(500);
  });
});

describe('what may run at the same time', () => {
  const limits = { holder: 2, host: 3 };

  it('is limited for each holder and for all, exactly, except that a holder who has nothing may always begin', async () => {
    const group = `reading/${randomUUID()}` as const;
    const take = (holder: string) => store.leases.take({ group, holder, id: randomUUID(), seconds: 60 }, limits, NOW);
    const many = async (holder: string) => (await parallel(5, () => take(holder))).filter(Boolean).length;
    expect([await many('ann'), await many('bob'), await many('eve')]).toEqual([2, 1, 1]);
  });

  it('may begin again after an end, and after the time of a function that was killed', async () => {
    const group = `reading/${randomUUID()}` as const;
    const take = (at: Date) => store.leases.take({ group, holder: 'ann', id: randomUUID(), seconds: 60 }, limits, at);
    const first = await take(NOW);
    await take(NOW);
    expect(await take(NOW)).toBeUndefined();
    if (first) await store.leases.release(first);
    expect(await take(NOW)).toBeDefined();
    expect([await take(later(59_000)), await take(later(60_000))]).toEqual([undefined, expect.objectContaining({ holder: 'ann' })]);
  });

  it('does not begin in the place of an ended one that another request has taken', async () => {
    const wanted = () => ({ group, holder: 'ann', id: randomUUID(), seconds: 60 });
    const group = `reading/${randomUUID()}` as const;
    const one = { holder: 1, host: 1 };
    await store.leases.take(wanted(), one, NOW);
    let calls = 0;
    const slow = delayed(async () => {
      calls += 1;
      // It has removed the ended one, and has not taken its place yet.
      if (calls === 3) expect(await store.leases.take(wanted(), one, later(60_000))).toBeDefined();
    });
    expect(await slow.leases.take(wanted(), one, later(60_000))).toBeUndefined();
    expect(calls).toBe(3);
  });

  it('leaves nothing behind where nothing has begun', async () => {
    const group = `reading/${randomUUID()}` as const;
    const unknown = { group, holder: 'ann', id: 'unknown', ends: 0 };
    await store.leases.release(unknown);
    expect(await attemptsDown((failing) => failing.leases.release(unknown))).toBe(1);
    expect((await table.db.send(new GetCommand({ TableName: table.name, Key: leaseKey(group) }))).Item).toBeUndefined();
  });
});

describe('a pending effect', () => {
  const pending = async (): Promise<string> => {
    const hostId = randomUUID();
    await store.commit({ hostId, at: now, effects: [{ kind: 'reseal', key: hostId }] });
    const [item] = await store.due.overdue(later(HOUR));
    if (item?.kind !== 'effect') throw new Error('Nothing is due.');
    return item.pending.id;
  };

  it('is claimed by one worker for five minutes, and by none when it is done', async () => {
    const id = await pending();
    const claim = (ms: number) => store.outbox.claim(id, instant(later(ms)));
    expect((await parallel(4, () => claim(0))).filter(Boolean)).toEqual([1]);
    expect([await claim(5 * MINUTE - 1), await claim(5 * MINUTE)]).toEqual([undefined, 2]);
    await store.outbox.done(id);
    expect(await claim(HOUR)).toBeUndefined();
    await expect(store.outbox.postpone(id, now)).rejects.toThrow(ConditionalCheckFailedException);
    expect(await store.outbox.get(id)).toBeUndefined();
  });
});

describe('a timer', () => {
  /** Effects in the part of the index in which the timer of this Host is. */
  const besideTimer = async (hostId: string, count: number): Promise<Effect[]> => {
    const effects = Array.from({ length: 60 * count }, (_, n): Effect => ({ kind: 'reseal', key: `${n}` }));
    const ids = await Promise.all(effects.map((effect) => store.outbox.idOf(hostId, effect)));
    return effects.filter((_, n) => duePartition(outboxKey(ids[n] ?? '').pk) === duePartition(timerKey(hostId).pk)).slice(0, count);
  };

  it.each([
    ['alone', 0],
    ['behind more effects than a sweep performs', 5],
  ])('is overdue from its second on, %s', async (_, count) => {
    const hostId = randomUUID();
    const effects = await besideTimer(hostId, count);
    expect(effects).toHaveLength(count);
    await store.commit({ hostId, at: now, effects, timer: { kind: 'liveness-due', at: instant(later(HOUR)) } });
    const timersAt = async (ms: number) =>
      (await store.due.overdue(later(ms), 2)).flatMap((item) => (item.kind === 'timer' && item.timer.hostId === hostId ? item.timer.kind : []));
    expect([await timersAt(HOUR - 1000), await timersAt(HOUR)]).toEqual([[], ['liveness-due']]);
  });
});

describe('a row with a version', () => {
  it('is created once, and changed once per version', async () => {
    const id = randomUUID();
    const grant: DriveGrant = {
      ...{ hostId: id, storageId: id, refresh: '', access: null, accessUntil: now, renewing: false, endedAt: null, notified: false },
    };
    const put = (version: number) => store.grants.put(id, grant, version);
    expect([await put(0), await put(0), await put(1), await put(1)]).toEqual([true, false, true, false]);
  });

  it('is written by a commit on the version that was read, for a Host and for a single row', async () => {
    const hostId = randomUUID();
    const root = newRoot('host', hostId);
    const write = (from: typeof root) => store.commit({ hostId, at: now, aggregates: [{ root: from, put: { PROFILE: { name: 'Anna' } } }] });
    await write(root);
    await expect(write(root)).rejects.toThrow(Conflict);
    const { root: read } = (await store.hosts.load(hostId)) ?? { root };
    await write(read);
    await expect(write(read)).rejects.toThrow(Conflict);
  });

  it('of a request with an Idempotency-Key is written by the first of two', async () => {
    const note = { scope: 'test', key: randomUUID(), version: 0, done: { bodyHash: '', doneAt: now, answer: '' } };
    const root = newRoot('host', note.key);
    const run = async () => {
      const host = await store.hosts.load(note.key);
      const aggregates = [{ root: host?.root ?? root, put: { PROFILE: {} } }];
      return store.commit({ hostId: note.key, at: now, aggregates, singles: [store.completedRequests.change(note)] });
    };
    await run();
    await expect(run()).rejects.toMatchObject({ code: 'already_done' });
  });

  it('is decided again if another transaction writes it at that moment', async () => {
    const busy = delayed(async () => {
      throw new TransactionCanceledException({
        message: '',
        $metadata: {},
        CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      });
    });
    await expect(busy.commit({ hostId: 'any', at: now, effects: [{ kind: 'reseal', key: 'any' }] })).rejects.toThrow(Conflict);
  });

  it('of a session is read again while a transaction writes it, and no more than five times', async () => {
    const id = { hostId: randomUUID(), id: randomUUID() };
    let reads = 0;
    const busy = (times: number): Store => {
      reads = 0;
      return delayed(async () => {
        reads += 1;
        if (reads <= times) throw new TransactionCanceledException({ message: '', $metadata: {} });
      });
    };
    expect(await busy(4).sessions.standing(id)).toBeUndefined();
    await expect(busy(5).sessions.standing(id)).rejects.toThrow(TransactionCanceledException);
    expect(reads).toBe(5);
    expect(await attemptsDown((failing) => failing.sessions.standing(id))).toBe(1);
  });

  it('of a session is replaced by the first of two refreshes', async () => {
    const data: SessionData = {
      ...{ id: randomUUID(), hostId: randomUUID(), epoch: 0, refreshJti: 'a', refreshedAt: now, previousJti: null, refreshedBy: null, endedAt: null },
      ...{ expiresAt: after(now, HOUR), startedAt: now, noticedAt: now, agent: '', beganWith: 'password' },
    };
    const key = { pk: `SESSION#${data.hostId}`, sk: `SESSION#${data.id}` };
    expect(await store.sessions.put({ ...key, version: 0, data })).toBe(true);
    const read = await store.sessions.get(data);
    if (!read) throw new Error('The session is not stored.');
    expect([await store.sessions.put(read), await store.sessions.put(read)]).toEqual([true, false]);
    // Such as a change of the password during a refresh.
    await expect(store.commit({ hostId: data.hostId, at: now, singles: [sessionChange(read)] })).rejects.toThrow(Conflict);
  });
});

it('a commit of nothing writes nothing', async () => {
  await expect(store.commit({ hostId: randomUUID(), at: now })).resolves.toBeUndefined();
});

describe('the keys of the service', () => {
  it('are made once, and a rotation loses against a parallel one', async () => {
    const { db, name } = table;
    const ring = (version: number) => ({ pk: 'KEYRING#test', sk: 'RING', version, data: { keys: [] } });
    expect([await putFirstRings(db, name, [ring(1)]), await putFirstRings(db, name, [ring(1)])]).toEqual([true, false]);
    await replaceRing(db, name, ring(2));
    await expect(replaceRing(db, name, ring(2))).rejects.toThrow(Conflict);
    await expect(putFirstRings(db, 'no-such-table', [ring(1)])).rejects.toThrow();
  });
});

describe('an outage of ours', () => {
  it('is recorded once by two handlers that find it in parallel', async () => {
    await store.serviceClock.beat(NOW);
    const found = await parallel(2, () => store.serviceClock.look(later(HOUR)));
    const outage = { from: now, to: instant(later(HOUR)) };
    expect(found.map(({ outages }) => outages)).toEqual([[outage], [outage]]);
    const ended = await parallel(2, () => store.serviceClock.answered(later(2 * HOUR)));
    expect(ended.filter(({ isBack }) => isBack)).toHaveLength(1);
    expect(await store.serviceClock.outages(later(2 * HOUR))).toEqual([{ from: now, to: instant(later(2 * HOUR)) }]);
  });

  it('is over for a handler that has found it while a sweep ended it', async () => {
    await store.serviceClock.beat(later(3 * HOUR));
    const handler = delayed(async (command) => {
      if (command instanceof TransactWriteCommand) await store.serviceClock.answered(later(4 * HOUR));
    });
    expect(await handler.serviceClock.look(later(4 * HOUR))).toMatchObject({ isAway: false });
  });

  it('is known to a handler that reads the heartbeat and the outages while a sweep ends it', async () => {
    await store.serviceClock.beat(later(5 * HOUR));
    const handler = delayed(async (command) => {
      if (command instanceof GetCommand && command.input.Key?.['sk'] === heartbeatKey.sk) await store.serviceClock.answered(later(6 * HOUR));
    });
    expect(await handler.serviceClock.outages(later(6 * HOUR))).toContainEqual({ from: instant(later(5 * HOUR)), to: instant(later(6 * HOUR)) });
  });
});

it('the first entries of an audit trail are appended by one of two workers, even if those of the other have expired', async () => {
  const { trail } = store;
  const head = await trail.head(randomUUID());
  const entry = (id: string) => ({ id, at: now, event: 'signed_in', by: 'host' as const, facts: {} });
  await trail.append(head, extendChain(head.data, [entry('one')]), []);
  // Another number, so that only the head tells that the trail has begun.
  const late = extendChain({ ...head.data, number: 5 }, [entry('two')]);
  await expect(trail.append(head, late, [])).rejects.toThrow(Conflict);
});
