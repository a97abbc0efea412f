import { type Action, between, type Host, type Life, type Person, type Survivor, type Thief } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { insideActions } from './inside.ts';
import { learnPaper, learnPassword, learnPeople, learnReply, learnSession } from './learn.ts';
import { remember } from './memory.ts';
import { takeoverActions } from './takes-over.ts';
import { capabilityOf, type Kind } from './threat.ts';
import { readMessages, repeat, tryAgain, tryOut } from './tries.ts';

const HOUR = 3_600_000;

/** An action of a thief who has this capability. */
const using = (
  kind: Kind,
  does: string,
  can: (life: Life, thief: Thief, whose: string) => boolean,
  perform: (life: Life, thief: Thief, whose: string, chance: Chance) => void | Promise<void>,
  weight = 8,
): Action => ({
  ...{ name: `thief ${does}`, role: 'thief', weight },
  can(life, person) {
    const found = capabilityOf(person as Thief, kind);
    return found !== undefined && can(life, person as Thief, found.whose);
  },
  async perform(life, person, chance) {
    await perform(life, person as Thief, capabilityOf(person as Thief, kind)?.whose ?? '', chance);
  },
});

const isReadingAlready = ({ reads }: Thief, to: string): boolean => reads.some((one) => one.to === to);

/** Begins to read an address, with all that was sent to it before. */
function read(life: Life, thief: Thief, to: string, forMs?: number): void {
  thief.reads.push({ to, from: 0, ...(forMs !== undefined && { until: life.now() + forMs }) });
  const count = readMessages(life, thief);
  life.tell(`${thief.name} reads what is sent to ${to}${forMs ? ` for ${forMs / HOUR} h` : ''}, with ${count} messages from before.`);
}

const survivorOf = (life: Life, name: string): Survivor | undefined => life.state.survivors.find((one) => one.name === name);
const personOf = (life: Life, name: string): { email: string; phone: string } | undefined =>
  [life.state.host, ...life.state.survivors].find((one) => one.name === name);
const withPaper = (life: Life): Survivor[] => life.state.survivors.filter(({ paper }) => paper !== undefined);

const mailboxes: readonly Action[] = [
  using(
    'host-mailbox',
    "reads the Host's mailbox",
    ({ state }, thief) => state.host.id !== undefined && !isReadingAlready(thief, state.host.email),
    (life, thief) => read(life, thief, life.state.host.email),
  ),
  using(
    'host-mailbox-until-sealing',
    "reads the Host's mailbox before the sealing",
    ({ state }, thief) => state.host.id !== undefined && !state.host.isSealed && !isReadingAlready(thief, state.host.email),
    (life, thief) => read(life, thief, life.state.host.email),
  ),
  using(
    'host-mailbox-after-sealing',
    "reads the Host's mailbox after the sealing",
    ({ state }, thief) => state.host.isSealed && !isReadingAlready(thief, state.host.email),
    (life, thief) => read(life, thief, life.state.host.email),
  ),
  using(
    'host-mailbox-hour',
    "has the Host's mailbox for an hour",
    ({ state }, thief) => state.host.id !== undefined && !isReadingAlready(thief, state.host.email),
    (life, thief) => read(life, thief, life.state.host.email, HOUR),
  ),
  using(
    'host-phone-hour',
    "has the Host's telephone for an hour",
    ({ state }, thief) => state.host.id !== undefined && !isReadingAlready(thief, state.host.phone),
    (life, thief) => read(life, thief, life.state.host.phone, HOUR),
  ),
  using(
    'survivor-mailbox',
    'reads the mailbox of a trusted person',
    (life, thief, whose) => survivorOf(life, whose)?.id !== undefined && !isReadingAlready(thief, personOf(life, whose)?.email ?? ''),
    (life, thief, whose) => read(life, thief, personOf(life, whose)?.email ?? ''),
  ),
  using(
    'survivor-mailbox-hour',
    'has the mailbox of a trusted person for an hour',
    (life, thief, whose) => survivorOf(life, whose)?.id !== undefined && !isReadingAlready(thief, personOf(life, whose)?.email ?? ''),
    (life, thief, whose) => read(life, thief, personOf(life, whose)?.email ?? '', HOUR),
  ),
  using(
    'old-mails',
    'finds old messages',
    (life, thief, whose) => (personOf(life, whose) ? !isReadingAlready(thief, personOf(life, whose)?.email ?? '') : false),
    (life, thief, whose) => {
      const { email = '', phone = '' } = personOf(life, whose) ?? {};
      for (const to of [email, phone]) thief.reads.push({ to, from: 0, until: life.now() - HOUR });
      life.tell(`${thief.name} finds ${readMessages(life, thief)} old messages to ${whose}.`);
    },
  ),
  using(
    'everything',
    'reads all mailboxes',
    (life, thief) => life.state.survivors.some(({ id, email }) => id !== undefined && !isReadingAlready(thief, email)),
    (life, thief) => {
      for (const { email } of life.state.survivors) if (!isReadingAlready(thief, email)) read(life, thief, email);
    },
  ),
  using(
    'host-mailbox',
    'deletes mails before the Host sees them',
    ({ state }, thief) => isReadingAlready(thief, state.host.email) && thief.hides.length === 0,
    (life, thief, _, chance) => {
      const until = life.now() + between(chance, 1, 20 * 24) * HOUR;
      thief.hides.push({ to: life.state.host.email, from: life.now(), until });
      life.tell(`${thief.name} deletes the mails to the Host until ${new Date(until).toISOString()}.`);
    },
    1,
  ),
];

