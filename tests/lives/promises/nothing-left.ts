import type { Delivered, Kept, Life, Replied, State } from '#tests/lives/life.ts';
import { isOfHost, namesIn } from './accounts.ts';
import { rowText } from './canaries.ts';

interface Memory {
  hostId?: string;
  /** Names, addresses and numbers that requests in the account have brought. */
  names: string[];
  contacts: string[];
  /** Whether the deletion of the account was asked for, or perhaps. */
  isAsked: boolean;
  /** When the message that it was deleted was accepted, epoch milliseconds. */
  deletedAt?: number;
}

const DAY = 86_400_000;
/** The last messages have a day. While something fails, they are tried again. */
const [SOON, LATE] = [3 * DAY, 14 * DAY];
/** What expires is counters and the like. The history has an end too, after ten years. */
const LONGEST_EXPIRY = 400 * DAY;

export const nothingLeft: Kept<Memory> = {
  name: 'nothing-left',
  sentence:
    'An account that was deleted leaves items that expire and name no one: counters, hashes, message numbers. It does not leave a name, an address, a contact, a key or a session.',
  source: 'docs/threat-model.md, "looks for an account that was deleted, in the table or by its address"',
  begin: () => ({ names: [], contacts: [], isAsked: false }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'message') hear(memory, event);
    if (event.kind !== 'reply') return undefined;
    const problem = sessionProblem(memory, event);
    learn(memory, event, state);
    return problem;
  },
  afterStep: (memory, life) => (isOver(memory, life) ? rowProblem(memory, life, false) : undefined),
  // After the promise that lets weeks pass: nothing waits any longer.
  atEnd: (memory, life) => (isOver(memory, life) ? (rowProblem(memory, life, true) ?? objectProblem(memory, life)) : undefined),
};

function isOver({ hostId, deletedAt }: Memory, { state, now }: Life): boolean {
  if (hostId === undefined || deletedAt === undefined || state.isTampered) return false;
  const patience = state.hasFault || (state.faultEndedAt ?? Number.NEGATIVE_INFINITY) > now() - LATE ? LATE : SOON;
  return now() - deletedAt > patience;
}

function hear(memory: Memory, { message: { to, subject, text }, at }: Delivered): void {
  if (!memory.isAsked || memory.deletedAt !== undefined || !memory.contacts.includes(to)) return;
  if (/Your account was deleted/.test(`${subject}\n${text}`)) memory.deletedAt = at;
}

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d{8,15}/g;

function learn(memory: Memory, event: Replied, state: State): void {
  const { by, operation, asking, reply } = event;
  const isRegistered = operation === 'POST /api/auth/register' && by.role === 'host';
  if ((reply.status >= 300 && reply.status < 500) || !(isRegistered || isOfHost(event, state))) return;
  if (isRegistered && reply.status === 201) memory.hostId = reply.body.id;
  if (operation === 'DELETE /api/host') memory.isAsked = true;
  const { name, display_name } = (asking.json ?? {}) as Record<string, unknown>;
  for (const one of [name, display_name]) if (typeof one === 'string') add(memory.names, one);
  for (const [one] of JSON.stringify(asking.json ?? {}).matchAll(ADDRESS)) add(memory.contacts, one);
}

const add = (list: string[], one: string): unknown => list.includes(one) || list.push(one);

/** A request that was accepted in the account, or a session that began in it. */
function sessionProblem({ hostId, deletedAt }: Memory, { by, operation, asking, reply, sentAt }: Replied): string | undefined {
  if (hostId === undefined || deletedAt === undefined || sentAt <= deletedAt || reply.status >= 300) return undefined;
  const isIn = [asking.token, reply.body?.access_token].some((token) => namesIn(token).sub === hostId);
  return isIn ? `${by.name} did ${operation} in an account that was deleted ${Math.round((sentAt - deletedAt) / 1000)} seconds before.` : undefined;
}

function rowProblem({ hostId = '', names, contacts }: Memory, { inside, state, now }: Life, isEnd: boolean): string | undefined {
  const people = names.filter((one) => !isKnownToThief(one, state)).map((one) => ({ what: one, pattern: alone(one) }));
  const addresses = contacts.filter((one) => !isKnownToThief(one, state)).map((one) => ({ what: one, pattern: alone(one) }));
  const id = { what: 'its id', pattern: alone(hostId) };
  for (const row of inside.items()) {
    const expires = Number(row['expires_at_s']) * 1000;
    // The table of a life keeps what has expired.
    if (expires < now()) continue;
    const text = rowText(row);
    // What is due later finds no account, and names no one.
    const mayHaveId = isCounter(row, expires, now()) || (!isEnd && row['due_at'] !== undefined);
    const found = [...people, ...addresses, ...(mayHaveId ? [] : [id])].find(({ pattern }) => pattern.test(text));
    if (found) return `The account was deleted, and the table has ${found.what}: ${text.slice(0, 1200)}`;
  }
  return undefined;
}

const isCounter = ({ pk }: Record<string, unknown>, expires: number, now: number): boolean =>
  expires < now + LONGEST_EXPIRY && !String(pk).startsWith('SESSION#');

/** A word that is no part of another one, or of bytes in base64. */
const alone = (word: string): RegExp => new RegExp(`(?<![\\w+/=-])${word.replace(/[.+]/g, '\\$&')}(?![\\w+/=-])`, 'i');

/** A thief types what they know into an account of theirs. */
const isKnownToThief = (text: string, { thieves }: State): boolean =>
  thieves.some(({ known }) => Object.values(known).some((values) => values.some(({ value }) => value.toLowerCase() === text.toLowerCase())));

/** Files of the Host with the service have no name of theirs. Their uploads do. */
function objectProblem({ hostId = '' }: Memory, { inside }: Life): string | undefined {
  const place = [...inside.objects().keys()].find((one) => one.includes(hostId));
  return place && `The account was deleted, and ${place} is kept.`;
}
