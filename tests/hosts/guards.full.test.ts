import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { claimAddress, releaseAddresses } from '#accounts/addresses.ts';
import { changeProfile } from '#accounts/change-profile.ts';
import { checkPassword, countWrongPassword, MAX_FAILED_LOGINS, rememberClient } from '#accounts/check-password.ts';
import { endRecovery } from '#accounts/mail-account-link.ts';
import { checkAnswer } from '#answers/check-answer.ts';
import type { App } from '#app/app.ts';
import { currentApp } from '#app/current-app.ts';
import { changeConnector } from '#channels/change-connector.ts';
import { testConnector } from '#channels/test-connector.ts';
import { parseContacts } from '#common/contact.ts';
import { MAX_SURVIVORS, OTP_ATTEMPTS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { DAY, HOUR, type Instant, instant, MINUTE, after as moment, type Outage, SECOND } from '#common/time.ts';
import type { Delivery } from '#connectors/connector.ts';
import { decryptBytes, encryptBytes } from '#custody/age.ts';
import { type ChainedEntry, extendChain } from '#custody/audit-chain.ts';
import { contactId } from '#custody/contacts.ts';
import { readShareFile, shareFile } from '#custody/shares.ts';
import { finishDeletion } from '#deletion/finish-deletion.ts';
import { effectsOfRequest, lastNotices, requestDeletion } from '#deletion/rules/deletion-transitions.ts';
import type { Effect } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { readWholeTrail } from '#evidence/read-trail.ts';
import { recordReads } from '#evidence/record-read.ts';
import type { HostWithCustody, ShareRow } from '#hosts/rows/hosts.ts';
import type { Deletion, Deletions } from '#hosts/rules/deletion.ts';
import { rejectConnector } from '#hosts/rules/host.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { checkConnections, checkQuorum } from '#jobs/check-connections.ts';
import { performDue } from '#jobs/perform-due.ts';
import { performEffect } from '#jobs/perform-effect.ts';
import { performForHost } from '#jobs/perform-for-host.ts';
import { sweep } from '#jobs/sweep.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import { deliver } from '#messages/deliver.ts';
import { type AnswerLink, answerLink, messageLink } from '#messages/links.ts';
import type { SentMessage } from '#messages/rows/sent-messages.ts';
import { abandonSealing, releaseLease, resumeSealing } from '#sealing/abandon-sealing.ts';
import { auditPackage } from '#sealing/audit-package.ts';
import { beginSealing } from '#sealing/begin-sealing.ts';
import { deleteLeftovers } from '#sealing/delete-leftovers.ts';
import { nextGeneration } from '#sealing/next-generation.ts';
import { openForNext, openShare, openWithSurvivorKeys, unwrapSurvivorKey } from '#sealing/opened-will.ts';
import { currentManifest, listFiles } from '#sealing/package-files.ts';
import { writePendingFiles } from '#sealing/pending-files.ts';
import { renewKey, reshare } from '#sealing/reshare.ts';
import { seal } from '#sealing/seal.ts';
import { saveProgress } from '#sealing/sealing-work.ts';
import { planChange } from '#sealing/survivor-change.ts';
import { changeStorage } from '#storages/change-storage.ts';
import { disconnectDrive } from '#storages/disconnect-drive.ts';
import { allowRenewal } from '#storages/renew-storage.ts';
import { addGrant, grantId } from '#storages/rows/grants.ts';
import { newRoot } from '#store/aggregate.ts';
import { auditKey, connectorRow, type RowName, survivorRow, trailEntryKey } from '#store/keys.ts';
import { type Change, Conflict, type PendingEffect, type SingleChange } from '#store/unit-of-work.ts';
import { askToConfirmAgain } from '#survivors/invite-survivor.ts';
import { updateSurvivor } from '#survivors/update-survivor.ts';
import { leave, objectsUnder } from '#tests/faults/fault-row.ts';
import { noting, sharedStage, type Write } from '#tests/races/stage.ts';
import type { Client } from '#tests/support/client.ts';
import { filledBefore, sharedTable, sharedWill } from '#tests/support/shared-stack.ts';
import {
  answered,
  askForCode,
  cancelTransfer,
  letter,
  mailed,
  newcomer,
  openAccount,
  openWill,
  type StartedTransfer,
  said,
  sealWill,
  startTransfer,
  startWithProof,
  survivorAt,
} from '#tests/support/story.ts';
import { during } from '#tests/world/driver.ts';
import { countAttempt } from '#transfers/check-and-use-code.ts';
import { loadProofContext } from '#transfers/count-proof.ts';
import { linkedArchive } from '#transfers/open-archive.ts';
import { linkedSealing } from '#transfers/open-document.ts';
import { openReleasedWill } from '#transfers/open-will.ts';
import type { OpenedRow } from '#transfers/rows/transfers.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';
import { recordDocumentsRead } from '#transfers/rules/reads.ts';
import { sendStartCode } from '#transfers/send-code.ts';
import { sendStartInstructions } from '#transfers/send-start-instructions.ts';
import { startByName } from '#transfers/start-by-name.ts';
import { startOrJoin } from '#transfers/start-transfer.ts';
import { assertReadableByIds, clientMark } from '#transfers/survivor-session.ts';
import { verifyDocuments } from '#transfers/verify-documents.ts';
import { expireDraft } from '#wills/expire-draft.ts';
import { ALL_DOCUMENTS } from '#wills/rules/archive.ts';
import { behindAfter, isBehind } from '#wills/rules/behind.ts';
import type { Draft } from '#wills/rules/draft.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { loadWillState } from '#wills/will-state.ts';

const stage = sharedStage();
const table = sharedTable(stage);
const will = sharedWill(stage);

const now = (): Instant => instant(currentApp().now());

/** The Host of the shared will, as it is stored. */
async function load(hostId = will.host.id): Promise<HostWithCustody> {
  const host = await currentApp().store.hosts.loadWithCustody(hostId);
  if (!host) throw new Error('The Host is not in the table.');
  return host;
}

async function sealed(): Promise<NonNullable<HostWithCustody['will']>> {
  const { will: found } = await load();
  if (!found) throw new Error('The will is not sealed.');
  return found;
}

/** Writes rows of a Host, as an earlier step would have left them. */
async function put(rows: { [Name in RowName]?: unknown }, hostId = will.host.id): Promise<void> {
  const { root } = await load(hostId);
  await currentApp().store.commit({ hostId, at: now(), aggregates: [{ root, put: rows }] });
}

/** Stores effects that no one performs except the test, because they are due much later. Returns them as they are pending. */
async function plant(effects: readonly Effect[], hostId = will.host.id): Promise<PendingEffect[]> {
  const { store } = currentApp();
  const later = effects.map((effect) => Object.assign({}, effect, { notBefore: moment(now(), 300 * DAY) }));
  await store.commit({ hostId, at: now(), effects: later });
  return Promise.all(later.map(async (effect) => pendingAt(await currentApp().store.outbox.idOf(hostId, effect))));
}

async function pendingAt(id: string): Promise<PendingEffect> {
  const found = await currentApp().store.outbox.get(id);
  if (!found) throw new Error('The effect is not pending.');
  return found;
}

async function plantOne(effect: Effect, hostId?: string): Promise<PendingEffect> {
  const [pending] = await plant([effect], hostId);
  if (!pending) throw new Error('Nothing was stored.');
  return pending;
}

/** Stores an effect that is due in a second, so that the service itself does not perform it now. Returns its id. */
async function commitSoon(effect: Effect, hostId: string, at = now()): Promise<string> {
  await currentApp().store.commit({ hostId, at, effects: [{ ...effect, notBefore: moment(now(), SECOND) } as Effect] });
  // Waits until the service has postponed it: during its claim, a test could not perform it.
  await stage.dump();
  return currentApp().store.outbox.idOf(hostId, effect);
}

const inASecond = (app: App): App => ({ ...app, now: () => new Date(moment(now(), SECOND)) });

async function findPending(kind: Effect['kind']): Promise<PendingEffect> {
  const ids = (await stage.dump()).items.flatMap(({ pk }) => /"OUTBOX#(\w+)"/.exec(JSON.stringify(pk))?.[1] ?? []);
  const all = await Promise.all(ids.map((id) => currentApp().store.outbox.get(id)));
  const found = all.find((one) => one?.hostId === will.host.id && one.effect.kind === kind);
  if (!found) throw new Error(`No ${kind} is pending.`);
  return found;
}

/** The App of a worker during whose work something else happens: after it has read the Host, before it opens the storage. */
function interrupted(interlude: () => Promise<unknown>): App {
  const app = currentApp();
  return { ...app, openStorage: (...asked) => interlude().then(() => app.openStorage(...asked)) };
}

/** The App of a worker that starts no other one. `started` names those that it would have started. */
function withoutWorkers(started: string[]): App {
  const app = currentApp();
  return { ...app, workers: { ...app.workers, start: async (name) => void started.push(name) } };
}

/** The App of a worker whose commits are only noted. */
function withoutCommits(noted: Change[]): App {
  const app = currentApp();
  return { ...app, store: { ...app.store, commit: async (change) => void noted.push(change) } };
}

const moveHouse = (street: string) =>
  answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 2).id}`, {
    json: { contact_methods: [{ type: 'email', value: `${street}@example.net` }] },
  });

/** Wraps the same settings of the storage again, as every change of them does. */
async function renewStorage(): Promise<void> {
  const { object_store: config } = await stage.endpoints();
  await answered(200, will.host.ask, 'PUT', `/api/storages/${will.storageId}`, { json: { config } });
}

const generationsIn = (paths: readonly string[]) => new Set(paths.flatMap((path) => /(?:manifest\.|shares\/)(\d+)/.exec(path)?.[1] ?? []));

describe('the audit trail', () => {
  const entry = (id: string) => ({ id, at: now(), event: 'signed_in', by: 'host' as const, facts: {} });
  const chained = (head: { number: number; hash: string }, id: string): ChainedEntry[] => extendChain(head, [entry(id)]);

  it('does not append an entry that another worker has appended and deleted from those that wait', async () => {
    const { trail } = currentApp().store;
    const hostId = randomUUID();
    const head = await trail.head(hostId);
    const waiting = [{ key: auditKey(hostId, now(), 'one'), entry: entry('one') }];
    await expect(trail.append(head, chained(head.data, 'one'), waiting)).rejects.toThrow(Conflict);
    expect((await trail.head(hostId)).version).toBe(0);
  });

  it('does not append behind a head that has moved, even if the entries since then have expired', async () => {
    const { trail } = currentApp().store;
    const hostId = randomUUID();
    const first = await trail.head(hostId);
    await trail.append(first, chained(first.data, 'one'), []);
    const second = await trail.head(hostId);
    await trail.append(second, chained(second.data, 'two'), []);
    await table.remove({ ...trailEntryKey(hostId, 2) });
    await expect(trail.append(second, chained(second.data, 'late'), [])).rejects.toThrow(Conflict);
    expect((await trail.head(hostId)).version).toBe(2);
  });

  it('is not shown if its pages do not continue each other, although we have written each of them', async () => {
    const { trail } = currentApp().store;
    const id = randomUUID();
    const profile = { ...(await load()).profile, createdAt: now() };
    const { data: start } = await trail.head(id);
    // Two pages.
    const genuine = extendChain(
      start,
      Array.from({ length: 501 }, (_, n) => entry(`genuine-${n}`)),
    );
    const stored = [...extendChain(start, [entry('forged')]), ...genuine.slice(1)];
    for (let from = 0; from < stored.length; from += 90) await trail.append(await trail.head(id), stored.slice(from, from + 90), []);
    await expect(readWholeTrail(currentApp(), { id, profile, root: newRoot('host', id) })).rejects.toMatchObject({ code: 'record_altered' });
  });
});

it('what became of a sent message is written only on the version that was read', async () => {
  const { store } = currentApp();
  const id = randomUUID();
  const data: SentMessage = { pending: { id, hostId: id, effect: { kind: 'reseal', key: id }, createdAt: now() }, accepted: [], bounced: [] };
  const write = (single: SingleChange) => store.commit({ hostId: id, at: now(), singles: [single] });
  await write(store.sentMessages.changing(undefined, data, currentApp().now()));
  await expect(write(store.sentMessages.changing(undefined, data, currentApp().now()))).rejects.toThrow(Conflict);
  const read = await store.sentMessages.get(id);
  await write(store.sentMessages.changing(read, data, currentApp().now()));
  await expect(write(store.sentMessages.changing(read, data, currentApp().now()))).rejects.toThrow(Conflict);
  const later = moment(now(), 300 * DAY);
  // A row that someone has placed under its id is replaced.
  await write(store.sentMessages.resuming(data, later));
  await write(store.sentMessages.resuming(data, later));
  expect((await store.outbox.get(id))?.createdAt).toBe(data.pending.createdAt);
  await store.outbox.done(id);
});

describe('the package in the storage', () => {
  it('is not taken for ours if its manifest has the same size and another content', async () => {
    const app = currentApp();
    const host = await load();
    const [tried] = host.storages;
    if (!tried) throw new Error('The Host has no storage.');
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
    const [survivor] = before.survivors;
    if (!survivor) throw new Error('No one is named.');
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
    const [survivor] = (await load()).survivors;
    if (!survivor) throw new Error('No one is named.');
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

  it.each<[string, Partial<HostWithCustody>, string]>([
    ['more Survivors are needed than are named', { settings: { ...DEFAULT_SETTINGS, survivor_threshold: 9 } }, 'threshold_exceeds_survivors'],
    ['the draft is empty', { draft: { documents: [], createdAt: '2031-01-01T00:00:00.000Z' } as unknown as Draft }, 'no_documents'],
  ])('does not begin if %s', async (_, state, code) => {
    const request = { hostId: will.host.id, storageId: will.storageId, background: false, owner: 'ann' };
    await expect(beginSealing(currentApp(), request, { ...(await load()), ...state })).rejects.toMatchObject({ code });
  });

  it('begins without a draft if the will moves to another storage', async () => {
    const host = await load();
    const [storage] = host.storages;
    if (!storage) throw new Error('The Host has no storage.');
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
  const [survivor] = host.survivors;
  if (!survivor) throw new Error('No one is named.');
  const { id, name } = survivor;
  expect(planChange(host, { kind: 'update', survivor: { id, name } }, 9, now()).notices).toEqual([]);
});

it('a Survivor who is withdrawn leaves the threshold as it is if enough others are named', async () => {
  const { survivors, ...host } = await load();
  const [survivor] = survivors;
  if (!survivor) throw new Error('No one is named.');
  const more = [...survivors, { ...survivor, id: 'stranger' }];
  const plan = planChange({ ...host, survivors: more }, { kind: 'withdraw', survivorId: 'stranger', change: 1 }, 9, now());
  expect(plan.survivors).toEqual(survivors);
  expect(plan.put).not.toHaveProperty('SETTINGS');
});

describe('a code that starts a transfer', () => {
  it('is invalid once the contacts to which it was sent were replaced', async () => {
    const clara = survivorAt(will, 1);
    const json = { will_id: will.willId, contact: { type: 'email', value: clara.email } };
    const { otp_session_id } = await answered(200, newcomer(stage), 'POST', '/api/transfer/send-otp', { json });
    const code = await mailed(stage, clara.email, /Your code is (\d{6})/);
    const contact_methods = [{ type: 'email', value: 'clara.moved@example.net' }];
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${clara.id}`, { json: { contact_methods } });
    const reply = await answered(200, newcomer(stage), 'POST', '/api/transfer/verify-and-initiate', { json: { otp_session_id, code } });
    expect(reply).toMatchObject({ verified: false });
    expect((await sealed()).transferId).toBeNull();
  });

  it('stays pending until a channel accepts it', async () => {
    const app = currentApp();
    const { email, name } = survivorAt(will, 0);
    const survivor = (await load()).survivors.find((one) => one.name === name)?.id ?? '';
    const id = randomUUID();
    const to = { hostId: will.host.id, transferId: null, survivor, destination: email, contactsHash: '' };
    const session: OtpSession = { id, purpose: 'start', ...to, expiresAt: moment(now(), HOUR) };
    await app.store.commit({ hostId: will.host.id, at: now(), singles: [app.store.otpSessions.beginning(session)] });
    const effect = { kind: 'send-code' as const, key: id, sessionId: id, requestId: id, asker: 'a' };
    const pending = await plantOne(effect);
    const over = (answer: Delivery): App => ({
      ...app,
      mailer: { ...app.mailer, send: async () => answer },
      connectors: { ...app.connectors, deliver: async () => answer },
    });
    await sendStartCode(over({ accepted: false, reason: 'The mailbox is full.', permanent: false }), pending, effect);
    expect(await app.store.outbox.get(pending.id)).toBeDefined();
    await sendStartCode(over({ accepted: true }), pending, effect);
    expect(await app.store.outbox.get(pending.id)).toBeUndefined();
  });

  it('has no attempt given back that was never counted', async () => {
    const app = currentApp();
    const id = randomUUID();
    const expiresAt = moment(now(), HOUR);
    const session: OtpSession = { id, purpose: 'start', hostId: id, transferId: null, survivor: id, destination: '', contactsHash: '', expiresAt };
    await app.store.commit({ hostId: id, at: now(), singles: [app.store.otpSessions.beginning(session)] });
    const row = await app.store.otpSessions.get(id);
    if (!row) throw new Error('The session is not stored.');
    const typed = { code: '000000', client: '192.0.2.1' };
    for (let attempt = 0; attempt < OTP_ATTEMPTS; attempt += 1) await countAttempt(app, row, typed, Promise.resolve());
    await expect(countAttempt(app, row, typed, Promise.reject(new Error('The table is down.')))).rejects.toThrow('The table is down.');
    expect(await app.store.counters.countOtpTry(id, OTP_ATTEMPTS, 1, app.now())).toBeUndefined();
  });
});

