import '#tests/world/replaced.ts';
import { parseArgs } from 'node:util';
import type { LifeEvent } from '#tests/lives/life.ts';
import { play } from '#tests/lives/play.ts';
import { stageNamed } from '#tests/lives/stages.ts';
import { loadFunctions } from '#tests/world/world.ts';

// How often each operation accepts a thief with these capabilities: which ones is this thief too weak for?
// node tests/lives/thieves/measure.ts --thief host-mailbox,paper:Ben --seeds 20 --branches 20

const { values } = parseArgs({
  options: {
    thief: { type: 'string', multiple: true, default: ['stranger'] },
    seeds: { type: 'string', default: '20' },
    branches: { type: 'string', default: '20' },
    first: { type: 'string', default: '1' },
    /** Begins each life with this stage, whatever its seed draws. */
    begin: { type: 'string' },
  },
});

const counts = new Map<string, { sent: number; accepted: number; seeds: Set<string>; refusals: Map<string, number> }>();
const reads = new Set<string>();
const [sealed, begun, opened] = [new Set<string>(), new Set<string>(), new Set<string>()];

function count(seed: string, event: LifeEvent): void {
  if (event.kind !== 'reply') return;
  if (event.reply.status < 300) {
    if (event.operation.endsWith('/will/encrypt')) sealed.add(seed);
    if (event.reply.body?.transfer_id) begun.add(seed);
    if (event.operation.endsWith('/will-access')) opened.add(seed);
  }
  if (event.by.role !== 'thief') return;
  const counted = counts.get(event.operation) ?? { sent: 0, accepted: 0, seeds: new Set(), refusals: new Map() };
  counts.set(event.operation, counted);
  counted.sent += 1;
  const refusal = `${event.reply.status} ${event.reply.body?.code ?? ''}`;
  if (event.reply.status >= 300) return void counted.refusals.set(refusal, (counted.refusals.get(refusal) ?? 0) + 1);
  counted.accepted += 1;
  counted.seeds.add(seed);
  if (/Dear \w+, this was for you alone|The secret of/.test(event.reply.bytes.toString('utf8'))) reads.add(seed);
}

await loadFunctions();
const started = process.cpuUsage();
let branches = 0;
for (let n = Number(values.first); n < Number(values.first) + Number(values.seeds); n += 1) {
  const seed = String(n);
  const played = await play({
    seed,
    branches: Number(values.branches),
    ...(values.begin !== undefined && { stage: stageNamed(values.begin) }),
    thieves: values.thief.map((one) => one.split(',')),
    watch: (event) => count(seed, event),
  });
  branches += played.branches;
  if (played.broken) console.log(`Seed ${seed}: ${played.broken.how}`);
}
const { user, system } = process.cpuUsage(started);
for (const [name, { sent, accepted, seeds, refusals }] of [...counts].sort()) {
  const most = [...refusals].sort(([, one], [, other]) => other - one).slice(0, 3);
  console.log(
    `${name.padEnd(48)} ${String(accepted).padStart(4)} of ${String(sent).padStart(4)}, in ${seeds.size} lives; ${most.map(([refusal, times]) => `${refusal}: ${times}`).join(', ')}`,
  );
}
console.log(`${sealed.size} sealed, ${begun.size} started, ${opened.size} opened.`);
console.log(
  `Reads plaintext in ${reads.size} lives of ${values.seeds}, with ${branches} branches: ${[...reads].join(' ')}. ${((user + system) / 1e6).toFixed(1)} s of CPU.`,
);
