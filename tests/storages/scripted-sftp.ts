import type { AddressInfo, Socket } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';
import { onTestFinished } from 'vitest';
import { takePort } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { openStorage, type Storage } from '#storages/adapters/index.ts';
import { connectSftp } from '#storages/adapters/sftp-connection.ts';

export const { STATUS_CODE } = ssh2.utils.sftp;

/**
 * Starts an SSH server that accepts every login until the test ends, and answers SFTP requests as `script` says. Other requests are
 * refused as unsupported.
 */
export async function scriptedSftp(script: (sftp: SFTPWrapper, client: Connection) => void): Promise<{ port: number }> {
  const open = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys: [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private] }, (client) => {
    open.add(client);
    client.on('error', () => {});
    // The types of ssh2 leave it out; without it each small answer waits for the next one.
    (client as unknown as Socket).setNoDelay(true);
    client.on('authentication', (context) => context.accept());
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => script(acceptSftp(), client)));
  });
  await takePort(server, 0);
  onTestFinished(() => {
    for (const client of open) client.end();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

/** Opens a storage on a server without a probe, which a scripted one would not pass. */
export async function openUnprobed(port: number): Promise<Storage> {
  const outbound = createOutbound({ allowLoopback: true });
  const config = { host: '127.0.0.1', username: 'ann', password: 'secret', port };
  const connection = await connectSftp({ config, hostKey: null }, outbound);
  await connection.close();
  return openStorage({ type: 'sftp', config, directoryPath: '/', hostKey: connection.hostKey }, { outbound, allowLoopback: true });
}
