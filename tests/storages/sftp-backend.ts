import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startSftp } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { openStorage, type Storage } from '#storages/adapters/index.ts';
import type { Backend } from './contract.ts';

const world = { outbound: createOutbound({ allowLoopback: true }), allowLoopback: true };

/** An sftp storage that was tested, so that it knows its server. */
export const openTested = (config: object, directoryPath = '/'): Promise<Storage> => testedOnce()(config, directoryPath);

/** Opens storages, and tests each place once: a connection costs more than most tests. */
export function testedOnce(): typeof openTested {
  const keys = new Map<string, string | null>();
  return async (config, directoryPath = '/') => {
    const place = { type: 'sftp', config, directoryPath };
    const name = JSON.stringify(place);
    if (!keys.has(name)) keys.set(name, (await openStorage(place, world).probe()).hostKey);
    return openStorage({ ...place, hostKey: keys.get(name) ?? null }, world);
  };
}

/** The SSH server of the local stack. */
export async function sftpBackend(): Promise<Backend> {
  const server = await startSftp();
  const { ssh_key: _, ...config } = server.endpoint;
  const open = testedOnce();
  return {
    port: config.port,
    open: ({ directoryPath, port = config.port } = {}) => open({ ...config, port }, directoryPath),
    ...onDisk(server.folder),
    async revoke() {
      server.revoke();
      return 'The storage does not accept this user name with this password or key.';
    },
    stop: server.close,
  };
}

/** The files on a server whose storage is a folder of this machine. */
export function onDisk(folder: string): Pick<Backend, 'seed' | 'leftovers' | 'empty'> {
  return {
    async seed(paths) {
      for (const path of paths) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), 'x');
      }
    },
    leftovers: () => filesOf(folder),
    async empty() {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    },
  };
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
