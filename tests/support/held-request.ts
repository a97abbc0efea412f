import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request whose reply is read only by `read`. */
export interface HeldRequest {
  /** The head of the reply, when it arrives. */
  head: Promise<IncomingMessage>;
  /** The status, or undefined before the head. */
  status(): number | undefined;
  read(): Promise<Buffer>;
  /** Closes the connection. */
  drop(): void;
}

/** Sends a GET from a separate loopback address, which the rate limits see as another client. `nth`: below 60,000. */
export function holdRequest(url: string, nth: number): HeldRequest {
  // Not the addresses of `newcomer`.
  const localAddress = `127.251.${Math.floor(nth / 250)}.${(nth % 250) + 1}`;
  const request = httpRequest(url, { agent: false, localAddress }).on('error', () => {});
  let reply: IncomingMessage | undefined;
  request.end();
  const head = once(request, 'response').then(([response]: IncomingMessage[]) => {
    reply = response?.on('error', () => {});
    return response as IncomingMessage; // the event has it
  });
  head.catch(() => undefined);
  return { head, status: () => reply?.statusCode, read: async () => buffer(await head), drop: () => void request.destroy() };
}
