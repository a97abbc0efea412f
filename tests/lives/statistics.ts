import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';
import { loadFunctions } from '#tests/world/world.ts';
import { actions } from './actions.ts';
import type { Kept, Replied } from './life.ts';
import { type Played, play } from './play.ts';
import { noFaultOfOurs } from './promises/no-fault-of-ours.ts';
import { OPERATIONS } from './thieves/operations.ts';

// Prints what people do in lives from these seeds: `node tests/lives/statistics.ts --seeds 50`.
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '50' }, first: { type: 'string', default: '1' }, length: { type: 'string' } },
});

/** Replies by operation: how many were 2xx or 3xx, 4xx and 5xx, and the codes of refusals. */
const operations = new Map<string, { ok: number; refused: number; failed: number; codes: Map<string, number> }>();
/** States of the will in each life, and its actions. */
const states = new Map<string, Set<string>>();
const performed = new Map<string, number>();
const add = <Key>(map: Map<Key, number>, key: Key): unknown => map.set(key, (map.get(key) ?? 0) + 1);

function count(seed: string, { operation, reply: { status, body } }: Replied): void {
  const counted = operations.get(operation) ?? { ok: 0, refused: 0, failed: 0, codes: new Map<string, number>() };
  operations.set(operation, counted);
  counted[status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'] += 1;
  if (status >= 400) add(counted.codes, String(body?.code ?? status));
  const reached = reachedBy(operation, status);
  if (reached) states.set(reached, (states.get(reached) ?? new Set()).add(seed));
}

function reachedBy(operation: string, status: number): string | undefined {
  if (status >= 300) return undefined;
  if (operation === 'POST /api/will/encrypt') return 'sealed';
  if (/initiate/.test(operation)) return 'started';
  if (operation === 'POST /api/transfer/cancel') return 'cancelled';
  return operation === 'GET /api/survivor-auth/will-access' ? 'opened' : undefined;
}

const table = (head: string[], rows: string[][]): string => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function printTables(played: Played[], seconds: number): void {
  const lives = played.length;
  const never = [...new Set(OPERATIONS.map(({ method, template }) => `${method} ${template}`))].filter((one) => !operations.has(one));
  const neverDone = [...operations].filter(([, { ok }]) => ok === 0).map(([name]) => name);
  console.log(`${lives} lives, ${played.reduce((sum, { requests }) => sum + requests, 0)} requests, ${seconds.toFixed(1)} s of CPU.\n`);
  console.log(
    table(
      ['State', 'Lives'],
      [...states].map(([name, seeds]) => [name, `${seeds.size} of ${lives}`]),
    ),
  );
  const codes = (all: Map<string, number>): string =>
    [...all]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 5)
      .map(([code, n]) => `${code} ${n}`)
      .join(', ');
  const rows = [...operations].sort().map(([name, { ok, refused, failed, codes: all }]) => [name, `${ok}`, `${refused}`, `${failed}`, codes(all)]);
  console.log(`\n${table(['Operation', '2xx, 3xx', '4xx', '5xx', 'Most frequent refusals'], rows)}`);
  console.log(`\nNever called: ${never.join(', ') || 'none'}.\n\nNever with success: ${neverDone.join(', ') || 'none'}.`);
  const idle = actions.map(({ name }) => name).filter((name) => !performed.has(name));
  console.log(
    `\n${table(
      ['Action', 'Times'],
      [...performed].sort(([, one], [, other]) => other - one).map(([name, n]) => [name, `${n}`]),
    )}`,
  );
  console.log(`\nNever done: ${idle.join(', ') || 'nothing'}.`);
}

await loadFunctions();
const began = process.cpuUsage();
const played: Played[] = [];
for (let n = 0; n < Number(values.seeds); n += 1) {
  const seed = String(Number(values.first) + n);
  const one = await play({
    seed,
    promises: [noFaultOfOurs as Kept],
    ...(values.length && { length: Number(values.length) }),
    watch: (event) => event.kind === 'reply' && event.by.role !== 'thief' && count(seed, event),
  });
  for (const { does, meanwhile = [] } of one.steps) for (const name of [does, ...meanwhile.map((other) => other.does)]) add(performed, name);
  if (one.broken) console.log(`Seed ${seed}: ${one.broken.promise}: ${one.broken.how}`);
  played.push(one);
}
const { user, system } = process.cpuUsage(began);
printTables(played, (user + system) / 1e6);
