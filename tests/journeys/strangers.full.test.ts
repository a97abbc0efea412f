import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthOf, REQUEST_HEADER } from '#tests/bench/calls.ts';
import { type CountingProxy, startCountingProxy } from '#tests/bench/counting-proxy.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { answered, HOUR, newcomer, type SealedWill, sealWill, subjects, survivorAt } from '#tests/support/story.ts';

const STRANGER = 'a.stranger@example.org';

let proxy: CountingProxy;
let stack: RealStack;
let will: SealedWill;
const stops: (() => unknown)[] = [];
beforeAll(async () => {
  await globalThis.ownDatabase?.();
  proxy = await startCountingProxy(process.env['DYNAMODB_ENDPOINT'] ?? '');
  stops.push(proxy.close);
  const nodeArguments = ['--import', new URL('../bench/trace-calls.ts', import.meta.url).href];
  stack = await startRealStack('table', { nodeArguments, env: { DYNAMODB_ENDPOINT: proxy.url } });
  stops.push(stack.stop);
  will = await sealWill(stack);
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const at = (value: string) => ({ type: 'email', value });
const ofWill = (value: string) => ({ will_id: will.willId, contact: at(value) });
const ofHost = (value: string) => ({ host_email: will.host.email, contact: at(value) });
const ofNobody = () => ({ host_email: STRANGER, contact: at(STRANGER) });
const named = () => survivorAt(will, 0).email;

/** The status of a request, its operations on the table in the order of their names, and how many waited for another one. */
async function costOf(path: string, json: object) {
  const [one, other] = [await countedOnce(path, json), await countedOnce(path, json)];
  // On a busy machine calls may begin too far apart to overlap; never the other way round.
  return one.depth < other.depth ? one : other;
}

async function countedOnce(path: string, json: object) {
  const name = randomUUID();
  await stack.messages();
  const { status } = await newcomer(stack)('POST', path, { json, headers: { [REQUEST_HEADER]: name } });
  const calls = proxy.callsOf(name).flat();
  return { status, depth: depthOf(calls), operations: calls.map(({ operation }) => operation).sort() };
}

async function sessionOf(json: object): Promise<string> {
  return (await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json })).otp_session_id;
}

describe('neither an answer nor the calls behind it tell whether there is such a person', () => {
  it.each([
    ['somebody asks where to start', '/api/transfer/lookup', () => ofHost(named()), [() => ofHost(STRANGER), ofNobody]],
    ['somebody asks for a code to start', '/api/transfer/send-otp', () => ofWill(named()), [() => ofWill(STRANGER), ofNobody]],
    [
      'somebody signs in with a wrong password',
      '/api/auth/login',
      () => ({ email: will.host.email, password: 'not the password' }),
      [() => ({ email: STRANGER, password: 'not the password' })],
    ],
  ] as const)('%s', async (_, path, known, unknown) => {
    // The first request of all unwraps the keys.
    await countedOnce(path, unknown[0]());
    const expected = await costOf(path, known());
    expect(expected.depth).toBeLessThanOrEqual(3);
    for (const one of unknown) expect(await costOf(path, one())).toEqual(expected);
  });

  it('a person enters a wrong code', async () => {
    const guess = async (json: object) => costOf('/api/transfer/verify-and-initiate', { otp_session_id: await sessionOf(json), code: '000000' });
    await guess(ofNobody());
    await stack.advance(HOUR);
    const expected = await guess(ofWill(named()));
    expect(expected).toMatchObject({ status: 200, depth: 2 });
    expect(await guess(ofWill(STRANGER))).toEqual(expected);
    expect(await guess(ofNobody())).toEqual(expected);
  });

  it('and no work is left to do', async () => {
    await stack.messages();
    expect(await subjects(stack, STRANGER)).toEqual([]);
    const { items } = await stack.dump();
    expect(items.filter(({ pk }) => String(pk).startsWith('OUTBOX#')).map(({ data }) => (data as { hostId: string }).hostId)).not.toContain('nobody');
  });
});