const papers: readonly Action[] = [
  using(
    'paper',
    'photographs a paper',
    (life, thief, whose) => survivorOf(life, whose)?.paper !== undefined && thief.known['recovery_key'] === undefined,
    (life, thief, whose) => {
      const survivor = survivorOf(life, whose);
      if (survivor) learnPaper(life, thief, survivor);
      life.tell(`${thief.name} photographs the paper of ${whose}.`);
    },
  ),
  using(
    'papers-but-one',
    'photographs papers',
    (life, thief) => withPaper(life).length > 1 && thief.known['recovery_key'] === undefined,
    (life, thief, _, chance) => {
      const all = withPaper(life).toSorted(() => chance.next() - 0.5);
      const seen = all.slice(0, Math.max(1, thresholdOf(life) - 1));
      for (const survivor of seen) learnPaper(life, thief, survivor);
      life.tell(`${thief.name} photographs the papers of ${seen.map(({ name }) => name).join(' and ')}.`);
    },
  ),
  using(
    'stop-card',
    'finds the stop card',
    ({ state }, thief) => cardOf(state.host) !== undefined && thief.known['stop_code'] === undefined,
    (life, thief) => {
      Object.assign(thief, { seen: thief.seen + 1, seesLoot: true });
      remember(thief, 'stop_code', cardOf(life.state.host));
      remember(thief, 'will_id', life.state.host.willId);
      life.tell(`${thief.name} finds the stop card.`);
    },
  ),
];

/** How many trusted persons are needed, as the Host has set it. */
const thresholdOf = ({ state: { host } }: Life): number => host.options.threshold;
const cardOf = ({ stopCard }: Host): string | undefined => stopCard?.stop_code;

/** What a copied session is used for immediately. */
const LOOKS = [
  '/api/survivors',
  '/api/host/overview',
  '/api/host/export',
  '/api/connectors',
  '/api/storages',
  '/api/host/sessions',
  '/api/will/documents',
];

const sessions: readonly Action[] = [
  using(
    'host-session',
    'copies a session of the Host',
    ({ state }, { known }) => state.host.accessToken !== undefined && known['refresh_token'] === undefined,
    (life, thief) => {
      Object.assign(thief, { seen: thief.seen + 1, seesLoot: true });
      remember(thief, 'access_token', life.state.host.accessToken);
      remember(thief, 'refresh_token', life.state.host.refreshToken);
      life.tell(`${thief.name} copies a session of ${life.state.host.name}.`);
    },
  ),
  using(
    'host-session-ended',
    'looks once with a session of the Host',
    ({ state }, thief) => state.host.accessToken !== undefined && thief.tried['looked'] === undefined,
    async (life, thief, _, chance) => {
      const { host } = life.state;
      const token = host.accessToken ?? '';
      thief.tried['looked'] = { sent: 0, accepted: 0 };
      Object.assign(thief, { seen: thief.seen + 1, seesLoot: true });
      remember(thief, 'access_token', token);
      for (const path of LOOKS.filter(() => chance.next() < 0.5)) learnReply(thief, `GET ${path}`, await life.ask(thief, 'GET', path, { token }));
      const { status } = await life.ask(host, 'POST', '/api/auth/logout-everywhere', { token });
      life.tell(`${thief.name} looks at the account with a session of ${host.name}, who then signs out everywhere (${status}).`);
    },
  ),
];

const sessionOf = (life: Life, name: string): string | undefined => survivorOf(life, name)?.sessionToken;

