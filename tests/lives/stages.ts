import type { Chance } from '#tests/world/chance.ts';
import { chanceOf } from '#tests/world/chance.ts';
import { type Action, between, type Life, oneByWeight, oneOf, type Person, type State, type Step, type Survivor } from './life.ts';
import { peopleOf } from './play.ts';

/**
 * What a life has behind it when its people begin to do things by chance. A will that is sealed or open is many steps away, and what breaks
 * there would be found too seldom if each life had to come there by chance.
 */
export type Stage =
  | 'nothing'
  | 'named'
  | 'reset'
  | 'sealed after a reset'
  | 'sealed'
  | 'mirrored'
  | 'kept'
  | 'deleted'
  | 'old draft'
  | 'unreadable'
  | 'silent'
  | 'open';

const STAGES: readonly [weight: number, stage: Stage][] = [
  [2, 'nothing'],
  [2, 'named'],
  [2, 'reset'],
  [2, 'sealed after a reset'],
  [2, 'sealed'],
  [2, 'mirrored'],
  [1, 'kept'],
  [1, 'deleted'],
  [1, 'old draft'],
  [1, 'unreadable'],
  [1, 'silent'],
  [4, 'open'],
];

export const stageOf = (seed: string): Stage => oneByWeight(chanceOf(`stage of ${seed}`), STAGES, ([weight]) => weight)[1];

/** What must be so, and what leads there. */
interface Goal {
  isReached(life: Life): boolean;
  /** Names of actions, without the role. The first ones that somebody can do. */
  does: string[];
  role: 'host' | 'survivor' | 'world';
  /** Seconds before it. */
  after?: [least: number, most: number];
  /** Who of them. Default: anybody. */
  who?(life: Life): Person[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const named = ({ survivors }: State) => survivors.filter(({ id, isDead }) => id !== undefined && !isDead);
const isReset = ({ host }: State): boolean => host.acts.some(({ kind }) => kind === 'reset');
const firstSeal = ({ host }: Pick<State, 'host'>): number => host.acts.find(({ kind }) => kind === 'seal')?.at ?? 0;
/** How often the Host did this since the first sealing. */
const sinceSeal = ({ host }: Pick<State, 'host'>, kind: string): number =>
  host.acts.filter((act) => act.kind === kind && act.at > firstSeal({ host })).length;
/** Milliseconds since the will was drafted. The story tells it. */
const draftAge = ({ state, now }: Life): number => {
  const uploaded = state.story.find(({ text }) => text.includes('uploads letter'));
  return uploaded ? now() - Date.parse(uploaded.at) : 0;
};
const isStarted = ({ state }: Life): boolean => state.survivors.some(({ transferId }) => transferId !== undefined);
const proven = ({ state }: Life) => state.survivors.filter(({ sessionToken, usedCodes }) => sessionToken !== undefined || usedCodes.length > 0);
const unproven = (life: Life): Person[] => named(life.state).filter((one) => !proven(life).includes(one));

const NAMED: readonly Goal[] = [
  { role: 'host', does: ['registers'], isReached: ({ state }) => state.host.id !== undefined },
  { role: 'host', does: ['confirms the address', 'asks for the link again'], isReached: ({ state }) => state.host.isConfirmed },
  { role: 'host', does: ['signs in'], isReached: ({ state }) => state.host.accessToken !== undefined },
  { role: 'host', does: ['adds a storage'], isReached: ({ state: { host } }) => host.storageIds.length > host.options.mirrors },
  { role: 'host', does: ['adds a channel'], isReached: ({ state: { host } }) => host.connectorIds.length >= (host.options.way ? 1 : 0) },
  { role: 'host', does: ['adds an authenticator app'], isReached: ({ state: { host } }) => host.app !== undefined || !host.options.hasFactor },
  { role: 'host', does: ['names a person'], isReached: ({ state }) => named(state).length === state.survivors.length },
  { role: 'host', does: ['chooses how many must come together'], isReached: ({ state }) => state.host.acts.some(({ kind }) => kind === 'settings') },
];
const RESET: readonly Goal[] = [
  { role: 'host', does: ['chooses a new password', 'forgets the password'], isReached: ({ state }) => isReset(state) },
  // Somebody changes something.
  {
    role: 'host',
    does: ['changes a contact', 'prints a new paper'],
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'people' && isReset(state),
  },
];
const SEALED: readonly Goal[] = [
  {
    role: 'host',
    does: ['chooses how often we ask'],
    isReached: ({ state }) => state.host.acts.filter(({ kind }) => kind === 'settings').length > 1,
  },
  {
    ...{ role: 'host', does: ['encrypts on their own device', 'uploads a document'] },
    isReached: ({ state }) => state.host.isDrafting || state.host.isSealed,
  },
  { role: 'host', does: ['seals'], isReached: ({ state }) => state.host.isSealed },
];
/** A will in several storages, of which one does not work while people and documents change. */
const MIRRORED: readonly Goal[] = [{ role: 'host', does: ['adds a storage'], isReached: ({ state }) => state.host.storageIds.length > 1 }];
const SPOILED: readonly Goal[] = [
  { role: 'world', does: ['spoils a storage'], isReached: ({ state }) => state.faults.some(({ name }) => name.startsWith('place')) },
  { role: 'host', does: ['prints a new paper', 'removes a person'], isReached: ({ state }) => sinceSeal(state, 'people') > 0 },
  ...['uploads a document', 'encrypts on their own device'].map(
    (does): Goal => ({ role: 'host', does: [does], isReached: ({ state }) => state.host.isDrafting || sinceSeal(state, 'seal') > 0 }),
  ),
  { role: 'host', does: ['seals'], isReached: ({ state }) => sinceSeal(state, 'seal') > 0 },
];
/** Months in which the Host answers now and then. */
const KEPT: readonly Goal[] = Array.from({ length: 8 }, (_, n) => ({
  ...{ role: 'host', does: ['says that they are well'], after: [5 * DAY, 9 * DAY] },
  isReached: ({ now, state }: Life) => now() - firstSeal(state) > (n + 1) * 5 * DAY * 1000,
}));

/** The service stands still while a deletion waits. */
const DELETED: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['asks for the will to be deleted', 'asks for the account to be deleted'] },
    isReached: ({ state }) => state.host.deletionAsked !== undefined,
  },
  { role: 'world', does: ['stops the service'], isReached: ({ state }) => state.faultEndedAt !== undefined },
];
/** Documents wait for a sealing until they are about to be deleted. */
const OLD_DRAFT: readonly Goal[] = [
  { role: 'host', does: ['uploads a document'], isReached: ({ state }) => state.host.isDrafting },
  ...[20, 29].map(
    (days): Goal => ({ role: 'host', does: ['looks at a page'], after: [8 * DAY, 9 * DAY], isReached: (life) => draftAge(life) > days * DAY * 1000 }),
  ),
];
const SPOILED_ONLY = SPOILED.slice(0, 1);

