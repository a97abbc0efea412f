import type { Chance } from '#tests/world/chance.ts';
import { chanceOf } from '#tests/world/chance.ts';
import { type Action, between, type Life, oneByWeight, oneOf, type Person, type Role, type State, type Step } from './life.ts';
import { peopleOf } from './play.ts';

/**
 * What a life has behind it when its people begin to do things by chance. A will that is sealed or open is many steps away, and what breaks
 * there would be found too seldom if each life had to come there by chance.
 */
export type Stage =
  | 'nothing'
  | 'named'
  | 'invited'
  | 'reset'
  | 'telephone lost'
  | 'change rejected'
  | 'sealed after a reset'
  | 'sealed'
  | 'reset while sealed'
  | 'reset again'
  | 'waited after a reset'
  | 'taken over'
  | 'deleted after a reset'
  | 'silent'
  | 'open';

const STAGES: readonly [weight: number, stage: Stage][] = [
  [2, 'nothing'],
  [2, 'named'],
  [1, 'invited'],
  [2, 'reset'],
  [1, 'telephone lost'],
  [1, 'change rejected'],
  [2, 'sealed after a reset'],
  [2, 'sealed'],
  [2, 'reset while sealed'],
  [2, 'reset again'],
  [1, 'waited after a reset'],
  [1, 'taken over'],
  [1, 'deleted after a reset'],
  [1, 'silent'],
  [4, 'open'],
];

export const stageOf = (seed: string): Stage => oneByWeight(chanceOf(`stage of ${seed}`), STAGES, ([weight]) => weight)[1];

