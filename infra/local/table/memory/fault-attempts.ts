import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { AWS_CLIENT_TIMEOUTS } from '#platform/aws-client.ts';

/** Performs a call, or fails in its place. */
export type Attempt = (perform: () => object) => Promise<object>;

/** As often as the AWS SDK attempts a call. */
const ATTEMPTS = 3;

const hungUp = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
const timedOut = (): Error => Object.assign(new Error('timed out'), { name: 'TimeoutError' });
const outOfOrder = (): Error => Object.assign(new Error('The request could not be processed.'), { name: 'InternalServerError', $fault: 'server' });

/** Attempts each call as the AWS SDK does, and fails only if every attempt meets a fault. */
export const withAttempts =
  (faultInjector: FaultInjector): Attempt =>
  async (perform) => {
    for (let attempt = 1; ; attempt += 1) {
      const fault = await meetFault(faultInjector);
      if (fault === undefined) return perform();
      if (fault === 'lost')
        await Promise.resolve()
          .then(perform)
          .catch(() => {});
      if (attempt === ATTEMPTS) throw fault === 'lost' ? hungUp() : fault;
    }
  };

/** Returns the fault that the attempt meets. `lost`: the call is done, and its answer is lost. */
function meetFault(faultInjector: FaultInjector): Promise<Error | 'lost' | undefined> {
  return new Promise((resolve) => {
    const closed: (() => void)[] = [];
    let timeout: NodeJS.Timeout | undefined;
    const close = (fault: Error): void => {
      clearTimeout(timeout);
      for (const listener of closed) listener();
      resolve(fault);
    };
    const connection = {
      destroy: () => close(hungUp()),
      once(_: 'close', listener: () => void) {
        closed.push(listener);
        timeout = setTimeout(() => close(timedOut()), AWS_CLIENT_TIMEOUTS.requestHandler.requestTimeout);
      },
    };
    const proceed = () => resolve(undefined);
    faultInjector.handle({ connection, proceed, fail: () => resolve(outOfOrder()), lose: () => resolve('lost') });
  });
}
