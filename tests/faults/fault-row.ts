import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import type { Reply } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { MINUTE } from '#tests/support/story.ts';

/** One row of the matrix: the failing part, the kind of failure, and the expected result: a refusal code or `done`. */
export type FaultRow = readonly [target: FaultTarget, mode: FaultMode, answer: Answer];
export type Answer = 'done' | 'unavailable' | 'delivery_failed' | 'no_deliverable_channel' | 'storage_failed';

/**
 * The time limit of a request at the gateway. The service waits at most 25 s of real time for a part that hangs, and its own work
 * takes less than half a second. So a slow machine has 3 s left.
 */
const REQUEST_MS = 29_000;

/**
 * Sends a request while a part fails, and checks that the response is in time and as documented. Then removes the fault and
 * runs the sweep.
 */
export async function underFault(stack: TestStack, [target, mode, answer]: FaultRow, act: () => Promise<Reply>): Promise<Reply> {
  const began = performance.now();
  const reply = await whileFailing(stack, [target, mode], act);
  // The client checks every reply against the OpenAPI document: error format, code, status.
  expect(outcome(reply)).toBe(answer);
  expect(performance.now() - began).toBeLessThan(REQUEST_MS);
  await recovered(stack);
  return reply;
}

/** Does this while a part fails. */
export async function whileFailing<T>(stack: TestStack, [target, mode]: readonly [FaultTarget, FaultMode], act: () => Promise<T>): Promise<T> {
  await stack.fault(target, mode);
  return act().finally(() => stack.fault(target, 'off'));
}

/** The code of a refusal, or `done`. */
export const outcome = ({ status, body }: Reply): string => (status < 300 ? 'done' : body.code);

/** Pending work waits five minutes before the sweep performs it. Limits per quarter of an hour are reset in this time too. */
export async function recovered(stack: TestStack): Promise<void> {
  await stack.advance(16 * MINUTE);
}

/** Returns all objects in the Hosts' bucket below a folder, without the folder of the storage itself. */
export async function objectsUnder(stack: TestStack, folder: string): Promise<string[]> {
  const { s3, bucket } = await hostsBucket(stack);
  const { Contents = [], IsTruncated } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder }));
  s3.destroy();
  expect(IsTruncated).toBe(false);
  return Contents.map(({ Key = '' }) => Key);
}

/** Writes a file to the Hosts' bucket, as a crashed worker may have left it. */
export async function leave(stack: TestStack, key: string): Promise<void> {
  const { s3, bucket } = await hostsBucket(stack);
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'left behind' }));
  s3.destroy();
}

/** Returns the Hosts' bucket, with a client that has its keys. */
export async function hostsBucket(stack: TestStack) {
  const { object_store: place } = await stack.endpoints();
  const { endpoint, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey, bucket } = place;
  return { s3: new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true }), bucket };
}