describe('a pending message', () => {
  const refused: Delivery = { accepted: false, reason: 'The mailbox is full.', permanent: false };

  /** Sends a message of the shared will, whose routes all give this answer. Returns what this did. Nothing is stored. */
  async function send(to: 'host' | 'survivor', facts: object, { answer = { accepted: true } as Delivery, waited = 0 } = {}) {
    const { store, ...app } = currentApp();
    const host = await load();
    const [survivor] = host.survivors.map((one) => ({ ...one, silenced: parseContacts(one.contacts).map((contact) => contactId(one, contact)) }));
    if (!survivor) throw new Error('No one is named.');
    const effect = {
      kind: 'message',
      key: 'one/of/them',
      to: to === 'host' ? { host: true, spread: 'first' } : { survivor: survivor.id },
      ...facts,
    } as MessageEffect;
    const pending = { id: randomUUID(), hostId: host.id, effect, createdAt: moment(now(), -waited) };
    const did = { sent: 0, ended: [] as string[], singles: [] as unknown[], logged: [] as string[] };
    const accept = async () => {
      did.sent += 1;
      return answer;
    };
    const hosts = { ...store.hosts, loadClosing: async () => ({ ...host, survivors: [survivor] }) };
    const outbox = { ...store.outbox, done: async (id: string) => void did.ended.push(id), postpone: async () => {} };
    const commit = async ({ singles = [] }: Change) => void did.singles.push(...singles);
    const log = { ...app.log, warn: (event: string) => void did.logged.push(event) };
    const connectors = { ...app.connectors, deliver: accept };
    await deliver({ ...app, mailer: { send: accept }, connectors, log, store: { ...store, hosts, outbox, commit } }, pending, effect, 1);
    return did;
  }

  it.each([
    ['host', { template: 'liveness-check', check: 99 }],
    ['survivor', { template: 'pending-transfer-survivor' }],
  ] as const)('is not sent if it was overtaken: to a %s', async (to, facts) => {
    expect(await send(to, facts)).toMatchObject({ sent: 0, ended: [expect.any(String)] });
  });

  it('is sent to a contact that gets no notices if its owner has requested it', async () => {
    expect(await send('survivor', { template: 'codes-replaced' })).toMatchObject({ sent: 0 });
    // An operator need not look at a late message that has arrived.
    expect(await send('survivor', { template: 'where-to-start' }, { waited: HOUR })).toMatchObject({ sent: 1, logged: [] });
  });

  it.each([
    [HOUR - 1, []],
    [HOUR, ['message_late']],
  ])('that no route accepts leaves nothing about mails, and is late after an hour: %i', async (waited, logged) => {
    const did = await send('survivor', { template: 'where-to-start' }, { answer: refused, waited });
    expect(did).toEqual({ sent: 1, ended: [], singles: [], logged });
  });
});

