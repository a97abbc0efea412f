import type { Delivered, Kept, Life, Replied, State } from '#tests/lives/life.ts';
import { isOfAnother, isOfHost, namesIn } from './accounts.ts';
import { rowText } from './canaries.ts';

interface Memory {
  hostId?: string;
  /** Names, addresses and numbers that requests in the account have brought. */
  names: string[];
  contacts: string[];
  /** What was typed in other accounts, and by thieves anywhere, in lower case: it may be there. */
  typed: string[];
  /** Whether the deletion of the account was asked for, or perhaps. */
  isAsked: boolean;
  /** When the message that it was deleted was accepted, epoch milliseconds. */
  deletedAt?: number;
}

const DAY_S = 86_400;
const DAY = DAY_S * 1000;
/** The last messages have a day. While something fails, they are tried again. */
const [SOON, LATE] = [3 * DAY, 14 * DAY];
/** What expires is counters and the like. The history has an end too, after ten years. */
const LONGEST_EXPIRY = 400 * DAY;

export const nothingLeft: Kept<Memory> = {
  name: 'nothing-left',
  sentence:
    'An account that was deleted leaves items that expire and name no one: counters, hashes, message numbers. It does not leave a name, an address, a contact, a key or a session.',
  source: 'docs/threat-model.md, "looks for an account that was deleted, in the table or by its address"',
  begin: () => ({ names: [], contacts: [], typed: [], isAsked: false }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'message') hear(memory, event);
    if (event.kind !== 'reply') return undefined;
    const problem = sessionProblem(memory, event);
    learn(memory, event, state);
    return problem;
  },
  afterStep: (memory, life) => (isOver(memory, life) ? rowProblem(memory, life) : undefined),
  // The last promise: it ends the account. The one before has let weeks pass without faults.
  async atEnd(memory, life) {
    if (memory.deletedAt === undefined) await leave(life);
    return isOver(memory, life) ? (rowProblem(memory, life) ?? objectProblem(memory, life)) : undefined;
  },
};

function isOver({ hostId, deletedAt }: Memory, { state, now }: Life): boolean {
  if (hostId === undefined || deletedAt === undefined || state.isTampered) return false;
  const patience = state.hasFault || (state.faultEndedAt ?? Number.NEGATIVE_INFINITY) > now() - LATE ? LATE : SOON;
  return now() - deletedAt > patience;
}

/** The Host has the account deleted, if they still can, and stays well until it is. */
async function leave(life: Life): Promise<void> {
  const { host, isTampered } = life.state;
  if (isTampered) return;
  const ask = async (method: string, path: string, json: object): Promise<Replied['reply']> => {
    const { status, body } = await life.ask(host, 'POST', '/api/auth/login', { json: { email: host.email, password: host.password } });
    return life.ask(host, method, path, { json, ...(status === 200 && { token: body.access_token }) });
  };
  await ask('POST', '/api/liveness/alive', {});
  const { status, body } = await ask('DELETE', '/api/host', { password: host.password, packages: 'delete' });
  life.tell(`At last, ${host.name} asks for the account to be deleted (${status}).`);
  if (status !== 202) return;
  for (const until = Date.parse(body.takes_effect_at) + LATE; life.now() < until; await ask('POST', '/api/liveness/alive', {}))
    await life.pass(5 * DAY_S);
}

function hear(memory: Memory, { message: { to, subject, text }, at }: Delivered): void {
  if (!memory.isAsked || memory.deletedAt !== undefined || !memory.contacts.includes(to)) return;
  if (/Your account was deleted/.test(`${subject}\n${text}`)) memory.deletedAt = at;
}

const TEXT = /"([^"]{1,60})"/g;
const ADDRESS = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+\d{8,15}/g;

function learn(memory: Memory, event: Replied, state: State): void {
  const { by, operation, asking, reply } = event;
  const json = JSON.stringify(asking.json ?? {});
  const isElsewhere = by.role === 'thief' || isOfAnother(event, state) || (operation === 'POST /api/auth/register' && by.role !== 'host');
  if (isElsewhere) for (const [, text = ''] of json.matchAll(TEXT)) add(memory.typed, text.toLowerCase());
  const isRegistered = operation === 'POST /api/auth/register' && by.role === 'host';
  if ((reply.status >= 300 && reply.status < 500) || !(isRegistered || isOfHost(event, state))) return;
  if (isRegistered && reply.status === 201) memory.hostId = reply.body.id;
  if (operation === 'DELETE /api/host') memory.isAsked = true;
  const { name, display_name } = (asking.json ?? {}) as Record<string, unknown>;
  for (const one of [name, display_name]) if (typeof one === 'string') add(memory.names, one);
  for (const [one] of json.matchAll(ADDRESS)) add(memory.contacts, one);
}

const add = (list: string[], one: string): unknown => list.includes(one) || list.push(one);

/** A request that was accepted in the account, or a session that began in it. */
function sessionProblem({ hostId, deletedAt }: Memory, { by, operation, asking, reply, sentAt }: Replied): string | undefined {
  if (hostId === undefined || deletedAt === undefined || sentAt <= deletedAt || reply.status >= 300) return undefined;
  const isIn = [asking.token, reply.body?.access_token].some((token) => namesIn(token).sub === hostId);
  return isIn ? `${by.name} did ${operation} in an account that was deleted ${Math.round((sentAt - deletedAt) / 1000)} seconds before.` : undefined;
}

function rowProblem({ hostId = '', names, contacts, typed }: Memory, { inside, now }: Life): string | undefined {
  const people = [...names, ...contacts].filter((one) => !typed.includes(one.toLowerCase())).map((one) => ({ what: one, pattern: alone(one) }));
  const id = { what: 'its id', pattern: alone(hostId) };
  for (const row of inside.items()) {
    const expires = Number(row['expires_at_s']) * 1000;
    // The table of a life keeps what has expired.
    if (expires < now()) continue;
    const text = rowText(row);
    // What is due later, a question to a Survivor even after a year, finds no account then.
    const mayHaveId = isCounter(row, expires, now()) || row['due_at'] !== undefined;
    const found = [...people, ...(mayHaveId ? [] : [id])].find(({ pattern }) => pattern.test(text));
    if (found) return `The account was deleted, and the table has ${found.what}: ${text.slice(0, 1200)}`;
  }
  return undefined;
}

const isCounter = ({ pk }: Record<string, unknown>, expires: number, now: number): boolean =>
  expires < now + LONGEST_EXPIRY && !String(pk).startsWith('SESSION#');

/** A word that is no part of another one, of an address, or of bytes in base64. */
const alone = (word: string): RegExp => new RegExp(`(?<![\\w+/=-])${word.replace(/[.+]/g, '\\$&')}(?![\\w+/=@-])`, 'i');

/** Files of the Host with the service have no name of theirs. Their uploads do. */
function objectProblem({ hostId = '' }: Memory, { inside }: Life): string | undefined {
  const place = [...inside.objects().keys()].find((one) => one.includes(hostId));
  return place && `The account was deleted, and ${place} is kept.`;
}
