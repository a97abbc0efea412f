import { generateKeyPairSync, type KeyExportOptions } from 'node:crypto';
import { once } from 'node:events';
import { readdir, symlink } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SftpServer, startSftp } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { openStorage, type Storage } from '#storages/adapters/index.ts';
import { connectSftp } from '#storages/adapters/sftp-connection.ts';
import { storageRefusal } from '#storages/adapters/storage.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { patternedBytes, storageContract } from './contract.ts';
import { openUnprobed, STATUS_CODE, scriptedSftp } from './scripted-sftp.ts';
import { onDisk, openTested, sftpBackend } from './sftp-backend.ts';

const outbound = createOutbound({ allowLoopback: true });
const world = { outbound, allowLoopback: true };
let server: SftpServer;
let config: Omit<SftpServer['endpoint'], 'ssh_key'>;

beforeAll(async () => {
  server = await startSftp();
  const { ssh_key: _, ...rest } = server.endpoint;
  config = rest;
});
beforeEach(() => onDisk(server.folder).empty());
afterAll(() => server.close());

storageContract('an sftp storage', sftpBackend);

describe('a connection to an SSH server', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTested(config);
  });

  it('is closed after each use', async () => {
    await storage.write('p/a', Readable.from([patternedBytes(300_000)]), {});
    await vanished();
    await buffer(await storage.read('p/a'));
    await vanished();
    await expect(storage.read('p/b')).rejects.toThrow();
    expect((await storage.browse('/nowhere', undefined)).items).toEqual([]);
    await vanished();
  });

  it.each([
    ['before its first byte', async () => {}],
    ['after its first bytes', async (stream: Readable) => void (await once(stream, 'readable'))],
  ])('ends with a stream that is not read to its end, %s', async (_, begin) => {
    await storage.write('p/a', Readable.from([patternedBytes(3_000_000)]), {});
    const stream = await storage.read('p/a');
    await begin(stream);
    expect(server.connections()).toBe(1);
    stream.destroy();
    await vanished();
  });

  it('is used by many at the same time, without a warning and without a word on the console', async () => {
    const said = [vi.spyOn(process, 'emitWarning'), ...(['log', 'error', 'warn'] as const).map((level) => vi.spyOn(console, level))];
    onTestFinished(() => void vi.restoreAllMocks());
    await storage.keepOpen(async () => {
      await Promise.all(Array.from({ length: 30 }, (_, n) => storage.write(`p/${n}`, Readable.from(['x']), {})));
      server.dropConnections();
      await vanished();
    });
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('is one for all that happens at the same time', async () => {
    const write = (n: number) => storage.write(`p/${n}`, Readable.from([patternedBytes(100_000)]), {});
    const loginsOf = async (writing: Promise<unknown>) => {
      const before = server.logins();
      await writing;
      await vanished();
      return server.logins() - before;
    };
    const alone = await loginsOf(write(0));
    expect(alone).toBeGreaterThan(0);
    expect(await loginsOf(Promise.all(Array.from({ length: 10 }, (_, n) => write(n + 1))))).toBe(alone);
  });

  it('is kept for the time of a longer work, and replaced when it is lost', async () => {
    await storage.keepOpen(async () => {
      await storage.write('p/a', Readable.from([patternedBytes(10)]), {});
      expect(server.connections()).toBe(1);
      server.dropConnections();
      await vanished();
      expect((await buffer(await storage.read('p/a'))).length).toBe(10);
      expect(server.connections()).toBe(1);
    });
    await vanished();
  });
});

describe('the key of an SSH server', () => {
  it('is learned by the first test, and nothing else talks to an unknown server', async () => {
    const untested = openStorage({ type: 'sftp', config, directoryPath: '/' }, world);
    await expect(untested.list('')).rejects.toMatchObject({ message: 'This storage has not been tested yet. Please test it first.' });
    expect(await untested.probe()).toEqual({ hostKey: expect.stringMatching(/^ecdsa-sha2-nistp256 SHA256:[A-Za-z0-9+/]{43}$/) });
  });

  it.each([
    ['of the same type', `ecdsa-sha2-nistp256 SHA256:${'A'.repeat(43)}`],
    ['of a type that the server does not have', `ssh-ed25519 SHA256:${'A'.repeat(43)}`],
    ['of a type that nobody uses', `ssh-dss SHA256:${'A'.repeat(43)}`],
  ])('is refused when another one %s is pinned, before a login is tried', async (_, hostKey) => {
    const before = server.logins();
    const storage = openStorage({ type: 'sftp', config, directoryPath: '/', hostKey }, world);
    for (const work of [() => storage.probe(), () => storage.list('')]) {
      await expect(work()).rejects.toMatchObject({
        code: 'storage_failed',
        message:
          'The server has a different host key than before. If the server was renewed, save its settings again. If not, someone may be intercepting the connection.',
      });
    }
    expect(server.logins()).toBe(before);
  });
});

