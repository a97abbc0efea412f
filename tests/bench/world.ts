import { createHash } from 'node:crypto';
import type { RouteName } from '#functions/routes.ts';
import { type Asking, type Client, client, type Part } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { answered, type Body, DAY, HOUR, type Host, letter, openAccount, type SealedWill, sealWill, signIn } from '#tests/support/story.ts';

/** One request, all that it needs being there. */
export interface Shot {
  by: Client;
  path: string;
  asking?: Asking;
  status: number;
}

/** How to ask one endpoint again and again. */
export interface Scenario {
  row: RouteName;
  /** What is special about it, where a row is asked in several ways. */
  variant?: string;
  /** Requests measured for the time; 5 unless told. One more warms up and two are counted. */
  timed?: number;
  /** Makes what all requests need; gives what prepares one of them. Neither is measured. */
  open(world: World): Promise<() => Shot | Promise<Shot>>;
}

/** What scenarios share. */
export interface World {
  stack: TestStack;
  /** A Host with three Survivors and a sealed will, who was asked once whether they are alive: most of the service's life. */
  sealed(): Promise<SealedWill>;
  /** Another one, for transfers. */
  contested(): Promise<SealedWill>;
  /** Another one with two Survivors, for those who come and go. */
  changing(): Promise<SealedWill>;
  /** An hour later every limit admits again and every access token is over; this Host is signed in anew. */
  hourLater(host: Host): Promise<void>;
  /** The Host with a token that is still good. */
  awake<Known extends Host>(host: Known): Promise<Known>;
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

  const awake: World['awake'] = async (host) => {
    const age = ((await stack.now()).getTime() - (signedIn.get(host.id) ?? 0)) / 1000;
    if (age < HOUR / 2) return host;
    await signIn(host);
    await noted(host);
    return host;
  };
  return {
    stack,
    awake,
    sealed: () =>
      kept('sealed', async () => {
        const will = await sealWill(stack);
        await stack.advance(30 * DAY);
        return will;
      }),
    contested: () => kept('contested', () => sealWill(stack)),
    changing: () => kept('changing', () => sealWill(stack, { survivors: 2 })),
    async hourLater(host) {
      await stack.advance(HOUR);
      await signIn(host);
      await noted(host);
    },
  };
}

/** A Host who has just signed up. */
export function newHost({ stack }: World): Promise<Host> {
  return openAccount(stack);
}

/** Things one after the other, from the first again when they are used up. */
export function inTurn<Thing>(things: readonly Thing[]): () => Thing {
  let next = 0;
  return () => {
    const thing = things[next % things.length];
    next += 1;
    if (thing === undefined) throw new Error('There is nothing to take in turn.');
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

/** A document in the draft; gives its id. */
export async function uploaded(host: Host, name: string): Promise<string> {
  const { documents } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter(`${name}.txt`)] });
  return documents[0].id;
}

/** A file announced for an upload, as the service wants it described, and its content. */
export function announced(part: Part): { file: object; content: Buffer } {
  const content = Buffer.from(String(part.content));
  const sha256_hash = createHash('sha256').update(content).digest('hex');
  return { content, file: { filename: part.filename, mime_type: 'text/plain', size_bytes: content.length, sha256_hash } };
}

/** Puts an announced file to its address. */
export async function put(target: Body, content: Buffer): Promise<void> {
  const { status } = await client(target.url)('PUT', target.url, { raw: content, headers: target.headers });
  if (status !== 200) throw new Error(`The staging bucket answered ${status}.`);
}
