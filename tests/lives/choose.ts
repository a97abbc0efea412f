import { createHash } from 'node:crypto';
import type { Chance } from '#tests/world/chance.ts';
import { nextDueOfWorld } from '#tests/world/world.ts';
import { type Action, between, type Life, oneByWeight, oneOf, type Person, type Role, type Step } from './life.ts';
import { longestWait } from './people/hurry.ts';
import { peopleOf } from './play.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** How long a person waits before they do something, seconds, and how often. */
const WAITS: readonly [weight: number, least: number, most: number][] = [
  [8, 0, 0],
  [30, 1, 10 * MINUTE],
  [12, 10 * MINUTE, 3 * HOUR],
  [10, 3 * HOUR, 2 * DAY],
  [4, 2 * DAY, 12 * DAY],
  [1, 12 * DAY, 60 * DAY],
];

/**
 * One step in seven begins at the moment at which something is due, or a second before or after it, and one in three once the Host is dead.
 * What is due after months is no deadline of a person.
 */
const AT_A_DEADLINE = { alive: 1 / 7, dead: 1 / 3, within: 100 * DAY };
/** One step in six has another one at the same moment. */
const AT_ONCE = 1 / 6;

/**
 * How much more often an action is chosen in this life than its weight says. Lives that differ in what people do often find more than lives
 * in which everybody does a little of everything (swarm testing, doi.org/10.1145/2338965.2336763).
 */
const LIKINGS = [0.15, 1, 1, 5] as const;
let likings = { taste: '', of: new Map<string, number>() };

function likingFor(taste: string, { name }: Action): number {
  if (likings.taste !== taste) likings = { taste, of: new Map() };
  const known = likings.of.get(name);
  if (known !== undefined) return known;
  const liking = LIKINGS[(createHash('sha256').update(`${taste} ${name}`).digest()[0] ?? 0) % LIKINGS.length] ?? 1;
  likings.of.set(name, liking);
  return liking;
}

export type Often = Partial<Record<Role, number>>;

/**
 * Chooses what happens next: who does what, and when. `taste`: lives and branches of the same taste like the same actions. `often`: how much
 * more often people of a role act than usual.
 */
export function chooseStep(life: Life, actions: readonly Action[], chance: Chance, seed: string, taste: string, often: Often = {}): Step {
  const possible = peopleOf(life.state).flatMap((person) =>
    actions
      .filter((action) => action.role === person.role && action.can(life, person))
      .map((action) => ({
        person,
        action,
        weight: weightOf(action, life, person) * likingFor(taste, action) * (often[person.role] ?? 1),
      })),
  );
  const choose = (): Pick<Step, 'who' | 'does'> => {
    const { person, action } = oneByWeight(chance, possible, ({ weight }) => weight);
    return { who: person.name, does: action.name };
  };
  const first: Step = { after: waitBefore(life, chance), ...choose(), seed };
  if (chance.next() >= AT_ONCE) return first;
  return { ...first, meanwhile: [{ after: 0, ...choose(), seed: `${seed}m` }] };
}

const weightOf = ({ weight = 1 }: Action, life: Life, person: Person): number => (typeof weight === 'number' ? weight : weight(life, person));

function waitBefore(life: Life, chance: Chance): number {
  const due = nextDueOfWorld();
  const ahead = due === undefined ? AT_A_DEADLINE.within : Math.ceil((due - life.now()) / 1000);
  const share = life.state.host.isDead ? AT_A_DEADLINE.dead : AT_A_DEADLINE.alive;
  if (chance.next() < share && ahead < AT_A_DEADLINE.within) return Math.max(0, ahead + oneOf(chance, [-1, 0, 1]));
  const [, least, most] = oneByWeight(chance, WAITS, ([weight]) => weight);
  return Math.min(between(chance, least, most), longestWait(life, due));
}