const STARTED: readonly Goal[] = [
  { role: 'survivor', does: ['starts with the paper', 'starts with a code', 'starts by name'], isReached: isStarted },
];
const OPEN: readonly Goal[] = [
  // Somebody waits for the opening, and then enough of them prove who they are.
  {
    ...{ role: 'survivor', does: ['authenticates with a code', 'authenticates with the paper'], who: unproven, after: [49 * HOUR, 50 * HOUR] },
    isReached: (life) => proven(life).length > 1,
  },
  {
    ...{ role: 'survivor', does: ['authenticates with a code', 'authenticates with the paper'], who: unproven },
    isReached: (life) => proven(life).length >= life.state.host.options.threshold,
  },
];

const GOALS: Record<Stage, readonly Goal[]> = {
  nothing: [],
  named: NAMED,
  reset: [...NAMED, ...RESET],
  'sealed after a reset': [...NAMED, ...RESET, ...SEALED],
  sealed: [...NAMED, ...SEALED],
  mirrored: [...NAMED, ...MIRRORED, ...SEALED, ...SPOILED],
  kept: [...NAMED, ...SEALED, ...KEPT],
  deleted: [...NAMED, ...SEALED, ...DELETED],
  'old draft': [...NAMED, ...OLD_DRAFT],
  unreadable: [...NAMED, ...SEALED, ...STARTED, ...SPOILED_ONLY, ...OPEN],
  silent: [...NAMED, ...SEALED, ...STARTED],
  open: [...NAMED, ...SEALED, ...STARTED, ...OPEN],
};

/** How often a goal is tried, and how often somebody else does something in between. */
const [TRIES, BY_OTHERS] = [6, 0.25];

/** Leads a life to its stage. */
export class Beginning {
  readonly #goals: { goal: Goal; tries: number }[];

  constructor(seed: string) {
    this.#goals = GOALS[stageOf(seed)].map((goal) => ({ goal, tries: 0 }));
  }

  /** The next step, or undefined once the stage is reached. */
  next(life: Life, actions: readonly Action[], chance: Chance, seed: string): Step | undefined {
    for (const one of this.#goals) {
      if (one.tries >= TRIES || one.goal.isReached(life)) continue;
      const other = chance.next() < BY_OTHERS ? stepOfOthers(life, actions, chance, seed) : undefined;
      if (other) return other;
      one.tries += 1;
      const step = stepTo(one.goal, life, actions, chance, seed);
      if (step) return step;
      one.tries = TRIES;
    }
    return undefined;
  }
}

function stepTo(
  { does, role, after = [5, 10 * MINUTE], who }: Goal,
  life: Life,
  actions: readonly Action[],
  chance: Chance,
  seed: string,
): Step | undefined {
  const people: Person[] =
    who?.(life) ?? peopleOf(life.state).filter((one) => one.role === role && (role !== 'survivor' || named(life.state).includes(one as Survivor)));
  for (const name of does) {
    const action = actions.find((one) => one.name === `${role} ${name}`);
    const able = people.filter((person) => action?.can(life, person));
    if (action && able.length > 0) return { after: between(chance, ...after), who: oneOf(chance, able).name, does: action.name, seed };
  }
  return undefined;
}

function stepOfOthers(life: Life, actions: readonly Action[], chance: Chance, seed: string): Step | undefined {
  const others: Person[] = [...life.state.thieves, ...(isStarted(life) ? named(life.state) : []), ...(isReset(life.state) ? [life.state.host] : [])];
  const possible = others.flatMap((person) =>
    actions.filter((action) => action.role === person.role && action.can(life, person)).map((action) => ({ person, action })),
  );
  if (possible.length === 0) return undefined;
  const { person, action } = oneByWeight(chance, possible, (one) => {
    const { weight = 1 } = one.action;
    return typeof weight === 'number' ? weight : weight(life, one.person);
  });
  return { after: between(chance, 5, 10 * MINUTE), who: person.name, does: action.name, seed };
}