it('a password that is being guessed is checked only for client addresses that the account knows', async () => {
  const app = currentApp();
  const { id: hostId, email, password } = await openAccount(stage);
  const { root } = await load(hostId);
  for (let wrong = 0; wrong < MAX_FAILED_LOGINS; wrong += 1) await countWrongPassword(app, hostId);
  await rememberClient(app, hostId, 'at home');
  const signIn = (client: string) => during(checkPassword(app, { hostId, email, password, client, requestId: client }));
  expect([await signIn('elsewhere'), await signIn('at home')]).toEqual(['locked', expect.objectContaining({ refused: MAX_FAILED_LOGINS })]);
  // The hash of the password is up to date.
  expect((await load(hostId)).root.version).toBe(root.version);
});

it('an address that was claimed again after it was read is not released', async () => {
  const { store } = currentApp();
  const { id: hostId, email } = await openAccount(stage);
  const released = await releaseAddresses(currentApp(), [email], [], hostId);
  const { singles: claimed } = await claimAddress(currentApp(), email, hostId);
  await store.commit({ hostId, at: now(), singles: claimed });
  await expect(store.commit({ hostId, at: now(), singles: released })).rejects.toThrow(Conflict);
});

describe('what comes late or twice', () => {
  it('the end of the wait after a reset ends no other wait, and none before its time', async () => {
    const { id, root } = await openAccount(stage).then(({ id: hostId }) => load(hostId));
    const { profile } = await load(id);
    const until = moment(now(), HOUR);
    const recovered = { at: now(), epoch: 3, wait: 3, until };
    await currentApp().store.commit({ hostId: id, at: now(), aggregates: [{ root, put: { PROFILE: { ...profile, recovered } } }] });
    const lateAfter = (...outages: Outage[]): App => {
      const { store } = currentApp();
      const serviceClock = { ...store.serviceClock, look: async () => ({ outages, isAway: false }) };
      return { ...currentApp(), now: () => new Date(until), store: { ...store, serviceClock } };
    };
    const late = lateAfter();
    const isWaiting = async () => (await load(id)).profile.recovered !== null;
    expect(await endRecovery(lateAfter({ from: moment(recovered.at, MINUTE), to: until }), id, 3)).toBe(moment(until, HOUR - MINUTE));
    await endRecovery(currentApp(), id, 3);
    await endRecovery(late, id, 2);
    expect(await isWaiting()).toBe(true);
    await endRecovery(late, id, 3);
    expect(await isWaiting()).toBe(false);
  });

  it('a link that keeps a will works as long as its deletion waits, and a link of a message from before our outage is new', async () => {
    const app = currentApp();
    const before = await load();
    const [years, of] = [moment(now(), 3650 * DAY), { channel: 'email', from: now() } as const];
    const inYears: App = { ...app, now: () => new Date(years) };
    const token = async (link: Promise<string>) => (await link).split('token=')[1] ?? '';
    const undo = await token(answerLink(app, before, { kind: 'undo-deletion', deletion: before.deletions.requests + 1 }, of));
    const old = await token(answerLink(app, before, { kind: 'not-me', change: 1 }, of));
    const late = { ports: app, host: before, channel: 'email', createdAt: now(), now: years } as const;
    const fresh = await token(messageLink(late, { kind: 'not-me', change: 1 }));
    const { next } = requestDeletion(before.deletions, { of: 'will', packages: 'keep', isSealed: true, survivors: [] }, now());
    await put({ DELETIONS: next });
    const done = async (one: string) => (await checkAnswer(inYears, one)).does;
    expect([await done(undo), await done(old), await done(fresh)]).toEqual(['undo-deletion', 'nothing', 'reject-change']);
    await put({ DELETIONS: before.deletions });
    expect(await done(undo)).toBe('used');
  });

  it('a link against a change does nothing when the will was deleted', async () => {
    const app = currentApp();
    const before = await load();
    const token = async (link: AnswerLink) => (await answerLink(app, before, link, { channel: 'email', from: now() })).split('token=')[1] ?? '';
    const tokens = [await token({ kind: 'not-me', change: 1 }), await token({ kind: 'undo-settings', change: 1 })];
    const look = async () => Promise.all(tokens.map(async (one) => (await checkAnswer(app, one)).does));
    expect(await look()).toEqual(['reject-change', 'used']);
    const { root, ...rows } = before;
    await app.store.commit({ hostId: before.id, at: now(), aggregates: [{ root, remove: ['WILL', 'LIVENESS'] }] });
    expect(await look()).toEqual(['nothing', 'nothing']);
    await put({ WILL: rows.will, LIVENESS: rows.liveness });
  });

  it('a change of a storage that changes nothing writes nothing', async () => {
    const host = await load();
    const [storage] = host.storages;
    if (!storage) throw new Error('The Host has no storage.');
    const same = { name: storage.name, config: undefined };
    expect(await changeStorage(currentApp(), host, storage, same, { requestId: 'same', admit: async () => {} })).toBe(storage);
    expect((await load()).root.version).toBe(host.root.version);
  });

  it('a change of a connector or of the profile that changes nothing writes nothing', async () => {
    const host = await load();
    const [connector] = host.connectors;
    if (!connector) throw new Error('The Host has no connector.');
    const telephone = { ...connector, type: 'sms' as const, hostDestination: '+436641234567' };
    const same = { name: undefined, priority: undefined, readDestination: () => telephone.hostDestination, readConfig: undefined };
    const admit = async () => {};
    const { next } = await changeConnector(currentApp(), host, telephone, same, { requestId: 'same', sessionId: '', admit });
    expect(next).toBe(telephone);
    const { displayName, locale, timezone } = host.profile;
    expect(await changeProfile(currentApp(), host, { displayName, locale, timezone, email: undefined }, { requestId: 'same', admit })).toBe(
      host.profile,
    );
    expect((await load()).root.version).toBe(host.root.version);
  });

  it('a test of a connector does not verify it if it was rejected while the message was sent', async () => {
    const app = currentApp();
    const host = await load();
    const [connector] = host.connectors;
    if (!connector) throw new Error('The Host has no connector.');
    const row = connectorRow(connector.id);
    const rejected = rejectConnector({ ...connector, changedAt: now() }, now());
    const connectors = { ...app.connectors, deliver: () => put({ [row]: rejected }).then(() => ({ accepted: true }) as Delivery) };
    const test = { connector, typed: host.profile.email, requestId: 'late', sessionId: '' };
    await testConnector({ ...app, connectors }, host, test, async () => {});
    expect((await load()).connectors[0]).toMatchObject({ rejected: true, isVerified: false });
    await put({ [row]: connector });
  });

  it('the end of a check of connections or of a yearly question does not postpone what is done', async () => {
    const [survivor] = (await load()).survivors;
    if (!survivor) throw new Error('No one is named.');
    await put({ [survivorRow(survivor.id)]: { ...survivor, invitation: { askedAt: now(), confirmed: null } } });
    const effect = { kind: 'ask-again' as const, key: 'again', survivor: survivor.id, askedAt: now(), notBefore: now() };
    const pending = [await plantOne(effect), await plantOne({ kind: 'check-connections', key: 'well' })] as const;
    // To postpone an effect that is gone would throw.
    await askToConfirmAgain(currentApp(), pending[0], effect);
    await checkConnections(currentApp(), pending[1]);
    for (const { id } of pending) expect(await currentApp().store.outbox.get(id)).toBeUndefined();
  });

  it('a change of a Survivor that changes nothing writes nothing', async () => {
    const host = await load();
    const [survivor] = host.survivors;
    if (!survivor) throw new Error('No one is named.');
    const same = { fields: { name: survivor.name }, message: undefined };
    expect(await updateSurvivor(currentApp(), host, survivor, same, { requestId: 'same', admit: async () => {} })).toBe(survivor);
    expect((await load()).root.version).toBe(host.root.version);
  });

  it('a draft is changed only when its Host is notified that it will be deleted', async () => {
    await put({ DRAFT: { createdAt: now(), documents: [] } });
    const { root } = await load();
    await expireDraft(currentApp(), await plantOne({ kind: 'check-draft', key: 'fresh', notBefore: now() }));
    expect((await load()).root.version).toBe(root.version);
  });

  it('a storage is renamed also while its settings may not change, and as often as its Host wants', async () => {
    const host = await load();
    const [storage] = host.storages;
    if (!storage || !host.will) throw new Error('The will is not sealed.');
    const silent = { ...host, will: { ...host.will, status: 'pending_transfer' as const } };
    const admit = () => Promise.reject(new Error('This is counted.'));
    const renamed = await changeStorage(currentApp(), silent, storage, { name: 'Attic', config: undefined }, { requestId: 'renamed', admit });
    expect(renamed).toEqual({ ...storage, name: 'Attic' });
  });

  it('the end of a consent disconnects nothing again after its Host was notified', async () => {
    const { store } = currentApp();
    const host = await load();
    const [storage] = host.storages;
    if (!storage) throw new Error('The Host has no storage.');
    const id = grantId(storage.config);
    const grant = {
      hostId: host.id,
      storageId: storage.id,
      refresh: '',
      access: null,
      accessUntil: now(),
      renewing: false,
      endedAt: now(),
      notified: true,
    };
    const add = () => store.commit({ hostId: host.id, at: now(), singles: [addGrant(id, grant)] });
    await add();
    await expect(add()).rejects.toThrow(Conflict);
    await disconnectDrive(currentApp(), id);
    expect((await load()).root.version).toBe(host.root.version);
    await store.grants.remove(id);
  });

  it('ciphertext that a storage has not deleted for 30 days is left there', async () => {
    const { store } = currentApp();
    const effect: Effect = { kind: 'delete-package', key: 'old', storageId: will.storageId, prefix: 'nothing/' };
    await store.commit({ hostId: will.host.id, at: moment(now(), -31 * DAY), effects: [{ ...effect, notBefore: moment(now(), DAY) } as Effect] });
    const id = await currentApp().store.outbox.idOf(will.host.id, effect);
    const queue = { hostId: will.host.id, name: 'storages' as const };
    const opened: string[] = [];
    const late: App = { ...interrupted(async () => opened.push('storage')), now: () => new Date(moment(now(), DAY)) };
    await store.hostQueues.add(queue, [id], now());
    await performForHost(late, queue);
    expect([opened, await store.outbox.get(id)]).toEqual([[], undefined]);
  });
});

