import type { TestStack } from './stack.ts';

/** What was done once on a stack, by the moment after it. */
const memories = new WeakMap<TestStack, Map<string, unknown>>();

const START = 'start';

/** A shorter time costs less than keeping the moment after it. */
const DAY = 86_400;

/** Returns to the moment of the first call for this stack. */
export async function toStart(stack: TestStack): Promise<void> {
  if (memories.has(stack)) return stack.returnTo(START);
  memories.set(stack, new Map());
  const { advance } = stack;
  stack.advance = (seconds) =>
    seconds < DAY
      ? advance(seconds)
      : once(
          stack,
          `${seconds} seconds`,
          () => advance(seconds),
          (fired) => [...fired],
        );
  await stack.keepMoment(START);
}

/**
 * Does what many tests do first, such as sealing a will, once a file. The stack returns to the moment after it instead, if it is at the
 * moment before. `copy` makes a result that a test can change.
 */
export async function once<Result>(stack: TestStack, step: string, make: () => Promise<Result>, copy: (made: Result) => Result): Promise<Result> {
  const memory = memories.get(stack);
  const from = memory && (await stack.moment());
  if (!from) return make();
  const name = `${from}, ${step}`;
  if (memory.has(name)) {
    await stack.returnTo(name);
    // Stored by an earlier call for the same step.
    return copy(memory.get(name) as Result);
  }
  const made = await make();
  await stack.keepMoment(name);
  memory.set(name, copy(made));
  return made;
}
