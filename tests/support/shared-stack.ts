import { afterAll, beforeAll, beforeEach } from 'vitest';
import { toStart } from './moments.ts';
import { startTestStack, type TestStack, type TestStackOptions } from './stack.ts';
import { type SealedWill, type SealOptions, sealWill } from './story.ts';
import { type StolenTable, stolenTable } from './table.ts';

/** Starts one stack before the tests of this file, and stops it after them. Use the returned stack only in tests and hooks. */
export function sharedStack(options: TestStackOptions = {}): TestStack {
  const shared = filledBefore(() => startTestStack(options));
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