const survivorSessions: readonly Action[] = [
  using(
    'survivor-session',
    'copies the session of a trusted person',
    (life, { known }, whose) =>
      sessionOf(life, whose) !== undefined && !known['session_token']?.some(({ value }) => value === sessionOf(life, whose)),
    (life, thief, whose) => {
      const survivor = survivorOf(life, whose);
      if (survivor) learnSession(thief, survivor, life.now());
      life.tell(`${thief.name} copies the session of ${whose}.`);
    },
  ),
];

const stolenPassword = ({ known }: Thief): string | undefined => known['password']?.find(({ isLoot }) => isLoot)?.value;
const hasFreshSession = ({ known }: Thief, now: number): boolean => (known['access_token'] ?? []).some(({ isLoot, at }) => isLoot && now - at < HOUR);

const passwords: readonly Action[] = [
  using(
    'host-password',
    "learns the Host's password",
    ({ state }, thief) => state.host.isConfirmed && stolenPassword(thief) === undefined,
    (life, thief) => {
      learnPassword(thief, life.state.host, life.now());
      life.tell(`${thief.name} learns the password of ${life.state.host.name}.`);
    },
  ),
  using(
    'host-password',
    "signs in with the Host's password",
    (life, thief) => stolenPassword(thief) !== undefined && !hasFreshSession(thief, life.now()),
    async (life, thief) => {
      const { email, name } = life.state.host;
      Object.assign(thief, { seenAt: life.now(), seesLoot: true });
      const reply = await life.ask(thief, 'POST', '/api/auth/login', { json: { email, password: stolenPassword(thief) } });
      learnReply(thief, 'POST /api/auth/login', reply);
      life.tell(`${thief.name} signs in with the password of ${name} (${reply.status}).`);
    },
    4,
  ),
];
/** More than the contract allows in an hour. */
const GUESSES = 104;

const people: readonly Action[] = [
  using(
    'stranger',
    'guesses the password of the Host',
    ({ state }, { known }) => state.host.id !== undefined && (known['email'] ?? []).some(({ value }) => value === state.host.email),
    async (life, thief, _, chance) => {
      const statuses = new Map<number, number>();
      for (let n = 0; n < GUESSES; n += 1) {
        const password = `a guess of ${thief.name} ${n}`;
        const address = `127.4.${between(chance, 0, 250)}.${between(chance, 1, 250)}`;
        const { status } = await life.ask({ ...thief, address }, 'POST', '/api/auth/login', { json: { email: life.state.host.email, password } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      life.tell(
        `${thief.name} guesses the password from many addresses (${[...statuses].map(([status, times]) => `${times} times ${status}`).join(', ')}).`,
      );
    },
    1,
  ),
  using(
    'stranger',
    'hears names and numbers',
    ({ state }, thief) => state.host.id !== undefined && (thief.known['survivor_id']?.length ?? 0) < state.survivors.filter(({ id }) => id).length,
    (life, thief) => {
      learnPeople(thief, life.state);
      life.tell(`${thief.name} hears who has named whom, with their addresses and numbers.`);
    },
  ),
];

/** What every thief does. The one who has just seen something new does it more often. */
const attempts: readonly Action[] = [
  {
    name: 'thief tries',
    role: 'thief',
    weight: 4,
    can: () => true,
    perform: (life, person: Person, chance) => tryOut(life, person as Thief, chance),
  },
  {
    ...{ name: 'thief goes on', role: 'thief', weight: 10 },
    can: (life, person) => hasNews(life, person as Thief),
    perform: (life, person: Person, chance) => tryOut(life, person as Thief, chance),
  },
];

const again: Action = {
  ...{ name: 'thief tries again', role: 'thief', weight: 3 },
  can: (_, person) => (person as Thief).refused.length > 0,
  perform: (life, person) => tryAgain(life, person as Thief),
};

const repeats: Action = {
  ...{ name: 'thief repeats', role: 'thief', weight: 1.5 },
  can: (_, person) => (person as Thief).accepted.length > 0,
  perform: (life, person, chance) => repeat(life, person as Thief, chance),
};

const hasNews = (_: Life, { fresh }: Thief): boolean => Object.values(fresh).some((one) => one > 0.5);

export const thiefActions: readonly Action[] = [
  ...insideActions,
  ...mailboxes,
  ...papers,
  ...sessions,
  ...survivorSessions,
  ...passwords,
  ...people,
  ...people,
  ...takeoverActions,
  ...attempts,
  again,
  repeats,
];
