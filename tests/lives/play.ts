import type { Message } from '#infra/local/entry.ts';
import type { Reply } from '#tests/support/client.ts';
import { templateOf } from '#tests/support/contract.ts';
import { chanceOf, seedChance } from '#tests/world/chance.ts';
import { plan as planEvent } from '#tests/world/events.ts';
import { FAULT_KINDS, type FaultKind } from '#tests/world/fates.ts';
import { beginWorld, clientAt, onMessage, renewApp, stackOfWorld, traceSoFar } from '#tests/world/world.ts';
import { actions } from './actions.ts';
import { chooseStep, type Often } from './choose.ts';
import { passWithFaults, withFault } from './faults.ts';
import { lookInside } from './inside.ts';
import { type Kept, type Life, type LifeEvent, oneOf, type Person, type State, type Step } from './life.ts';
import { beginState } from './people/begin.ts';
import { promises as allPromises } from './promises/promises.ts';
import { differenceOf, sameAnswer } from './promises/same-answer.ts';
import { Beginning, type Stage } from './stages.ts';
import { thiefWith } from './thieves/begin.ts';
import { isHidden } from './thieves/threat.ts';

/** A promise that did not hold, and how. */
export interface Broken {
  promise: string;
  sentence: string;
  how: string;
}

export interface Played {
  seed: string;
  steps: Step[];
  story: State['story'];
  broken?: Broken;
  hash: string;
  branches: number;
  /** Of all people, in the branches too. */
  requests: number;
}

/** What is played. Without `steps`, the seed chooses `length` of them, and plays `branches` of others from moments in between. */
export interface Plan {
  seed: string;
  steps?: readonly Step[];
  length?: number;
  branches?: number;
  /** The stage that it begins with, instead of the one that the seed draws. */
  stage?: Stage;
  traced?: boolean;
  /** How much more often people of a role act. */
  often?: Often;
  /** The fault that some calls meet in each step that is chosen. Default: in the steps of some branches, by chance. */
  fault?: FaultKind;
  /** The capabilities of each thief, instead of those that the seed draws. `paper:Ben` is one. */
  thieves?: readonly string[][];
  /** Sees all events. */
  watch?(event: LifeEvent): void;
  /** Default: all promises. */
  promises?: readonly Kept[];
}

const DEFAULT_LENGTH = 45;
/** Steps by chance of a life that begins with a stage. */
const LEAST_LENGTH = 20;
/** Steps of one branch. */
const BRANCH_LENGTH = 3;

class PromiseBroken extends Error {
  readonly broken: Broken;
  constructor(broken: Broken) {
    super(broken.how);
    this.broken = broken;
  }
}

/** Plays a life from its seed, or the steps of one, and checks all promises. */
export async function play(plan: Plan): Promise<Played> {
  await beginWorld({ seed: plan.seed, traced: plan.traced ?? false });
  const life = beginLife(plan);
  const steps: Step[] = [];
  let branches = 0;
  const played = (broken?: Broken): Played => ({
    seed: plan.seed,
    steps,
    story: life.state.story,
    ...(broken && { broken }),
    hash: traceSoFar().hash,
    branches,
    requests: life.requests,
  });
  const performed = (chosen: Step): Promise<Broken | undefined> => {
    const step = plan.fault && !plan.steps ? { ...chosen, fault: plan.fault } : chosen;
    steps.push(step);
    return brokenBy(life, () => perform(life, step));
  };
  const chance = chanceOf(`steps of ${plan.seed}`);
  if (!plan.steps) {
    const beginning = new Beginning(plan.seed, plan.stage);
    const next = () => beginning.next(life, actions, chance, `${plan.seed}/b${steps.length}`);
    for (let step = next(); step; step = next()) {
      const broken = await performed(step);
      if (broken) return played(broken);
    }
  }
  const began = steps.length;
  const length = plan.steps?.length ?? Math.max((plan.length ?? DEFAULT_LENGTH) - began, LEAST_LENGTH);
  for (let n = 0; n < length; n += 1) {
    const step = plan.steps?.[n] ?? chooseStep(life, actions, chance, `${plan.seed}/${n}`, plan.seed, plan.often);
    const broken = await performed(step);
    if (broken) return played(broken);
    // What the functions remember would make the life after a branch another one.
    if (plan.steps || !isCold(`${plan.seed}/${n + 1}`)) continue;
    for (; branches < ((n + 1) * (plan.branches ?? 0)) / length; branches += 1) {
      const found = await playBranch(life, `${plan.seed}/${n}/${branches}`, plan);
      if (found) {
        steps.push(...found.steps);
        return played(found.broken);
      }
    }
  }
  return played(await brokenBy(life, () => end(life)));
}

