import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import type { App } from '#app/app.ts';
import { currentApp } from '#app/current-app.ts';
import { MAX_SURVIVORS } from '#common/limits.ts';
import { DAY, after as moment } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { performEffect } from '#jobs/perform-effect.ts';
import { abandonSealing, releaseLease, resumeSealing } from '#sealing/abandon-sealing.ts';
import { auditPackage } from '#sealing/audit-package.ts';
import { beginSealing } from '#sealing/begin-sealing.ts';
import { deleteLeftovers } from '#sealing/delete-leftovers.ts';
import { listFiles } from '#sealing/package-files.ts';
import { writePendingFiles } from '#sealing/pending-files.ts';
import { reshare } from '#sealing/reshare.ts';
import { seal } from '#sealing/seal.ts';
import { saveProgress } from '#sealing/sealing-work.ts';
import { planChange } from '#sealing/survivor-change.ts';
import { allowRenewal } from '#storages/renew-storage.ts';
import { Conflict, type PendingEffect } from '#store/unit-of-work.ts';
import { leave, objectsUnder } from '#tests/faults/fault-row.ts';
import { noting, sharedStage, type Write } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { first, inASecond, interrupted, now, storedHost, withoutWorkers } from '#tests/support/stored-host.ts';
import { answered, cancelTransfer, letter, type StartedTransfer, said, startTransfer, survivorAt } from '#tests/support/story.ts';
import { during } from '#tests/world/driver.ts';
import { expireDraft } from '#wills/expire-draft.ts';
import { behindAfter, isBehind } from '#wills/rules/behind.ts';
import { packageFolder } from '#wills/rules/will.ts';

const stage = sharedStage();
const will = sharedWill(stage);
const { load, sealed, put, plantOne, commitSoon, moveHouse } = storedHost(stage, will);

async function findPending(kind: Effect['kind']): Promise<PendingEffect> {
  const ids = (await stage.dump()).items.flatMap(({ pk }) => /"OUTBOX#(\w+)"/.exec(JSON.stringify(pk))?.[1] ?? []);
  const all = await Promise.all(ids.map((id) => currentApp().store.outbox.get(id)));
  const found = all.find((one) => one?.hostId === will.host.id && one.effect.kind === kind);
  if (!found) throw new Error(`No ${kind} is pending.`);
  return found;
}

/** Wraps the same settings of the storage again, as every change of them does. */
async function renewStorage(): Promise<void> {
  const { object_store: config } = await stage.endpoints();
  await answered(200, will.host.ask, 'PUT', `/api/storages/${will.storageId}`, { json: { config } });
}

const generationsIn = (paths: readonly string[]) => new Set(paths.flatMap((path) => /(?:manifest\.|shares\/)(\d+)/.exec(path)?.[1] ?? []));

