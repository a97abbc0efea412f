import { HOUR } from '#common/time.ts';
import { type Chronicle, count } from './chronicle.ts';
import { evaluateLife, type LifeResult } from './evaluate-life.ts';
import { simulateLife } from './life.ts';
import { type Host, hostOf } from './people.ts';
import { randomOf } from './random.ts';
import { RULES, type Rules } from './rules.ts';
import { type PagesDown, type World, worldOf } from './world.ts';

export interface Simulated {
  hosts: number;
  years: number;
  world: World;
  lives: { host: Host; chronicle: Chronicle; verdict: LifeResult }[];
  messages: Map<string, number>;
  operations: Map<string, number>;
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
export function simulate({ hosts, years, seed, outages = 8, pagesDown = { rate: 4, most: 30 * HOUR } }: Size, rules: Rules = RULES): Simulated {
  const world = worldOf(seed, years, outages, pagesDown);
  const lives: Simulated['lives'] = [];
  const [messages, operations] = [new Map<string, number>(), new Map<string, number>()];
  for (let number = 0; number < hosts; number += 1) {
    const random = randomOf(seed, number);
    const host = hostOf(number, world, random);
    const chronicle = simulateLife(host, world, rules, random);
    for (const [name, times] of chronicle.messages) count(messages, name, times);
    for (const [name, times] of chronicle.operations) count(operations, name, times);
    lives.push({ host, chronicle, verdict: evaluateLife(host, chronicle, world) });
  }
  return { hosts, years, world, lives, messages, operations };
}
