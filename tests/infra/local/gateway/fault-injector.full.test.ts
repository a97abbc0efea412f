import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { createTransport } from 'nodemailer';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { describe, expect, it } from 'vitest';
import { openInbox } from '#infra/local/emulators/inbox.ts';
import { startKms } from '#infra/local/emulators/kms.ts';
import { startObjectStore } from '#infra/local/emulators/object-store.ts';
import { startRelay } from '#infra/local/emulators/relay.ts';
import { newSftpAccount, startSftp } from '#infra/local/emulators/sftp.ts';
import { startSmtp } from '#infra/local/emulators/smtp.ts';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { startTwilio } from '#infra/local/providers/twilio.ts';

/** One part of the stack. `call` returns its response, or rejects. */
interface Part {
  call(): Promise<unknown>;
  close(): Promise<unknown>;
}

const now = () => new Date('2030-01-01T00:00:00.000Z');
const inbox = openInbox(now);
const access = { region: 'eu-central-1', credentials: { accessKeyId: 'A', secretAccessKey: 'S' }, maxAttempts: 1 };

/** Returns the status of a response and, for a server error, its error code. */
async function get(url: string): Promise<string> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  const text = await response.text();
  return `${response.status} ${/InternalFailure|InternalServerError|InternalError|20500/.exec(text)?.[0] ?? ''}`;
}

const http = async (listening: Promise<{ url: string; close(): Promise<void> }>): Promise<Part> => {
  const { url, close } = await listening;
  return { call: () => get(url), close };
};

/** One part for each protocol that applies faults. The other parts over HTTP do it as KMS and Twilio do. */
const parts: [name: string, start: (faultInjector: FaultInjector) => Promise<Part>, outOfOrder: string | RegExp][] = [
  ['kms', (faultInjector) => http(startKms([], '', faultInjector)), '500 InternalFailure'],
  ['sms of Twilio', (faultInjector) => http(startTwilio(inbox, faultInjector)), '500 20500'],
  ['dynamodb', startDatabase, '500 InternalServerError'],
  ['a bucket', startBucket, '500 InternalError'],
  ['smtp', startMail, /421/],
  ['sftp', startSsh, /Failure/],
];

/** Starts the relay in front of a server without fault injection. */
async function startDatabase(faultInjector: FaultInjector): Promise<Part> {
  const database = createServer((_request, response) => void response.end('{}')).listen(0, '127.0.0.1');
  await once(database, 'listening');
  // A listening TCP server has a port.
  const { url, close } = await startRelay(`http://127.0.0.1:${(database.address() as AddressInfo).port}`, faultInjector);
  return {
    call: () => get(url),
    async close() {
      await close();
      database.close();
    },
  };
}

async function startBucket(faultInjector: FaultInjector): Promise<Part> {
  const { url, close } = await startObjectStore([], now, { mine: faultInjector });
  return { call: () => get(`${url}/mine`), close };
}

async function startMail(faultInjector: FaultInjector): Promise<Part> {
  const { endpoint, close } = await startSmtp(inbox, faultInjector);
  const { host, port, username: user, password: pass } = endpoint;
  return { call: () => createTransport({ host, port, secure: false, auth: { user, pass } }).verify(), close };
}

async function startSsh(faultInjector: FaultInjector): Promise<Part> {
  const { endpoint, close } = await startSftp(newSftpAccount(), faultInjector);
  return {
    async call() {
      const { client, sftp } = await login(endpoint);
      return stat(sftp).finally(() => client.end());
    },
    close,
  };
}

async function login(endpoint: { host: string; port: number; username: string; password: string }) {
  const client = new ssh2.Client();
  const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
    client.once('error', reject).once('close', () => reject(new Error('closed')));
    client.once('ready', () => client.sftp((error, wrapper) => (error ? reject(error) : resolve(wrapper))));
    client.connect(endpoint);
  });
  return { client, sftp };
}

const stat = (sftp: SFTPWrapper) =>
  new Promise((resolve, reject) => {
    sftp.once('close', () => reject(new Error('closed')));
    sftp.stat('/', (error, found) => (error ? reject(error) : resolve(found.isDirectory())));
  });

