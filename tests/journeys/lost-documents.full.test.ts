import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { hostsBucket } from '#tests/faults/fault-row.ts';
import { toStart } from '#tests/support/moments.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  DAY,
  HOUR,
  letter,
  MINUTE,
  newcomer,
  openWill,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startWithProof,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { auditTrail, tableRows } from './table-rows.ts';

const stack = sharedStack();
beforeAll(() => toStart(stack));

/** The Host's bucket, as its owner has it. */
async function bucket() {
  const { s3, bucket: Bucket } = await hostsBucket(stack);
  return {
    /** Deletes all objects and returns them. */
    empty: async (): Promise<Map<string, Uint8Array>> => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      const taken = new Map<string, Uint8Array>();
      for (const { Key = '' } of Contents) {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        taken.set(Key, (await Body?.transformToByteArray()) ?? new Uint8Array());
        await s3.send(new DeleteObjectCommand({ Bucket, Key }));
      }
      return taken;
    },
    restore: async (objects: Map<string, Uint8Array>): Promise<void> => {
      for (const [Key, Body] of objects) await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
  };
}

describe('a sealed package that is read back once a month', () => {
  let will: SealedWill;
  let found: Map<string, Uint8Array>;
  beforeAll(async () => {
    will = await sealWill(stack);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 90 } });
    found = await (await bucket()).empty();
    await stack.clearMessages();
  });
  const only = (pattern: RegExp) => new Map([...found].filter(([path]) => pattern.test(path)));
  const without = (pattern: RegExp) => new Map([...found].filter(([path]) => !pattern.test(path)));
  // During this time the Host also gets checks, and notices of the changes that are made here.
  const news = async () =>
    (await subjects(stack, will.host.email)).filter((subject) => /storage|sealed/.test(subject) && !subject.endsWith('was changed'));
  /** What the Host sees at their storage. */
  const shown = async () => {
    await signIn(will.host);
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    return [storages[0].last_read_back_at, storages[0].read_back_error_code];
  };
  const isDocument = /^wills\/[0-9a-f]{32}\/1\/[0-9a-f]{32}\.age$/;

  it('causes no message while all is as it was sealed', async () => {
    await (await bucket()).restore(found);
    expect(await shown()).toEqual([null, null]);
    const due = (await stack.now()).getTime() + 30 * DAY * 1000;
    await stack.advance(31 * DAY);
    expect(await news()).toEqual([]);
    const [at, code] = await shown();
    // The reading begins minutes after it is due.
    expect([Date.parse(at) >= due, Date.parse(at) < due + HOUR * 1000, code]).toEqual([true, true, null]);
    expect(auditTrail(await tableRows(stack), will.host.id).filter(({ event }) => event === 'package_audited')).toHaveLength(1);
  });

  it('notifies the Host which documents are damaged', async () => {
    const [[path, bytes] = ['', new Uint8Array()]] = only(isDocument);
    expect(only(isDocument).size).toBe(1);
    await (await bucket()).restore(new Map([[path, bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte))]]));
    await stack.advance(30 * DAY);
    expect(await news()).toEqual(['Some of your sealed documents are damaged']);
    expect((await stack.messages({ to: will.host.email }))[0]?.text).toMatch(/^- letter/m);
    expect(await shown()).toEqual([expect.any(String), 'package_altered']);
    await (await bucket()).restore(found);
    await stack.clearMessages();
  });

  it('notifies the Host that the storage cannot be reached, after three days of attempts', async () => {
    await stack.fault('object_store', 'refuse');
    await stack.advance(31 * DAY);
    expect(await news()).toEqual([]);
    await stack.advance(3 * DAY);
    expect(await news()).toEqual(['We cannot reach the storage of your will']);
    expect(await shown()).toEqual([expect.any(String), 'storage_failed']);
    await stack.fault('object_store', 'off');
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', `/api/storages/${will.storageId}/test`);
    await stack.clearMessages();
  });

  it('is repaired automatically when a share is missing', async () => {
    await (await bucket()).empty();
    await (await bucket()).restore(without(/\/shares\//));
    await stack.advance(31 * DAY);
    expect(await news()).toEqual([]);
    const packages = [...(await (await bucket()).empty()).keys()];
    expect(packages.filter((path) => path.includes('/shares/'))).toHaveLength(3);
    expect(packages.every((path) => path.includes('/2/'))).toBe(true);
    // The files of the new revision were not read back yet.
    expect(await shown()).toEqual([null, null]);
  });

  it('is still checked while its Host is silent: damage is recorded in the audit trail, and no one is notified', async () => {
    const audited = async () => auditTrail(await tableRows(stack), will.host.id).filter(({ event }) => event === 'package_audited');
    await stack.advance(5 * 93 * DAY);
    await stack.clearMessages();
    const before = (await audited()).length;
    await stack.advance(60 * DAY);
    expect((await audited()).slice(before).map(({ facts }) => Number(facts['damaged']) > 0)).toEqual([true, true]);
    expect(await stack.messages({ to: will.host.email })).toEqual([]);
    expect([...(await (await bucket()).empty()).keys()]).toEqual([]);
  });
});

