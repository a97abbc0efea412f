import { runInParallel } from '#app/run-in-parallel.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { DAY, type Host, letter, nameSurvivors, newcomer, openAccount, type SealedWill, sealWill, signIn, survivorAt } from '#tests/support/story.ts';
import type { Visitor } from './load-traffic.ts';

/** How many there are. The visitors after those who are alone share the sealed wills of the others. */
interface Sizes {
  visitors: number;
  /** Hosts with one visitor. */
  alone: number;
  /** Hosts with a sealed will. */
  sealed: number;
}

export interface Population {
  visitors: Visitor[];
  /** The number of Hosts. */
  hosts: number;
}

const SIDE_BY_SIDE = 8;
const FIRST_CHECK = 30 * DAY;

/** Opens the accounts. Each sealed will has a pending check, and is shared by several visitors. */
export async function openPopulation(stack: TestStack, { visitors: count, alone, sealed }: Sizes): Promise<Population> {
  const wills: SealedWill[] = [];
  await runInParallel(SIDE_BY_SIDE, numbers(sealed), async () => void wills.push(await sealWill(stack, { documents: [letter()] })));
  await stack.advance(FIRST_CHECK);
  await runInParallel(SIDE_BY_SIDE, wills, ({ host }) => signIn(host));
  const others: { host: Host; survivorId: string }[] = [];
  await runInParallel(SIDE_BY_SIDE, numbers(alone), async () => {
    const host = await openAccount(stack);
    const survivors = await nameSurvivors(host, 1);
    others.push({ host, survivorId: survivorAt({ survivors }, 0).id });
  });
  await stack.messages();
  const visitor = (number: number): Visitor => {
    const will = wills[number % wills.length];
    if (!will) throw new Error('There is no sealed will.');
    const single = others[number];
    const own = single ?? { host: will.host, survivorId: survivorAt(will, 0).id };
    return { number, call: newcomer(stack), ...own, will, isSealed: !single };
  };
  return { visitors: numbers(count).map(visitor), hosts: others.length + wills.length };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}