describe('a login', () => {
  const withKey = (ssh_key: string) => openStorage({ type: 'sftp', config: { ...config, password: undefined, ssh_key }, directoryPath: '/' }, world);
  const pkcs8 = { publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } } as const;

  const ecdsa = (options: object = {}) => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256, ...options });

  it('takes the key in place of the password, with Windows line ends too', async () => {
    await withKey(server.endpoint.ssh_key).probe();
    await withKey(`\r\n${server.endpoint.ssh_key.replaceAll('\n', '\r\n')}`).probe();
  });

  it.each([
    ['a key with a passphrase', () => ecdsa({ passphrase: 'x', cipher: 'aes256-cbc', rounds: 4 }).private, LOCKED],
    ['an old PEM key with a passphrase', () => rsa({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }), LOCKED],
    ['a PKCS#8 key with a passphrase', () => rsa({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }), LOCKED],
    ['a public key', () => ecdsa().public, 'This is the public part of a key. Please enter the private part.'],
    ['something else', () => '-----BEGIN OPENSSH PRIVATE KEY-----', UNREADABLE],
    ['a broken PEM key', () => '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n', UNREADABLE],
    ["OpenSSL's own form of an Ed25519 key", () => String(generateKeyPairSync('ed25519', pkcs8).privateKey), UNREADABLE],
  ])('refuses %s and says why', async (_, key, message) => {
    await expect(withKey(key()).probe()).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it.each([
    ['RSA in PEM', () => rsa({ type: 'pkcs1', format: 'pem' })],
    ['RSA in PKCS#8', () => rsa({ type: 'pkcs8', format: 'pem' })],
    ['ECDSA in PKCS#8', () => String(generateKeyPairSync('ec', { namedCurve: 'P-256', ...pkcs8 }).privateKey)],
  ])('reads a key of %s', async (_, key) => {
    await expect(withKey(key()).probe()).rejects.toMatchObject({ message: DENIED });
    await vanished();
  });
});

describe('an sftp storage', () => {
  it.each(['../a', 'a/../../b', './a', '/etc/passwd', 'a//b', '', 'a\\..\\..\\b', 'a/', 'a\0b'])(
    'takes no path that leads elsewhere: %j',
    async (path) => {
      const storage = await openTested(config, '/wills');
      const body = Readable.from([Buffer.from('x')]);
      const refusal = { code: 'storage_failed', message: 'This is not a path in the storage.' };
      await expect(storage.write(path, body, {})).rejects.toMatchObject(refusal);
      await expect(storage.read(path)).rejects.toMatchObject(refusal);
      await expect(storage.remove(path)).rejects.toMatchObject(refusal);
      if (path.includes('/') && !path.endsWith('/')) await expect(storage.list(`${path}/`)).rejects.toMatchObject(refusal);
      expect(body.destroyed).toBe(true);
    },
  );

  it('names links and does not follow them', async () => {
    const storage = await openTested(config, '/wills');
    await onDisk(server.folder).seed(['wills/p/a', 'elsewhere/b']);
    await symlink('../../elsewhere', join(server.folder, 'wills/p/link'));
    expect((await storage.list('')).sort()).toEqual(['p/a', 'p/link']);
    await storage.remove('p/link');
    expect(await onDisk(server.folder).leftovers()).toEqual(expect.arrayContaining(['elsewhere/b']));
  });

  it('keeps a hidden folder below the one in which the server puts its user, and removes what is empty in it', async () => {
    const storage = await openTested(config, '.wills');
    await storage.write('p/a', Readable.from(['x']), {});
    expect(await storage.list('')).toEqual(['p/a']);
    await storage.remove('p/a');
    expect(await readdir(server.folder, { recursive: true })).toEqual(['.wills']);
  });

  it('removes folders with their last file, and its own never', async () => {
    const storage = await openTested(config, '/wills');
    await storage.write('p/1/shares/2/a', Readable.from(['x']), {});
    await storage.write('p/1/b', Readable.from(['x']), {});
    await storage.remove('p/1/shares/2/a');
    expect(await readdir(server.folder, { recursive: true })).toEqual(['wills', 'wills/p', 'wills/p/1', 'wills/p/1/b']);
    await storage.remove('p/1/b');
    expect(await readdir(server.folder, { recursive: true })).toEqual(['wills']);
  });

  it('dials nothing inside when deployed', async () => {
    const deployed = { outbound: createOutbound({ allowLoopback: false }), allowLoopback: false };
    const storage = openStorage({ type: 'sftp', config, directoryPath: '/' }, deployed);
    await expect(storage.probe()).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'This host name points to an address that this service does not connect to. Please use a public host.',
    });
  });
});

