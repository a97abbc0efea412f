import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartError } from '#infra/local/start-error.ts';
import { openEmulators, type RunningEmulators } from './emulators.ts';
import type { AdminAnswers, EmulatorEndpoints, EmulatorSettings } from './settings.ts';

/** The process of the emulators: their addresses, and requests to it. */
export interface Emulators {
  endpoints: EmulatorEndpoints;
  /** The fault injectors, if the emulators run in this process. */
  faultInjectors?: RunningEmulators['faultInjectors'];
  ask<Path extends keyof AdminAnswers>(path: Path, body?: object): Promise<AdminAnswers[Path]>;
  /** Resolves when the process and its children have ended. */
  stop(): Promise<void>;
}

/** Starts the emulators in a child process. Throws StartError for a problem that the user can fix. */
export async function startEmulators(settings: EmulatorSettings, log: (line: string) => void): Promise<Emulators> {
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  // Uses its own process group: Ctrl-C goes to the service, which then ends this process by closing its standard input.
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  createInterface(child.stderr).on('line', (line) => log(`emulators: ${line}`));
  // Nothing is written to the pipe. If the process crashes, its exit reports that.
  child.stdin.on('error', () => {});

  const endpoints = await firstLine(child);
  let stopping = false;
  child.once('exit', (code) => {
    if (stopping) return;
    log(`The emulators ended unexpectedly (${code ?? 'killed'}).`);
    // If they were killed, they could not stop Java.
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

/** Starts the emulators in this process, for a program that runs many stacks one after another. */
export async function startEmulatorsHere(settings: EmulatorSettings): Promise<Emulators> {
  const { endpoints, faultInjectors, close } = await openEmulators(settings);
  return { endpoints, faultInjectors, ask: (path, body) => ask(endpoints.admin, path, body), stop: close };
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
    // The process has already ended.
  }
}