describe('a deletion that is due', () => {
  const DUE: Liveness['phase'] = { name: 'waiting', nextCheckAt: '2031-01-01T00:00:00.000Z' as Instant };

  async function request(hostId: string, packages: Deletion['packages']): Promise<{ id: string; deletions: Deletions }> {
    const asked = { of: 'account' as const, packages, isSealed: true, survivors: [] };
    const { next } = requestDeletion((await load(hostId)).deletions, asked, moment(now(), -30 * DAY));
    await put({ DELETIONS: next }, hostId);
    const { number = 0 } = next.current ?? {};
    const { id } = await plantOne({ kind: 'finish-deletion', key: `deletion/${number}`, deletion: number, notBefore: now() }, hostId);
    return { id, deletions: next };
  }
  const started = async () => (await load()).deletions.current?.started;
  /** As if these were sent at that time. */
  async function leaveReceipts(effects: readonly Effect[], hostId: string, at: Instant): Promise<void> {
    const { outbox, receipts, commit } = currentApp().store;
    const ids = await Promise.all(effects.map((effect) => outbox.idOf(hostId, effect)));
    const singles = effects.flatMap((effect, n) => receipts.writing({ id: ids[n] ?? '', hostId, effect, createdAt: at }, 'sent', at));
    await commit({ hostId, at, singles });
  }

  it('waits while a check is due, which may end it, and while the storage lacks shares of a package that is kept', async () => {
    const before = await load();
    const { id } = await request(will.host.id, 'keep');
    await put({ LIVENESS: { ...before.liveness, phase: DUE } });
    await finishDeletion(currentApp(), id);
    expect(await started()).toBeUndefined();

    await put({ LIVENESS: before.liveness, WILL: { ...before.will, behind: behindAfter(await sealed(), [will.storageId]) } });
    await finishDeletion(currentApp(), id);
    expect(await started()).toBeUndefined();
    await put({ WILL: before.will, DELETIONS: before.deletions });
  });

  it('waits for its time, and while no sweep shows that its Host can undo it', async () => {
    const app = currentApp();
    const { id: hostId } = await openAccount(stage);
    const { id, deletions } = await request(hostId, 'delete');
    const isOpen = async () => (await app.store.hosts.load(hostId)) !== undefined;
    const dueAt = (takesEffectAt: Instant) =>
      put({ DELETIONS: { ...deletions, current: deletions.current && { ...deletions.current, takesEffectAt } } }, hostId);
    await dueAt(moment(now(), 1));
    await finishDeletion(app, id);
    expect(await isOpen()).toBe(true);
    await dueAt(moment(now(), -DAY));
    const isAway = { ...app.store.serviceClock, look: async () => ({ outages: [], isAway: true }) };
    await finishDeletion({ ...app, store: { ...app.store, serviceClock: isAway } }, id);
    expect(await isOpen()).toBe(true);
    await leaveReceipts(deletions.current ? effectsOfRequest(deletions.current) : [], hostId, moment(now(), -30 * DAY));
    await finishDeletion(app, id);
    expect(await isOpen()).toBe(false);
  });

  it('of a will leaves the account', async () => {
    const { id: hostId } = await openAccount(stage);
    const { id, deletions } = await request(hostId, 'keep');
    const at = moment(now(), -25 * HOUR);
    const started = { at, survivors: [], package: null, rest: [], outcome: null, settledAt: at };
    await put({ DELETIONS: { ...deletions, current: deletions.current && { ...deletions.current, of: 'will', started } } }, hostId);
    await finishDeletion(currentApp(), id);
    expect((await load(hostId)).deletions).toMatchObject({ current: null, done: 1 });
  });

  it('keeps the contacts until the last notices were sent or abandoned', async () => {
    const app = currentApp();
    const { id: hostId } = await openAccount(stage);
    const { id, deletions } = await request(hostId, 'keep');
    const at = moment(now(), -25 * HOUR);
    const current = deletions.current && {
      ...deletions.current,
      started: { at, survivors: [], package: null, rest: [], outcome: null, settledAt: at },
    };
    const notices = await plant(current ? lastNotices(current) : [], hostId);
    const settle = async (settledAt: Instant) => {
      const { root } = (await app.store.hosts.loadClosing(hostId)) ?? (await load(hostId));
      const next = current && { ...current, started: { ...current.started, settledAt } };
      await app.store.commit({ hostId, at: now(), aggregates: [{ root, put: { DELETIONS: { ...deletions, current: next } } }] });
    };
    await settle(at);
    await finishDeletion(app, id);
    expect(await app.store.hosts.loadClosing(hostId)).toBeDefined();
    expect(notices).toHaveLength(1);
    for (const notice of notices) await app.store.outbox.done(notice.id);
    await leaveReceipts(current ? lastNotices(current) : [], hostId, at);
    // A mail can still come back.
    await settle(now());
    await finishDeletion(app, id);
    expect(await app.store.hosts.loadClosing(hostId)).toBeDefined();
    await settle(at);
    await finishDeletion(app, id);
    expect(await app.store.hosts.loadClosing(hostId)).toBeUndefined();
  });
});

