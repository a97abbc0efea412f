import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';
import { loadFunctions } from '#tests/world/world.ts';
import { type Played, play } from './play.ts';
import { shrink } from './shrink.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, first: { type: 'string', default: '1' }, seed: { type: 'string' }, minutes: { type: 'string', default: '10' }, branches: { type: 'string', default: '10' }, whole: { type: 'boolean', default: false } },
});

const tell = ({ seed, story, broken, steps }: Played): string =>
  [`Seed ${seed}: "${broken?.sentence}" (${broken?.promise}) does not hold: ${broken?.how}`, ...story.map(({ at, text }) => `  ${at}  ${text}`), `  ${steps.length} steps. Play it again: npm run simulate -- --seed ${seed}`].join('\n');

await loadFunctions();
const started = process.cpuUsage();
const seconds = (): number => (process.cpuUsage(started).user + process.cpuUsage(started).system) / 1e6;
let [lives, branches, failed] = [0, 0, 0];
const seeds = values.seed ? [values.seed] : Array.from({ length: Number(values.seeds) }, (_, n) => String(Number(values.first) + n));
for (const seed of seeds) {
  if (seconds() > Number(values.minutes) * 60) break;
  const played = await play({ seed, branches: Number(values.branches) });
  lives += 1;
  branches += played.branches;
  if (!played.broken) {
    if (values.seed) for (const { at, text } of played.story) console.log(`  ${at}  ${text}`);
    continue;
  }
  failed += 1;
  console.log(tell(values.whole ? played : await shrink(played)));
}
console.log(`${lives} lives, ${branches} branches, ${failed} failed; ${seconds().toFixed(1)} s of CPU.`);
process.exitCode = failed > 0 ? 1 : 0;
