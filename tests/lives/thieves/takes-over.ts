import { type Action, between, type Life, oneOf, type Person, type Thief } from '#tests/lives/life.ts';
import { DAY_MS } from '#tests/lives/people/doing.ts';
import { buttonsIn, press } from '#tests/lives/people/notices.ts';
import type { Reply } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';
import type { Chance } from '#tests/world/chance.ts';
import { settle, stackOfWorld } from '#tests/world/world.ts';
import { learnReply } from './learn.ts';
import { remember } from './memory.ts';
import { isReading } from './threat.ts';
import { readMessages } from './tries.ts';

// What a person does who reads the mailbox of a Host and wants the account: step by step, as its pages lead them.

/** The newest value in the messages to these addresses that a pattern finds. */
const newestIn = (addresses: readonly string[], pattern: RegExp): string | undefined =>
  addresses
    .flatMap((to) => stackOfWorld.inbox(to))
    .toSorted((one, other) => (one.sent_at < other.sent_at ? -1 : 1))
    .flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
    .at(-1);

const takes = (
  does: string,
  can: (life: Life, thief: Thief) => boolean,
  perform: (life: Life, thief: Thief, chance: Chance) => Promise<void>,
): Action => ({
  ...{ name: `thief ${does}`, role: 'thief', weight: 8 },
  can: (life, person) => can(life, person as Thief),
  perform: (life, person: Person, chance) => perform(life, person as Thief, chance),
});

const readsHost = ({ state: { host }, now }: Life, thief: Thief): boolean => host.id !== undefined && isReading(thief, host.email, now());
const readNow = (life: Life, { reads }: Thief): string[] =>
  reads.filter(({ until }) => until === undefined || until > life.now()).map(({ to }) => to);

export const takeoverActions: readonly Action[] = [
  takes('resets the password', (life, thief) => readsHost(life, thief) && !(life.now() - (thief.reset?.at ?? 0) < DAY_MS), reset),
  takes('uses the account', (_, thief) => thief.session !== undefined, useAccount),
  { ...takes('fills the account', (_, thief) => thief.session !== undefined, fillAccount), weight: 0 },
  { ...takes('takes the place of a person', (_, thief) => thief.session !== undefined, takePlace), weight: 0 },
  { ...takes('seals a will of theirs', (_, thief) => thief.session !== undefined, sealOwn), weight: 0 },
  { ...takes('seals what is there', (_, thief) => thief.session !== undefined, sealDraft), weight: 0 },
  takes('presses a button of a message', (life, thief) => linkOf(life, thief) !== undefined, pressButton),
];

const LINK = /api\/liveness\/respond\?token=(\S+)/;
const linkOf = (life: Life, thief: Thief): string | undefined => newestIn(readNow(life, thief), LINK);

/** Sends a request, and learns from its reply. */
async function send(life: Life, thief: Thief, method: string, path: string, asking: Parameters<Life['ask']>[3]): Promise<Reply> {
  const reply = await life.ask(thief, method, path, asking);
  await settle();
  thief.seesLoot = true;
  learnReply(thief, `${method} ${path}`, reply);
  readMessages(life, thief);
  return reply;
}

