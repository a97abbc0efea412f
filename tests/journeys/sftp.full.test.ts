import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort, startSftp } from '#infra/local/entry.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, openAccount } from '#tests/support/story.ts';

const stack = sharedRealStack('sftp');

it('a Host looks around on an SSH server, with a key of nearly 16 KB in place of the password', async () => {
  const host = await openAccount(stack);
  // As long as a key of RSA with 16,384 bits and a long comment, and made in an instant.
  const key = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256, comment: 'x'.repeat(11_700) });
  expect(key.private.length).toBeGreaterThan(16_000);
  const server = await startSftp({ key });
  onTestFinished(() => server.close());
  const { password: _, ...config } = server.endpoint;
  const json = { type: 'sftp', name: 'At home', config, directory_path: '/Letzter Wille' };
  const storage = await answered(201, host.ask, 'POST', '/api/storages', { json });
  expect(storage.host_key).toMatch(/^[a-z0-9-]+ SHA256:[A-Za-z0-9+/]{43}$/);
  expect(storage).toMatchObject({ type: 'sftp', is_connected: true, connection_error: null });
  const { items, next_page_token } = await answered(200, host.ask, 'GET', `/api/storages/${storage.id}/browse`);
  expect(items).toContainEqual(expect.objectContaining({ name: 'Letzter Wille', type: 'directory', path: '/Letzter Wille', size_bytes: null }));
  expect(next_page_token).toBe(null);
});

describe('an SSH server that was renewed', () => {
  it('is refused until its Host stores the settings again', async () => {
    const host = await openAccount(stack);
    const { port, release } = await reservePort();
    const first = await startSftp({ port });
    const { ssh_key: _, ...config } = first.endpoint;
    const json = { type: 'sftp', name: 'At home', config, directory_path: '/' };
    const { id } = await answered(201, host.ask, 'POST', '/api/storages', { json });
    const test = () => answered(200, host.ask, 'POST', `/api/storages/${id}/test`);
    expect(await test()).toMatchObject({ is_connected: true });
    await first.close();

    const second = await startSftp({ port: config.port });
    expect(await test()).toMatchObject({
      is_connected: false,
      connection_error: expect.stringMatching(/^The server has a different host key than before/),
    });
    const renewed = { config: { ...config, username: second.endpoint.username, password: second.endpoint.password } };
    expect(await answered(200, host.ask, 'PUT', `/api/storages/${id}`, { json: renewed })).toMatchObject({ is_connected: true });
    expect(await test()).toMatchObject({ is_connected: true });
    await second.close();

    // Down while its settings are stored again: what was known of it stays known.
    expect(await answered(200, host.ask, 'PUT', `/api/storages/${id}`, { json: renewed })).toMatchObject({ is_connected: false });
    const third = await startSftp({ port: config.port });
    expect(await test()).toMatchObject({ connection_error: expect.stringMatching(/^The server has a different host key than before/) });
    await third.close();
    release();
  });
});
