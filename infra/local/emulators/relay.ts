import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { TABLE_CALL } from '#infra/table.ts';

const calls = channel(TABLE_CALL);

/**
 * Adds a fault injector in front of an HTTP/1.1 server in another program. Bytes are passed on unchanged, and each request
 * of a connection passes the fault injector. Clients must wait for each reply before the next request, as the AWS SDK does.
 */
export async function startRelay(target: string, faultInjector: FaultInjector): Promise<{ url: string; close(): Promise<void> }> {
  const open = new Set<Socket>();
  const { hostname, port } = new URL(target);
  const server = createServer({ noDelay: true }, (client) => {
    open.add(client.once('close', () => open.delete(client)));
    relay(client, connect({ host: hostname, port: Number(port), noDelay: true }), faultInjector);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // The address of a TCP server is an AddressInfo. Only pipes have a string.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of open) client.destroy();
      }),
  };
}

function relay(client: Socket, upstream: Socket, faultInjector: FaultInjector): void {
  // Bytes after a reply belong to the next request. Bytes before it belong to the same one.
  let answered = true;
  // The bytes of a request that has not passed the fault injector yet, or never will.
  let waiting: Buffer[] | undefined;
  const proceed = (): void => {
    for (const chunk of waiting ?? []) upstream.write(chunk);
    waiting = undefined;
  };
  let isLost = false;
  upstream.on('data', (chunk) => {
    answered = true;
    if (isLost) return void client.destroy();
    if (!client.write(chunk)) upstream.pause();
  });
  client.on('drain', () => upstream.resume());
  client.on('data', (chunk) => {
    if (waiting) return void waiting.push(chunk);
    if (!answered) return void upstream.write(chunk);
    answered = false;
    calls.publish('request');
    waiting = [chunk];
    const lose = (): void => {
      isLost = true;
      proceed();
    };
    faultInjector.handle({ connection: client, proceed, lose, fail: () => client.end(OUT_OF_ORDER) });
  });
  for (const [one, other] of [[client, upstream] as const, [upstream, client] as const]) {
    one.on('error', () => {});
    one.on('close', () => other.destroy());
  }
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html */
const BODY = JSON.stringify({ __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message: 'The request could not be processed.' });
const OUT_OF_ORDER = [
  'HTTP/1.1 500 Internal Server Error',
  'content-type: application/x-amz-json-1.0',
  `content-length: ${Buffer.byteLength(BODY)}`,
  'connection: close',
  '',
  BODY,
].join('\r\n');
