import { beforeEach, describe, expect, it } from 'vitest';
import { decryptBytes } from '#custody/age.ts';
import { openInnerIndex, openInnerList, openInnerMessages } from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare, passShareOn, readPassedShare } from '#custody/inner-shares.ts';
import { AGE_FILE } from '#tests/conformance/samples.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { flipped } from '#tests/custody/streams.ts';
import type { Part } from '#tests/support/client.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  type Body,
  cancelTransfer,
  DAY,
  letter,
  passDeadline,
  type StartedTransfer,
  said,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { type InnerWill, sealInnerWill } from './inner-wills.ts';
import { auditTrail, tableRows } from './table-rows.ts';

const stack = beginAfresh(sharedStack());

/** One Survivor at their page: it has the paper, the session and the documents. */
interface Reader {
  position: number;
  paper: string;
  token: string;
}

let will: InnerWill;
let transfer: StartedTransfer;
let ben: Reader;
let clara: Reader;

const idsOf = ({ position }: Reader) => ({ transfer_id: transfer.transferId, survivor_id: survivorAt(will, position).id });
const callOf = ({ position }: Reader) => survivorAt(will, position).call;
const look = (reader: Reader) =>
  callOf(reader)('GET', `/api/survivor-auth/inner-shares?${new URLSearchParams(idsOf(reader))}`, { token: reader.token });
const send = (reader: Reader, file: Uint8Array) =>
  callOf(reader)('POST', '/api/survivor-auth/inner-shares', {
    token: reader.token,
    json: { ...idsOf(reader), share: Buffer.from(file).toString('base64') },
  });

async function signedIn(position: number): Promise<Reader> {
  const { session_token: token } = await authenticate(transfer, survivorAt(will, position));
  return { position, paper: will.papers[position]?.identity ?? '', token };
}

/** Downloads a file of the opened will. */
async function downloaded(reader: Reader, filename: string): Promise<Uint8Array> {
  const { documents } = (await access(transfer, survivorAt(will, reader.position), { token: reader.token })).body;
  const { pathname, search } = new URL(documents.find((one: Body) => one.filename === filename).download_url);
  return (await callOf(reader)('GET', `${pathname}${search}`)).bytes;
}

const listFor = async (reader: Reader) => openInnerList(await downloaded(reader, 'inner.will')).list;

/** Opens the own share with the paper, and encrypts it to the others. */
async function ownShare(reader: Reader): Promise<Uint8Array> {
  const list = await listFor(reader);
  return passShareOn(list, await openInnerShare(list, reader.paper));
}

/** Reads what the others have passed on, as the page does: it finds each position by the recipient of the paper. */
async function readOthers(reader: Reader): Promise<InnerShare[]> {
  const list = await listFor(reader);
  const { shares } = (await look(reader)).body;
  const sent = shares.filter((one: Body) => !one.is_own && one.share !== null);
  const positionOf = (one: Body) => list.papers.findIndex(({ recipient }) => recipient === one.paper_recipient);
  return Promise.all(sent.map((one: Body) => readPassedShare(list, positionOf(one), Buffer.from(one.share, 'base64'), reader.paper)));
}

beforeEach(async () => {
  will = await sealInnerWill(stack);
  transfer = await startTransfer(will, survivorAt(will, 0));
  await passDeadline(transfer);
  ben = await signedIn(0);
  clara = await signedIn(1);
  await stack.messages();
}, 120_000);