const MOMENT = 'before a branch';

/** The share of steps at which all functions begin with an empty memory. */
const COLD = 1 / 3;

/** Whether a step with this seed begins so. */
const isCold = (seed: string): boolean => chanceOf(`cold ${seed}`).next() < COLD;

/** Returns a seed that begins with this text, and whose step begins so. */
const coldSeed = (seed: string): string => (isCold(seed) ? seed : coldSeed(`${seed}c`));

/** The share of branches in whose steps some calls meet one kind of fault. */
const FAULTY = 0.2;
const BRANCH_FAULTS: readonly FaultKind[] = [...FAULT_KINDS, ...Array<FaultKind>(FAULT_KINDS.length).fill('lost')];
/** How much more often thieves act in a branch than in a life. */
const THIEVES = [1, 20, 60] as const;

/** How much more often the world does something in a branch. */
const WORLD = [1, 1, 1, 1, 40] as const;

/** Plays other steps from this moment, and returns to it. The life after it does not change, unless a promise breaks. */
async function playBranch(
  life: OpenLife,
  seed: string,
  { often = {}, fault: given }: Pick<Plan, 'often' | 'fault'>,
): Promise<{ steps: Step[]; broken: Broken } | undefined> {
  await stackOfWorld.keepMoment(MOMENT);
  const before = structuredClone(life.state);
  const steps: Step[] = [];
  const chance = chanceOf(`steps of ${seed}`);
  const drawn = chance.next() < FAULTY ? oneOf(chance, BRANCH_FAULTS) : undefined;
  const fault = given ?? drawn;
  const oftenHere = { ...often, thief: (often.thief ?? 1) * oneOf(chance, THIEVES), world: (often.world ?? 1) * oneOf(chance, WORLD) };
  const broken = await brokenBy(life, async () => {
    for (let n = 0; n < BRANCH_LENGTH; n += 1) {
      const chosen = chooseStep(life, actions, chance, n === 0 ? coldSeed(`${seed}/0`) : `${seed}/${n}`, seed, oftenHere);
      const step = fault ? { ...chosen, fault } : chosen;
      steps.push(step);
      await perform(life, step);
    }
  });
  if (broken) return { steps, broken };
  await stackOfWorld.returnTo(MOMENT);
  life.state = before;
  return undefined;
}

async function brokenBy(life: OpenLife, run: () => Promise<unknown>): Promise<Broken | undefined> {
  try {
    await run();
    return life.broken;
  } catch (error) {
    if (error instanceof PromiseBroken) return error.broken;
    throw error;
  }
}

/** A life with what the people in it do not see. */
interface OpenLife extends Life {
  requests: number;
  broken?: Broken;
  /** What happens, while a step is performed that is compared with another one. */
  seen?: LifeEvent[];
  promises: readonly Kept[];
}

async function perform(life: OpenLife, step: Step): Promise<void> {
  seedChance(step.seed);
  life.inside = lookInside();
  if (isCold(step.seed)) renewApp();
  if (step.early === undefined || step.fault) await life.pass(step.after);
  if (step.fault === 'lost') await actTwice(life, step);
  else if (step.fault) await withFault(life, step.fault, () => act(life, step), step.parts);
  else await (step.early === undefined ? act(life, step) : actEarly(life, step, step.early));
  if (life.broken) throw new PromiseBroken(life.broken);
  await checkAll(life, (promise, memory) => promise.afterStep?.(memory, life));
}

async function act(life: OpenLife, step: Step): Promise<void> {
  await Promise.all([step, ...(step.meanwhile ?? [])].map((one) => performOne(life, one)));
  await stackOfWorld.messages();
}

/** Acts before its time is over, in the midst of what is due. If nothing is due then, it acts when the time is over. */
async function actEarly(life: OpenLife, step: Step, seconds: number): Promise<void> {
  let acting: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    acting ??= act(life, step);
    // It is awaited below.
    acting.catch(() => {});
    return acting;
  };
  planEvent((step.after - seconds) * 1000, () => void begin(), true);
  await life.pass(step.after);
  await begin();
}

const BEFORE_ACTING = 'before a step';

/** Does the same twice from one moment: without a fault, and then with lost answers of the table. Everybody must see the same. */
async function actTwice(life: OpenLife, step: Step): Promise<void> {
  const alone = { ...step, meanwhile: [] };
  await stackOfWorld.keepMoment(BEFORE_ACTING);
  const before = structuredClone(life.state);
  const calm = await seenIn(life, () => act(life, alone));
  await stackOfWorld.returnTo(BEFORE_ACTING);
  // Other faults decide by chance too, and so does which of two equal requests is answered first.
  const isComparable = before.faults.length === 0 && !before.hasFault && !before.host.unsteady;
  life.state = before;
  life.tell('Some answers of the table are lost, and its client asks again.');
  const lost = await seenIn(life, () => withFault(life, 'lost', () => act(life, alone)));
  const how = isComparable && life.promises.some(({ name }) => name === sameAnswer.name) ? differenceOf(calm, lost) : undefined;
  if (how) throw new PromiseBroken({ promise: sameAnswer.name, sentence: sameAnswer.sentence, how });
}

