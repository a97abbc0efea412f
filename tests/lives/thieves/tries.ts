import { between, type Life, oneOf, type Thief } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import type { Chance } from '#tests/world/chance.ts';
import { settle, stackOfWorld } from '#tests/world/world.ts';
import { type Attempt, attemptAt, chooseTarget } from './attempt.ts';
import { learnMessage, learnReply } from './learn.ts';
import { fade } from './memory.ts';
import { loadPlaces } from './own.ts';
import { capabilityOf } from './threat.ts';

/** A thief stops for now after so many requests that brought nothing, and after so many in all. */
const [PATIENCE, MOST] = [4, 14];

/** A token that was refused, or used up, is hardly ever tried again. */
const WORN_OUT = 12;

/** Sends one request after the other. Each reply and message decides what is likely next. */
export async function tryOut(life: Life, thief: Thief, chance: Chance): Promise<void> {
  await loadPlaces();
  for (const tried of Object.values(thief.tried)) tried.sent *= 0.8;
  const done: string[] = [];
  thief.seesLoot = false;
  for (let [patience, n] = [PATIENCE, 0]; patience > 0 && n < MOST; n += 1) {
    readMessages(life, thief);
    const attempt = attemptAt(chooseTarget(thief, chance), thief, chance, life.now());
    const { status, isNews } = await send(life, thief, attempt, chance);
    done.push(`${attempt.target.name.replace('/api', '')} (${status})`);
    if (!isNews) patience -= 1;
  }
  life.tell(`${thief.name} tries ${done.join(', ')}.`);
}

/** Sends again what was refused before: since then, others may have done what it needed. */
export async function tryAgain(life: Life, thief: Thief): Promise<void> {
  const done: string[] = [];
  readMessages(life, thief);
  for (const one of thief.refused.splice(0)) {
    const { operation, method, path, asking } = one;
    const reply = await life.ask(thief, method, path, asking);
    await settle();
    done.push(`${operation.replace('/api', '')} (${reply.status})`);
    if (reply.status === 401 || reply.status === 404) continue;
    if (reply.status >= 300) noteRefused(thief, one);
    thief.seesLoot = true;
    learnReply(thief, operation, reply);
  }
  readMessages(life, thief);
  life.tell(`${thief.name} tries again ${done.join(', ')}.`);
}

/** Sends what was accepted before many times, sometimes with one id for all requests: of no use, but to use up what others need. */
export async function repeat(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const { operation, method, path, asking } = oneOf(chance, thief.accepted);
  const headers = chance.next() < 0.5 ? { ...asking.headers, 'X-Amzn-RequestId': thief.name } : { ...asking.headers };
  const [count, statuses] = [between(chance, 3, 20), new Map<number, number>()];
  for (let n = 0; n < count; n += 1) {
    const reply = await life.ask(thief, method, path, { ...asking, headers });
    await settle();
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    learnReply(thief, operation, reply);
  }
  readMessages(life, thief);
  const replies = [...statuses].map(([status, times]) => `${times} times ${status}`).join(', ');
  life.tell(
    `${thief.name} repeats ${operation.replace('/api', '')}${'X-Amzn-RequestId' in headers ? ', with one id for all requests' : ''} (${replies}).`,
  );
}

/** So many are kept. */
const MOST_REFUSED = 6;

function noteRefused(thief: Thief, refused: Thief['refused'][number]): void {
  thief.refused = [...thief.refused.filter(({ method, path }) => method !== refused.method || path !== refused.path), refused].slice(-MOST_REFUSED);
}

/** Whether a request was right but for the time: not those that name nothing that there is, or that are no request at all. */
const isEarly = ({ status, body }: Reply): boolean => (status === 403 || status === 409) && !/step_up|address_not_confirmed/.test(body?.code ?? '');

/** Sends a request, and learns from its reply. `isNews`: it was accepted, and showed something new. */
async function send(life: Life, thief: Thief, { target, path, asking, used }: Attempt, chance: Chance): Promise<{ status: number; isNews: boolean }> {
  const shared = capabilityOf(thief, 'household')?.whose;
  const neighbour = [life.state.host, ...life.state.survivors].find(({ name }) => name === shared);
  const address = neighbour && chance.next() < 0.6 ? neighbour.address : thief.address;
  const reply = await life.ask({ ...thief, address }, target.method, path, asking);
  await settle();
  fade(thief, [...target.takes]);
  const before = Object.values(thief.fresh).filter((fresh) => fresh === 1).length;
  noteReply(life, thief, { target, path, asking, used }, reply);
  const isNews = reply.status < 300 && (Object.values(thief.fresh).filter((fresh) => fresh === 1).length > before || readMessages(life, thief) > 0);
  return { status: reply.status, isNews };
}

function noteReply(life: Life, thief: Thief, { target, path, used, asking }: Attempt, reply: Reply): void {
  const tried = thief.tried[target.name] ?? { sent: 0, accepted: 0 };
  thief.tried[target.name] = tried;
  tried.sent += 1;
  const isAccepted = reply.status < 300 && reply.body?.verified !== false;
  for (const value of used) value.used += value.value === asking.token ? (reply.status === 401 ? WORN_OUT : 0) : isAccepted ? 1 : 2;
  if (target.name.endsWith('/refresh')) for (const value of used) value.used += WORN_OUT;
  thief.seesLoot = used.some(({ isLoot }) => isLoot);
  learnReply(thief, target.name, reply);
  if (isEarly(reply) && thief.seesLoot) noteRefused(thief, { operation: target.name, method: target.method, path, asking });
  if (!isAccepted) return;
  if (target.method === 'POST' && thief.seesLoot)
    thief.accepted = [...thief.accepted, { operation: target.name, method: target.method, path, asking }].slice(-MOST_REFUSED);
  tried.accepted += 1;
  if (target.name.endsWith('/reset-password') && thief.seesLoot) thief.reset = { at: life.now(), isSealed: life.state.host.isSealed };
  // What was accepted belongs together.
  for (const value of used) value.n = thief.seen;
}

/** Reads the messages that came since to all addresses that the thief reads. Returns how many. */
export function readMessages(life: Life, thief: Thief): number {
  thief.seenAt = life.now();
  let read = 0;
  for (const { to, from, until } of thief.reads) {
    const all = stackOfWorld.inbox(to);
    const fresh = all.slice(thief.readSoFar[to] ?? 0);
    thief.readSoFar[to] = all.length;
    for (const message of fresh) {
      const at = Date.parse(message.sent_at);
      if (at < from || (until !== undefined && at > until)) continue;
      learnMessage(life, thief, message);
      read += 1;
    }
  }
  return read;
}
