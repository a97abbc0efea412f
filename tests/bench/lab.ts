import { startDynamoDb } from '#infra/local/entry.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Size } from './findings.ts';
import { type Bench, measureGet } from './measure.ts';
import { openWorld } from './world.ts';

/** The service with a proxy that counts its calls to the table. It starts at the first use, and the benches that count share it. */
export interface Lab {
  open(): Promise<Bench>;
  close(): Promise<void>;
}

/** In the small size, passwords and backup codes are hashed at the lowest cost, and counted calls are not slowed, so parallel ones may not overlap. */
export function createLab(size: Size): Lab {
  const stops: (() => unknown)[] = [];
  let bench: Promise<Bench> | undefined;

  async function start(): Promise<Bench> {
    await globalThis.ownDatabase?.();
    const database = await startDynamoDb(process.env['DYNAMODB_ENDPOINT']);
    stops.push(database.stop);
    const proxy = await (size === 'full' ? startCountingProxy(database.url) : startCountingProxy(database.url, 0));
    stops.push(proxy.close);
    const { get, close } = await measureGet(proxy.url);
    stops.push(close);
    const nodeArguments = ['--import', new URL('./trace-calls.ts', import.meta.url).href];
    const stack = await startRealStack('memory', { nodeArguments, realHashes: size === 'full', env: { DYNAMODB_ENDPOINT: proxy.url } });
    stops.push(stack.stop);
    return { world: openWorld(stack), proxy, get };
  }

  return {
    open() {
      bench ??= start();
      return bench;
    },
    async close() {
      for (const stop of stops.reverse()) await stop();
    },
  };
}