describe('the package in the storage', () => {
  it('is not taken for ours if its manifest has the same size and another content', async () => {
    const app = currentApp();
    const host = await load();
    const tried = first(host.storages);
    const { sealed: current } = await sealed();
    const path = `${packageFolder(current)}manifest.${current.generation}.json`;
    const storage = await app.openStorage(host.id, tried);
    const genuine = await buffer(await storage.read(path));
    const replaceBy = (content: Buffer) => storage.remove(path).then(() => storage.write(path, Readable.from([content]), {}));
    await replaceBy(Buffer.from(genuine).fill('x', 0, 1));
    await expect(allowRenewal(app, host, { tried })).rejects.toMatchObject({ code: 'package_not_found_there' });
    await replaceBy(genuine);
    expect(await allowRenewal(app, host, { tried })).toHaveLength(1);
  });

  it.each([
    ['the shares are replaced', () => moveHouse('during.the.audit')],
    ['the settings of the storage are replaced', renewStorage],
  ])('is read again if %s while it is read', async (name, interlude) => {
    const { revision } = (await sealed()).sealed;
    const { id } = await plantOne({ kind: 'audit-package', key: name, revision });
    await auditPackage(interrupted(interlude), id);
    expect(await currentApp().store.outbox.get(id)).toBeDefined();
    await auditPackage(currentApp(), id);
    expect(await currentApp().store.outbox.get(id)).toBeUndefined();
  });

  it('is not read for the audit of an earlier revision', async () => {
    const opened: string[] = [];
    const { id } = await plantOne({ kind: 'audit-package', key: 'earlier', revision: (await sealed()).sealed.revision - 1 });
    await auditPackage(
      interrupted(async () => opened.push('storage')),
      id,
    );
    expect([opened, await currentApp().store.outbox.get(id)]).toEqual([[], undefined]);
  });

  it('is not split again for a removal that another split has followed already', async () => {
    const before = (await sealed()).sealed;
    await reshare(currentApp(), will.host.id, { kind: 'split' });
    expect((await sealed()).sealed).toEqual(before);
  });

  it('is split for a change that began before the will was sealed for the first time', async () => {
    const app = currentApp();
    const { hosts } = app.store;
    const before = await load();
    const survivor = first(before.survivors);
    // What the change reads first: the Host before the sealing.
    const unsealed = { ...before, will: undefined, root: { ...before.root, version: before.root.version - 1 } };
    const reads = [unsealed];
    const loadWithCustody: typeof hosts.loadWithCustody = async (id) => reads.shift() ?? hosts.loadWithCustody(id);
    const change = { kind: 'update', survivor: { id: survivor.id, relationship: 'cousin' } } as const;
    await reshare({ ...app, store: { ...app.store, hosts: { ...hosts, loadWithCustody } } }, will.host.id, change);
    const { generation, survivors } = (await sealed()).sealed;
    expect([generation, survivors.length]).toEqual([before.custody.counters.generation + 1, before.survivors.length]);
    await stage.dump();
  });

  it('is not opened for a change that is refused', async () => {
    const app = currentApp();
    const unwrapped: string[] = [];
    const decrypt: App['envelope']['decrypt'] = (purpose, ...rest) => {
      unwrapped.push(purpose);
      return app.envelope.decrypt(purpose, ...rest);
    };
    const removal = reshare({ ...app, envelope: { ...app.envelope, decrypt } }, will.host.id, { kind: 'remove', survivorId: 'unknown' });
    await expect(removal).rejects.toMatchObject({ code: 'survivor_not_found' });
    expect(unwrapped).toEqual([]);
  });

  it('is split again for a removal before the documents are sealed again', async () => {
    const before = await sealed();
    const survivors = [...before.sealed.survivors, 'removed with a stop'];
    await put({ WILL: { ...before, resealDue: true, sealed: { ...before.sealed, survivors } } });
    const started: string[] = [];
    await performEffect(inASecond(withoutWorkers(started)), await commitSoon({ kind: 'reseal', key: 'removal' }, will.host.id));
    expect(started).toEqual(['reshare']);
    await put({ WILL: before });
  });

  it('keeps a generation of shares whose commit may have been accepted: only the answer was lost', async () => {
    const app = currentApp();
    const commit: App['store']['commit'] = async (change) => {
      await app.store.commit(change);
      if (change.audit?.some(({ event }) => event === 'survivors_changed')) throw new Error('The connection was lost.');
    };
    const survivor = first((await load()).survivors);
    await expect(
      reshare({ ...app, store: { ...app.store, commit } }, will.host.id, { kind: 'update', survivor: { id: survivor.id, relationship: 'sister' } }),
    ).rejects.toThrow('The connection was lost.');
    await stage.dump();
    const { generation } = (await sealed()).sealed;
    expect(generationsIn(await objectsUnder(stage, 'wills/'))).toEqual(new Set([String(generation)]));
  });
});

describe('files that the storage could not accept', () => {
  it('stay pending while the storage gets other settings. The previous generation stays in it until they are written', async () => {
    const before = await objectsUnder(stage, 'wills/');
    const [old] = generationsIn(before);
    await stage.fault('object_store', 'error');
    await moveHouse('daniel.moved');
    // The storage works again between the attempt for the files and the attempt for the deletions.
    await stage.advance(1);
    await stage.fault('object_store', 'off');
    expect(isBehind(await sealed())).toBe(true);

    const app = currentApp();
    const { generation } = (await load()).custody.counters;
    const leftovers = await findPending('delete-leftovers');
    await deleteLeftovers(app, leftovers, generation);
    expect(await objectsUnder(stage, 'wills/')).toEqual(before);
    expect(await app.store.outbox.get(leftovers.id)).toBeDefined();

    const pending = await findPending('write-pending-files');
    // The new settings have the storage read, which brings it up to date too. It waits until the end.
    const { promise: end, resolve: letGoOn } = Promise.withResolvers<void>();
    const isRead = (step: Write): boolean =>
      'claimed' in step && step.claimed.hostId === will.host.id && step.claimed.effect.kind === 'audit-package';
    const read = stage.before(isRead, () => end);
    await writePendingFiles(interrupted(renewStorage), pending, { storageId: will.storageId, generation });
    expect(isBehind(await sealed())).toBe(true);
    expect(await app.store.outbox.get(pending.id)).toBeDefined();

    await writePendingFiles(app, pending, { storageId: will.storageId, generation });
    const written = await objectsUnder(stage, 'wills/');
    expect(generationsIn(written)).toEqual(new Set([String(generation)]));
    expect(old).not.toBe(String(generation));
    expect(isBehind(await sealed())).toBe(false);
    letGoOn();
    await read;
  });
});

