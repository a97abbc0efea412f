import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';
import type { LifeEvent } from '#tests/lives/life.ts';
import { play } from '#tests/lives/play.ts';
import { loadFunctions } from '#tests/world/world.ts';

// How often each operation accepts a thief with these capabilities: which ones is this thief too weak for?
// node tests/lives/thieves/measure.ts --thief host-mailbox,paper:Ben --seeds 20 --branches 20

const { values } = parseArgs({
  options: { thief: { type: 'string', multiple: true, default: ['stranger'] }, seeds: { type: 'string', default: '20' }, branches: { type: 'string', default: '20' }, first: { type: 'string', default: '1' } },
});

const counts = new Map<string, { sent: number; accepted: number; seeds: Set<string> }>();
const reads = new Set<string>();

function count(seed: string, event: LifeEvent): void {
  if (event.kind !== 'reply' || event.by.role !== 'thief') return;
  const counted = counts.get(event.operation) ?? { sent: 0, accepted: 0, seeds: new Set() };
  counts.set(event.operation, counted);
  counted.sent += 1;
  if (event.reply.status >= 300) return;
  counted.accepted += 1;
  counted.seeds.add(seed);
  if (/Dear \w+, this was for you alone|The secret of/.test(event.reply.bytes.toString('utf8'))) reads.add(seed);
}

await loadFunctions();
const started = process.cpuUsage();
let branches = 0;
for (let n = Number(values.first); n < Number(values.first) + Number(values.seeds); n += 1) {
  const seed = String(n);
  const played = await play({ seed, branches: Number(values.branches), thieves: values.thief.map((one) => one.split(',')), watch: (event) => count(seed, event) });
  branches += played.branches;
  if (played.broken) console.log(`Seed ${seed}: ${played.broken.how}`);
}
const { user, system } = process.cpuUsage(started);
for (const [name, { sent, accepted, seeds }] of [...counts].sort()) console.log(`${name.padEnd(50)} ${String(accepted).padStart(5)} of ${String(sent).padStart(5)}, in ${seeds.size} lives`);
console.log(`Reads plaintext in ${reads.size} lives of ${values.seeds}, with ${branches} branches: ${[...reads].join(' ')}. ${((user + system) / 1e6).toFixed(1)} s of CPU.`);
