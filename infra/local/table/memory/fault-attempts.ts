import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { AWS_CLIENT_TIMEOUTS } from '#platform/aws-client.ts';

/** As often as the AWS SDK attempts a call. */
const ATTEMPTS = 3;

/** Counts one call, and fails as the AWS SDK does: only if each of its attempts meets a fault. */
export async function passFaults(faultInjector: FaultInjector): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const fault = await attemptOnce(faultInjector);
    if (!fault) return;
    if (attempt === ATTEMPTS) throw fault;
  }
}

/** Returns the fault that the attempt met. */
function attemptOnce(faultInjector: FaultInjector): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const closed: (() => void)[] = [];
    let timeout: NodeJS.Timeout | undefined;
    const close = (fault: Error): void => {
      clearTimeout(timeout);
      for (const listener of closed) listener();
      resolve(fault);
    };
    const connection = {
      destroy: () => close(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })),
      once(_: 'close', listener: () => void) {
        closed.push(listener);
        timeout = setTimeout(
          () => close(Object.assign(new Error('timed out'), { name: 'TimeoutError' })),
          AWS_CLIENT_TIMEOUTS.requestHandler.requestTimeout,
        );
      },
    };
    faultInjector.handle({
      connection,
      proceed: () => resolve(undefined),
      fail: () => resolve(Object.assign(new Error('The request could not be processed.'), { name: 'InternalServerError', $fault: 'server' })),
    });
  });
}
