import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { OTP_ATTEMPTS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { DAY, HOUR, after as moment } from '#common/time.ts';
import { decryptBytes, encryptBytes } from '#custody/age.ts';
import { readShareFile, shareFile } from '#custody/shares.ts';
import type { Effect } from '#effects/effect.ts';
import { recordReads } from '#evidence/record-read.ts';
import type { HostWithCustody, ShareRow } from '#hosts/rows/hosts.ts';
import { checkQuorum } from '#jobs/check-connections.ts';
import { performEffect } from '#jobs/perform-effect.ts';
import { nextGeneration } from '#sealing/next-generation.ts';
import { openForNext, openShare, openWithSurvivorKeys, unwrapSurvivorKey } from '#sealing/opened-will.ts';
import { currentManifest } from '#sealing/package-files.ts';
import { renewKey } from '#sealing/reshare.ts';
import { releasedRow, survivorRow } from '#store/keys.ts';
import type { Change } from '#store/unit-of-work.ts';
import { askToConfirmAgain } from '#survivors/invite-survivor.ts';
import { noting, sharedStage } from '#tests/races/stage.ts';
import type { Client } from '#tests/support/client.ts';
import { filledBefore, sharedWill } from '#tests/support/shared-stack.ts';
import { first, inASecond, interrupted, now, storedHost, withoutCommits, withoutWorkers } from '#tests/support/stored-host.ts';
import { answered, askForCode, cancelTransfer, newcomer, openWill, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { countAttempt } from '#transfers/check-and-use-code.ts';
import { loadProofContext } from '#transfers/count-proof.ts';
import { linkedArchive } from '#transfers/open-archive.ts';
import { linkedSealing } from '#transfers/open-document.ts';
import { openReleasedWill } from '#transfers/open-will.ts';
import { releaseShare } from '#transfers/release-share.ts';
import type { OpenedRow } from '#transfers/rows/transfers.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';
import { recordDocumentsRead } from '#transfers/rules/reads.ts';
import { sendStartInstructions } from '#transfers/send-start-instructions.ts';
import { startByName } from '#transfers/start-by-name.ts';
import { startOrJoin } from '#transfers/start-transfer.ts';
import { assertReadableByIds, clientMark } from '#transfers/survivor-session.ts';
import { verifyDocuments } from '#transfers/verify-documents.ts';
import { ALL_DOCUMENTS } from '#wills/rules/archive.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { loadWillState } from '#wills/will-state.ts';

const stage = sharedStage();
const will = sharedWill(stage);
const { load, put, plantOne, commitSoon } = storedHost(stage, will);

it('a code that starts a transfer has no attempt given back that was never counted', async () => {
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

it('a code that is repeated has the session that it gave, however long its first use took, and none that is newer', async () => {
  const ben = survivorAt(will, 0);
  const transfer = await startTransfer(will);
  const app = currentApp();
  let looks = 0;
  const ticking = () => {
    looks += 1;
    return new Date(app.now().getTime() + looks);
  };
  const { otp_session_id: otpSessionId, code } = await askForCode(transfer, ben);
  const prove = () => releaseShare({ ...app, now: ticking }, { by: 'code', otpSessionId, code, client: '192.0.2.1', requireSession: false });
  const proven = await prove();
  expect(proven).toMatchObject({ verified: true, session_token: expect.any(String) });
  expect(await prove()).toEqual(proven);
  const { transferId = '' } = (await app.store.transfers.find(transfer.transferId)) ?? {};
  const record = await app.store.transfers.load(transferId);
  const row = first(record?.released.values() ?? []);
  const renewed = record ? [{ root: record.root, put: { [releasedRow(row.survivor)]: { ...row, nonce: 'newer' } } }] : [];
  await app.store.commit({ hostId: will.host.id, at: now(), aggregates: renewed });
  expect(await prove()).toMatchObject({ verified: false, attempts_remaining: 0 });
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
    const daniel = survivorAt(own, 2);
    const proof = { will_id: own.willId, survivor_id: daniel.id, backup_code: daniel.backupCodes[0] };
    await answered(200, newcomer(stage), 'POST', '/api/transfer/verify-and-initiate', { json: proof });
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
    const survivor = first(open.host.survivors);
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
    const released = first(open.record.released.values());
    const provenBy = await clientMark(app, open.record.transfer.facts.id, released.survivor, 'at home');
    const row = { ...released, provenBy, provenAt: moment(now(), -HOUR), sessionDemanded: false };
    const look = (SURVIVOR_SESSION: 'optional' | 'required', client: string, sessionDemanded = false) =>
      assertReadableByIds({ ...app, env: { ...app.env, SURVIVOR_SESSION } }, open, { ...row, sessionDemanded }, client);
    await look('optional', 'at home');
    await expect(look('optional', 'elsewhere')).rejects.toEqual(altered('session_required'));
    await expect(look('optional', 'at home', true)).rejects.toEqual(altered('session_required'));
    await expect(look('required', 'at home')).rejects.toEqual(altered('session_required'));
  });

  it('needs no more people who can be reached: its quorum is not compared', async () => {
    const host = await load(open.id);
    await checkQuorum(currentApp(), { ...host, quorumWatch: undefined });
    expect((await load(open.id)).root.version).toBe(host.root.version);
  });

  it('lets no Survivor be asked for the yearly confirmation', async () => {
    const survivor = first(open.host.survivors);
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
