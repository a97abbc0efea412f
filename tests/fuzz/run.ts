import fc from 'fast-check';
import type { Table } from '#infra/figures/table.ts';
import type { Reply } from '#tests/support/client.ts';
import { contractProblem } from '#tests/support/contract.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { newcomer, type SealedWill, sealWill, startTransfer } from '#tests/support/story.ts';
import { type Generated, type Operation, readOperations, requestsTo } from './requests.ts';

interface Options {
  minutes: number;
  seed: number;
}

/** What the replies of one operation were. */
interface Counts {
  accepted: number;
  refused: number;
  /** Documented refusals because of a part outside of the service, such as 502. */
  unavailable: number;
  findings: number;
}

export interface Fuzzed {
  table: Table;
  /** Each with the seed and the request that causes it. */
  findings: string[];
  sent: number;
}

const MOMENT = 'before the fuzz';

/**
 * Sends generated requests to every operation of the OpenAPI document, round by round. Each round begins at the same state, in which
 * one will is sealed and another one has a running transfer. A 500 and every reply that is not documented are findings.
 */
export async function fuzz(stack: TestStack, { minutes, seed }: Options): Promise<Fuzzed> {
  const operations = readOperations();
  const { will, known } = await prepare(stack);
  const counts = new Map(operations.map((operation) => [nameOf(operation), { accepted: 0, refused: 0, unavailable: 0, findings: 0 }]));
  const findings = new Map<string, string>();
  const until = performance.now() + minutes * 60_000;
  let sent = 0;
  for (let round = 0; performance.now() < until; round += 1) {
    await stack.returnTo(MOMENT);
    for (const operation of shuffled(operations, seed + round)) {
      if (performance.now() >= until) break;
      const [request] = fc.sample(requestsTo(operation, known), { seed: seed + round, numRuns: 1 });
      if (!request) continue;
      const reply = await sendSignedIn(stack, will, operation, request);
      const problem = problemOf(operation, request, reply);
      count(counts.get(nameOf(operation)), reply, problem);
      if (problem) findings.set(problem, `${problem}\n  seed ${seed + round}: ${JSON.stringify(request).slice(0, 1000)}`);
      sent += 1;
    }
  }
  return { table: tableOf(counts), findings: [...findings.values()], sent };
}

async function prepare(stack: TestStack): Promise<{ will: SealedWill; known: string[] }> {
  const [will, running] = [await sealWill(stack, { survivors: 3 }), await sealWill(stack, { survivors: 2 })];
  const { transferId } = await startTransfer(running, running.survivors[0]);
  await stack.messages();
  await stack.keepMoment(MOMENT);
  const people = [...will.survivors, ...running.survivors].flatMap(({ id, email, name, backupCodes }) => [
    id,
    email,
    name,
    ...backupCodes.slice(0, 1),
  ]);
  const { host, willId, storageId, connectorId } = will;
  return { will, known: [...people, willId, storageId, connectorId, running.willId, transferId, host.email, host.password] };
}

/** A different order in each round, so that a request meets what others have changed. */
function shuffled(operations: readonly Operation[], seed: number): Operation[] {
  const whole = fc.shuffledSubarray([...operations], { minLength: operations.length });
  return fc.sample(whole, { seed, numRuns: 1 })[0] ?? [];
}

/** An earlier request may have ended the session or deleted the account. The request is then repeated at the first state. */
async function sendSignedIn(stack: TestStack, will: SealedWill, operation: Operation, request: Generated): Promise<Reply> {
  const reply = await send(stack, will, operation, request);
  if (reply.status !== 401 || !request.hasToken) return reply;
  await stack.returnTo(MOMENT);
  return send(stack, will, operation, request);
}

function send(stack: TestStack, { host }: SealedWill, { method }: Operation, { path, asking, hasToken }: Generated): Promise<Reply> {
  const token = hasToken ? { token: host.tokens.access_token } : {};
  return newcomer(stack)(method, path, { ...asking, ...token, contract: false });
}

function problemOf({ method }: Operation, { path }: Generated, reply: Reply): string | undefined {
  return reply.status === 500 ? `${method} ${path.split('?')[0]} answered 500.` : contractProblem(method, path, reply);
}

function count(counts: Counts | undefined, { status }: Reply, problem: string | undefined): void {
  if (!counts) return;
  if (problem) counts.findings += 1;
  else if (status < 400) counts.accepted += 1;
  else if (status < 500) counts.refused += 1;
  else counts.unavailable += 1;
}

const nameOf = ({ method, template }: Operation): string => `${method} ${template}`;

function tableOf(counts: ReadonlyMap<string, Counts>): Table {
  const rows = [...counts].map(([name, { accepted, refused, unavailable, findings }]) => [name, accepted, refused, unavailable, findings]);
  return { columns: ['Operation', 'Accepted', '4xx', 'Documented 5xx', 'Findings'], rows };
}