describe('two Survivors of a will that was sealed on the device of its Host', () => {
  it('open it a week apart, and need not meet', async () => {
    const { passed_on_at } = await answered200(send(ben, await ownShare(ben)));
    expect((await look(ben)).body).toMatchObject({ needed: 2, total: 3 });
    await stack.advance(7 * DAY);

    const [his = null, ...more] = (await look(clara)).body.shares.filter((one: Body) => one.share !== null);
    expect([his, more]).toMatchObject([{ paper_recipient: will.papers[0]?.recipient, is_own: false, passed_on_at }, []]);
    await answered200(send(clara, await ownShare(clara)));
    for (const reader of [clara, ben]) {
      const list = await listFor(reader);
      const key = await combineInner(list, [await openInnerShare(list, reader.paper), ...(await readOthers(reader))]);
      const [document] = await openInnerIndex(list, key);
      expect(document).toMatchObject({ filename: will.plain.filename, path: will.path });
      const text = await decryptBytes({ identity: key }, await downloaded(reader, will.path));
      expect(Buffer.from(text).toString()).toBe(will.plain.text);
      expect(await openInnerMessages(list, key, reader.paper)).toEqual(reader === ben ? [will.plain.message] : []);
    }
    const events = auditTrail(await tableRows(stack), will.host.id).filter(({ event }) => event === 'share_passed_on');
    expect(events.map(({ facts }) => facts)).toMatchObject([{ name: 'Ben' }, { name: 'Clara' }]);
  });

  it('replace a share that was a mistake, and send the same one twice without a trace', async () => {
    const right = await ownShare(ben);
    const wrong = flipped(right, right.length - 1);
    await answered200(send(ben, wrong));
    await expect(readOthers(clara)).rejects.toMatchObject({ code: 'share_altered' });
    await stack.advance(1);
    const first = await answered200(send(ben, right));
    await stack.advance(1);
    expect(await answered200(send(ben, right))).toEqual(first);
    expect(await readOthers(clara)).toMatchObject([{ position: 0 }]);
    const events = auditTrail(await tableRows(stack), will.host.id).filter(({ event }) => event === 'share_passed_on');
    expect(events).toHaveLength(2);
  });

  it('learn whose share is false: the reading names the paper', async () => {
    const list = await listFor(clara);
    const own = await openInnerShare(list, clara.paper);
    await answered200(send(clara, await passShareOn(list, { ...own, share: flipped(own.share, 5) })));
    const position = list.papers.findIndex(({ recipient }) => recipient === will.papers[1]?.recipient);
    await expect(readOthers(ben)).rejects.toMatchObject({ code: 'share_altered', details: [{ path: `papers.${position}` }] });
  });

  it('cannot flood the history of the Host: twenty in a day and session', async () => {
    const share = await ownShare(ben);
    for (let sent = 0; sent < 20; sent += 1) {
      if (sent % 10 === 0) await stack.advance(60);
      await answered200(send(ben, flipped(share, share.length - 1 - sent)));
    }
    await stack.advance(60);
    expect((await send(ben, share)).status).toBe(429);
    await stack.advance(DAY);
    await answered200(send(ben, share));
  });
});

