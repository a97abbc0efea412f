import { DAY, HOUR, MINUTE } from '#common/time.ts';
import { ask, askAs, type Lived, lives, mailbox, seal, takeStorages, verifyAddress } from './account.ts';
import { isWithin, later } from './calendar.ts';
import { type Notices, settingsAt } from './chronicle.ts';

/** Within this time a prompt Host stops a transfer that another person started, while the service runs. */
const STOPS_WITHIN = 40 * HOUR;
/** A person who answers promptly needs at most this part of the response time. */
const IN_TIME = 0.95;

export const isAlive = ({ host, years }: Lived, at = years.now()): boolean => at < host.diesAt;
export const isThere = (life: Lived): boolean => isAlive(life) && !isWithin(life.host.away, life.years.now());

/** Whether no one has reacted to this yet. */
export function once({ reacted }: Lived, key: string): boolean {
  const isNew = !reacted.has(key);
  reacted.add(key);
  return isNew;
}

/** The Host is well, and says so in a session. */
export async function confirm(life: Lived): Promise<void> {
  const { status } = await ask(life, 'POST', '/api/liveness/alive', { json: {} });
  if (status === 200) sign(life);
}

function sign({ chronicle, years }: Lived): void {
  chronicle.signs.push(years.now());
}

/** A link that asks whether the Host is well has reached them. */
export function readLink(
  life: Lived,
  { kind, subject, token }: { kind: string; subject: string; token: string },
  notices: Notices | undefined,
): void {
  const { host, random, years } = life;
  if (!isAlive(life) || life.reacted.has(`${kind} ${subject}`)) return;
  if (host.habit === 'forgetful' && random.happens(0.5)) return;
  once(life, `${kind} ${subject}`);
  const now = years.now();
  const back = host.away.find(([from, to]) => from <= now && now < to)?.[1];
  const answerBy = later(years.calendar.out, back ?? now, takes(life, kind));
  if (notices && back === undefined) notices.seen ??= { at: now, answerBy };
  years.plan(answerBy, async () => isThere(life) && answer(life, token, now));
}

function takes({ host, random, chronicle, years }: Lived, kind: string): number {
  if (host.habit === 'forgetful') return random.spread(MINUTE, 200 * HOUR);
  if (kind === 't') return random.between(0, STOPS_WITHIN);
  const hours = settingsAt(chronicle, years.now())?.settings.hcrt_hours ?? 0;
  return Math.min(random.spread(MINUTE, 60 * HOUR), hours * HOUR * IN_TIME);
}

async function answer(life: Lived, token: string, since: number): Promise<void> {
  const { host, chronicle, years } = life;
  // They have answered something else in the meantime.
  if (chronicle.signs.some((at) => at > since)) return;
  if (host.way === 'app') return confirm(life);
  const { status } = await askAs(life, 0, 'POST', '/api/liveness/respond', { json: { token } });
  if (status === 200) return sign(life);
  if (host.habit === 'prompt') chronicle.linksOver += 1;
  // The page of an expired link says to sign in.
  years.plan(years.now() + 30 * MINUTE, async () => isThere(life) && confirm(life));
}

/** After some time they check their storage, and choose another one if it is still unreachable. */
export function mend(life: Lived, isUnreachable: () => boolean): void {
  const { random, years } = life;
  years.plan(years.now() + random.spread(HOUR, 20 * DAY), async () => {
    if (!isThere(life) || !isUnreachable()) return;
    const before = { storages: life.storages, buckets: life.buckets };
    if ((await takeStorages(life)) && (await seal(life))) life.chronicle.moves.push(years.now());
    else Object.assign(life, before);
  });
}

/** Plans what the Host does without being asked. */
export function planHost(life: Lived): void {
  const { host, years, chronicle } = life;
  const whenThere = (at: number, does: () => Promise<unknown>): void => years.plan(at, async () => isThere(life) && does());
  for (const { at, settings } of host.changes)
    whenThere(at, async () => {
      const { status } = await ask(life, 'PUT', '/api/host/settings', { json: settings });
      if (status === 200) chronicle.settings.push({ at: years.now(), settings });
    });
  for (const at of host.seals) whenThere(at, () => seal(life));
  for (const days of host.isRehearsing ? [40, 400, 760] : [])
    whenThere(years.calendar.begin + days * DAY, async () => {
      if ((await ask(life, 'POST', '/api/rehearsals')).status === 201) chronicle.rehearsals += 1;
    });
  for (const [from, to] of host.isPausing ? host.away : []) whenThere(from - HOUR, () => pause(life, Math.min(to - years.now(), 60 * DAY)));
  if (host.deadMailbox) whenThere(host.deadMailbox[1], () => moveMailbox(life));
}

async function pause(life: Lived, ms: number): Promise<void> {
  const { random, years, chronicle } = life;
  const [from, to] = [years.now(), years.now() + ms];
  const { status } = await ask(life, 'POST', '/api/liveness/pause', { json: { until: new Date(to).toISOString() } });
  if (status !== 200) return;
  cutPauses(life);
  chronicle.pauses.push([from, to]);
  sign(life);
  const early = (does: () => Promise<unknown>): void => {
    if (random.happens(0.1)) years.plan(from + random.between(HOUR, ms), async () => isAlive(life) && does());
  };
  // Some come back earlier, and some read that it was not them.
  early(async () => {
    if ((await ask(life, 'DELETE', '/api/liveness/pause')).status !== 200) return;
    cutPauses(life);
    sign(life);
  });
  early(async () => {
    const { status: answered } = await askAs(life, 0, 'POST', '/api/liveness/respond', { json: { token: life.notMine } });
    if (answered === 200) cutPauses(life);
  });
}

function cutPauses({ chronicle, years }: Lived): void {
  for (const one of chronicle.pauses) one[1] = Math.min(one[1], years.now());
}

/** The Host enters a new address, and opens the link that arrives there. */
async function moveMailbox(life: Lived): Promise<void> {
  const email = `new-${life.host.email}`;
  lives.set(email, life);
  mailbox.delete(email);
  const { status } = await ask(life, 'PUT', '/api/host/profile', { json: { email } });
  if (status === 200 && (await verifyAddress(life, email))) life.email = email;
}
