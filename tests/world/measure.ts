// Measures the simulated world in a separate process, for `npm run bench -- simulation`. Prints CPU milliseconds as JSON.
import './replaced.ts';
import type { TestStack } from '#tests/support/stack.ts';

const rounds = Number(process.argv[2] ?? 1);

async function cpuOf(work: () => Promise<unknown>, times = 1): Promise<number> {
  const began = process.cpuUsage();
  for (let n = 0; n < times; n += 1) await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / times;
}

const imported = await cpuOf(async () => {
  const { loadFunctions } = await import('./world.ts');
  await loadFunctions();
});
const { beginWorld, settle, stackOfWorld } = await import('./world.ts');
const { seedChance } = await import('./chance.ts');
const { openPlay } = await import('#tests/bench/life.ts');
const stack = stackOfWorld as unknown as TestStack;

const lives: number[] = [];
for (let n = 0; n <= rounds; n += 1) {
  await beginWorld({ seed: `life ${n}` });
  const { life } = await openPlay(stack);
  lives.push(await cpuOf(life));
}
await beginWorld({ seed: 'requests' });
const { read, change } = await openPlay(stack);
const requests = { read: await cpuOf(read, 20), change: await cpuOf(change, 8) };
await stack.keepMoment('sealed');
let branches = 0;
const branch = await cpuOf(async () => {
  branches += 1;
  await stack.returnTo('sealed');
  seedChance(`branch ${branches}`);
  await change();
  await settle();
}, 20 * rounds);
console.log(JSON.stringify({ imported, lives: lives.slice(1), ...requests, branch }));
