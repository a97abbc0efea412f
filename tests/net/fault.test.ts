import { ProvisionedThroughputExceededException, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { KMSInternalException } from '@aws-sdk/client-kms';
import { expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { isTemporary, workerFailed } from '#net/fault.ts';

const metadata = { $metadata: {}, message: 'no' };

it.each([
  ['an internal error of an AWS service', new KMSInternalException(metadata), true],
  ['a throttled request to AWS', new ProvisionedThroughputExceededException(metadata), true],
  ['a missing resource at AWS', new ResourceNotFoundException(metadata), false],
  ['a connection that broke', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), true],
  ['a timeout', AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason, true],
  ['a worker that failed', workerFailed('seal'), true],
  ['a fault in our own code', new TypeError('x is undefined'), false],
  ['a refusal', new Refusal('conflict'), false],
  ['a thrown value that is not an Error', 'no', false],
])('%s (%s) is a temporary fault: %s', (_, thrown, passing) => expect(isTemporary(thrown)).toBe(passing));
