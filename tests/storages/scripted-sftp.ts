import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';

export const { STATUS_CODE } = ssh2.utils.sftp;

/** An SSH server on loopback that lets everybody in and answers SFTP requests as `script` says. Other requests are refused as unsupported. */
export async function scriptedSftp(script: (sftp: SFTPWrapper, client: Connection) => void): Promise<{ port: number; close(): void }> {
  const open = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys: [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private] }, (client) => {
    open.add(client);
    client.on('error', () => {});
    // The types of ssh2 leave it out; without it each small answer waits for the next one.
    (client as unknown as Socket).setNoDelay(true);
    client.on('authentication', (context) => context.accept());
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => script(acceptSftp(), client)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const client of open) client.end();
      server.close();
    },
  };
}