it('a one-time code authenticates one address once, also in two requests at the same moment', async () => {
  const ben = survivorAt(will, 0);
  const transfer = await startTransfer(will);
  const json = await askForCode(transfer, ben);
  const show = (call: Client) => answered(200, call, 'POST', '/api/survivor-auth/verify-otp', { json });
  const other = stage.before(noting(will.host.id, 'survivor_authenticated'), async () => {
    const first = await show(ben.call);
    expect(first).toMatchObject({ verified: true });
    expect(await show(ben.call)).toEqual(first);
  });
  expect(await show(newcomer(stage))).toMatchObject({ verified: false, attempts_remaining: 0 });
  await other;
  await cancelTransfer(transfer);
});

it('a backup code that another request has used in a transfer that was then stopped does not count in the next one', async () => {
  const own = await sealWill(stage);
  const clara = survivorAt(own, 1);
  const transfer = await startTransfer(own);
  const json = { will_id: own.willId, survivor_id: clara.id, backup_code: clara.backupCodes[0] };
  const show = () => answered(200, newcomer(stage), 'POST', '/api/survivor-auth/verify-otp', { json });
  const met = stage.before(noting(own.host.id, 'survivor_authenticated'), async () => {
    expect(await show()).toMatchObject({ verified: true });
    await cancelTransfer(transfer);
    await startWithProof(own, survivorAt(own, 2));
  });
  expect(await show()).toMatchObject({ verified: false, message: expect.stringContaining('was used before') });
  await met;
});

