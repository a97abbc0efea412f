import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import type { FaultMode, FaultTarget } from '#infra/local/gateway/fault-injector.ts';
import type { Reply } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { MINUTE } from '#tests/support/story.ts';

/** One row of the matrix: what fails and how, and what the request is answered: a code of the list of refusals, or `done`. */
export type FaultRow = readonly [target: FaultTarget, mode: FaultMode, answer: Answer];
export type Answer = 'done' | 'unavailable' | 'delivery_failed' | 'no_deliverable_channel' | 'storage_failed';

/** What a request gets a gateway's time for. */
const REQUEST_MS = 29_000;

/**
 * Makes a request while something fails: it is answered in time and as documented. Then the fault is lifted and the
 * sweep has run.
 */
export async function underFault(stack: TestStack, [target, mode, answer]: FaultRow, act: () => Promise<Reply>): Promise<Reply> {
  await stack.fault(target, mode);
  const began = performance.now();
  const reply = await act().finally(() => stack.fault(target, 'off'));
  // The client holds every reply against the OpenAPI document: error shape, code, status.
  expect(reply.status < 300 ? 'done' : reply.body.code).toBe(answer);
  expect(performance.now() - began).toBeLessThan(REQUEST_MS);
  await recovered(stack);
  return reply;
}

/** What was owed is owed for five minutes before the sweep takes it; and limits that count by the quarter of an hour begin anew. */
export async function recovered(stack: TestStack): Promise<void> {
  await stack.advance(16 * MINUTE);
}

/** Everything that lies in the Hosts' bucket below a folder, without the folder of the storage itself. */
export async function objectsUnder(stack: TestStack, folder: string): Promise<string[]> {
  const { s3, bucket } = await hostsBucket(stack);
  const { Contents = [], IsTruncated } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }));
  s3.destroy();
  expect(IsTruncated).toBe(false);
  return Contents.map(({ Key = '' }) => Key);
}

/** Lays a file into the Hosts' bucket, as somebody who died over it may have left it. */
export async function leave(stack: TestStack, key: string): Promise<void> {
  const { s3, bucket } = await hostsBucket(stack);
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'left behind' }));
  s3.destroy();
}

async function hostsBucket(stack: TestStack) {
  const { object_store: place } = await stack.endpoints();
  const { endpoint, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey, bucket } = place;
  return { s3: new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true }), bucket };
}
