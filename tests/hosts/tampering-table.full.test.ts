import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack, sharedTable } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticate,
  DAY,
  newcomer,
  openWill,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  survivorAt,
} from '#tests/support/story.ts';
import type { Item } from '#tests/support/table.ts';

/**
 * Every item with a mac, in a will that is open to its Survivors, and everything that an attacker with the table can do to one of
 * them. The code that reads the item refuses it. Nothing is ever shown, sent or decided from it.
 */
const stack = sharedStack();
const table = sharedTable(stack);
let will: SealedWill;
let transfer: StartedTransfer;
let proof: { otp_session_id: string; code: string };
let mine: Item[];
let others: Item[];
/** Genuine earlier versions of items, by key. */
const earlier = new Map<string, Item>();

const keyOf = ({ pk, sk }: Item): string => `${pk} ${sk}`;

beforeAll(async () => {
  const other = await sealWill(stack);
  await stack.advance(31 * DAY);
  const otherTransfer = await openWill(other);
  await answered(200, survivorAt(other, 0).call, 'GET', accessPath(otherTransfer, other));
  others = await secured();

  will = await sealWill(stack);
  const watched = [await secured()];
  await stack.advance(31 * DAY);
  watched.push(await secured());
  await signIn(will.host);
  await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
  const [first] = will.survivors;
  await answered(200, will.host.ask, 'PUT', `/api/survivors/${first?.id}`, { json: { name: 'Ben', personal_message: 'Dear Ben' } });
  watched.push(await secured());
  transfer = await openWill(will);
  watched.push(await secured());
  await answered(200, survivorAt(will, 0).call, 'GET', accessPath(transfer, will));
  proof = await askForCode(transfer, survivorAt(will, 2));
  await signIn(will.host);
  const { access_token, refresh_token } = await answered(200, will.host.call, 'POST', '/api/auth/refresh', {
    json: { refresh_token: will.host.tokens.refresh_token },
  });
  will.host.tokens = { access_token, refresh_token };
  const known = new Set(others.map(keyOf));
  mine = (await secured()).filter((item) => !known.has(keyOf(item)) && areaOf(item));
  for (const item of watched.flat()) {
    const present = mine.find((one) => keyOf(one) === keyOf(item));
    if (present && present['mac'] !== item['mac'] && !earlier.has(keyOf(item))) earlier.set(keyOf(item), item);
  }
});

const secured = async (): Promise<Item[]> => (await table.items('')).filter((item) => typeof item['mac'] === 'string');
const accessPath = ({ transferId }: StartedTransfer, of: SealedWill) =>
  `/api/survivor-auth/will-access?transfer_id=${transferId}&survivor_id=${survivorAt(of, 0).id}`;

/** A request, and the items that it depends on. Without tampering it would succeed, or be refused for another reason. */
interface Area {
  name: string;
  has(item: Item): boolean;
  ask(): Promise<Reply>;
}

const hostRow = ({ pk, sk }: Item) => pk === `HOST#${will.host.id}` && !/^(CHECK|AUDIT)#/.test(sk);
const AREAS: Area[] = [
  { name: 'the profile', has: (item) => hostRow(item) && item.sk === 'PROFILE', ask: () => will.host.ask('GET', '/api/host/profile') },
  {
    name: 'a session',
    has: ({ sk }) => sk === `SESSION#${sessionOf(will.host.tokens.access_token)}`,
    ask: () => will.host.ask('GET', '/api/host/profile'),
  },
  { name: 'the Host', has: (item) => hostRow(item) && item.sk !== 'PROFILE', ask: () => will.host.ask('GET', '/api/will/status') },
  {
    name: 'a check',
    has: ({ pk, sk }) => pk === `HOST#${will.host.id}` && sk.startsWith('CHECK#'),
    ask: () => will.host.ask('GET', '/api/liveness/history'),
  },
  {
    name: 'custody',
    has: ({ pk }) => pk === `CUSTODY#${will.host.id}`,
    ask: () => will.host.ask('POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`),
  },
  {
    name: 'the way from outside to the transfer',
    has: ({ pk, sk }) => pk.startsWith('TRANSFER#') && sk === 'POINTER',
    ask: () => newcomer(stack)('GET', `/api/transfer/status?transfer_id=${transfer.transferId}`),
  },
  {
    name: 'the transfer',
    has: ({ pk }) => pk.startsWith('TRANSFER#'),
    ask: () => access(transfer, survivorAt(will, 0)),
  },
  {
    name: 'the way from the number of the will to its Host',
    has: ({ pk }) => pk === `WILL#${will.willId}`,
    ask: () => newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name: 'Clara' } }),
  },
  {
    name: 'the way from an address to its account',
    has: ({ pk }) => pk === `EMAIL#${will.host.email}`,
    ask: () => newcomer(stack)('POST', '/api/auth/login', { json: { email: will.host.email, password: will.host.password } }),
  },
  {
    name: 'the session of a code',
    has: ({ pk }) => pk === `OTP#${proof.otp_session_id}`,
    ask: () => newcomer(stack)('POST', '/api/survivor-auth/verify-otp', { json: proof }),
  },
];

/** Returns the session that an access token names. */
function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).sid;
}

const areaOf = (item: Item): Area | undefined => AREAS.find((area) => area.has(item));