it('a person who lost their paper is sent at most three messages a day', async () => {
  const sent: Change[] = [];
  const asked = { target: { will_id: will.willId }, contact: { type: 'email' as const, value: survivorAt(will, 0).email }, hostId: will.host.id };
  for (const requestId of ['one', 'two', 'three', 'four']) await sendStartInstructions(withoutCommits(sent), { ...asked, requestId });
  expect(sent).toHaveLength(3);
});

describe('the scheduled jobs', () => {
  it('send no check while no sweep shows that Hosts can answer', async () => {
    const { liveness } = await load();
    const nextCheckAt = moment(now(), 10 * MINUTE);
    await put({ LIVENESS: { ...liveness, phase: { name: 'waiting', nextCheckAt } } });
    const late: App = { ...currentApp(), now: () => new Date(moment(now(), HOUR)) };
    await performDue(late, will.host.id);
    expect((await load()).liveness?.phase).toEqual({ name: 'waiting', nextCheckAt });
    await late.store.serviceClock.beat(late.now());
    await performDue(late, will.host.id);
    expect((await load()).liveness?.phase.name).toBe('asking');
  });

  it('postpone all but two of the effects that talk to the storage of one Host, so that these do not hide the effects of others', async () => {
    const { store } = currentApp();
    const many = Array.from(
      { length: 5 },
      (_, n): Effect => ({ kind: 'delete-leftovers', key: `many/${n}`, generation: 0, notBefore: moment(now(), 30 * MINUTE) }),
    );
    await store.commit({ hostId: will.host.id, at: now(), effects: many });
    await stage.outage(HOUR);
    const overdue = async () =>
      (await store.due.overdue(currentApp().now())).flatMap((item) =>
        item.kind === 'effect' && item.pending.hostId === will.host.id ? item.pending.effect.kind : [],
      );
    expect((await overdue()).filter((kind) => kind === 'delete-leftovers').length).toBeGreaterThanOrEqual(5);
    await sweep(currentApp());
    await stage.dump();
    expect(await overdue()).toEqual([]);
  });
});

