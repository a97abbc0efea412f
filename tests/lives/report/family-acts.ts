import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { Reply } from '#tests/support/client.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import { ask, askAs, type Lived, lives, mailbox, type Relative } from './account.ts';
import { confirm, isAlive, isThere, once } from './host-acts.ts';

/** How long a Survivor takes for one thing. */
const delayOf = ({ random }: Lived, { person }: Relative): number => Math.min(person.delay * random.spread(0.3, 3), 10 * DAY);
const numberOf = ({ family }: Lived, one: Relative): number => family.indexOf(one) + 1;

/** Sends a request for which a Survivor needs a code from their mail. */
async function withCode(life: Lived, one: Relative, path: string, json: object): Promise<Record<string, string> | undefined> {
  if (!one.isRead) return undefined;
  mailbox.delete(one.email);
  const { status, body } = await askAs(life, numberOf(life, one), 'POST', path, { json });
  await stackOfWorld.messages();
  const code = mailbox.get(one.email)?.code;
  return status === 200 && code !== undefined ? { otp_session_id: body.otp_session_id, code } : undefined;
}

/** Authenticates, with a code or from their paper. Returns undefined if they have neither. */
async function proving(life: Lived, one: Relative, asks: { path: string; json: object }, about: object, path: string): Promise<Reply | undefined> {
  const coded = await withCode(life, one, asks.path, asks.json);
  const backup_code = coded ? undefined : one.codes[0];
  if (!coded && backup_code === undefined) return undefined;
  const json = coded ?? { ...about, survivor_id: one.id, backup_code };
  const reply = await askAs(life, numberOf(life, one), 'POST', path, { json });
  if (!coded && reply.body?.verified) one.codes.shift();
  return reply;
}

const ofWill = ({ willId }: Lived, one: Relative) => ({
  asks: { path: '/api/transfer/send-otp', json: { will_id: willId, contact: { type: 'email', value: one.email } } },
  about: { will_id: willId },
});

/** A Survivor who is notified that the Host is silent asks the others first. */
export function considerStart(life: Lived, one: Relative): void {
  const { host, random, years } = life;
  years.plan(years.now() + delayOf(life, one), async () => {
    if (!isAlive(life)) return (host.family === 'always vouch' && (await vouch(life, one))) || start(life, one);
    if (isThere(life)) {
      years.plan(years.now() + random.between(HOUR, DAY), async () => isThere(life) && confirm(life));
      return false;
    }
    if (host.family !== 'start') return vouch(life, one);
    return random.happens(0.1) && start(life, one);
  });
}

async function vouch(life: Lived, one: Relative): Promise<boolean> {
  const { asks, about } = ofWill(life, one);
  const reply = await proving(life, one, asks, about, '/api/transfer/vouch');
  if (reply?.status !== 200 || !reply.body.verified) return false;
  life.chronicle.vouches.push(life.years.now());
  return true;
}

/** Starts by name. Soon after several stops, a name alone starts nothing. */
async function start(life: Lived, one: Relative): Promise<boolean> {
  const json = { will_id: life.willId, survivor_name: one.person.name };
  const named = await askAs(life, numberOf(life, one), 'POST', '/api/transfer/initiate', { json });
  const { asks, about } = ofWill(life, one);
  const reply = named.status === 200 ? named : await proving(life, one, asks, about, '/api/transfer/verify-and-initiate');
  if (reply?.status !== 200 || !reply.body.transfer_id) return false;
  const { transfer_id: transfer, verified } = reply.body;
  if (verified) noteProof(life, one, transfer);
  // The family talks, also with those whom no message reaches.
  for (const other of life.family) planProof(life, other, transfer, (other === one ? 0 : DAY) + delayOf(life, other));
  return true;
}

function noteProof({ chronicle, years }: Lived, { person }: Relative, transfer: string): void {
  if (!chronicle.proofs.some((one) => one.transfer === transfer && one.by === person.name))
    chronicle.proofs.push({ transfer, by: person.name, at: years.now() });
}

/** A Survivor will confirm their identity, and read if they may. */
export function planProof(life: Lived, one: Relative, transfer: string, ms = delayOf(life, one)): void {
  life.years.plan(life.years.now() + ms, async () => {
    if (!once(life, `${one.person.name} proves ${transfer}`)) return;
    if (!(await prove(life, one, transfer))) life.reacted.delete(`${one.person.name} proves ${transfer}`);
  });
}

