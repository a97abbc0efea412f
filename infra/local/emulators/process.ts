import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartError } from '#infra/local/start-error.ts';
import type { AdminAnswers, EmulatorEndpoints, EmulatorSettings } from './settings.ts';

/** The emulators' process: where its parts listen, and a way to ask it. */
export interface Emulators {
  endpoints: EmulatorEndpoints;
  ask<Path extends keyof AdminAnswers>(path: Path, body?: object): Promise<AdminAnswers[Path]>;
  /** Resolves when the process and what it started are gone. */
  stop(): Promise<void>;
}

/** Starts the emulators in a child process; a reason its user can mend comes as a StartError. */
export async function startEmulators(settings: EmulatorSettings, log: (line: string) => void): Promise<Emulators> {
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  // A process group of its own: Ctrl-C is for the service, which ends this one by closing its standard input.
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  createInterface(child.stderr).on('line', (line) => log(`emulators: ${line}`));
  // Writing to it never happens; that its pipe breaks when it dies is reported by its exit.
  child.stdin.on('error', () => {});

  const endpoints = await firstLine(child);
  let stopping = false;
  child.once('exit', (code) => {
    if (stopping) return;
    log(`The emulators ended unexpectedly (${code ?? 'killed'}).`);
    // Killed outright, they could not end Java themselves.
    if (endpoints.javaPid !== undefined) endQuietly(endpoints.javaPid);
  });
  return {
    endpoints,
    ask: (path, body) => ask(endpoints.admin, path, body),
    stop() {
      stopping = true;
      return end(child);
    },
  };
}

function firstLine(child: ChildProcess): Promise<EmulatorEndpoints> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The emulators did not start (exit ${code}).`)));
    if (!child.stdout) return reject(new Error('The emulators have no output.'));
    createInterface(child.stdout).once('line', (line) => {
      // Written by emulators/main.ts, which types it.
      const said = JSON.parse(line) as EmulatorEndpoints & { failed?: string };
      if (said.failed === undefined) resolve(said);
      else reject(new StartError(said.failed));
    });
  });
}

async function ask<Path extends keyof AdminAnswers>(admin: string, path: Path, body: object = {}): Promise<AdminAnswers[Path]> {
  const response = await fetch(`${admin}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The emulators answered ${response.status} to ${path}.`);
  // Answered by emulators/admin.ts, which types each path.
  return (await response.json()) as AdminAnswers[Path];
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