describe('a will that was sealed on the device of its Host', () => {
  const changed = (other: InnerWill, parts: Part[]) => answered(201, other.host.ask, 'POST', '/api/will/upload', { parts });
  const seal = ({ host, storageId }: InnerWill) => host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } });

  it('is not sealed with a document next to it that the service can read', async () => {
    const other = await sealInnerWill(stack);
    await changed(other, [letter('open.txt')]);
    const { status, body } = await seal(other);
    expect([status, body.code, body.error]).toEqual([409, 'inner_incomplete', expect.stringContaining('does not name “open.txt”')]);
  });

  it('is not sealed without one of its files', async () => {
    const other = await sealInnerWill(stack);
    const { documents } = await answered(200, other.host.ask, 'GET', '/api/will/documents');
    const { id } = documents.find(({ filename }: Body) => filename === other.path);
    await answered(204, other.host.ask, 'DELETE', `/api/will/documents/${id}`);
    const { body } = await seal(other);
    expect(body).toMatchObject({ code: 'inner_incomplete', error: expect.stringContaining(`inner.will names “${other.path}”`) });
  });

  it('is sealed again by the service when a Survivor is removed, and waits for the device of its Host', async () => {
    const other = await sealInnerWill(stack);
    const statusOf = () => answered(200, other.host.ask, 'GET', '/api/will/status');
    const { revision } = await statusOf();
    await answered(204, other.host.ask, 'DELETE', `/api/survivors/${survivorAt(other, 2).id}`);
    await stack.messages(); // all effects have been performed
    expect(await statusOf()).toMatchObject({ revision: revision + 1, reencryption_required: true, device_sealing_required: true });
    expect(await answered(200, other.host.ask, 'GET', '/api/will/documents')).toMatchObject({ device_sealing_required: true });
    const { body } = await seal(other);
    expect(body).toMatchObject({ code: 'inner_incomplete', error: expect.stringContaining('made for other papers') });
  });

  it('is in an archive as its encrypted files, which are checked as others are', async () => {
    const { archives, documents } = (await access(transfer, survivorAt(will, 0), { token: ben.token })).body;
    expect(documents.map(({ integrity_verified }: Body) => integrity_verified)).toEqual([true, true]);
    const { pathname, search } = new URL(archives[0].download_url);
    const files = await unzipped((await callOf(ben)('GET', `${pathname}${search}`)).bytes);
    expect(files.map(([name]) => name).sort()).toEqual(['inner.will', will.path]);
    expect(files.find(([name]) => name === 'inner.will')?.[1]).toEqual(Buffer.from(will.list));
  });

  it('is exported without what only its papers open', async () => {
    await signIn(will.host);
    const { draft, documents, will: exported } = await answered(200, will.host.ask, 'GET', '/api/host/export');
    expect(documents.map(({ filename }: Body) => filename).sort()).toEqual(['inner.will', will.path]);
    expect([draft, exported.reencryption_required, exported.device_sealing_required]).toEqual([[], false, undefined]);
  });

  it('has a monthly check, which asks the Host to seal damaged files on their device', async () => {
    const other = await sealInnerWill(stack);
    const storage = await storedIn(stack);
    for (const path of (await storage.paths()).filter((one) => /^[0-9a-f]{32}\/1\/[0-9a-f]{32}\.age$/.test(one)))
      await storage.put(path, flipped(await storage.read(path), 180));
    await stack.advance(31 * DAY);
    const [damaged] = (await stack.messages({ to: other.host.email })).filter(({ subject }) => /damaged/.test(subject));
    expect(damaged?.text).toContain('Your own device has encrypted these files.');
    expect(damaged?.text).not.toContain('upload the named documents again');
  });

  it('has no list that was altered on its way to the service', async () => {
    const other = await sealInnerWill(stack);
    const altered = Buffer.from(flipped(other.list, other.list.length - 3));
    const reply = await other.host.ask('POST', '/api/will/upload', { parts: [{ ...letter('inner.will'), content: altered }] });
    expect(said(reply)).toBe('415 unsupported_document');
  });
});

describe('a share of an inner envelope', () => {
  const both = async (reader: Reader) => [said(await look(reader)), said(await send(reader, Buffer.from(AGE_FILE, 'base64')))];
  const passed = async () => (await tableRows(stack)).filter(({ sk }) => sk.startsWith('PASSED#'));

  it('is neither accepted nor handed on before enough Survivors have confirmed their identity', async () => {
    const other = await sealInnerWill(stack);
    const started = await startTransfer(other, survivorAt(other, 0));
    await passDeadline(started);
    [will, transfer] = [other, started];
    const early = await signedIn(0);
    expect(await both(early)).toEqual(['403 threshold_not_met', '403 threshold_not_met']);
    expect(await both({ ...early, position: 1 })).toEqual(['403 not_authenticated', '403 not_authenticated']);
  });

  it('is not for a Survivor without their own session', async () => {
    expect(await both({ ...ben, token: clara.token })).toEqual(['403 session_required', '403 session_required']);
  });

  it('is deleted when the Host stops the transfer, and not in the next one', async () => {
    await answered200(send(ben, await ownShare(ben)));
    expect(await passed()).toHaveLength(1);
    await cancelTransfer(transfer);
    expect(await passed()).toEqual([]);
    expect(await both(clara)).toEqual(['403 transfer_cancelled', '403 transfer_cancelled']);
    transfer = await startTransfer(will, survivorAt(will, 0));
    // After a sign of life of the Host, a transfer opens later.
    await passDeadline(transfer, 5 * DAY);
    [ben, clara] = [await signedIn(0), await signedIn(1)];
    expect(said(await look(clara))).toBe('200');
    expect((await look(clara)).body.shares.map(({ share }: Body) => share)).toEqual([null, null, null]);
  });

  it('is deleted when the access window ends', async () => {
    await answered200(send(ben, await ownShare(ben)));
    await stack.advance(14 * DAY);
    expect(await both(clara)).toEqual(['410 access_window_expired', '410 access_window_expired']);
    expect(await passed()).toEqual([]);
  });
});

async function answered200(sent: ReturnType<typeof send>): Promise<Body> {
  const { status, body } = await sent;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}
