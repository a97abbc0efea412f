import { afterAll, beforeAll, beforeEach } from 'vitest';
import { toStart } from './moments.ts';
import { type RealPart, type RealStack, type RealStackOptions, startRealStack } from './real-stack.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { type SealedWill, type SealOptions, sealWill } from './story.ts';
import { type StolenTable, stolenTable } from './table.ts';

/** Begins one simulated world before the tests of this file, and ends it after them. Use the returned stack only in tests and hooks. */
export const sharedStack = (): TestStack => stoppedAfter(filledBefore(() => startTestStack()));

/** Starts one real stack before the tests of this file, which need this part of it, and stops it after them. */
export const sharedRealStack = (part: RealPart, options: RealStackOptions = {}): RealStack =>
  stoppedAfter(filledBefore(() => startRealStack(part, options)));

function stoppedAfter<Stack extends TestStack>(shared: Stack): Stack {
  afterAll(() => shared.stop?.());
  return shared;
}

/** Each test of the file or block begins with the stack as it was before the first of them, also with its time. */
export function beginAfresh<Stack extends TestStack>(stack: Stack): Stack {
  beforeEach(() => toStart(stack));
  return stack;
}

/** Seals one will before the tests of this file or block. Use the returned will only in tests and hooks. */
export function sharedWill(stack: TestStack, options: SealOptions = {}): SealedWill {
  return filledBefore(() => sealWill(stack, options));
}

/** Opens the table of a shared stack directly. Use it only in tests and hooks. */
export function sharedTable(stack: TestStack): StolenTable {
  return filledBefore(() => stolenTable(stack));
}

/** Returns an object that gets its properties in `beforeAll`. Hooks run in the order of their definition. */
export function filledBefore<T extends object>(make: () => Promise<T>): T {
  const shared = {};
  beforeAll(async () => void Object.assign(shared, await make()));
  // Tests and hooks run later, when it has all properties.
  return shared as T;
}
