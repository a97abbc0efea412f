import { parseArgs } from 'node:util';
import { writeBlock } from '#infra/figures/block.ts';
import { watchConditions } from '#infra/figures/conditions.ts';
import { reportOf } from './report.ts';
import { simulate } from './simulation.ts';

// npm run simulate:years -- [--hosts 1000] [--years 3] [--seed 1] [--write]

const { values } = parseArgs({
  options: {
    hosts: { type: 'string', default: '1000' },
    years: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const [hosts, years, seed] = [Number(values.hosts), Number(values.years), Number(values.seed)];
if (![hosts, years, seed].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--hosts, --years and --seed take whole numbers from 1 on.');
  process.exit(2);
}
const began = performance.now();
const conditions = watchConditions();
const { text, isMet } = reportOf(simulate({ hosts, years, seed }));
console.log(`In ${Math.round((performance.now() - began) / 1000)} s\n\n${text}\n`);
console.log(isMet ? 'simulation: every goal met' : 'simulation: a goal was missed');
const size = `${hosts} Hosts, ${years} years, seed ${seed}.`;
if (values.write) await writeBlock('docs/reliability.md', 'npm run simulate:years', `${size} ${conditions()}\n\n${text}`);
process.exitCode = isMet ? 0 : 1;
