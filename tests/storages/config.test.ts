import { describe, expect, it } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { isDirectoryPath, OWN_STORAGES, openStorage } from '#storages/adapters/index.ts';

const objectStore = { access_key_id: 'AKIA', secret_access_key: 'secret', bucket: 'anns-will', region: 'eu-central-1' };
const sftp = { host: 'files.example.com', port: 22, username: 'ann', password: 'secret' };

describe('the settings of a storage', () => {
  it.each([
    ['object_store', objectStore],
    ['object_store', { ...objectStore, endpoint: 'https://minio.example.com:9000' }],
    ['sftp', sftp],
    ['sftp', { ...sftp, password: undefined, ssh_key: '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n' }],
  ] as const)('of %s accept %j', (type, config) => expect(OWN_STORAGES[type].config.safeParse(config).success).toBe(true));

  it.each<['object_store' | 'sftp', string, unknown[]]>([
    ['object_store', 'bucket', [undefined, 'arn:aws:s3:eu-central-1:1:accesspoint/x', 'evil.com/x', 'a..b', '10.0.0.1', 'Upper']],
    ['object_store', 'region', ['x.evil.com/', 'eu-central-1@evil.com']],
    ['object_store', 'secret_access_key', ['a\r\nX: y']],
    [
      'object_store',
      'endpoint',
      ['ftp://example.com', 'https://user:pass@example.com', 'https://example.com/path', 'https://example.com?x=y', 'example.com'],
    ],
    ['sftp', 'password', [undefined]],
    ['sftp', 'port', ['22']],
    ['sftp', 'host', ['sftp://files.example.com']],
  ])('of %s refuse as %s each of %j', (type, field, values) => {
    const config = type === 'sftp' ? sftp : objectStore;
    expect(values.filter((value) => OWN_STORAGES[type].config.safeParse({ ...config, [field]: value }).success)).toEqual([]);
  });

  it('accept an SSH key of 16 KB, and advise a shorter key above that', () => {
    const key = (bytes: number) => OWN_STORAGES.sftp.config.safeParse({ ...sftp, ssh_key: 'line\n'.repeat(4000).slice(0, bytes) });
    expect(key(16_384).success).toBe(true);
    expect(key(16_385).error?.issues).toMatchObject([{ path: ['ssh_key'], message: expect.stringContaining('ssh-keygen -t ed25519') }]);
  });

  it('are refused if their JSON is too long to be wrapped', () => {
    const control = (characters: number) => '\u0001'.repeat(characters);
    const longest = { ...sftp, username: control(128), password: control(512), ssh_key: control(16_384) };
    expect(OWN_STORAGES.sftp.config.safeParse(longest).error?.issues).toMatchObject([{ path: ['ssh_key'] }]);
  });
});

describe('a folder for documents', () => {
  it.each(['/', '/wills', 'wills/2026', '/Mein Testament/ä', '/a//b/'])('may be %s', (path) => expect(isDirectoryPath(path)).toBe(true));
  it.each(['', '..', '/a/../b', '/a/./b', '/a\nb', '/a\u0000', 'a\\b', '/a\u202eb', '\ud800', `/${'a'.repeat(512)}`])('may not be %j', (path) => {
    expect(isDirectoryPath(path)).toBe(false);
  });
});

describe('opening a storage', () => {
  const deployed = { outbound: createOutbound({ allowLoopback: false }), allowLoopback: false };
  it.each(['drive_a', 'drive_b', 'drive_c', 'toString'])('of the type %s is refused without a consent', (type) => {
    expect(() => openStorage({ type, config: sftp, directoryPath: '/' }, deployed)).toThrow(
      expect.objectContaining({ code: 'storage_type_unavailable' }),
    );
  });

  it('needs https when deployed', () => {
    const config = { ...objectStore, endpoint: 'http://minio.example.com' };
    expect(() => openStorage({ type: 'object_store', config, directoryPath: '/' }, deployed)).toThrow(
      'The address of the storage must begin with https://. Please correct endpoint.',
    );
  });

  it('refuses a folder path with ..', () => {
    expect(() => openStorage({ type: 'object_store', config: objectStore, directoryPath: '/a/../../b' }, deployed)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it('does not connect to this machine when deployed', async () => {
    const config = { ...objectStore, endpoint: 'https://127.0.0.1:9000' };
    const storage = openStorage({ type: 'object_store', config, directoryPath: '/' }, deployed);
    await expect(storage.probe()).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'This host name points to an address that this service does not connect to. Please use a public host.',
    });
  });
});
