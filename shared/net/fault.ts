const NETWORK_CODES = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const TEMPORARY_NAMES = new Set(['TimeoutError', 'AbortError', 'WorkerFailed']);
const THROTTLED = /^(Throttling|ThrottlingException|TooManyRequestsException|ProvisionedThroughputExceededException|RequestLimitExceeded|SlowDown)$/;

/** Returns whether an error is a temporary fault of something that this service depends on, so that a retry may succeed. Any other error is a fault in our own code. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/error-handling.html: `$fault` says whether the client or the server caused the error.
  const { $fault, code } = error as { $fault?: unknown; code?: unknown };
  return $fault === 'server' || THROTTLED.test(error.name) || TEMPORARY_NAMES.has(error.name) || NETWORK_CODES.has(String(code));
}

/** Returns the error for an invoked function that failed or did not reply. */
export function workerFailed(name: string): Error {
  return Object.assign(new Error(`The worker ${name} failed.`), { name: 'WorkerFailed' });
}