describe('an SSH server that does not do its part', () => {
  const probing = (port: number) => openStorage({ type: 'sftp', config: { ...config, port }, directoryPath: '/' }, world).probe();

  it('is not reached', async () => {
    await expect(probing(9)).rejects.toMatchObject({ message: 'The storage could not be reached. Please check its address.' });
  });

  it.each([
    ['says nothing', 50, () => {}, 'The storage did not answer in time.'],
    ['hangs up', 20_000, (socket: net.Socket) => socket.destroy(), 'The storage closed the connection. Please try again later.'],
  ])('and %s', async (_, login, behave, sentence) => {
    const port = await listening(behave);
    const patience = { connect: 20_000, login, answer: 50, idle: 500 };
    const failure = await connectSftp({ config: { ...config, port }, hostKey: null }, outbound, patience).catch(storageRefusal);
    expect(failure).toMatchObject({ code: 'storage_failed', message: sentence });
  });

  it('and speaks something else', async () => {
    const port = await listening((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await expect(probing(port)).rejects.toMatchObject({ code: 'storage_failed' });
  });

  it('and answers Failure wherever something is missing', async () => {
    const strange = await startSftp({}, undefined, undefined, { onlyFailure: true });
    onTestFinished(() => strange.close());
    const { ssh_key: _, ...own } = strange.endpoint;
    const storage = openStorage({ type: 'sftp', config: own, directoryPath: '/wills/ann' }, world);
    const { hostKey } = await storage.probe();
    const tested = openStorage({ type: 'sftp', config: own, directoryPath: '/wills/ann', hostKey }, world);
    await tested.write('p/1/shares/a', Readable.from(['x']), {});
    expect([await tested.list('p/'), await tested.list('q/')]).toEqual([['p/1/shares/a'], []]);
    await expect(tested.read('p/1/b')).rejects.toMatchObject({ message: STORAGE_FAILURES.file_missing });
    await tested.remove('p/2/b');
    await tested.remove('p/1/shares/a');
    expect(await tested.list('')).toEqual([]);
  });

  it('and ends SFTP, but not the connection', async () => {
    const { port } = await scriptedSftp((sftp, client) => {
      // No method of ssh2 says only that no more answers come.
      const channel = sftp as unknown as { outgoing: { id: number } };
      sftp.on('REMOVE', () => (client as unknown as { _protocol: { channelEOF(id: number): void } })._protocol.channelEOF(channel.outgoing.id));
    });
    const connection = await connectSftp({ config: { ...config, port }, hostKey: null }, outbound);
    const lost = { reason: expect.objectContaining({ code: 'ECONNRESET' }) };
    const removing = ['a', 'b'].map((name) => connection.ask((client) => client.delete(name)));
    expect(await Promise.allSettled(removing)).toMatchObject([lost, lost]);
    await expect(connection.ask((client) => client.delete('c'))).rejects.toMatchObject({ code: 'ECONNRESET' });
    await connection.close();
  });

  it.each<[string, string[], number, string]>([
    ['files that lie elsewhere', ['../../etc/passwd'], 20, NOT_SFTP],
    ['nothing', [], 20, NOT_SFTP],
    ['itself', ['.', '..'], 20, NOT_SFTP],
    ['files without an end', Array.from({ length: 1000 }, (_, n) => `file ${n}`), 1000, TOO_MANY],
  ])('and names %s again and again', async (_, names, most, message) => {
    const { port, answers } = await serving({ names });
    const storage = await openUnprobed(port);
    await expect(storage.list('')).rejects.toMatchObject({ message });
    expect(answers()).toBeLessThan(most);
  });

  it('and has a folder in every folder', async () => {
    const { port, answers } = await serving({ names: ['f'.repeat(250)], mode: 0o40700, ends: true });
    const storage = await openUnprobed(port);
    await expect(storage.list('')).rejects.toMatchObject({ message: TOO_MANY });
    expect(answers()).toBeLessThan(2000);
  });

  async function listening(behave: (socket: net.Socket) => void): Promise<number> {
    return (await untilTestEnds(net.createServer((socket) => behave(socket.on('error', () => {}))))).port;
  }
});

const NOT_SFTP = 'The server does not follow the SFTP protocol. Please check host and port.';
const TOO_MANY = 'The storage has too many files to list. Please use a separate folder for this service.';

/** A server that answers every request for names with the same ones, as files and without an end by default. */
async function serving({ names, mode = 0o100600, ends = false }: { names: string[]; mode?: number; ends?: boolean }) {
  let answers = 0;
  const attrs = { mode, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };
  const liar = await scriptedSftp((sftp) => {
    sftp.on('OPENDIR', (id) => sftp.handle(id, Buffer.from('1')));
    sftp.on('READDIR', (id) => {
      answers += 1;
      // The end comes with every second request.
      if (ends && answers % 2 === 0) return void sftp.status(id, STATUS_CODE.EOF);
      sftp.name(
        id,
        names.map((filename) => ({ filename, longname: filename, attrs })),
      );
    });
    sftp.on('CLOSE', (id) => sftp.status(id, 0));
  });
  return { ...liar, answers: () => answers };
}

/** The server sees a moment later what its client did. */
async function vanished(): Promise<void> {
  await expect.poll(() => server.connections()).toBe(0);
}

function rsa(encoding: KeyExportOptions<'pem'>): string {
  return String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(encoding));
}

const LOCKED = 'This key is protected by a passphrase. Please create a key without one, only for this service.';
const UNREADABLE = 'This key cannot be read. Please create a key with: ssh-keygen -t ed25519.';
const DENIED = 'The storage does not accept this user name with this password or key.';
