import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostQueue } from '#jobs/rows/host-queues.ts';
import { type Stage, startRealStage } from '#tests/races/stage.ts';
import { answered, DAY, type SealedWill, sealWill } from '#tests/support/story.ts';

/** A relay to a server that works. From some moment on, it accepts every connection and never responds. */
interface Tarpit {
  port: number;
  /** Returns the number of open connections, and of those that have ended. */
  held(): number;
  ended(): number;
  sink(): void;
  close(): void;
}

let stage: Stage;
let eve: SealedWill;
let ann: SealedWill;
let mail: Tarpit;
let bucket: Tarpit;
let arrived: string[];
let annsServer: SMTPServer;
let storageId: string;

beforeAll(async () => {
  stage = await startRealStage();
  [eve, ann] = [await sealWill(stage), await sealWill(stage)];
  const { smtp, object_store } = await stage.endpoints();
  [mail, bucket] = await Promise.all([startTarpit(smtp.port), startTarpit(Number(new URL(object_store.endpoint).port))]);
  arrived = [];
  annsServer = await mailServer((subject) => arrived.push(subject));
  await mailOver(eve, mail.port, smtp);
  await mailOver(ann, (annsServer.server.address() as AddressInfo).port, { username: 'ann', password: 'secret' });
  const config = { ...object_store, endpoint: `http://127.0.0.1:${bucket.port}` };
  const json = { type: 'object_store', name: 'Tarpit', config, directory_path: '/tar' };
  storageId = (await answered(201, eve.host.ask, 'POST', '/api/storages', { json })).id;
  await answered(200, eve.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } });
  // Both get a check: it is pending from here on.
  await stage.advance(30 * DAY + 60);
});
afterAll(async () => {
  mail?.close();
  bucket?.close();
  annsServer?.close();
  await stage?.stop();
});

it('a Host with fifty re-seals, and servers that never respond, delays no check of another Host', async () => {
  mail.sink();
  bucket.sink();
  await needsResealing(eve);
  await addPendingEffects(eve, (n) => ({ kind: 'reseal', key: `hostile/${n}` }));
  await addPendingEffects(eve, (n) => ({ kind: 'delete-package', key: `hostile/${n}`, storageId, prefix: 'a/' }));
  await addPendingEffects(eve, (n) => checkOf(`hostile/${n}`));
  await expect.poll(() => mail.held() > 0 && bucket.held() > 0).toBe(true);

  arrived.length = 0;
  await addPendingEffects(ann, (n) => checkOf(`again/${n}`), 1);
  await expect.poll(() => arrived).toHaveLength(1);
  // It was sent while every connection to the hostile servers was still waiting for its first response.
  expect([mail.ended(), bucket.ended()]).toEqual([0, 0]);
  // Of a hundred pending effects, only those of one worker per queue are in progress.
  expect([mail.held(), bucket.held()]).toEqual([expect.toSatisfy(few), expect.toSatisfy(few)]);
});

describe('a queue of a Host', () => {
  const queues = () => currentApp().store.hostQueues;
  const now = '2031-03-11T10:05:00.000Z';
  const sixMinutesLater = '2031-03-11T10:11:00.000Z';
  const named = (name: string): HostQueue => ({ hostId: `${name}-${ann.host.id}`, name: 'messages' });

  it('has one worker at a time, which finds what was added before and during its work', async () => {
    const queue = named('one');
    expect(await queues().add(queue, ['a', 'b'], now)).toBe(true);
    const taken = await Promise.all(['x', 'y', 'z'].map((owner) => queues().take(queue, owner, now)));
    expect(taken.filter((ids) => ids !== undefined).map((ids) => ids.sort())).toEqual([['a', 'b']]);
    const owner = ['x', 'y', 'z'][taken.findIndex((ids) => ids !== undefined)] ?? '';
    expect(await queues().add(queue, ['c'], now)).toBe(false);
    expect(await queues().leave(queue, owner, now)).toBe(false);
    expect(await queues().take(queue, owner, now)).toEqual(['c']);
    expect(await queues().leave(queue, owner, now)).toBe(true);
    expect(await queues().add(queue, ['d'], now)).toBe(true);
  });

  it('is lost after six minutes by a worker that was stopped', async () => {
    const queue = named('lost');
    await queues().add(queue, ['a'], now);
    await queues().take(queue, 'x', now);
    expect(await queues().add(queue, ['b'], '2031-03-11T10:10:59.999Z')).toBe(false);
    expect(await queues().add(queue, ['b'], sixMinutesLater)).toBe(true);
    expect(await queues().take(queue, 'y', sixMinutesLater)).toEqual(['b']);
    expect(await queues().leave(queue, 'x', sixMinutesLater, true)).toBe(false);
  });

  it('that is full accepts no more effects, but still gets a worker started', async () => {
    const queue = named('full');
    await queues().add(
      queue,
      Array.from({ length: 500 }, (_, n) => String(n)),
      now,
    );
    expect(await queues().add(queue, ['more'], now)).toBe(true);
    expect(await queues().take(queue, 'x', now)).toHaveLength(500);
  });
});

const few = (connections: number): boolean => connections > 0 && connections <= 20;

const checkOf = (key: string): Effect => ({ kind: 'message', key, template: 'liveness-check', to: { host: true, spread: 'first' }, check: 1 });

/** Adds pending effects, as any commit of the service does. */
async function addPendingEffects({ host }: SealedWill, effect: (n: number) => Effect, count = 50): Promise<void> {
  const app = currentApp();
  await app.store.commit({ hostId: host.id, at: instant(app.now()), effects: Array.from({ length: count }, (_, n) => effect(n)) });
}

/** As after a change of Survivors. */
async function needsResealing({ host }: SealedWill): Promise<void> {
  const app = currentApp();
  const loaded = await app.store.hosts.load(host.id);
  if (!loaded?.will) throw new Error('There is no sealed will.');
  const put = { WILL: { ...loaded.will, resealDue: true } };
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: loaded.root, put }] });
}

async function mailOver({ host, connectorId }: SealedWill, port: number, account: { username: string; password: string }): Promise<void> {
  const config = { smtp_host: '127.0.0.1', smtp_port: port, username: account.username, password: account.password, from_address: host.email };
  await answered(200, host.ask, 'PUT', `/api/connectors/${connectorId}`, { json: { config } });
  await answered(200, host.ask, 'POST', `/api/connectors/${connectorId}/test`, { json: { test_destination: host.email } });
}

async function mailServer(received: (subject: string) => void): Promise<SMTPServer> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'ann' }),
    onData: async (stream, _session, done) => {
      const text = Buffer.concat(await stream.toArray()).toString('utf8');
      received(/^Subject: (.*)$/m.exec(text)?.[1] ?? '');
      done();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

async function startTarpit(behind: number): Promise<Tarpit> {
  const held = new Set<net.Socket>();
  let [isSunk, ended] = [false, 0];
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    if (!isSunk) return void socket.pipe(net.connect(behind, '127.0.0.1').on('error', () => socket.destroy())).pipe(socket);
    held.add(socket.resume());
    socket.on('close', () => {
      held.delete(socket);
      ended += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    held: () => held.size,
    ended: () => ended,
    sink: () => {
      isSunk = true;
    },
    close: () => {
      for (const socket of held) socket.destroy();
      server.close();
    },
  };
}