async function prove(life: Lived, one: Relative, transfer: string): Promise<boolean> {
  const asks = { path: '/api/survivor-auth/select', json: { transfer_id: transfer, survivor_id: one.id } };
  const reply = await proving(life, one, asks, { transfer_id: transfer }, '/api/survivor-auth/verify-otp');
  if (reply?.status !== 200 || !reply.body.verified) return false;
  one.session = reply.body.session_token;
  noteProof(life, one, transfer);
  return (await read(life, one, transfer)) || true;
}

/** The documents can be read: who has confirmed their identity reads, and tries again for some days. */
export function planReading(life: Lived, one: Relative, transfer: string, attempts = 30): void {
  const { chronicle, random, years } = life;
  const hasProven = chronicle.proofs.some(({ by, transfer: of }) => by === one.person.name && of === transfer);
  if (!hasProven) {
    planProof(life, one, transfer);
    return;
  }
  years.plan(years.now() + (attempts === 30 ? random.between(5 * MINUTE, HOUR) : 12 * HOUR), async () => {
    if (!(await read(life, one, transfer)) && !(await prove(life, one, transfer))) return;
    if (chronicle.reads.every((at) => at < years.now() - 12 * HOUR) && attempts > 0) planReading(life, one, transfer, attempts - 1);
  });
}

async function read(life: Lived, one: Relative, transfer: string): Promise<boolean> {
  const who = numberOf(life, one);
  const path = `/api/survivor-auth/will-access?transfer_id=${transfer}&survivor_id=${one.id}`;
  const { status, body } = await askAs(life, who, 'GET', path, { token: one.session ?? '' });
  const url = status === 200 && body.documents[0]?.download_url;
  if (!url) return status !== 401;
  const { pathname, search } = new URL(url);
  if ((await askAs(life, who, 'GET', pathname + search)).status === 200) life.chronicle.reads.push(life.years.now());
  return true;
}

/** A Survivor takes part in a rehearsal. */
export function planRehearsal(life: Lived, one: Relative, token: string): void {
  if (!once(life, `${one.person.name} rehearses ${token}`)) return;
  life.years.plan(life.years.now() + delayOf(life, one), async () => {
    const asks = { path: '/api/rehearsals/select', json: { token } };
    const reply = await proving(life, one, asks, { token }, '/api/rehearsals/verify');
    if (reply?.status === 200) life.chronicle.rehearsed += 1;
  });
}

/** Plans what the family does without being asked. */
export function planFamily(life: Lived): void {
  const { host, years, family } = life;
  const [first] = family;
  if (!first) return;
  years.plan(host.knowsAt, () => start(life, first));
  for (const at of host.wrongStarts)
    years.plan(at, async () => {
      if (!isAlive(life) || !(await start(life, first)) || host.card !== 'own') return;
      years.plan(years.now() + 30 * HOUR, async () => isAlive(life) && useCard(life));
    });
  // Who finds the wallet of a dead person can stop what the family has begun, once.
  if (host.card === 'found') for (const days of [1, 5, 30, 100]) years.plan(host.diesAt + days * DAY, () => useCard(life));
  for (const one of family) for (const [n, [from, to]] of one.person.lost.entries()) planMove(life, one, { from, to, n });

  async function useCard({ chronicle, willId, stopCode }: Lived): Promise<void> {
    if (chronicle.cards.length > 0) return;
    const { status, body } = await askAs(life, 8, 'POST', '/api/transfer/stop', { json: { will_id: willId, stop_code: stopCode } });
    if (status !== 200 || !body.stopped) return;
    chronicle.cards.push(years.now());
    chronicle.signs.push(years.now());
  }
}

/** A Survivor loses their mailbox, and later the Host enters the new address. */
function planMove(life: Lived, one: Relative, { from, to, n }: { from: number; to: number; n: number }): void {
  life.years.at(from, async () => {
    one.isRead = false;
  });
  life.years.plan(to, async () => {
    const email = `moved-${n}-${one.person.email}`;
    lives.set(email, life);
    if (!isThere(life)) return;
    const { status } = await ask(life, 'PUT', `/api/survivors/${one.id}`, { json: { contact_methods: [{ type: 'email', value: email }] } });
    if (status === 200) Object.assign(one, { email, isRead: true });
  });
}