describe('an open will', () => {
  const open = filledBefore(async () => {
    const opened = await sealWill(stage);
    const transfer = await openWill(opened, 3);
    const { transferId } = (await currentApp().store.transfers.find(transfer.transferId)) ?? {};
    const record = transferId === undefined ? undefined : await currentApp().store.transfers.load(transferId);
    if (!record) throw new Error('The transfer is not in the table.');
    return { id: opened.host.id, host: await load(opened.host.id), record };
  });
  const sealedBefore = (): NonNullable<HostWithCustody['will']> => {
    if (!open.host.will) throw new Error('The will is not sealed.');
    return open.host.will;
  };
  const loadOpen = async () => {
    const loaded = await loadWillState(currentApp(), open.host);
    const [survivor] = open.record.released.keys();
    if (!loaded?.state.transfer || survivor === undefined) throw new Error('The will is not open.');
    return { loaded, transfer: loaded.state.transfer, survivor };
  };
  const statusOf = async () => (await currentApp().store.transfers.load(open.record.transfer.facts.id))?.transfer.state.status;
  const altered = (code: string) => expect.objectContaining({ code });

  it.each([{ revision: 9 }, { generation: 9 }])('opens only the package with which the transfer began, not %o', async (another) => {
    const { sealed: current } = sealedBefore();
    const host = { ...open.host, will: { ...sealedBefore(), sealed: { ...current, ...another } } };
    await expect(openReleasedWill(currentApp(), host, open.record)).rejects.toEqual(altered('package_altered'));
  });

  it('opens with the other shares if one is not the share that was made', async () => {
    const [first] = open.record.released.keys();
    const shares = open.host.custody.shares.map((share) => (share.survivor === first ? { ...share, commitment: '0'.repeat(64) } : share));
    const host = { ...open.host, custody: { ...open.host.custody, shares } };
    expect(await openReleasedWill(currentApp(), host, open.record)).toMatchObject({ manifest: { revision: sealedBefore().sealed.revision } });
  });

  it('splits its key again with the other shares if one is not the share of this generation', async () => {
    const { host } = open;
    const [share] = host.custody.shares;
    const key = share && host.custody.keys.get(share.survivor);
    if (!share || !key) throw new Error('There is no share.');
    const identity = await unwrapSurvivorKey(currentApp(), host, share.survivor);
    const { label, ...made } = readShareFile(await decryptBytes({ identity }, Buffer.from(share.file, 'base64')));
    const earlier = await encryptBytes(key.recipient, shareFile({ ...label, generation: label.generation - 1 }, made));
    const file = Buffer.from(earlier).toString('base64');
    await expect(openShare({ ...share, file }, identity)).rejects.toEqual(altered('share_altered'));
    await expect(openShare({ ...share, commitment: '0'.repeat(64) }, identity)).rejects.toEqual(altered('share_altered'));
    const shares = host.custody.shares.map((one) => (one === share ? { ...one, file } : one));
    const { identity: opened } = await openWithSurvivorKeys(currentApp(), { ...host, custody: { ...host.custody, shares } });
    expect(opened).toBe((await openWithSurvivorKeys(currentApp(), host)).identity);
  });

  it('has the manifest that was sealed', () => {
    const { custody } = open.host;
    const manifest = custody.manifest && { ...custody.manifest, text: `${custody.manifest.text} ` };
    expect(() => currentManifest({ ...open.host, custody: { ...custody, manifest } })).toThrow(altered('package_altered'));
  });

  it('gets a personal message again if it has changed, and no other one', async () => {
    const { host } = open;
    const { sealed: current } = sealedBefore();
    const [changed = '', kept = ''] = current.survivors;
    const key = host.custody.keys.get(changed);
    if (!key) throw new Error('There is no key.');
    const message = Buffer.from(await encryptBytes(key.recipient, Buffer.from('Dear Ben, once more.'))).toString('base64');
    const keys = new Map(host.custody.keys).set(changed, { ...key, message });
    const opened = await openForNext(currentApp(), host);
    const holders = host.survivors.map(({ id }) => ({ survivor: id, key: keys.get(id), keepsMessage: id !== changed }));
    const { files, shares } = await nextGeneration(opened, holders, current.generation + 1).finally(opened.wipe);
    expect(opened.packageKey.every((byte) => byte === 0)).toBe(true);
    const pathOf = (rows: readonly ShareRow[], survivor: string) => rows.find((share) => share.survivor === survivor)?.messagePath;
    const written = files.map(({ path }) => path.slice(packageFolder(current).length)).filter((path) => path.startsWith('messages/'));
    expect(written).toEqual([pathOf(shares, changed)]);
    expect(pathOf(shares, kept)).toBe(pathOf(host.custody.shares, kept));
  });

  it('has no file of a personal message that was removed', async () => {
    const [survivor] = open.host.survivors;
    if (!survivor) throw new Error('No one is named.');
    const { message = null } = open.host.custody.keys.get(survivor.id) ?? {};
    const rebind = (kept: string | null) => renewKey(currentApp(), open.host, { does: 'rebind', survivor, kept: { message: kept } });
    expect((await rebind(message))?.message).toEqual(message);
    expect((await rebind(null))?.message).toBeNull();
  });

  it('is read only by links that were made for its sealing', () => {
    const { transfer } = open.record;
    const [survivorId = ''] = open.record.released.keys();
    const expires = currentApp().now().getTime() / 1000 + 60;
    const link = (revision: number) => ({ transferId: transfer.facts.id, survivorId, documentId: '', revision, expires });
    const follow = (revision: number) => linkedSealing(currentApp(), open, link(revision), { outages: [] });
    expect(follow(transfer.facts.revision)).toEqual(sealedBefore().sealed);
    expect(() => follow(transfer.facts.revision + 1)).toThrow(altered('invalid_download_link'));
    const second = { ...link(transfer.facts.revision), documentId: ALL_DOCUMENTS };
    expect(() => linkedArchive(currentApp(), open, second, { outages: [], part: 2 })).toThrow('one part only');
  });

  it('takes proofs only for the transfer that its own record names', async () => {
    const { id: transferId } = open.record.transfer.facts;
    const app = currentApp();
    const load = () => loadProofContext(app, open.id, transferId, () => true);
    expect((await load()).record.transfer.facts.id).toBe(transferId);
    await put({ WILL: { ...sealedBefore(), transferId: null } }, open.id);
    await expect(load()).rejects.toEqual(altered('transfer_not_running'));
    // A transfer that is not there.
    await put({ WILL: { ...sealedBefore(), transferId: randomUUID() } }, open.id);
    const host = await app.store.hosts.load(open.id);
    await expect(host && loadWillState(app, host)).rejects.toEqual(altered('record_altered'));
    await put({ WILL: sealedBefore() }, open.id);
  });

  it('is read back again by a Survivor who joins if its opening failed, once an hour', async () => {
    const { loaded, transfer, survivor } = await loadOpen();
    const retries = async (status: 'accessible' | 'failed') => {
      const state = { ...loaded.state, transfer: { ...transfer, state: { ...transfer.state, status } } as Transfer };
      const { step } = await startOrJoin(currentApp(), { ...loaded, state }, { survivor, proven: true, requestId: randomUUID() });
      return step.effects.filter(({ kind }) => kind === 'retry-opening').length;
    };
    expect([await retries('accessible'), await retries('failed'), await retries('failed')]).toEqual([0, 1, 0]);
  });

  it('sends its link at most once an hour to a Survivor who is only named', async () => {
    const { loaded, survivor } = await loadOpen();
    const sent: Change[] = [];
    const app = withoutCommits(sent);
    for (const request of ['one', 'two']) await expect(startByName(app, { loaded, survivor }, request)).rejects.toEqual(altered('transfer_running'));
    expect(sent).toHaveLength(1);
  });

  it('is noted as read once for each Survivor and document', async () => {
    const [survivorId = ''] = open.record.released.keys();
    const record = { ...open.record, reads: new Map([[survivorId, recordDocumentsRead(undefined, survivorId, ['one'], now())]]) };
    const noted: Change[] = [];
    for (const documentIds of [['one'], ['one', 'two']])
      await recordReads(withoutCommits(noted), { record, survivorId, documentIds, outages: [], requestId: '' });
    expect(noted.map(({ audit }) => audit)).toEqual([[expect.objectContaining({ facts: expect.objectContaining({ document: 'two' }) })]]);
  });

  it('is not read back after its transfer has ended', async () => {
    const { transfer } = open.record;
    const opened: string[] = [];
    const app = interrupted(async () => opened.push('storage'));
    const ended = { ...open.record, transfer: { ...transfer, state: { ...transfer.state, status: 'completed' } } as Transfer };
    const transfers = { ...app.store.transfers, load: async () => ended };
    await verifyDocuments({ ...app, store: { ...app.store, transfers } }, transfer.facts.id);
    expect(opened).toEqual([]);
  });

  it('stays open while its storage fails: only a wrong proof ends the opening', async () => {
    const app = currentApp();
    const { id } = open.record.transfer.facts;
    const transfers = { ...app.store.transfers, load: async () => ({ ...open.record, opened: undefined }) };
    for (const code of ['storage_failed', 'storage_type_unavailable'] as const) {
      const openStorage = async () => Promise.reject(new Refusal(code));
      const noted: Change[] = [];
      await verifyDocuments({ ...app, openStorage, store: { ...withoutCommits(noted).store, transfers } }, id);
      expect(await statusOf()).toBe('accessible');
      // It is read again.
      expect(noted.at(-1)?.aggregates?.[0]?.put).toEqual({ OPENED: { verified: [], verifiedIn: {}, finished: false } });
    }
  });

  it('is shown by two ids only where its Survivor has authenticated, and not where the service or a client demands a session', async () => {
    const app = currentApp();
    const [released] = open.record.released.values();
    if (!released) throw new Error('Nothing was released.');
    const provenBy = await clientMark(app, open.record.transfer.facts.id, released.survivor, 'at home');
    const row = { ...released, provenBy, provenAt: moment(now(), -HOUR), sessionDemanded: false };
    const look = (SURVIVOR_SESSION: 'optional' | 'required', client: string, sessionDemanded = false) =>
      assertReadableByIds({ ...app, env: { ...app.env, SURVIVOR_SESSION } }, open, { ...row, sessionDemanded }, client);
    await look('optional', 'at home');
    await expect(look('optional', 'elsewhere')).rejects.toEqual(altered('session_required'));
    await expect(look('optional', 'at home', true)).rejects.toEqual(altered('session_required'));
    await expect(look('required', 'at home')).rejects.toEqual(altered('session_required'));
  });

  it('is shown by two ids, once others may know them, only shortly after that', async () => {
    const app = currentApp();
    const [row] = open.record.released.values();
    if (!row) throw new Error('Nothing was released.');
    const host = { ...open.host, profile: { ...open.host.profile, idsExposed: { since: now() } } };
    const provenBy = await clientMark(app, open.record.transfer.facts.id, row.survivor, 'at home');
    const look = (client: string, provenAt: Instant) =>
      assertReadableByIds(app, { ...open, host }, { ...row, provenBy, provenAt, sessionDemanded: false }, client);
    await look('at home', now());
    await expect(look('elsewhere', now())).rejects.toEqual(altered('session_required'));
    await expect(look('at home', moment(now(), -HOUR))).rejects.toEqual(altered('session_required'));
  });

  it('needs no more people who can be reached: its quorum is not compared', async () => {
    const host = await load(open.id);
    await checkQuorum(currentApp(), { ...host, quorumWatch: undefined });
    expect((await load(open.id)).root.version).toBe(host.root.version);
  });

  it('lets no Survivor be asked for the yearly confirmation', async () => {
    const [survivor] = open.host.survivors;
    if (!survivor) throw new Error('No one is named.');
    const invited = { ...survivor, invitation: { askedAt: now(), confirmed: null } };
    await put({ [survivorRow(survivor.id)]: invited }, open.id);
    const effect = { kind: 'ask-again' as const, key: 'yearly', survivor: survivor.id, askedAt: now() };
    const pending = await plantOne(effect as unknown as Effect, open.id);
    await askToConfirmAgain(currentApp(), pending, effect as Parameters<typeof askToConfirmAgain>[2]);
    expect((await load(open.id)).survivors.find(({ id }) => id === survivor.id)).toEqual(invited);
    expect(await currentApp().store.outbox.get(pending.id)).toBeDefined();
  });

  it('is neither opened again by the effect of an earlier opening, nor sealed again', async () => {
    const { store } = currentApp();
    const { id: transferId } = open.record.transfer.facts;
    const { root } = (await store.transfers.load(transferId)) ?? open.record;
    const unread = { verified: [], finished: false };
    await store.commit({ hostId: open.id, at: now(), aggregates: [{ root, put: { OPENED: unread } }] });
    await put({ WILL: { ...sealedBefore(), resealDue: true } }, open.id);
    const opening = await commitSoon({ kind: 'open-documents', key: 'earlier', transferId }, open.id, moment(now(), -400 * DAY));
    const started: string[] = [];
    for (const id of [opening, await commitSoon({ kind: 'reseal', key: 'open' }, open.id)])
      await performEffect(inASecond(withoutWorkers(started)), id);
    expect(started).toEqual([]);
    expect(await store.outbox.get(opening)).toBeUndefined();
  });

  it('is read back until every document matched', async () => {
    const { store } = currentApp();
    const { id: transferId } = open.record.transfer.facts;
    const readBack = async (opened: OpenedRow): Promise<string[]> => {
      const { root } = (await store.transfers.load(transferId)) ?? open.record;
      await store.commit({ hostId: open.id, at: now(), aggregates: [{ root, put: { OPENED: opened } }] });
      const started: string[] = [];
      const id = await commitSoon({ kind: 'open-documents', key: JSON.stringify(opened), transferId }, open.id);
      await performEffect(inASecond(withoutWorkers(started)), id);
      return started;
    };
    const verified = sealedBefore().sealed.documents.map(({ id }) => id);
    expect(await readBack({ verified, verifiedIn: {}, finished: true, altered: true })).toEqual(['open']);
    expect(await readBack({ verified, verifiedIn: {}, finished: true })).toEqual([]);
  });
});