/** What must be so, and what leads there. */
interface Goal {
  isReached(life: Life): boolean;
  /** Names of actions, without the role. The first ones that a person can do. */
  does: string[];
  role: Role;
  /** Seconds before it. */
  after?: [least: number, most: number];
  /** How often it is tried. Default: `TRIES`. */
  tries?: number;
  /** Who of them. Default: anybody. */
  who?(life: Life): Person[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const named = ({ survivors }: State) => survivors.filter(({ id, isDead }) => id !== undefined && !isDead);
const isReset = ({ host }: State): boolean => host.acts.some(({ kind }) => kind === 'reset');
/** Whether anyone has reset the password of a sealed will. */
const isResetSealed = ({ host: { acts }, thieves }: State): boolean =>
  thieves.some(({ reset }) => reset?.isSealed) || acts.findLastIndex(({ kind }) => kind === 'reset') > acts.findIndex(({ kind }) => kind === 'seal');
const resetAt = ({ host: { acts }, thieves }: State): number =>
  Math.max(0, ...acts.filter(({ kind }) => kind === 'reset').map(({ at }) => at), ...thieves.flatMap(({ reset }) => reset?.at ?? []));
const isStarted = ({ state }: Life): boolean => state.survivors.some(({ transferId }) => transferId !== undefined);
const proven = ({ state }: Life) => state.survivors.filter(({ sessionToken, usedCodes }) => sessionToken !== undefined || usedCodes.length > 0);
const unproven = (life: Life): Person[] => named(life.state).filter((one) => !proven(life).includes(one));

const NAMED: readonly Goal[] = [
  { role: 'host', does: ['registers'], isReached: ({ state }) => state.host.id !== undefined },
  { role: 'host', does: ['confirms the address', 'asks for the link again'], isReached: ({ state }) => state.host.isConfirmed },
  { role: 'host', does: ['signs in'], isReached: ({ state }) => state.host.accessToken !== undefined },
  { role: 'host', does: ['adds a storage'], isReached: ({ state: { host } }) => host.storageIds.length > host.options.mirrors },
  { role: 'host', does: ['adds a channel'], isReached: ({ state: { host } }) => host.connectorIds.length >= (host.options.way ? 1 : 0) },
  {
    role: 'host',
    does: ['adds a passkey', 'adds an authenticator app'],
    isReached: ({ state: { host } }) => host.recoveryCodes.length > 0 || !host.options.hasFactor,
  },
  { role: 'host', does: ['names a person'], isReached: ({ state }) => named(state).length === state.survivors.length },
  { role: 'host', does: ['chooses how many must come together'], isReached: ({ state }) => state.host.acts.some(({ kind }) => kind === 'settings') },
];
const RESET: readonly Goal[] = [
  { role: 'host', does: ['chooses a new password', 'forgets the password'], isReached: ({ state }) => isReset(state) },
  // The Host changes something.
  {
    role: 'host',
    does: ['changes a contact', 'prints a new paper'],
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'people' && isReset(state),
  },
];
const INVITED: readonly Goal[] = [
  { role: 'host', does: ['invites a person'], isReached: ({ state }) => state.survivors.some(({ opened }) => opened.length > 0) },
  { role: 'survivor', does: ['answers an invitation', 'opens an old invitation'], isReached: () => false },
];
/** The recovery codes are all that is left of the second factor, or the papers. */
const LOST: readonly Goal[] = [
  { role: 'host', does: ['loses the telephone with the app'], isReached: ({ state }) => state.host.ended['appSecret'] !== undefined },
  { role: 'host', does: ['proves the second factor'], isReached: ({ state }) => state.host.ended['recoveryCode'] !== undefined },
  {
    ...{ role: 'host', does: ['adds an authenticator app', 'has all factors removed with papers'] },
    isReached: ({ state }) => state.host.acts.at(-1)?.kind === 'factor',
  },
];
const REJECTED: readonly Goal[] = [{ role: 'host', does: ['rejects a change of their own by mistake'], isReached: () => false, tries: 3 }];
/** Once more: what was set since the first one is set aside. */
const SECOND_RESET: readonly Goal[] = [
  {
    ...{ role: 'host', does: ['chooses a new password', 'forgets the password'] },
    isReached: ({ state }) => state.host.acts.filter(({ kind }) => kind === 'reset').length > 1,
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
const RESET_SEALED: readonly Goal[] = [
  { role: 'thief', does: ["reads the Host's mailbox", "reads the Host's mailbox after the sealing"], isReached: () => false },
  { role: 'thief', does: ['resets the password'], isReached: ({ state }) => isResetSealed(state) },
  { role: 'host', does: ['chooses a new password', 'forgets the password'], isReached: ({ state }) => isResetSealed(state) },
];
const SAID: readonly Goal[] = [{ role: 'host', does: ['says that the reset was theirs'], isReached: () => false, tries: 3 }];
const NEW_CHANNEL: readonly Goal[] = [{ role: 'host', does: ['adds a channel'], isReached: () => false, tries: 1 }];
const READS: Goal = {
  ...{ role: 'thief', isReached: () => false, tries: 1 },
  does: ["reads the Host's mailbox", "reads the Host's mailbox before the sealing", "has the Host's mailbox for an hour"],
};
/** A thief has the account, and comes back. */
const TAKEN_OVER: readonly Goal[] = [
  READS,
  { role: 'thief', does: ['resets the password'], isReached: ({ state }) => state.thieves.some(({ reset }) => reset !== undefined) },
  { role: 'thief', does: ['uses the account'], isReached: ({ state }) => state.host.isSealed, tries: 4 },
  { role: 'thief', does: ['resets the password'], isReached: () => false, tries: 1, after: [DAY, 2 * DAY] },
  { role: 'thief', does: ['presses a button of a message'], isReached: () => false, tries: 3 },
];
/** The will is deleted, and its time passes. */
const DELETED: readonly Goal[] = [
  { role: 'host', does: ['asks for the will to be deleted'], isReached: ({ state }) => state.host.deletionAsked !== undefined },
  { role: 'host', does: ['looks at a page', 'signs in'], isReached: () => false, tries: 4, after: [7 * DAY, 10 * DAY] },
];
const NEW_PAPERS: readonly Goal[] = [
  {
    role: 'host',
    does: ['prints a new paper'],
    isReached: ({ state }) => state.survivors.filter(({ earlierPapers }) => earlierPapers.length > 0).length > 1,
  },
];
/** The time after a reset passes, in which we can be away. */
const WAITED: readonly Goal[] = [
  { role: 'world', does: ['stops the service'], isReached: ({ state }) => state.outages !== undefined, after: [DAY, 5 * DAY] },
  {
    role: 'host',
    does: ['answers a link', 'looks at a page', 'signs in'],
    isReached: (life) => life.now() > resetAt(life.state) + 32 * DAY * 1000,
    after: [6 * DAY, 12 * DAY],
  },
];
const STARTED: readonly Goal[] = [
  { role: 'survivor', does: ['starts with the paper', 'starts with a code', 'starts by name'], isReached: isStarted },
];
const OPEN: readonly Goal[] = [
  // One of them waits for the opening, and then enough of them authenticate.
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
  invited: [...NAMED, ...INVITED],
  'telephone lost': [...NAMED, ...RESET, ...LOST, ...SECOND_RESET],
  'change rejected': [...NAMED, ...RESET, ...REJECTED, ...SECOND_RESET],
  reset: [...NAMED, ...RESET, ...SECOND_RESET],
  'sealed after a reset': [...NAMED, ...RESET, ...SEALED],
  sealed: [...NAMED, ...SEALED],
  'reset while sealed': [...NAMED, ...SEALED, ...RESET_SEALED, ...REJECTED],
  'waited after a reset': [...NAMED, ...SEALED, ...RESET_SEALED, ...WAITED],
  'taken over': [...NAMED, ...TAKEN_OVER],
  'deleted after a reset': [...NAMED, ...RESET, ...SEALED, ...DELETED],
  'reset again': [...NAMED, ...RESET, ...NEW_CHANNEL, ...NEW_PAPERS, ...SEALED, ...RESET_SEALED, ...SAID],
  silent: [...NAMED, ...SEALED, ...STARTED],
  open: [...NAMED, ...SEALED, ...STARTED, ...OPEN],
};

/** How often a goal is tried, and how often another person does something in between. */
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
      if (one.tries >= (one.goal.tries ?? TRIES) || one.goal.isReached(life)) continue;
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
  const people: Person[] = who?.(life) ?? (role === 'survivor' ? named(life.state) : peopleOf(life.state).filter((one) => one.role === role));
  for (const name of does) {
    const action = actions.find((one) => one.name === `${role} ${name}`);
    const able = people.filter((person) => action?.can(life, person));
    if (action && able.length > 0) return { after: between(chance, ...after), who: oneOf(chance, able).name, does: action.name, seed };
  }
  return undefined;
}

function stepOfOthers(life: Life, actions: readonly Action[], chance: Chance, seed: string): Step | undefined {
  const others: Person[] = [
    ...life.state.thieves,
    ...(isStarted(life) ? named(life.state) : []),
    ...(isReset(life.state) || isResetSealed(life.state) ? [life.state.host] : []),
  ];
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
