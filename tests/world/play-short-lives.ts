// Plays the seeds of its arguments, one after the other, and prints a line of hashes for each. Another process compares them.
import './replaced.ts';
import { writeFileSync } from 'node:fs';

const { loadFunctions } = await import('./world.ts');
const { playShortLife } = await import('./short-life.ts');
await loadFunctions();
for (const seed of process.argv.slice(2)) {
  const { trace, state, lines } = await playShortLife(seed);
  const folder = process.env['TRACES'];
  if (folder) writeFileSync(`${folder}/${seed}-${process.pid}`, lines.join('\n'));
  console.log(`${seed} ${trace} ${state} ${lines.length}`);
}
