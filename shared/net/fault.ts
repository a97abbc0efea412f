const OF_THE_NETWORK = new Set(['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const OF_THE_OTHER_SIDE = new Set(['TimeoutError', 'AbortError', 'WorkerFailed']);
const TOO_MUCH = /^(Throttling|ThrottlingException|TooManyRequestsException|ProvisionedThroughputExceededException|RequestLimitExceeded|SlowDown)$/;

/** Whether a fault lies with something that this service depends on, and may be over with the next try; else it is in our own code. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/error-handling.html: each error of a service says whose fault it was.
  const { $fault, code } = error as { $fault?: unknown; code?: unknown };
  return $fault === 'server' || TOO_MUCH.test(error.name) || OF_THE_OTHER_SIDE.has(error.name) || OF_THE_NETWORK.has(String(code));
}

/** A function that was called and broke off, or never answered. */
export function workerFailed(name: string): Error {
  return Object.assign(new Error(`The worker ${name} failed.`), { name: 'WorkerFailed' });
}
