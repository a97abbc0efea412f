import './put-changes.ts';
import '#tests/world/replaced.ts';

// Plays the people of each changed rule twice, with the rule as it is and with the changed one. Prints what was found, as JSON.

const { loadFunctions } = await import('#tests/world/world.ts');
const { changedRules, weatherOf } = await import('./changed-rules.ts');
const { judgeYears } = await import('./make-report.ts');
const { goalsOf } = await import('./tables.ts');

await loadFunctions();
const only = process.argv[2];
for (const rule of changedRules.filter(({ name }) => !only || name.includes(only))) {
  const { name, days, hosts = 1, people } = rule;
  const missedWith = async (changed: string | undefined): Promise<string[]> => {
    globalThis.changedRule = changed;
    const found = goalsOf(await judgeYears({ hosts, years: days / 365, seed: 1, weather: weatherOf(rule), with: (_, calendar) => people(calendar) }));
    return Object.entries(found).flatMap(([goal, times]) => (times > 0 ? [goal] : []));
  };
  const asIs = await missedWith(undefined);
  const changed = await missedWith(name);
  console.log(`found ${JSON.stringify({ name, asIs, changed })}`);
  if (process.env['CPU']) console.log(process.cpuUsage().user / 1e6);
}