describe.concurrent.each(parts)('%s', (_, start, outOfOrder) => {
  async function behindGate(test: (faultInjector: FaultInjector, call: Part['call']) => Promise<void>): Promise<void> {
    const faultInjector = createFaultInjector();
    const part = await start(faultInjector);
    await test(faultInjector, part.call).finally(part.close);
  }

  it.each(['refuse', 'lost'] as const)('closes the connection of as many calls as requested: %s', (mode) =>
    behindGate(async (faultInjector, call) => {
      const usual = await call();
      faultInjector.set(mode, 2);
      await expect(call()).rejects.toThrow();
      await expect(call()).rejects.toThrow();
      expect(await call()).toEqual(usual);
    }),
  );

  it('answers with a server error until the fault is removed', () =>
    behindGate(async (faultInjector, call) => {
      const usual = await call();
      faultInjector.set('error');
      for (const _time of [1, 2]) {
        const answer = await call().catch((error: Error) => error.message);
        if (typeof outOfOrder === 'string') expect(answer).toBe(outOfOrder);
        else expect(answer).toMatch(outOfOrder);
      }
      faultInjector.set('off');
      expect(await call()).toEqual(usual);
    }));

  it('keeps a call waiting until the fault is removed, and then closes its connection', () =>
    behindGate(async (faultInjector, call) => {
      faultInjector.set('timeout', 1);
      const waiting = call().catch(() => 'cut off');
      // The first call uses up the fault and keeps waiting. The second call is answered.
      await expect.poll(() => faultInjector.nextFault()).toBeUndefined();
      await call();
      expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting');
      faultInjector.set('off');
      expect(await waiting).toBe('cut off');
    }));
});

it('lets as many calls pass before the fault as requested', () => {
  const faultInjector = createFaultInjector();
  faultInjector.set('error', 1, 2);
  const met: string[] = [];
  const connection = { destroy: () => {}, once: () => {} };
  for (let call = 0; call < 4; call += 1) {
    met.push(String(faultInjector.nextFault()));
    faultInjector.handle({ connection, proceed: () => met.push('proceeds'), fail: () => met.push('fails') });
  }
  expect(met).toEqual(['undefined', 'proceeds', 'undefined', 'proceeds', 'error', 'fails', 'undefined', 'proceeds']);
});

it('does what is asked when only the answer is lost', async () => {
  let served = 0;
  const faultInjector = createFaultInjector();
  const serve = withFaults(
    faultInjector,
    (_request, response) => {
      served += 1;
      response.writeHead(200).end('done');
    },
    () => {},
  );
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { url: relayed, close } = await startRelay(url, faultInjector);
  faultInjector.set('lost', 1);
  await expect(get(url)).rejects.toThrow();
  faultInjector.set('lost', 1);
  await expect(get(relayed)).rejects.toThrow();
  expect([served, await get(relayed)]).toEqual([2, '200 ']);
  await close();
  server.close();
});

it('applies a fault to an SFTP connection that is already open', async () => {
  const faultInjector = createFaultInjector();
  const { endpoint, close } = await startSftp(newSftpAccount(), faultInjector);
  const { client, sftp } = await login(endpoint);
  expect(await stat(sftp)).toBe(true);
  faultInjector.set('error', 1);
  await expect(stat(sftp)).rejects.toThrow('Failure');
  expect(await stat(sftp)).toBe(true);
  faultInjector.set('refuse', 1);
  await expect(stat(sftp)).rejects.toThrow();
  client.end();
  await close();
});

it('makes one bucket fail and not the other', async () => {
  const faultInjector = createFaultInjector();
  const key = { accessKeyId: 'A', secretAccessKey: 'S', buckets: ['mine', 'yours'] };
  const { url, close } = await startObjectStore([key], () => new Date(), { mine: faultInjector });
  faultInjector.set('error');
  const s3 = new S3Client({ ...access, endpoint: url, forcePathStyle: true });
  await expect(s3.send(new ListObjectsV2Command({ Bucket: 'mine' }))).rejects.toMatchObject({ name: 'InternalError' });
  expect((await s3.send(new ListObjectsV2Command({ Bucket: 'yours' }))).KeyCount).toBe(0);
  await close();
});
