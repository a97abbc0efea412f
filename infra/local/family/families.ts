import type { Message, MessageFilter } from '#infra/local/emulators/inbox.ts';
import type { StackEndpoints } from '#infra/local/endpoints.ts';
import type { ServiceApp } from '#infra/local/service.ts';
import { createSerialQueue } from '#infra/local/time/serial-queue.ts';
import { serviceClient } from '#infra/openapi/client.ts';
import { sampleCast } from './cast.ts';
import { type Family, StepRefused } from './family.ts';
import { type Memory, MOVES } from './moves.ts';
import { nameSurvivors, openAccount, type StepContext, sealWill, setUp } from './steps.ts';
import { type Situation, type Story, tellStory } from './story.ts';

/** A family, the pages of its people, and what can happen next. */
export interface FamilyView extends Family {
  story: Story;
  pages: { label: string; url: string }[];
}

/** The sample families of one local stack. */
export interface Families {
  /** Newest first. */
  list(): Promise<FamilyView[]>;
  /** Makes a Host with three Survivors and a sealed will, through the API. Throws StepRefused if the service refuses a step. */
  make(): Promise<Family>;
  /** Performs a move of moves.ts. Returns what the person sees. Throws StepRefused if it is unknown, or if the service refuses it. */
  play(move: string, familyId: string, survivorId: string): Promise<object>;
}

export interface FamilyParts {
  apiUrl: string;
  frontendUrl: string;
  app: ServiceApp;
  endpoints: StackEndpoints;
  /** Performs all pending effects, and returns the messages that match, oldest first. */
  listMessages(filter: MessageFilter): Promise<Message[]>;
  /** The families of an earlier run. */
  known: Family[];
  save(families: readonly Family[]): void;
}

/** Creates the sample families of one local stack. */
export function createFamilies(parts: FamilyParts): Families {
  const { known, save } = parts;
  const context = stepContext(parts);
  const memory: Memory = { sessions: new Map(), usedCodes: new Map() };
  const runInOrder = createSerialQueue();
  let attempts = known.length;

  async function make(): Promise<Family> {
    // An attempt that failed has used its addresses.
    attempts += 1;
    const family = await makeFamily(context, attempts);
    known.unshift(family);
    save(known);
    return family;
  }

  async function play(move: string, familyId: string, survivorId: string): Promise<object> {
    const perform = MOVES[move];
    if (!perform) throw new StepRefused(`step must be one of ${Object.keys(MOVES).join(', ')}.`);
    const family = find(known, familyId, 'family');
    const survivor = () => find(family.survivors, survivorId, 'survivor');
    return perform({ context, family, survivor, memory, transferId: () => findTransfer(parts, family) });
  }

  return {
    list: () => Promise.all(known.map((family) => viewOf(parts, family))),
    make: () => runInOrder(make),
    play: (move, familyId, survivorId) => runInOrder(() => play(move, familyId, survivorId)),
  };
}

async function makeFamily(context: StepContext, number: number): Promise<Family> {
  const [digits, cast] = [number === 1 ? '' : `.${number}`, sampleCast(number)];
  const host = {
    email: `anna${digits}@example.com`,
    password: 'the piano is out of tune',
    display_name: `Anna Host${number === 1 ? '' : ` ${number}`}`,
  };
  const client = await openAccount(context, host);
  const storageId = await setUp(context, client, host.email, cast);
  const survivors = await nameSurvivors(context, client, cast);
  const documents = [...(await sealWill(context, client, storageId)).keys()];
  return { id: String(number), host, will_id: survivors[0]?.will_id ?? '', survivors, documents };
}

function find<Item extends { id: string }>(items: readonly Item[], id: string, field: string): Item {
  const item = items.find((one) => one.id === id);
  if (item) return item;
  throw new StepRefused(`${field} must be an id from GET /_local/state.`);
}

/** Returns what the steps use. A refused request throws the service's own sentence. */
function stepContext({ apiUrl, endpoints, listMessages }: FamilyParts): StepContext {
  return {
    api: (token) => serviceClient(apiUrl, token),
    async expectSuccess(answer, says) {
      const { data, error, response } = await answer;
      if (data === undefined || data === null) throw new StepRefused(sentenceOf(error) ?? `The service answered ${response.status}.`);
      checkSummary(() => says(data));
      return data;
    },
    async findInMessage(to, pattern) {
      const found = (await listMessages({ to })).map(({ text }) => pattern.exec(text)?.[1]).findLast(Boolean);
      if (found) return found;
      throw new StepRefused(`No message to ${to} has what this step needs. If a fault is set, remove it and try again.`);
    },
    endpoints: async () => endpoints,
  };
}

/** A wrong code is a success for HTTP. Its summary throws the reason. */
function checkSummary(summary: () => string): void {
  try {
    summary();
  } catch (error) {
    throw new StepRefused(error instanceof Error ? error.message : String(error));
  }
}

function sentenceOf(problem: unknown): string | undefined {
  return typeof problem === 'object' && problem !== null && 'error' in problem ? String(problem.error) : undefined;
}

/** Returns the newest transfer that a message to a Survivor of this family names. */
async function findTransfer({ listMessages }: FamilyParts, { survivors }: Family): Promise<string> {
  const link = new RegExp(`/survivor#transfer_id=([\\w-]+)&survivor_id=(?:${survivors.map(({ id }) => id).join('|')})`);
  const named = (await listMessages({})).map(({ text }) => link.exec(text)?.[1]).findLast(Boolean);
  if (named) return named;
  throw new StepRefused('No message names a transfer of this family. Start one first, and do not empty the inbox after that.');
}

async function viewOf(parts: FamilyParts, family: Family): Promise<FamilyView> {
  const situation = await situationOf(parts.app, family);
  const transferId = situation.transfer && (await findTransfer(parts, family).catch(() => undefined));
  return { ...family, story: tellStory(family, situation), pages: pagesOf(family, parts.frontendUrl, transferId) };
}

async function situationOf({ store }: ServiceApp, { will_id }: Family): Promise<Situation> {
  const hostId = await store.hosts.idOfWill(will_id);
  const host = hostId === undefined ? undefined : await store.hosts.load(hostId);
  const running = host?.will?.transferId == null ? undefined : await store.transfers.load(host.will.transferId);
  return { will: host?.will, liveness: host?.liveness, transfer: running?.transfer };
}

function pagesOf({ host, will_id, survivors }: Family, frontendUrl: string, transferId: string | undefined): FamilyView['pages'] {
  const start = { label: 'Start a transfer', url: `${frontendUrl}/start#will_id=${will_id}` };
  const open = survivors.map(({ id, name }) => ({
    label: `${name} in this transfer`,
    url: `${frontendUrl}/survivor#transfer_id=${transferId}&survivor_id=${id}`,
  }));
  return [{ label: `${host.display_name} signs in`, url: `${frontendUrl}/dashboard` }, ...(transferId === undefined ? [start] : open)];
}
