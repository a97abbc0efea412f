import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { FaultTarget } from '#infra/local/entry.ts';
import type { Call, Fate } from './fates.ts';

interface Names {
  throttled: string;
  refused: string;
}

const S3: Names = { throttled: 'SlowDown', refused: 'InternalError' };
/** The errors of each service for too many calls, and for a fault inside it. */
const NAMES: Partial<Record<FaultTarget, Names>> = {
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
  dynamodb: { throttled: 'ProvisionedThroughputExceededException', refused: 'InternalServerError' },
  kms: { throttled: 'ThrottlingException', refused: 'KMSInternalException' },
  scheduler: { throttled: 'ThrottlingException', refused: 'InternalServerException' },
  ses: { throttled: 'TooManyRequestsException', refused: 'InternalServiceErrorException' },
  lambda: { throttled: 'TooManyRequestsException', refused: 'ServiceException' },
  sms: { throttled: 'ThrottlingException', refused: 'InternalServerException' },
  staging: S3,
  packages: S3,
  object_store: S3,
};

/** The error that a client throws for a call with this fate, after its last attempt. */
export function errorOf(fate: Fate, call: Call): Error {
  const { refused, throttled } = NAMES[call.target] ?? { refused: 'ServiceUnavailable', throttled: 'TooManyRequests' };
  if (fate === 'conflict' && call.target === 'dynamodb') return conflictOf(call);
  if (fate === 'throttled' || fate === 'conflict') return serviceError(throttled, 'client', 400);
  // The clients of AWS give a broken connection this name too.
  if (fate === 'cut' || fate === 'lost') return named('TimeoutError', 'socket hang up', { code: 'ECONNRESET' });
  if (fate === 'silent' || fate === 'unknown') return named('TimeoutError', 'The other side did not answer in time.', { code: 'ETIMEDOUT' });
  return serviceError(refused, 'server', 500);
}

const serviceError = (name: string, $fault: 'client' | 'server', httpStatusCode: number): Error =>
  named(name, 'The request could not be processed.', { $fault, $metadata: { httpStatusCode } });

const named = (name: string, message: string, more: object): Error => Object.assign(new Error(message), { name, ...more });

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling */
function conflictOf({ kind }: Call): Error {
  const $metadata = { httpStatusCode: 400 };
  if (!kind.startsWith('Transact')) return serviceError('TransactionConflictException', 'client', 400);
  return new TransactionCanceledException({ message: 'Transaction cancelled', CancellationReasons: [{ Code: 'TransactionConflict' }], $metadata });
}
