import '#tests/world/replaced.ts';
import { loadFunctions } from '#tests/world/world.ts';
import type { LifeEvent } from './life.ts';
import { play } from './play.ts';
import { stageOf } from './stages.ts';

// How many lives reach what: node tests/lives/measure-stages.ts 30
await loadFunctions();
const [count = '30', branches = '0'] = process.argv.slice(2);
const reached = new Map<string, Set<string>>();
const add = (what: string, seed: string) => reached.set(what, (reached.get(what) ?? new Set()).add(seed));
const before = process.cpuUsage();
for (let n = 1; n <= Number(count); n += 1) {
  const seed = String(n);
  let sealed = false;
  const t = process.cpuUsage();
  const watch = (event: LifeEvent) => {
    if (event.kind !== 'reply' || event.reply.status >= 300) {
      if (event.kind === 'reply' && event.by.role === 'thief' && event.operation.endsWith('will-access'))
        add(`thief will-access ${event.reply.body?.code}`, seed);
      return;
    }
    const { operation, by } = event;
    if (operation.endsWith('/encrypt')) {
      sealed = true;
      add(`sealed by ${by.role}`, seed);
    }
    if (/initiate/.test(operation)) add('started', seed);
    if (operation.endsWith('will-access')) add(`opened by ${by.role}`, seed);
    if (operation.endsWith('reset-password')) add(`reset by ${by.role} ${sealed ? 'sealed' : 'unsealed'}`, seed);
    if (by.role === 'thief' && !operation.startsWith('GET')) add(`thief ${operation} ${sealed ? 'sealed' : 'unsealed'}`, seed);
  };
  const played = await play({ seed, branches: Number(branches), watch });
  const { user, system } = process.cpuUsage(t);
  console.log(
    seed,
    stageOf(seed),
    played.steps.length,
    played.branches,
    `${((user + system) / 1e6).toFixed(1)} s`,
    played.broken ? `${played.broken.promise}: ${played.broken.how}` : '',
  );
}
for (const [what, seeds] of [...reached].sort()) console.log(what.padEnd(60), seeds.size);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6);
