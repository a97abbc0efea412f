import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { answered, DAY, HOUR, type SealedWill, sealWill, signIn, startTransfer, survivorAt } from '#tests/support/story.ts';
import type { TableCall } from './calls.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import { formatFigure, table } from './figures.ts';
import { unitsOf } from './requests.ts';

/** Measures what timers, effects and the outbox cost. Prints a table. */
export async function benchTimers(): Promise<void> {
  const stops: (() => unknown)[] = [];
  try {
    const database = await startDynamoDb(process.env['DYNAMODB_ENDPOINT']);
    stops.push(database.stop);
    const proxy = await startCountingProxy(database.url, { countAll: true });
    stops.push(proxy.close);
    const stack = await startTestStack({ realHashes: true, env: { DYNAMODB_ENDPOINT: proxy.url } });
    stops.push(stack.stop);
    print(await story({ stack, proxy, will: await sealWill(stack) }));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface Bench {
  stack: TestStack;
  proxy: CountingProxy;
  will: SealedWill;
}

/** One firing of a Host's timer, and the effects that were performed because of it. */
interface Step {
  name: string;
  timer: TableCall[];
  effects: TableCall[];
}

/** A Host with three Survivors. Checks run for two months, then the Host is silent until the transfer is pending. Then the transfer is started. */
async function story(bench: Bench): Promise<Step[]> {
  const { will, stack } = bench;
  await choose(will, { hcit_days: 90 });
  await stack.advance(19 * DAY);
  const steps = [await fire(bench, '(none: finds the uploads sealed)', 2 * DAY)];
  await stack.advance(8 * DAY);
  steps.push(await fire(bench, 'has the package read back', DAY), await checkConnectionsAgain(bench));
  await signIn(will.host);
  await choose(will, { hcit_days: 7, hcrt_hours: 24, hcrac: 2 });
  steps.push(
    await fire(bench, 'asks', 7 * DAY),
    await fire(bench, 'reminds', 12 * HOUR),
    await fire(bench, 'reminds again', 10 * HOUR),
    await fire(bench, 'counts a miss', 2 * HOUR),
  );
  await stack.advance(7 * DAY + 22 * HOUR);
  steps.push(await fire(bench, 'activates', 2 * HOUR), await fire(bench, 'reminds Survivors', 7 * DAY));
  await startTransfer(will, survivorAt(will, 0));
  steps.push(await fire(bench, 'reminds of a start', DAY));
  await stack.advance(19 * HOUR);
  return [...steps, await fire(bench, 'ends the 48 hours', 5 * HOUR)];
}

/** A month later a connector fails, and is checked again a day after that, with nothing else to do. */
async function checkConnectionsAgain(bench: Bench): Promise<Step> {
  const { stack } = bench;
  await stack.advance(29 * DAY);
  await stack.fault('smtp', 'error');
  await stack.advance(DAY);
  await stack.fault('smtp', 'off');
  return fire(bench, '(none: tries connectors and storages)', DAY);
}

async function choose({ host }: SealedWill, json: object): Promise<void> {
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json });
}

/** Moves the clock exactly to the next firing. */
async function fire({ stack, proxy }: Bench, name: string, seconds: number): Promise<Step> {
  await stack.messages();
  proxy.others();
  await stack.advance(seconds);
  await stack.messages();
  const calls = proxy.others().filter(isOfService);
  const claimed = calls.findIndex(isClaim);
  const first = claimed < 0 ? calls.length : claimed;
  return { name, timer: calls.slice(0, first), effects: calls.slice(first) };
}

/**
 * Returns whether a call would also happen when deployed. The local clock searches for due work and writes heartbeats where the
 * deployed service sweeps.
 */
function isOfService({ operation, about }: TableCall): boolean {
  return !(operation === 'Query' && about === '') && !(operation === 'PutItem' && about === 'SERVICE');
}

function isClaim({ operation, about }: TableCall): boolean {
  return operation === 'UpdateItem' && about === 'OUTBOX';
}

function print(steps: readonly Step[]): void {
  const head = ['A timer that', 'Calls', 'Read units', 'Write units', 'Effects', 'Read units each', 'Write units each'];
  const rows = steps.map(({ name, timer, effects }) => {
    const count = effects.filter(isClaim).length;
    const each = (isRead: boolean) => (count ? formatFigure(unitsOf(effects, isRead) / count) : '-');
    return [
      name,
      String(timer.length),
      formatFigure(unitsOf(timer, true)),
      formatFigure(unitsOf(timer, false)),
      String(count),
      each(true),
      each(false),
    ];
  });
  console.log(`\n${table(head, rows)}\n`);
}
