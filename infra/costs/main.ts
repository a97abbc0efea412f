import { parseArgs } from 'node:util';
import { writeBlock } from '#infra/figures/block.ts';
import { costReport } from './report.ts';

// node infra/costs/main.ts [--write]: what the service costs at AWS, from prices, from assumptions about Hosts, and from the units that the
// benches measured. With --write, docs/costs.md gets it.

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (values.write) await writeBlock('docs/costs.md', 'node infra/costs/main.ts', costReport());
else console.log(costReport());