describe('a storage that lacks files', () => {
  const behind = async () => isBehind(await sealed());
  const isWriting = (step: Write): step is Extract<Write, { claimed: PendingEffect }> =>
    'claimed' in step && step.claimed.hostId === will.host.id && step.claimed.effect.kind === 'write-pending-files';
  const complete = async () => {
    const host = await load();
    const folder = `wills/${packageFolder((await sealed()).sealed)}`;
    expect(await objectsUnder(stage, 'wills/')).toEqual(expect.arrayContaining(listFiles(host).map(({ path }) => folder + path)));
  };
  const write = (at: number, personal_message: string) =>
    answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, at).id}`, { json: { personal_message } });

  it('gets them all before those of a later change, so that none is forgotten', async () => {
    await stage.fault('object_store', 'error');
    await write(0, 'Dear Ben, once more.');
    // The first attempt fails, and waits.
    await stage.dump();
    await stage.fault('object_store', 'off');
    const met = stage.before(isWriting, async () => expect(await behind()).toBe(true));
    await moveHouse('daniel.again');
    await during(met);
    await stage.dump();
    expect(await behind()).toBe(false);
    await complete();
  });

  it('gets the rest in another run if it is slow, and keeps the previous generation until then', async () => {
    const app = currentApp();
    const before = String((await sealed()).sealed.generation);
    let claimed: PendingEffect | undefined;
    const isClaimed = (step: Write): boolean => {
      if (isWriting(step)) claimed = step.claimed;
      return isWriting(step);
    };
    const met = stage.before(isClaimed, async () => {
      await stage.fault('object_store', 'off');
      const { generation } = (await sealed()).sealed;
      let slow = performance.now();
      // Each look at the watch is half a minute later.
      const watch = vi.spyOn(performance, 'now').mockImplementation(() => {
        slow += 31_000;
        return slow;
      });
      if (claimed) await writePendingFiles(app, claimed, { storageId: will.storageId, generation }).finally(() => watch.mockRestore());
      expect((await load()).custody.pendingFiles.length).toBeGreaterThan(0);
      expect(generationsIn(await objectsUnder(stage, 'wills/'))).toContain(before);
      // An effect of an earlier generation ends and writes nothing.
      const earlier = { storageId: will.storageId, generation: generation - 1 };
      await writePendingFiles(app, await plantOne({ kind: 'write-pending-files', key: 'earlier', ...earlier }), earlier);
      expect(await behind()).toBe(true);
    });
    await stage.fault('object_store', 'error');
    await write(0, 'Dear Ben, for the last time.');
    await during(met);
    await stage.dump();
    expect(await behind()).toBe(false);
    expect(generationsIn(await objectsUnder(stage, 'wills/'))).not.toContain(before);
    await complete();
  });
});

describe('the files of an unfinished split', () => {
  it.each([
    [
      'a later split of the key has begun',
      async ({ custody: { counters } }: HostWithCustody) => put({ 'CUSTODY/COUNTERS': { ...counters, generation: counters.generation + 1 } }),
    ],
    [
      'another package is the current one',
      async ({ will: before }: HostWithCustody) =>
        before && put({ WILL: { ...before, sealed: { ...before.sealed, revision: before.sealed.revision + 1 } } }),
    ],
    [
      'the storage lacks files of the current one',
      async ({ will: before }: HostWithCustody) => before && put({ WILL: { ...before, behind: behindAfter(before, [will.storageId]) } }),
    ],
  ])('stay if %s while the storage is opened', async (name, interlude) => {
    const before = await load();
    const folder = packageFolder((await sealed()).sealed);
    const { generation } = before.custody.counters;
    const file = `wills/${folder}shares/${generation + 1}/left.age`;
    await leave(stage, file);
    const pending = await plantOne({ kind: 'delete-leftovers', key: name, generation, notBefore: now() });
    await deleteLeftovers(
      interrupted(() => interlude(before)),
      pending,
      generation,
    );
    expect(await objectsUnder(stage, 'wills/')).toContain(file);

    const restored = { root: (await load()).root, put: { WILL: before.will, 'CUSTODY/COUNTERS': before.custody.counters } };
    await currentApp().store.commit({ hostId: will.host.id, at: now(), aggregates: [restored] });
    await deleteLeftovers(currentApp(), pending, generation);
    const [manifest = '', ...listed] = listFiles(before).map(({ path }) => `wills/${folder}${path}`);
    const kept = [...listed, ...['', '.mac', '.sig'].map((ending) => manifest + ending)];
    expect(new Set(await objectsUnder(stage, `wills/${folder}`))).toEqual(new Set(kept));
  });
});

it('files that open nothing are abandoned in a storage that was unreachable for 30 days', async () => {
  const { generation } = (await load()).custody.counters;
  const pending = await plantOne({ kind: 'delete-leftovers', key: 'abandoned', generation, notBefore: now() });
  const opened: string[] = [];
  const app = interrupted(async () => opened.push('storage'));
  await deleteLeftovers(app, { ...pending, createdAt: moment(now(), -31 * DAY) }, generation);
  expect([opened, await app.store.outbox.get(pending.id)]).toEqual([[], undefined]);
});

describe('a sealing in progress', () => {
  const begun = async (owner: string) =>
    beginSealing(currentApp(), { hostId: will.host.id, storageId: will.storageId, background: false, owner }, await load());
  const draft = () => answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('more.txt')] });
  const inProgress = expect.objectContaining({ code: 'sealing_in_progress' });

  it('leaves documents, Survivors and settings as they are, and starts no second one', async () => {
    await draft();
    const { plan } = await begun('ann');
    const { ask } = will.host;
    const [ben] = will.survivors;
    const replies = [
      await ask('POST', '/api/will/upload', { parts: [letter('late.txt')] }),
      await ask('DELETE', `/api/survivors/${ben?.id}`),
      await ask('PUT', '/api/host/settings', { json: { survivor_threshold: 3 } }),
    ];
    expect(replies.map(said)).toEqual(replies.map(() => '409 sealing_in_progress'));
    for (const { headers } of replies) expect(headers).toMatchObject({ 'retry-after': '30' });

    const before = await load();
    const old: App = { ...currentApp(), now: () => new Date(moment(now(), 400 * DAY)) };
    await expireDraft(old, await plantOne({ kind: 'check-draft', key: 'old', notBefore: now() }));
    expect((await load()).draft).toEqual(before.draft);

    await put({ WILL: { ...before.will, resealDue: true } });
    const started: string[] = [];
    const app = withoutWorkers(started);
    await performEffect(inASecond(app), await commitSoon({ kind: 'reseal', key: 'busy' }, before.id));
    await resumeSealing(app, await plantOne({ kind: 'watch-sealing', key: 'busy', revision: plan.revision }), plan.revision);
    expect(started).toEqual([]);
    await expect(seal(app, { hostId: will.host.id, storageId: null, background: true, owner: 'bob' })).rejects.toEqual(inProgress);
    await put({ WILL: before.will });
    await abandonSealing(currentApp(), will.host.id, plan, 'ann');
    expect((await load()).custody.sealing).toBeUndefined();
  });

  it('does not begin if the draft is empty', async () => {
    const request = { hostId: will.host.id, storageId: will.storageId, background: false, owner: 'ann' };
    const empty = { ...(await load()), draft: { documents: [], createdAt: now() } };
    await expect(beginSealing(currentApp(), request, empty)).rejects.toMatchObject({ code: 'no_documents' });
  });

  it('begins without a draft if the will moves to another storage', async () => {
    const host = await load();
    const storage = first(host.storages);
    const two = { ...host, draft: undefined, storages: [storage, { ...storage, id: 'another' }] };
    const request = { hostId: host.id, storageId: 'another', background: false, owner: 'ann' };
    const { plan } = await beginSealing(currentApp(), request, two);
    expect(plan).toMatchObject({ source: 'sealed', storageId: 'another' });
    // Who joins decides on what it has read: the sealing of Ann, which runs.
    const joining = seal(currentApp(), { ...request, storageId: will.storageId, owner: 'bob' }, await load());
    const joined = expect(joining).rejects.toMatchObject({ code: 'storage_failed' });
    await abandonSealing(currentApp(), host.id, plan, 'ann');
    await joined;
  });

  it('of the service continues although only a mailbox has confirmed the Host: it replaces an old key', async () => {
    const before = await load();
    const { revision } = (await sealed()).sealed;
    const recovered = { at: now(), epoch: 1, wait: 1, until: moment(now(), DAY) };
    await put({ PROFILE: { ...before.profile, recovered }, WILL: { ...before.will, resealDue: true } });
    const renewed = await seal(currentApp(), { hostId: before.id, storageId: null, background: true, owner: 'service' });
    expect(renewed.revision).toBeGreaterThan(revision);
    await put({ PROFILE: before.profile });
  });

  it('of the service begins although its storage was found broken: it may work again', async () => {
    const before = await load();
    await put({ WILL: { ...before.will, resealDue: true } });
    const storages = before.storages.map((storage) => ({ ...storage, isConnected: false }));
    const request = { hostId: before.id, storageId: null, background: true, owner: 'service' };
    const { plan } = await beginSealing(currentApp(), request, { ...(await load()), storages });
    await abandonSealing(currentApp(), before.id, plan, 'service');
    await put({ WILL: before.will });
  });

  it('belongs to one worker until its lease ends, and then to the one that takes it over', async () => {
    const app = currentApp();
    const work = await begun('ann');
    const { hostId, plan } = work;
    const leaseNow = async () => (await load()).custody.sealing?.lease;
    await abandonSealing(app, hostId, plan, 'bob');
    await abandonSealing(app, hostId, { ...plan, revision: plan.revision - 1 }, 'ann');
    await releaseLease(app, hostId, plan, 'bob');
    await releaseLease(app, hostId, { ...plan, revision: plan.revision - 1 }, 'ann');
    expect(await leaseNow()).toEqual(plan.lease);
    expect((await begun('bob')).plan.lease.owner).toBe('ann');

    await releaseLease(app, hostId, plan, 'ann');
    const { plan: taken } = await begun('bob');
    expect(taken).toMatchObject({ revision: plan.revision, lease: { owner: 'bob', takeovers: 1 } });
    // What the first worker knows is out of date: its commit is lost, and then it finds the lease of the other one.
    await expect(saveProgress(app, work)).rejects.toThrow(Conflict);
    await expect(saveProgress(app, work)).rejects.toEqual(inProgress);
    expect(await leaseNow()).toEqual(taken.lease);
    await abandonSealing(app, hostId, plan, 'bob');
  });

  it('is abandoned if a transfer has started before its commit: the transfer opens the package that it began with', async () => {
    const before = (await sealed()).sealed;
    let transfer: StartedTransfer | undefined;
    const met = stage.before(noting(will.host.id, 'sealed'), async () => {
      transfer = await startTransfer(will);
    });
    expect(said(await will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } }))).toBe('409 transfer_running');
    await met;
    const { will: after, custody } = await load();
    expect([after?.sealed, custody.sealing]).toEqual([before, undefined]);
    if (transfer) await cancelTransfer(transfer);
  });
});

it('no one is named as one Survivor too many, also by a change that was checked before another one was committed', async () => {
  const host = await load();
  const [survivor] = host.survivors;
  const key = survivor && host.custody.keys.get(survivor.id);
  const codes = survivor && host.custody.codes.get(survivor.id);
  if (!survivor || !key || !codes) throw new Error('No one is named.');
  const full = { ...host, survivors: Array.from({ length: MAX_SURVIVORS }, () => survivor) };
  const add = () => planChange(full, { kind: 'add', survivor, key, codes }, 9, now());
  expect(add).toThrow(expect.objectContaining({ code: 'survivor_limit_reached' }));
});

it('no one is notified of a change of a Survivor that another request has made already', async () => {
  const host = await load();
  const survivor = first(host.survivors);
  const { id, name } = survivor;
  expect(planChange(host, { kind: 'update', survivor: { id, name } }, 9, now()).notices).toEqual([]);
});

it('a Survivor who is withdrawn leaves the threshold as it is if enough others are named', async () => {
  const { survivors, ...host } = await load();
  const survivor = first(survivors);
  const more = [...survivors, { ...survivor, id: 'stranger' }];
  const plan = planChange({ ...host, survivors: more }, { kind: 'withdraw', survivorId: 'stranger', change: 1 }, 9, now());
  expect(plan.survivors).toEqual(survivors);
  expect(plan.put).not.toHaveProperty('SETTINGS');
});