describe('documents that the storage has lost', () => {
  let will: SealedWill;
  let transfer: StartedTransfer;
  let lost: Map<string, Uint8Array>;
  beforeAll(async () => {
    await toStart(stack);
    will = await sealWill(stack);
    lost = await (await bucket()).empty();
    transfer = await openWill(will);
  });
  const status = async () => (await transferStatus(transfer, newcomer(stack))).status;

  const clara = () => survivorAt(will, 1);
  const shown = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('are tried for a day, and then everyone is notified that they cannot be opened', async () => {
    expect(lost.size).toBeGreaterThan(3);
    // From here on only Clara's session counts, and not her two ids.
    const { session_token } = await authenticateOnPaper(transfer, clara());
    expect((await access(transfer, clara(), shown(session_token))).status).toBe(200);
    await stack.advance(0.9 * DAY);
    expect(await status()).toBe('accessible');
    await stack.clearMessages();
    await stack.advance(0.6 * DAY);
    expect(await status()).toBe('failed');
    await signIn(will.host);
    expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'transfer_failed' });
    expect(await subjects(stack, survivorAt(will, 2).email)).toEqual([`The documents of ${will.host.name} cannot be opened yet`]);
    expect(await subjects(stack, will.host.email)).toEqual(['Your documents could not be opened']);
    expect(await access(transfer, survivorAt(will, 0))).toMatchObject({ status: 503, body: { code: 'opening_failed' } });
  });

  it('stay closed as long as they are lost, and no one is notified again', async () => {
    await stack.clearMessages();
    await stack.advance(6 * DAY);
    expect(await status()).toBe('failed');
    expect(await stack.messages()).toEqual([]);
  });

  it('open for a whole access window within a day after they are found', async () => {
    const { session_token } = await authenticateOnPaper(transfer, clara());
    await (await bucket()).restore(lost);
    await stack.advance(DAY);
    expect(await status()).toBe('accessible');
    // A new authentication ends the demand of an earlier session.
    expect((await access(transfer, clara())).status).toBe(200);
    expect((await access(transfer, clara(), shown(session_token))).status).toBe(200);
    expect(await subjects(stack, survivorAt(will, 2).email)).toEqual([`The documents of ${will.host.name} can be read now`]);
    const { status: code, body } = await access(transfer, survivorAt(will, 0));
    expect(code).toBe(200);
    expect(body.documents).toMatchObject([{ integrity_verified: true }]);
    expect(Date.parse(body.access_expires_at) - (await stack.now()).getTime()).toBeGreaterThan(13 * DAY * 1000);
  });
});

describe('documents that differ from what was sealed', () => {
  const isDocument = /\/[0-9a-f]{32}\.age$/;
  const spoilt = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte));

  /** Opens a will with two documents. Alters this number of them first. */
  async function openedWith(alteredOnes: number) {
    await toStart(stack);
    const will = await sealWill(stack, { documents: [letter('one.txt', 'One.\n'), letter('two.txt', 'Two.\n')] });
    const sound = await (await bucket()).empty();
    const altered = new Map([...sound].filter(([path]) => isDocument.test(path)).slice(0, alteredOnes));
    await (await bucket()).restore(new Map([...sound].map(([path, bytes]) => [path, altered.has(path) ? spoilt(bytes) : bytes])));
    await stack.clearMessages();
    return { will, altered, transfer: await openWill(will) };
  }
  const releases = async () => (await tableRows(stack)).filter(({ sk }) => sk.startsWith('RELEASED#')).map(({ data }) => data.nonce);
  const status = async (transfer: StartedTransfer) => (await transferStatus(transfer, newcomer(stack))).status;
  const verified = async (transfer: StartedTransfer, will: SealedWill) =>
    (await access(transfer, survivorAt(will, 0))).body.documents.map((one: { integrity_verified: boolean }) => one.integrity_verified).sort();

  it('fail immediately if all of them differ, and open for a whole window when they are repaired', async () => {
    const { will, altered, transfer } = await openedWith(2);
    await stack.advance(60);
    expect(await status(transfer)).toBe('failed');
    expect(await subjects(stack, survivorAt(will, 2).email)).toContain(`The documents of ${will.host.name} cannot be opened yet`);
    await stack.clearMessages();
    await stack.advance(DAY);
    expect(await stack.messages()).toEqual([]);
    await stack.advance(19 * DAY);
    expect(await status(transfer)).toBe('failed');
    await (await bucket()).restore(altered);
    await stack.advance(DAY);
    expect([await status(transfer), await verified(transfer, will)]).toEqual(['accessible', [true, true]]);
  });

  it('open within minutes of the repair when a Survivor starts with a code; earlier authentications count, and the next attempt waits an hour', async () => {
    const { will, altered, transfer } = await openedWith(2);
    // Hours are counted from full hour to full hour.
    await stack.advance(2 * HOUR - (Math.floor((await stack.now()).getTime() / 1000) % HOUR));
    expect(await startWithProof(will, survivorAt(will, 2))).toMatchObject({ verified: true, transfer_id: transfer.transferId, status: 'failed' });
    await stack.advance(10 * MINUTE);
    await (await bucket()).restore(altered);
    const before = await releases();
    await authenticateOnPaper(transfer, survivorAt(will, 0));
    // A damaged share that was released is replaced.
    expect((await releases()).filter((nonce) => !before.includes(nonce))).toHaveLength(1);
    expect(await releases()).toHaveLength(before.length);
    await startWithProof(will, survivorAt(will, 0));
    await stack.advance(10 * MINUTE);
    expect(await status(transfer)).toBe('failed');
    await stack.advance(HOUR);
    await startWithProof(will, survivorAt(will, 1));
    await stack.advance(MINUTE);
    expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ status: 'accessible', survivors_authenticated: 2 });
  });

  it('leave the others readable if only some differ, and are valid again within a day of the repair', async () => {
    const { will, altered, transfer } = await openedWith(1);
    await stack.advance(3 * DAY);
    expect([await status(transfer), await verified(transfer, will)]).toEqual(['accessible', [false, true]]);
    await (await bucket()).restore(altered);
    await stack.advance(DAY);
    expect([await status(transfer), await verified(transfer, will)]).toEqual(['accessible', [true, true]]);
  });
});
