import { spawnSync } from 'node:child_process';

/** Returns all child processes of a process, and their children. */
export function family(pid: number): number[] {
  const table = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
  const children = table.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid);
  return children.flatMap(([child = 0]) => [child, ...family(child)]);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
