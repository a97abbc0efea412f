import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
import { DAY, HOUR, type Instant, MINUTE, after as moment, type Outage } from '#common/time.ts';
import type { Delivery } from '#connectors/connector.ts';
import { type ChainedEntry, extendChain } from '#custody/audit-chain.ts';
import { contactId } from '#custody/contacts.ts';
import { finishDeletion } from '#deletion/finish-deletion.ts';
import { effectsOfRequest, lastNotices, requestDeletion } from '#deletion/rules/deletion-transitions.ts';
import type { Effect } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { readWholeTrail } from '#evidence/read-trail.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Deletion, Deletions } from '#hosts/rules/deletion.ts';
import { rejectConnector } from '#hosts/rules/host.ts';
import { checkConnections } from '#jobs/check-connections.ts';
import { performDue } from '#jobs/perform-due.ts';
import { performForHost } from '#jobs/perform-for-host.ts';
import { sweep } from '#jobs/sweep.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import { deliver } from '#messages/deliver.ts';
import { type AnswerLink, answerLink, messageLink } from '#messages/links.ts';
import type { SentMessage } from '#messages/rows/sent-messages.ts';
import { changeStorage } from '#storages/change-storage.ts';
import { disconnectDrive } from '#storages/disconnect-drive.ts';
import { addGrant, grantId } from '#storages/rows/grants.ts';
import { newRoot } from '#store/aggregate.ts';
import { auditKey, connectorRow, survivorRow, trailEntryKey } from '#store/keys.ts';
import { type Change, Conflict, type SingleChange } from '#store/unit-of-work.ts';
import { askToConfirmAgain } from '#survivors/invite-survivor.ts';
import { updateSurvivor } from '#survivors/update-survivor.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { sharedTable, sharedWill } from '#tests/support/shared-stack.ts';
import { first, interrupted, now, storedHost } from '#tests/support/stored-host.ts';
import { openAccount } from '#tests/support/story.ts';
import { during } from '#tests/world/driver.ts';
import { expireDraft } from '#wills/expire-draft.ts';
import { behindAfter } from '#wills/rules/behind.ts';

const stage = sharedStage();
const table = sharedTable(stage);
const will = sharedWill(stage);
const { load, sealed, put, plant, plantOne } = storedHost(stage, will);

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

describe('a pending message', () => {
  const refused: Delivery = { accepted: false, reason: 'The mailbox is full.', permanent: false };

  /** Sends a message of the shared will, whose routes all give this answer. Returns what this did. Nothing is stored. */
  async function send(to: 'host' | 'survivor', facts: object, { answer = { accepted: true } as Delivery, waited = 0 } = {}) {
    const { store, ...app } = currentApp();
    const host = await load();
    const survivor = first(
      host.survivors.map((one) => ({ ...one, silenced: parseContacts(one.contacts).map((contact) => contactId(one, contact)) })),
    );
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

  const same = { requestId: 'same', sessionId: '', admit: async () => {} };
  it.each<[string, (host: HostWithCustody) => Promise<[unknown, unknown]>]>([
    [
      'a storage',
      async (host) => {
        const storage = first(host.storages);
        return [await changeStorage(currentApp(), host, storage, { name: storage.name, config: undefined }, same), storage];
      },
    ],
    [
      'a connector',
      async (host) => {
        const telephone = { ...first(host.connectors), type: 'sms' as const, hostDestination: '+436641234567' };
        const fields = { name: undefined, priority: undefined, readDestination: () => telephone.hostDestination, readConfig: undefined };
        return [(await changeConnector(currentApp(), host, telephone, fields, same)).next, telephone];
      },
    ],
    [
      'the profile',
      async (host) => {
        const { displayName, locale, timezone } = host.profile;
        return [await changeProfile(currentApp(), host, { displayName, locale, timezone, email: undefined }, same), host.profile];
      },
    ],
    [
      'a Survivor',
      async (host) => {
        const survivor = first(host.survivors);
        return [await updateSurvivor(currentApp(), host, survivor, { fields: { name: survivor.name }, message: undefined }, same), survivor];
      },
    ],
  ])('a change of %s that changes nothing writes nothing', async (_, change) => {
    const host = await load();
    const [after, before] = await change(host);
    expect(after).toBe(before);
    expect((await load()).root.version).toBe(host.root.version);
  });

  it('a test of a connector does not verify it if it was rejected while the message was sent', async () => {
    const app = currentApp();
    const host = await load();
    const connector = first(host.connectors);
    const row = connectorRow(connector.id);
    const rejected = rejectConnector({ ...connector, changedAt: now() }, now());
    const connectors = { ...app.connectors, deliver: () => put({ [row]: rejected }).then(() => ({ accepted: true }) as Delivery) };
    const test = { connector, typed: host.profile.email, requestId: 'late', sessionId: '' };
    await testConnector({ ...app, connectors }, host, test, async () => {});
    expect((await load()).connectors[0]).toMatchObject({ rejected: true, isVerified: false });
    await put({ [row]: connector });
  });

  it('the end of a check of connections or of a yearly question does not postpone what is done', async () => {
    const survivor = first((await load()).survivors);
    await put({ [survivorRow(survivor.id)]: { ...survivor, invitation: { askedAt: now(), confirmed: null } } });
    const effect = { kind: 'ask-again' as const, key: 'again', survivor: survivor.id, askedAt: now(), notBefore: now() };
    const pending = [await plantOne(effect), await plantOne({ kind: 'check-connections', key: 'well' })] as const;
    // To postpone an effect that is gone would throw.
    await askToConfirmAgain(currentApp(), pending[0], effect);
    await checkConnections(currentApp(), pending[1]);
    for (const { id } of pending) expect(await currentApp().store.outbox.get(id)).toBeUndefined();
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
    const storage = first(host.storages);
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