/** Each change to one item. Returns undefined if the change does not apply to it. */
const CHANGES: Record<string, (item: Item) => Item | undefined> = {
  'a flipped bit in its mac': (item) => ({ ...item, mac: flipped(String(item['mac'])) }),
  'a higher version': (item) => ({ ...item, version: Number(item['version']) + 1 }),
  'another schema': (item) => ({ ...item, schema: 2 }),
  'no mac': ({ mac: _, ...item }) => item as Item,
  'a field more': (item) => ({ ...item, data: { ...(item['data'] as object), threshold: 1 } }),
  'the item of another Host in its place': (item) => itemUnderOtherKey(item, others),
  'another item of the same kind in its place': (item) =>
    itemUnderOtherKey(
      item,
      mine.filter(({ pk }) => pk === item.pk),
    ),
  'an earlier state of itself': (item) => earlier.get(keyOf(item)),
};

/** Returns a genuine item of the same kind under this item's key. */
function itemUnderOtherKey(item: Item, from: readonly Item[]): Item | undefined {
  const found = from.find((one) => kindOf(one) === kindOf(item) && keyOf(one) !== keyOf(item));
  return found && { ...found, pk: item.pk, sk: item.sk };
}

const kindOf = ({ pk, sk }: Item): string => `${pk.split('#')[0]} ${sk.split('#')[0]}`;

function flipped(text: string): string {
  return `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
}

/** Returns one copy of the item for each text or number in it, with that value changed as little as possible. */
function eachFlipped(item: Item): [string, Item][] {
  return leavesOf(item['data']).map((path) => {
    const data = structuredClone(item['data']) as Record<string, unknown>;
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, data);
    const last = path.at(-1) ?? '';
    const value = parent[last];
    parent[last] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : flipped(String(value));
    return [path.join('.'), { ...item, data }];
  });
}

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Returns the reply when the table contains `changed`, which may be nothing, in place of the item. */
async function answeredWith(item: Item, changed: Item | undefined): Promise<string> {
  await (changed ? table.put(changed) : table.remove(item));
  const area = areaOf(item);
  // Otherwise so many requests would exceed the limits.
  for (const counter of await table.items('RATE#')) await table.remove(counter);
  const reply = await area?.ask().finally(() => table.put(item));
  return `${reply?.status} ${reply?.body.code}`;
}

/** The gateway responds for its authorizer, which reads the profile first. */
const REFUSED = /^503 (record_altered|unavailable)$/;

/** No ROOT lists the checks: they are shown, and nothing is decided from them. */
const HISTORY = { 'HOST CHECK': '200 undefined' };

describe('an open will whose table an attacker writes to', () => {
  it('has items of every kind, and everything about it works', async () => {
    const kinds = new Set(mine.map(kindOf));
    expect([...kinds].sort()).toEqual([
      'CUSTODY CODES',
      'CUSTODY COUNTERS',
      'CUSTODY KEY',
      'CUSTODY MANIFEST',
      'CUSTODY PACKAGE-KEY',
      'CUSTODY SHARE',
      'EMAIL HOST',
      'HOST CHECK',
      'HOST CONNECTOR',
      'HOST LIVENESS',
      'HOST PROFILE',
      'HOST QUORUM',
      'HOST RECENT-CHANGES',
      'HOST ROOT',
      'HOST SETTINGS',
      'HOST STORAGE',
      'HOST SURVIVOR',
      'HOST WILL',
      'OTP SESSION',
      'SESSION SESSION',
      'TRANSFER META',
      'TRANSFER OPENED',
      'TRANSFER POINTER',
      'TRANSFER READ',
      'TRANSFER RELEASED',
      'TRANSFER ROOT',
      'WILL HOST',
    ]);
    for (const { name, ask } of AREAS.slice(0, -1)) expect(`${name} ${(await ask()).status}`).toMatch(/ (200|409)$/);
  });

  it.each(Object.entries(CHANGES))('is refused with %s, for every item', async (way, change) => {
    const results: Record<string, string> = {};
    let changes = 0;
    for (const item of mine) {
      const changed = change(item);
      if (!changed) continue;
      changes += 1;
      const answer = await answeredWith(item, changed);
      if (!REFUSED.test(answer)) results[kindOf(item)] = answer;
    }
    expect(results).toEqual(way === 'an earlier state of itself' ? HISTORY : {});
    expect(changes).toBeGreaterThan(3);
  });

  it('is refused with any text or number in any item changed', async () => {
    const results: Record<string, string> = {};
    for (const item of mine) {
      for (const [path, changed] of eachFlipped(item)) {
        const answer = await answeredWith(item, changed);
        if (!REFUSED.test(answer)) results[`${keyOf(item)} ${path}`] = answer;
      }
    }
    expect(results).toEqual({});
  });

  it('is refused when one item is deleted, or is not found because it is deleted', async () => {
    const results: Record<string, string> = {};
    for (const item of mine) results[kindOf(item)] = await answeredWith(item, undefined);
    const gone = Object.entries(results).filter(([, answer]) => !REFUSED.test(answer));
    // No ROOT lists these: without them there is no access, and no other item is used instead.
    expect(Object.fromEntries(gone)).toEqual({
      ...HISTORY,
      'EMAIL HOST': '401 invalid_credentials',
      'HOST PROFILE': '401 unauthorized',
      'SESSION SESSION': '401 unauthorized',
      'OTP SESSION': '404 otp_session_not_found',
      'TRANSFER POINTER': '404 transfer_not_found',
      'WILL HOST': '404 will_or_survivor_not_found',
    });
  });

  it('still opens afterwards, because everything was only refused', async () => {
    expect((await access(transfer, survivorAt(will, 0))).status).toBe(200);
    await authenticate(transfer, survivorAt(will, 2));
  });
});
