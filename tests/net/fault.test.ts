import {
  ProvisionedThroughputExceededException,
  ResourceNotFoundException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { KMSInternalException } from '@aws-sdk/client-kms';
import { expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { isTemporary, workerFailed } from '#net/fault.ts';

const metadata = { $metadata: {}, message: 'no' };
const cancelled = (...codes: string[]) => new TransactionCanceledException({ ...metadata, CancellationReasons: codes.map((Code) => ({ Code })) });

it.each([
  ['an internal error of an AWS service', new KMSInternalException(metadata), true],
  ['a throttled request to AWS', new ProvisionedThroughputExceededException(metadata), true],
  ['a write that meets a transaction', new TransactionConflictException(metadata), true],
  ['a transaction that is still running', new TransactionInProgressException(metadata), true],
  ['a transaction that meets another one', cancelled('None', 'TransactionConflict'), true],
  ['a throttled transaction', cancelled('ThrottlingError', 'ProvisionedThroughputExceeded'), true],
  ['a transaction whose condition fails', cancelled('TransactionConflict', 'ConditionalCheckFailed'), false],
  ['a transaction with an item that is too large', cancelled('None', 'ValidationError'), false],
  ['a transaction that was cancelled without a reason', cancelled(), false],
  ['a missing resource at AWS', new ResourceNotFoundException(metadata), false],
  ['a connection that broke', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }), true],
  ['a timeout', AbortSignal.abort(new DOMException('late', 'TimeoutError')).reason, true],
  ['a worker that failed', workerFailed('seal'), true],
  ['a fault in our own code', new TypeError('x is undefined'), false],
  ['a refusal', new Refusal('conflict'), false],
  ['a thrown value that is not an Error', 'no', false],
])('%s (%s) is a temporary fault: %s', (_, thrown, passing) => expect(isTemporary(thrown)).toBe(passing));
