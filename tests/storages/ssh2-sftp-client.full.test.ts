import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Client, SFTPWrapper } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSftp } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { connectSftp } from '#storages/adapters/sftp-connection.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { failed } from './contract.ts';
import { openUnprobed, STATUS_CODE, scriptedSftp } from './scripted-sftp.ts';
import { openTested } from './sftp-backend.ts';

const outbound = createOutbound({ allowLoopback: true });
const attrs = { mode: 0o100600, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };
const login = { host: '127.0.0.1', username: 'ann', password: 'secret' };

/**
 * Where our storage needs more than ssh2-sftp-client has: each test shows what the wrapper does, and then what the storage does.
 * If the first part of a test fails after an update of the wrapper, the code of ours for it can probably go.
 */
describe('a storage on an SSH server, unlike ssh2-sftp-client alone,', () => {
  it('fails when the server refuses a piece of a file', async () => {
    const { port } = await scriptedSftp((sftp) => {
      let writes = 0;
      acceptFiles(sftp);
      sftp.on('WRITE', (id) => {
        writes += 1;
        sftp.status(id, writes === 3 ? STATUS_CODE.FAILURE : STATUS_CODE.OK);
      });
    });
    const body = () => Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(31_000)));
    const wrapper = await connected(port);
    expect(await wrapper.put(body(), '/p/a')).toBe('Uploaded data stream to /p/a');

    const storage = await openUnprobed(port);
    await expect(storage.write('p/b', body(), {})).rejects.toMatchObject(failed('The storage refused this operation. It may be full.'));
  });

  it('keeps sending pieces of a file while others wait for their answer', async () => {
    const held: number[] = [];
    let arrived = 0;
    const { port } = await scriptedSftp((sftp) => {
      acceptFiles(sftp);
      // Answers a piece only when 20 more have come. After the last piece it answers all.
      sftp.on('WRITE', (id) => {
        arrived += 1;
        held.push(id);
        for (const one of held.splice(0, arrived === 120 ? held.length : Math.max(0, held.length - 20))) sftp.status(one, STATUS_CODE.OK);
      });
      sftp.on('RENAME', (id) => sftp.status(id, STATUS_CODE.OK));
    });
    const body = () => Readable.from(Array.from({ length: 120 }, () => Buffer.alloc(31 * 1024)));
    const wrapper = await connected(port);
    const writing = wrapper.put(body(), '/p/a');
    writing.catch(() => {}); // the end of the connection comes first
    await expect.poll(() => arrived).toBe(1);
    await wrapper.end();
    held.length = arrived = 0;

    expect(await (await openUnprobed(port)).write('p/b', body(), {})).toEqual({ size: 120 * 31 * 1024 });
  });

  it('asks for the next pieces of a file before the first ones have come', async () => {
    const held: number[] = [];
    const { port } = await scriptedSftp((sftp) => {
      acceptFiles(sftp);
      // Answers the first request, and later ones only in pairs.
      sftp.on('READ', (id, _handle, offset, length) => {
        if (offset === 0) return void sftp.data(id, Buffer.alloc(Math.min(length, 31 * 1024)));
        held.push(id);
        if (held.length >= 2) for (const one of held.splice(0)) sftp.status(one, STATUS_CODE.EOF);
      });
    });
    const wrapper = await connected(port);
    const reading = wrapper.get('/p/a');
    reading.catch(() => {}); // the end of the connection comes first
    await expect.poll(() => held.length).toBe(1);
    await wrapper.end();
    held.length = 0;

    expect((await buffer(await (await openUnprobed(port)).read('p/a'))).length).toBe(31 * 1024);
  });

  it('reads no more names than it can hold', async () => {
    let answers = 0;
    const long = 'x'.repeat(2500);
    const names = Array.from({ length: 40 }, (_, n) => ({ filename: `${n}${long}`, longname: long, attrs }));
    const { port } = await scriptedSftp((sftp) => {
      acceptFiles(sftp);
      sftp.on('READDIR', (id) => {
        answers += 1;
        if (answers === 100) sftp.status(id, STATUS_CODE.EOF);
        else sftp.name(id, names);
      });
    });
    expect((await (await connected(port)).list('/')).length).toBe(99 * 40);

    answers = 0;
    await expect((await openUnprobed(port)).list('')).rejects.toMatchObject({
      message: 'The storage has too many files to list. Please use a separate folder for this service.',
    });
    expect(answers).toBeLessThan(90);
  });

  it('makes folders that other users of the server cannot read, also below a link', async () => {
    const server = await startSftp();
    onTestFinished(() => server.close());
    const { ssh_key: _, ...config } = server.endpoint;
    const mode = (path: string) => statSync(join(server.folder, path)).mode & 0o077;
    await mkdir(join(server.folder, 'disk'));
    await symlink('disk', join(server.folder, 'link'));
    const wrapper = await connected(config.port, config);
    await wrapper.mkdir('/plain');
    expect(mode('plain')).not.toBe(0);
    await expect(wrapper.mkdir('/link/a/b', true)).rejects.toThrow('not a directory');

    await (await openTested(config, '/link')).write('p/q/a', Readable.from(['x']), {});
    expect([mode('disk/p'), mode('disk/p/q'), mode('disk/p/q/a')]).toEqual([0, 0, 0]);
  });

  it('does not accept the number in a server’s goodbye as an answer', async () => {
    const { port } = await scriptedSftp((sftp, client) => {
      acceptFiles(sftp);
      // 2 is a protocol error of SSH, and a missing file in SFTP. No method of ssh2 sends it.
      sftp.on('REMOVE', () => (client as unknown as { _protocol: { disconnect(reason: number): void } })._protocol.disconnect(2));
    });
    await expect((await connected(port)).delete('/p/a')).rejects.toMatchObject({ code: 2 });
    await expect((await openUnprobed(port)).remove('p/a')).rejects.toMatchObject({
      message: 'The storage closed the connection. Please try again later.',
    });
  });

  it('tells everybody who waits that the connection is lost', async () => {
    const { port } = await scriptedSftp((sftp, client) => {
      let waiting = 0;
      acceptFiles(sftp);
      sftp.on('REMOVE', () => {
        waiting += 1;
        if (waiting === 3) client.end();
      });
    });
    const wrapper = await connected(port);
    const told: string[] = [];
    const asked = ['a', 'b', 'c'].map((name) => wrapper.delete(name).catch(() => told.push(name)));
    await Promise.race(asked);
    await once(wrapper.client, 'close');
    expect(told.length).toBe(1);

    const storage = await openUnprobed(port);
    const lost = { reason: expect.objectContaining({ message: 'The storage closed the connection. Please try again later.' }) };
    expect(await Promise.allSettled(['a', 'b', 'c'].map((name) => storage.remove(name)))).toMatchObject([lost, lost, lost]);
  });

  it('ends the connection when an answer takes too long', async () => {
    const { port } = await scriptedSftp((sftp) => void sftp.on('REMOVE', () => {}));
    const patience = { connect: 20_000, login: 20_000, answer: 50, idle: 20_000 };
    const connection = await connectSftp({ config: { ...login, port }, hostKey: null }, outbound, patience);
    await expect(connection.ask((client) => client.delete('/p/a'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(connection.ask((client) => client.lstat('/p/a'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await connection.close();
  });

  it('does not wait for a server that never closes the connection', async () => {
    const { port } = await scriptedSftp(acceptFiles);
    const silent = net.createServer({ allowHalfOpen: true }, (socket) => {
      const beyond = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      for (const one of [socket, beyond]) one.on('error', () => {});
      socket.on('data', (bytes) => beyond.write(bytes));
      beyond.on('data', (bytes) => socket.write(bytes));
    });
    const connection = await connectSftp({ config: { ...login, port: (await untilTestEnds(silent)).port }, hostKey: null }, outbound);
    await connection.close();
    expect(connection.isLost()).toBe(true);
  });
});

function acceptFiles(sftp: SFTPWrapper): void {
  sftp.on('OPEN', (id) => sftp.handle(id, Buffer.from('1')));
  sftp.on('OPENDIR', (id) => sftp.handle(id, Buffer.from('1')));
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('LSTAT', (id) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE));
}

/** The wrapper with a member that its types leave out. */
type Wrapper = SftpClient & { client: Client };

async function connected(port: number, user = login): Promise<Wrapper> {
  const wrapper = new SftpClient('alone', {}) as Wrapper;
  await wrapper.connect({ ...user, host: '127.0.0.1', port });
  onTestFinished(() => void wrapper.end());
  return wrapper;
}
