import { writeFileSync } from 'node:fs';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import { keyUsesOf, type Release } from './layout.ts';
import { synthesized } from './synthesized.ts';

// npm run record:layout -- 2026-11-23: records the layout of a release, from which upgrade.test.ts then upgrades.

const [release] = process.argv.slice(2);
if (!release) throw new Error('Name the release by its date, such as 2026-11-23.');
const file = new URL(`layouts/${release}.json`, import.meta.url);
const recorded: Release = { stacks: synthesized().layout, keyUses: keyUsesOf(everyFunction(serviceFunctions())) };
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
