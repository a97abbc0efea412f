import './put-changes.ts';
import '#tests/world/replaced.ts';
import type { Size } from './simulate-years.ts';

// Plays the people of each changed rule twice, with the rule as it is and with the changed one. Prints what was found, as JSON.

const { loadFunctions } = await import('#tests/world/world.ts');
const { changedRules, lifeFor } = await import('./changed-rules.ts');
const { judgeYears } = await import('./make-report.ts');
const { goalsOf } = await import('./tables.ts');

/** Returns the goals that are missed while the rule `changed` is changed, or none is. */
async function missed(size: Size, changed?: string): Promise<string[]> {
  globalThis.changedRule = changed;
  return Object.entries(goalsOf(await judgeYears(size))).flatMap(([goal, times]) => (times > 0 ? [goal] : []));
}

await loadFunctions();
const [, , only = ''] = process.argv;
for (const rule of changedRules.filter(({ name }) => name.includes(only))) {
  const { name } = rule;
  console.log(`found ${JSON.stringify({ name, asIs: await missed(lifeFor(rule)), changed: await missed(lifeFor(rule), name) })}`);
}
