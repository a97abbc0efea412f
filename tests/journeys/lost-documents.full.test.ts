import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  access,
  DAY,
  newcomer,
  openWill,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** The Host's bucket, as its owner has it. */
async function bucket() {
  const { endpoint, region, access_key_id, secret_access_key, bucket: Bucket } = (await stack.endpoints())['object_store'];
  const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key };
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  return {
    /** Takes everything away and gives it back to the caller. */
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

describe('documents that the storage has lost', () => {
  let will: SealedWill;
  let transfer: StartedTransfer;
  let lost: Map<string, Uint8Array>;
  beforeAll(async () => {
    will = await sealWill(stack);
    lost = await (await bucket()).empty();
    transfer = await openWill(will);
  });
  const status = async () => (await transferStatus(transfer, newcomer(stack))).status;

  it('are tried for a day, and then everybody hears that they cannot be opened', async () => {
    expect(lost.size).toBeGreaterThan(3);
    await stack.advance(0.9 * DAY);
    expect(await status()).toBe('accessible');
    await stack.clearMessages();
    await stack.advance(0.6 * DAY);
    expect(await status()).toBe('failed');
    expect(await subjects(stack, survivorAt(will, 2).email)).toEqual([`The documents of ${will.host.name} cannot be opened yet`]);
    expect(await subjects(stack, will.host.email)).toEqual(['Your documents could not be opened']);
    expect(await access(transfer, survivorAt(will, 0))).toMatchObject({ status: 503, body: { code: 'package_altered' } });
  });

  it('stay closed as long as they are lost, and nobody is told again', async () => {
    await stack.clearMessages();
    await stack.advance(6 * DAY);
    expect(await status()).toBe('failed');
    expect(await stack.messages()).toEqual([]);
  });

  it('open for a whole access window within a day of being found again', async () => {
    await (await bucket()).restore(lost);
    await stack.advance(DAY);
    expect(await status()).toBe('accessible');
    expect(await subjects(stack, survivorAt(will, 2).email)).toEqual([`The documents of ${will.host.name} can be read now`]);
    const { status: code, body } = await access(transfer, survivorAt(will, 0));
    expect(code).toBe(200);
    expect(body.documents).toMatchObject([{ integrity_verified: true }]);
    expect(Date.parse(body.access_expires_at) - (await stack.now()).getTime()).toBeGreaterThan(13 * DAY * 1000);
  });
});
