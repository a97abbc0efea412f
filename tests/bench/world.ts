import { createHash } from 'node:crypto';
import type { RouteName } from '#functions/routes.ts';
import { type Asking, type Client, client, type Part } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { answered, type Body, DAY, HOUR, type Host, letter, openAccount, type SealedWill, sealWill, signIn } from '#tests/support/story.ts';

/** One prepared request. */
export interface PreparedRequest {
  by: Client;
  /** Default: the path of the row, with `id` in place of its parameter. */
  path?: string;
  id?: string | undefined;
  asking?: Asking;
  /** The expected status. Default: 200. */
  status?: number;
}

/** How to call one endpoint repeatedly. */
export interface Scenario {
  row: RouteName;
  /** The variant, if a row is measured in several forms. */
  variant?: string;
  /** The number of timed requests in the full size. Default: 5. One more warms up, and two are counted. */
  timed?: number;
  /** Prepares the data for all requests, and returns a function that prepares one request. Neither is measured. */
  open(world: World): Promise<() => PreparedRequest | Promise<PreparedRequest>>;
}

/** A scenario in which `prepare` makes the data for all requests, and `request` prepares one. */
export function scenario<Data>(
  row: RouteName,
  prepare: (world: World) => Data | Promise<Data>,
  request: (data: Data, world: World) => PreparedRequest | Promise<PreparedRequest>,
  more: Pick<Scenario, 'variant' | 'timed'> = {},
): Scenario {
  return {
    row,
    ...more,
    open: async (world) => {
      const data = await prepare(world);
      return () => request(data, world);
    },
  };
}

/** For scenarios in which each request needs its own data. */
export const nothing = (): undefined => undefined;

/** Returns the usual will, with a valid token of its Host. */
export async function sealed(world: World): Promise<SealedWill> {
  const will = await world.sealed();
  await world.withValidToken(will.host);
  return will;
}

/** A GET of the Host with the sealed will. */
export const reads = (row: RouteName): Scenario => scenario(row, sealed, ({ host }) => ({ by: host.ask }), { timed: 15 });

/** The data that scenarios share. */
export interface World {
  stack: TestStack;
  /** A Host with three Survivors, a sealed will and one check: the usual state. */
  sealed(): Promise<SealedWill>;
  /** A second Host with two Survivors, for adding and removing Survivors. */
  willForSurvivorChanges(): Promise<SealedWill>;
  /** Moves the clock by an hour, which resets all limits and ends all access tokens. Then signs this Host in again. */
  hourLater(host: Host): Promise<void>;
  /** Returns the Host with a valid token. */
  withValidToken<Known extends Host>(host: Known): Promise<Known>;
}

export function openWorld(stack: TestStack): World {
  const wills = new Map<string, Promise<SealedWill>>();
  const kept = (name: string, make: () => Promise<SealedWill>): Promise<SealedWill> => {
    const will = wills.get(name) ?? make();
    wills.set(name, will);
    return will;
  };
  const signedIn = new Map<string, number>();
  const noted = async (host: Host): Promise<void> => void signedIn.set(host.id, (await stack.now()).getTime());

  const withValidToken: World['withValidToken'] = async (host) => {
    const age = ((await stack.now()).getTime() - (signedIn.get(host.id) ?? 0)) / 1000;
    if (age < HOUR / 2) return host;
    await signIn(host);
    await noted(host);
    return host;
  };
  return {
    stack,
    withValidToken,
    sealed: () =>
      kept('sealed', async () => {
        const will = await sealWill(stack);
        await stack.advance(30 * DAY);
        return will;
      }),
    willForSurvivorChanges: () => kept('changing', () => sealWill(stack, { survivors: 2 })),
    async hourLater(host) {
      await stack.advance(HOUR);
      await signIn(host);
      await noted(host);
    },
  };
}

/** Registers a new Host. */
export function newHost({ stack }: World): Promise<Host> {
  return openAccount(stack);
}

/** Returns the items one after the other, and starts again after the last. */
export function inTurn<Thing>(things: readonly Thing[]): () => Thing {
  let next = 0;
  return () => {
    const thing = things[next % things.length];
    next += 1;
    if (thing === undefined) throw new Error('The list is empty.');
    return thing;
  };
}

/** Running numbers. */
export function counter(): () => number {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** Adds a document to the draft. Returns its id. */
export async function uploaded(host: Host, name: string): Promise<string> {
  const { documents } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter(`${name}.txt`)] });
  return documents[0].id;
}

/** A file for an upload: its description for the service, and its content. */
export function announced(part: Part): { file: object; content: Buffer } {
  const content = Buffer.from(String(part.content));
  const sha256_hash = createHash('sha256').update(content).digest('hex');
  return { content, file: { filename: part.filename, mime_type: 'text/plain', size_bytes: content.length, sha256_hash } };
}

/** Uploads a file to its URL. */
export async function put(target: Body, content: Buffer): Promise<void> {
  const { status } = await client(target.url)('PUT', target.url, { raw: content, headers: target.headers });
  if (status !== 200) throw new Error(`The staging bucket answered ${status}.`);
}
