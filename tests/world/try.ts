import './replaced.ts';
import { beginWorld, loadFunctions, stackOfWorld, traceSoFar } from './world.ts';
import * as story from '#tests/support/story.ts';
const t0=process.hrtime.bigint();
await loadFunctions();
console.log('loaded', Number(process.hrtime.bigint()-t0)/1e6);
const stack = stackOfWorld as never;
for (const seed of process.argv.slice(2)) {
  const t=process.cpuUsage();
  await beginWorld({seed, traced: true});
  try {
  const will = await story.sealWill(stack);
  const open = await story.openWill(will);
  const r = await story.access(open, will.survivors[0]!);
  console.log(r.status, JSON.stringify(r.body).slice(0,200));
  } catch (e) { console.log(e); console.log(traceSoFar().lines.slice(-20).join('\n')); }
  const c=process.cpuUsage(t);
  console.log(seed, traceSoFar().hash, traceSoFar().lines.length, (c.user+c.system)/1e6);
  (await import('node:fs')).writeFileSync(`/tmp/trace-${seed}-${process.pid}-${Math.floor(Number(process.hrtime.bigint()%1000n))}`, traceSoFar().lines.join('\n'));
}
