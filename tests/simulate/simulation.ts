import { HOUR } from '#common/time.ts';
import { type Chronicle, count } from './chronicle.ts';
import { evaluateLife, type LifeResult } from './evaluate-life.ts';
import { simulateLife } from './life.ts';
import { type Host, hostOf } from './people.ts';
import { randomOf } from '#tests/support/random.ts';
import { RULES, type Rules } from './rules.ts';
import { type PagesDown, type World, worldOf } from './world.ts';

export interface Simulated {
  hosts: number;
  years: number;
  world: World;
  lives: Life[];
  messages: Map<string, number>;
  operations: Map<string, number>;
}

interface Life {
  host: Host;
  chronicle: Chronicle;
  verdict: LifeResult;
}

export interface Size {
  hosts: number;
  years: number;
  seed: number;
  /** Our own outages in a year. Default: 8. */
  outages?: number;
  /** Default: four times a year for at most 30 hours. */
  pagesDown?: PagesDown;
}

/** Simulates this number of Hosts for this number of years. The same numbers create the same lives. Default of `rules`: the service's own. */
export function simulate(size: Size, rules: Rules = RULES): Simulated {
  const { hosts, years } = size;
  const world = worldFor(size);
  const lives = [...livesIn(world, size, rules)];
  const [messages, operations] = [new Map<string, number>(), new Map<string, number>()];
  for (const { chronicle } of lives) {
    for (const [name, times] of chronicle.messages) count(messages, name, times);
    for (const [name, times] of chronicle.operations) count(operations, name, times);
  }
  return { hosts, years, world, lives, messages, operations };
}

/** Simulates the same lives one at a time, for a caller that stops when it has seen enough. */
export function* simulateLives(size: Size, rules: Rules = RULES): Generator<Life> {
  yield* livesIn(worldFor(size), size, rules);
}

function worldFor({ years, seed, outages = 8, pagesDown = { rate: 4, most: 30 * HOUR } }: Size): World {
  return worldOf(seed, years, outages, pagesDown);
}

function* livesIn(world: World, { hosts, seed }: Size, rules: Rules): Generator<Life> {
  for (let number = 0; number < hosts; number += 1) {
    const random = randomOf(seed, number);
    const host = hostOf(number, world, random);
    const chronicle = simulateLife(host, world, rules, random);
    yield { host, chronicle, verdict: evaluateLife(host, chronicle, world) };
  }
}
