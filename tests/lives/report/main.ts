import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';

// node tests/lives/report/main.ts [--hosts 40] [--years 3] [--seed 1] [--write]

const { loadFunctions } = await import('#tests/world/world.ts');
const { writeReport } = await import('./make-report.ts');

const { values } = parseArgs({
  options: {
    hosts: { type: 'string', default: '40' },
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
await loadFunctions();
process.exitCode = (await writeReport({ hosts, years, seed }, values.write)) ? 0 : 1;