/** Returns all events that happen in the meantime. */
async function seenIn(life: OpenLife, run: () => Promise<unknown>): Promise<LifeEvent[]> {
  const seen: LifeEvent[] = [];
  life.seen = seen;
  await run();
  delete life.seen;
  return seen;
}

async function performOne(life: Life, { who, does, seed }: Step): Promise<void> {
  const action = actions.find(({ name }) => name === does);
  if (!action) throw new Error(`There is no action ${does}.`);
  const person = peopleOf(life.state).find(({ name }) => name === who);
  // A shortened story may lack what made it possible.
  if (person && action.can(life, person)) await action.perform(life, person, chanceOf(`step ${seed}`));
}

async function end(life: OpenLife): Promise<void> {
  seedChance('end');
  life.inside = lookInside();
  await checkAll(life, (promise, memory) => promise.atEnd?.(memory, life));
}

async function checkAll(life: OpenLife, check: (promise: Kept, memory: unknown) => string | undefined | Promise<string | undefined>): Promise<void> {
  for (const promise of life.promises) {
    const how = await check(promise, life.state.memories[promise.name]);
    if (how) throw new PromiseBroken({ promise: promise.name, sentence: promise.sentence, how });
    if (life.broken) throw new PromiseBroken(life.broken);
  }
}

/** Everybody who can act, and the world itself. */
export const peopleOf = ({ host, survivors, thieves }: State): Person[] => [
  host,
  ...survivors,
  ...thieves,
  { name: 'The operator', role: 'operator', address: '127.9.0.1' },
  { name: 'The world', role: 'world', address: '127.9.0.2' },
];

/** What becomes of a mail that arrives. */
const ARRIVES = new Set<Message['fate']>([undefined, 'deliver', 'complain']);

function beginLife({ seed, thieves, watch, promises = allPromises }: Plan): OpenLife {
  const life: OpenLife = {
    requests: 0,
    promises,
    inside: lookInside(),
    state: beginState(chanceOf(`people of ${seed}`), Object.fromEntries(promises.map(({ name, begin }) => [name, begin()]))),
    now: stackOfWorld.time,
    tell: (text) => void life.state.story.push({ at: new Date(stackOfWorld.time()).toISOString(), text }),
    messagesTo: (to) =>
      stackOfWorld.inbox(to).filter(({ sent_at, fate }) => ARRIVES.has(fate) && !isHidden(life.state.thieves, to, Date.parse(sent_at))),
    show: (by, what, content) => observe({ kind: 'seen', by, what, content, at: stackOfWorld.time() }),
    pass: (seconds) => passWithFaults(life, seconds),
    ask: async (by, method, path, asking = {}) => {
      const sentAt = stackOfWorld.time();
      life.requests += 1;
      const reply = await clientAt(by.address)(method, path, { ...asking, contract: false }).catch(brokenOff);
      observe({ kind: 'reply', by, operation: operationOf(method, path), path, asking, reply, sentAt, at: stackOfWorld.time() });
      return reply;
    },
  };
  if (thieves) life.state.thieves = thieves.map((capabilities, n) => thiefWith(capabilities, n));
  const observe = (event: LifeEvent): void => {
    watch?.(event);
    life.seen?.push(event);
    for (const promise of promises) {
      const how = promise.onEvent?.(life.state.memories[promise.name], event, life);
      if (how) life.broken ??= { promise: promise.name, sentence: promise.sentence, how };
    }
  };
  onMessage((message: Message) => observe({ kind: 'message', message, at: stackOfWorld.time() }));
  return life;
}

/** To a client, a connection that broke within a reply is no answer, as that of a gateway without a function. */
function brokenOff(error: unknown): Reply {
  if ((error as { code?: string }).code !== 'ECONNRESET') throw error;
  const body = { error: 'The connection broke.', code: 'unavailable' };
  return { status: 503, headers: { 'content-type': 'application/json', 'x-request-id': 'none' }, body, bytes: Buffer.from(JSON.stringify(body)) };
}

function operationOf(method: string, path: string): string {
  const [pathname = ''] = path.split('?');
  return `${method} ${templateOf(pathname) ?? pathname}`;
}
