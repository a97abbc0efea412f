import { parseArgs } from 'node:util';
import { writeBlock } from '#infra/figures/block.ts';
import { scaleReport } from './report.ts';

// node infra/scale/main.ts [--write]: how many Hosts the service can have, from the quotas of AWS, the design and the measured units. With
// --write, docs/costs.md gets it.

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (values.write) await writeBlock('docs/costs.md', 'node infra/scale/main.ts', scaleReport());
else console.log(scaleReport());
