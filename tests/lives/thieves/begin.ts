import { between, type Host, oneOf, type Person, type Survivor, type Thief } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { remember } from './memory.ts';
import { KINDS, type Kind } from './threat.ts';

const NAMES = ['Mallory', 'Trudy', 'Oscar'];
/**
 * Those that are only given to a thief: `everything` is no capability of the threat model, others are parts of one, or newer than the stories
 * that are kept.
 */
const GIVEN: readonly Kind[] = ['everything', 'table-add', 'table-loose', 'survivor-session'];
const DRAWN = (Object.keys(KINDS) as Kind[]).filter((kind) => !GIVEN.includes(kind));

/** Returns no thief, one or two, each with one or two capabilities. */
export function beginThieves(chance: Chance, host: Host, survivors: readonly Survivor[]): Thief[] {
  const count = oneOf(chance, [0, 1, 1, 1, 2]);
  return Array.from({ length: count }, (_, n) => {
    const kinds = Array.from({ length: between(chance, 1, 2) }, () => oneOf(chance, DRAWN));
    return thiefWith(
      [...new Set(kinds)].map((kind) => capabilityFor(kind, chance, host, survivors)),
      n,
    );
  });
}

function capabilityFor(kind: Kind, chance: Chance, host: Host, survivors: readonly Survivor[]): string {
  const { whose } = KINDS[kind];
  if (whose === 'survivor') return `${kind}:${oneOf(chance, survivors).name}`;
  return whose === 'anybody' ? `${kind}:${oneOf<Person>(chance, [host, ...survivors]).name}` : kind;
}

/** Returns a thief who has these capabilities, and has not used them yet. */
export function thiefWith(capabilities: string[], n: number): Thief {
  const name = NAMES[n] ?? `Thief ${n}`;
  const own = { email: `${name.toLowerCase()}@example.org`, phone: `+491530000000${n}`, password: `${name} takes what is not theirs` };
  const thief: Thief = {
    ...{ name, role: 'thief', address: `127.3.0.${n + 1}`, capabilities, ...own },
    ...{
      known: {},
      seen: 0,
      seenAt: 0,
      seesLoot: false,
      reads: [own.email, own.phone].map((to) => ({ to, from: 0 })),
      hides: [],
      readSoFar: {},
      fresh: {},
      refused: [],
      accepted: [],
      tried: {},
    },
  };
  for (const type of ['email', 'phone', 'password'] as const) remember(thief, type, own[type]);
  remember(thief, 'name', name);
  thief.fresh = {};
  return thief;
}
