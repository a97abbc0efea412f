const NETWORK_CODES = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const TEMPORARY_NAMES = new Set([
  ...['TimeoutError', 'AbortError', 'WorkerFailed'],
  // DynamoDB: another transaction writes the item, or this one is still running.
  ...['TransactionConflictException', 'TransactionInProgressException'],
]);
/** Why DynamoDB cancels a transaction that may succeed later. */
const TEMPORARY_REASONS = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const THROTTLED = /^(Throttling|ThrottlingException|TooManyRequestsException|ProvisionedThroughputExceededException|RequestLimitExceeded|SlowDown)$/;

/** Returns whether an error is a temporary fault of something that this service depends on, so that a retry may succeed. Any other error is a fault in our own code. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/error-handling.html: `$fault` says whether the client or the server caused the error.
  const { $fault, code } = error as { $fault?: unknown; code?: unknown };
  return $fault === 'server' || isThrottled(error) || TEMPORARY_NAMES.has(error.name) || NETWORK_CODES.has(String(code)) || isBusyTransaction(error);
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html: each item has its own reason. */
function isBusyTransaction(error: Error): boolean {
  const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: readonly { Code?: string }[] };
  return error.name === 'TransactionCanceledException' && reasons.length > 0 && reasons.every(({ Code }) => TEMPORARY_REASONS.has(String(Code)));
}

/** Returns whether an AWS service refused a call because there were too many in a short time. */
export function isThrottled({ name }: Error): boolean {
  return THROTTLED.test(name);
}

/** Returns the error for an invoked function that failed or did not reply. */
export function workerFailed(name: string): Error {
  return Object.assign(new Error(`The worker ${name} failed.`), { name: 'WorkerFailed' });
}

/**
 * Returns an error that has only the name of a thrown value, and optionally a message. For a thrown error, the Lambda runtime logs
 * message, stack and each own property, and sends message and stack to the caller or to the failure queue. They may contain what a
 * person typed. The empty stack stays: without one, the runtime client before version 4 reports another error, with another message.
 * https://github.com/aws/aws-lambda-nodejs-runtime-interface-client
 */
export function bareError(thrown: unknown, message = ''): Error {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  // Neither is enumerable, so that the runtime does not list them again as properties.
  return Object.defineProperties(new Error(message), { name: { value: name }, stack: { value: '' } });
}