async function reset(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const { host } = life.state;
  await send(life, thief, 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  const token = newestIn([host.email], /reset-password#token=(\S+)/);
  const codes = codesKnownTo(life, thief);
  const lent = codes.slice(0, between(chance, 0, codes.length));
  const json = { token, password: thief.password, ...(lent.length > 0 && { backup_codes: lent }) };
  const { status, body } = await send(life, thief, 'POST', '/api/auth/reset-password', { json });
  life.tell(
    `${thief.name} chooses a new password of ${host.name} with the link in the mailbox and ${lent.length} codes (${status} ${body?.code ?? ''}).`,
  );
  if (status >= 300) return;
  thief.reset = { at: life.now(), isSealed: host.isSealed };
  await signIn(life, thief);
}

/** One code of each paper that the thief has seen. */
const codesKnownTo = ({ state }: Life, { known }: Thief): { survivor_id: string; backup_code: string }[] =>
  state.survivors.flatMap(({ paper, id }) => {
    const code = paper?.backupCodes.find((one) => known['backup_code']?.some(({ value }) => value === one));
    return id !== undefined && code !== undefined ? [{ survivor_id: id, backup_code: code }] : [];
  });

async function signIn(life: Life, thief: Thief): Promise<void> {
  const { status, body } = await send(life, thief, 'POST', '/api/auth/login', { json: { email: life.state.host.email, password: thief.password } });
  if (status === 200) thief.session = body.access_token;
  else delete thief.session;
}

type Use = readonly [does: string, method: string, path: string, asking: object];

/** What a person does in an account who wants a will to be theirs. */
async function usesOf(life: Life, thief: Thief, chance: Chance): Promise<Use[]> {
  const { body } = await send(life, thief, 'GET', '/api/survivors', { token: thief.session ?? '' });
  const { id, contact_methods = [] } = body?.survivors?.length
    ? oneOf<{ id: string; contact_methods: object[] }>(chance, body.survivors)
    : { id: 'none' };
  const own = { type: 'sms', value: thief.phone };
  const contacts = oneOf(chance, [[own], [own, ...contact_methods], [{ type: 'email', value: thief.email }]]);
  const named = { name: `${thief.name} ${between(chance, 1, 99)}`, relationship: 'friend', contact_methods: [own] };
  const connector = { type: 'sms', name: 'A telephone', priority: 1, config: { provider: 'service', number: thief.phone } };
  return [
    ['takes the place of a person', 'PUT', `/api/survivors/${id}`, { json: { contact_methods: contacts } }],
    ['prints a new paper', 'POST', `/api/survivors/${id}/regenerate-codes`, { json: {} }],
    ['names a person', 'POST', '/api/survivors', { json: named }],
    ['connects a telephone', 'POST', '/api/connectors', { json: connector }],
    ['uploads a document', 'POST', '/api/will/upload', { parts: [letter(`note-${between(chance, 1, 9)}.txt`, `Words of ${thief.name}.\n`)] }],
    ['asks for the will to be deleted', 'DELETE', '/api/will', { json: { password: thief.password, packages: 'keep' } }],
  ];
}

async function useAccount(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const done: string[] = [];
  for (let n = between(chance, 1, 3); n > 0; n -= 1) {
    const token = thief.session ?? '';
    const [does, method, path, asking] =
      chance.next() < 0.3 ? (['seals', 'POST', '/api/will/encrypt', {}] as const) : oneOf(chance, await usesOf(life, thief, chance));
    const reply = does === 'seals' ? await seal(life, thief, chance) : await send(life, thief, method, path, { ...asking, token });
    done.push(`${does} (${reply.status} ${reply.body?.code ?? ''})`);
    if (reply.status === 401) await signIn(life, thief);
    if (reply.status === 201 && path === '/api/connectors') await typeCode(life, thief, reply.body.id);
  }
  life.tell(`${thief.name} is signed in as ${life.state.host.name}, and ${done.join(', ')}.`);
}

/** The first of what they do in an account. */
async function takePlace(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const [[does, method, path, asking]] = (await usesOf(life, thief, chance)) as [Use];
  const { status, body } = await send(life, thief, method, path, { ...asking, token: thief.session ?? '' });
  life.tell(`${thief.name} is signed in as ${life.state.host.name}, and ${does} (${status} ${body?.code ?? ''}).`);
}

async function sealOwn(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const { status, body } = await seal(life, thief, chance);
  life.tell(`${thief.name} is signed in as ${life.state.host.name}, and seals a will of theirs (${status} ${body?.code ?? ''}).`);
}

const MOST_OF_EACH = 30;

/** Adds people, channels and storages until the account takes no more. */
async function fillAccount(life: Life, thief: Thief): Promise<void> {
  const token = thief.session ?? '';
  const place = (n: number): object => ({ type: 'service', name: `A place ${n}` });
  const person = (n: number): object => ({
    ...{ name: `${thief.name} ${n}`, relationship: 'friend', contact_methods: [{ type: 'email', value: `${n}.${thief.email}` }] },
  });
  const channel = (n: number): object => ({
    type: 'sms',
    name: `A telephone ${n}`,
    priority: n,
    config: { provider: 'service', number: thief.phone },
  });
  const added: number[] = [];
  for (const [path, made] of [
    ['/api/survivors', person],
    ['/api/storages', place],
    ['/api/connectors', channel],
  ] as const) {
    let count = 0;
    while (count < MOST_OF_EACH && (await send(life, thief, 'POST', path, { token, json: made(count) })).status === 201) count += 1;
    added.push(count);
  }
  life.tell(`${thief.name} fills the account with ${added[0]} people, ${added[1]} storages and ${added[2]} channels.`);
}

async function sealDraft(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const { status, body } = await seal(life, thief, chance, []);
  life.tell(`${thief.name} is signed in as ${life.state.host.name}, and seals what is there (${status} ${body?.code ?? ''}).`);
}

/** `own`: the numbers of their documents, which are uploaded before. Default: one by chance. */
async function seal(life: Life, thief: Thief, chance: Chance, own?: number[]): Promise<Reply> {
  const token = thief.session ?? '';
  const { body } = await send(life, thief, 'GET', '/api/storages', { token });
  const storage_id = body?.storages?.length ? oneOf<{ id: string }>(chance, body.storages).id : 'none';
  const encrypt = (more: object): Promise<Reply> => send(life, thief, 'POST', '/api/will/encrypt', { token, json: { storage_id, ...more } });
  for (const n of own ?? [between(chance, 1, 9)])
    await send(life, thief, 'POST', '/api/will/upload', { token, parts: [letter(`will-${n}.txt`, `Words of ${thief.name}.\n`)] });
  const reply = await encrypt({});
  if (reply.body?.code !== 'review_needed') return reply;
  const { body: shown } = await send(life, thief, 'GET', '/api/auth/review', { token });
  return encrypt({ review: shown.review });
}

async function typeCode(life: Life, thief: Thief, id: string): Promise<void> {
  const code = newestIn([thief.phone], /(?<!\d)(\d{6})(?!\d)/) ?? '000000';
  await send(life, thief, 'POST', `/api/connectors/${id}/verify`, { token: thief.session ?? '', json: { code } });
}

async function pressButton(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const addresses = readNow(life, thief);
  const token = linkOf(life, { ...thief, reads: thief.reads.filter(({ to }) => to === oneOf(chance, addresses)) }) ?? linkOf(life, thief) ?? '';
  const page = await send(life, thief, 'GET', `/api/liveness/respond?token=${encodeURIComponent(token)}`, {});
  const buttons = buttonsIn(page);
  const button = buttons.length > 0 ? oneOf(chance, buttons) : { label: 'nothing', fields: {} };
  const pressed = await press(life, thief, token, button);
  remember(thief, 'token', token);
  life.tell(`${thief.name} opens the link of a message, and presses "${button.label}" (${pressed.status}).`);
}
