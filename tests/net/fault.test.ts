import { ProvisionedThroughputExceededException, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { KMSInternalException } from '@aws-sdk/client-kms';
import { expect, it } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { isPassing, workerFailed } from '#net/fault.ts';

const metadata = { $metadata: {}, message: 'no' };

it.each([
  ['a service of AWS that has a fault', new KMSInternalException(metadata), true],
  ['one that is asked too much', new ProvisionedThroughputExceededException(metadata), true],
  ['one that was asked for what is not there', new ResourceNotFoundException(metadata), false],
  ['a connection that broke', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), true],
  ['an answer that never came', AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason, true],
  ['a worker that broke off', workerFailed('seal'), true],
  ['a mistake of ours', new TypeError('x is undefined'), false],
  ['a refusal', new Refusal('conflict'), false],
  ['what is no error', 'no', false],
])('%s: may be over soon, or not', (_, thrown, passing) => expect(isPassing(thrown)).toBe(passing));
