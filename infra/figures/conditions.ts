import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** Notes the load of the machine now. The result describes where and when figures were made, once they are. */
export function watchConditions(): () => string {
  const before = loadOf();
  return () => {
    // Of the machine: a simulation has another clock.
    const date = new Date(performance.timeOrigin).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const gigabytes = Math.round(totalmem() / 1e9);
    const machine = `${platform()}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, Node ${process.versions.node}`;
    return `Commit ${commit()}, ${date}. ${machine}. Load ${before} before and ${loadOf()} after.`;
  };
}

/** The mean number of processes that ran or waited for a core in the last minute. */
function loadOf(): string {
  return loadavg()[0]?.toFixed(1) ?? '0';
}

function commit(): string {
  const git = (...given: string[]) => execFileSync('git', given, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
  // Documents and measured units are what earlier benches of the same run wrote. They change no figure of this one.
  const isChanged = git('status', '--porcelain', '--', ':/', ':!/*.md', ':!/docs', ':!/infra/figures/*.json') !== '';
  return `${git('rev-parse', '--short=10', 'HEAD')}${isChanged ? ' with changes' : ''}`;
}
