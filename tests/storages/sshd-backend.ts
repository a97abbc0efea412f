import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { reservePort } from '#infra/local/entry.ts';
import type { Backend } from './contract.ts';
import { onDisk, testedOnce } from './sftp-backend.ts';

/** The path of OpenSSH's server. It is outside the path of an ordinary user. */
const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'].find(existsSync);

/** Whether tests with this server are left out: a person may not have it. */
export const isWithoutSshd = SSHD === undefined && process.env['REQUIRE_TOOLS'] !== '1';
if (isWithoutSshd) console.warn('Skipped the tests with OpenSSH. Please install sshd.');

/** OpenSSH's own server on loopback, with this machine's user and a key made for the test; its files lie in a temporary folder. */
export async function sshdBackend(): Promise<Backend> {
  if (!SSHD) throw new Error('sshd is required and not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'will-sshd-'));
  const files = join(folder, 'files');
  const login = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
  await mkdir(files);
  await writeFile(join(folder, 'host_key'), ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }).private, { mode: 0o600 });
  await writeFile(join(folder, 'authorized_keys'), `${login.public}\n`, { mode: 0o600 });
  const { port, release } = await reservePort();
  await writeFile(join(folder, 'sshd_config'), settings(folder, port));
  const server = await started(join(folder, 'sshd_config'));
  const config = { host: '127.0.0.1', port, username: userInfo().username, ssh_key: login.private };
  const open = testedOnce();
  return {
    port,
    // It sees the whole machine, so every folder is in the temporary one.
    open: ({ directoryPath = '/', port: over = port } = {}) => open({ ...config, port: over }, `${files}${directoryPath}`),
    root: files,
    ...onDisk(files),
    async revoke() {
      await writeFile(join(folder, 'authorized_keys'), '');
      return 'The storage does not accept this user name with this password or key.';
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** https://man.openbsd.org/sshd_config */
function settings(folder: string, port: number): string {
  return `Port ${port}
ListenAddress 127.0.0.1
HostKey ${folder}/host_key
AuthorizedKeysFile ${folder}/authorized_keys
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
LogLevel INFO
Subsystem sftp internal-sftp
${withoutPenalties()}`;
}

/** From 9.8 on it keeps an address out for a while whose connections came to nothing; earlier ones do not know the word. */
function withoutPenalties(): string {
  const { stdout, stderr } = spawnSync(SSHD ?? '', ['-V'], { encoding: 'utf8' });
  const [, major, minor] = /OpenSSH_(\d+)\.(\d+)/.exec(stdout + stderr) ?? [];
  return Number(major) > 9 || (Number(major) === 9 && Number(minor) >= 8) ? 'PerSourcePenalties no\n' : '';
}

async function started(configFile: string): Promise<ChildProcess> {
  // Run by root, it wants an empty folder that is usually made when the machine starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const child = spawn(SSHD ?? '', ['-D', '-e', '-f', configFile], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (!said.includes('Server listening on')) continue;
    child.stderr.resume();
    return child;
  }
  throw new Error(`sshd did not start: ${said}`);
}
