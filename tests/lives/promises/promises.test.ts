import { describe, expect, it } from 'vitest';
import { recordedStories } from '#tests/lives/holes/orders.ts';
import { type Kept, kept, type Life, type LifeEvent, type Person, type Replied, type State } from '#tests/lives/life.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { closedAfterReset } from './closed-after-reset.ts';
import { differenceOf, noDocuments, sha256Of } from './documents-seen.ts';
import { inTheHistory } from './in-the-history.ts';
import { neverEarlier } from './never-earlier.ts';
import { noSecretLeft } from './no-secret-left.ts';
import { noticed } from './noticed.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAgain } from './opens-again.ts';
import { opensAtLast } from './opens-at-last.ts';
import { ownDevice } from './own-device.ts';
import { pauseKept } from './pause-kept.ts';
import { promises } from './promises.ts';
import { provenChanges } from './proven-changes.ts';
import { strangersLockNobodyOut } from './strangers-lock-nobody-out.ts';
import { factorsStay } from './what-stays.ts';
import { workEnds } from './work-ends.ts';

const HOUR = 3_600_000;
const MESSAGE = 'Dear Ben, this was for you alone.';
const SECRET = 'The secret of the letter is 0123456789.';

const anna = { name: 'Anna', role: 'host', address: '127.1.0.1' } as const;
const ben = { name: 'Ben', role: 'survivor', address: '127.2.0.1' } as const;
const clara = { name: 'Clara', role: 'survivor', address: '127.2.0.2' } as const;
const mallory = { name: 'Mallory', role: 'thief', address: '127.3.0.1', capabilities: [] as string[], known: {}, reads: [], hides: [] } as const;

const token = (sid: string, sub = 'anna'): string => `x.${Buffer.from(JSON.stringify({ sid, sub })).toString('base64url')}.${sid}-signature`;
const password = { value: 'the piano is out of tune', n: 1, at: 0, used: 0, isLoot: true };
const trudy = { ...mallory, name: 'Trudy', capabilities: ['host-password'], known: { password: [password] } };

const session = { ...password, value: 'session-of-ben' };
const oscar = { ...mallory, name: 'Oscar', capabilities: ['survivor-session:Ben'], known: { session_token: [session] } };

/** A reply: at this hour of the life. */
function reply(
  by: Person,
  operation: string,
  hour: number,
  given: { status?: number; body?: object; json?: object; query?: string; token?: string; text?: string; parts?: string } = {},
): Replied {
  const [, path = ''] = operation.split(' ');
  const { status = 200, body = {}, json, query = '', token, text, parts } = given;
  const asking = { ...(json && { json }), ...(token && { token }), ...(parts !== undefined && { parts: [{ name: 'files[]', content: parts }] }) };
  return {
    ...{ kind: 'reply', by, operation, path: `${path}${query}`, asking, sentAt: hour * HOUR, at: hour * HOUR + 100 },
    reply: { status, headers: {}, body, bytes: Buffer.from(text ?? JSON.stringify(body)) },
  };
}

const message = (to: string, text: string, hour: number): LifeEvent =>
  ({
    kind: 'message',
    at: hour * HOUR,
    message: { id: 'm', channel: 'email', to, from: '', subject: '', text, html: '', sent_at: '', via: 'ses' },
  }) as LifeEvent;

/** A life with nothing in it but what is given. */
function lifeAt(hour: number, inside: object = {}, more: Partial<Life> = {}): Life {
  const survivor = (name: string, text: string) => ({
    ...{ name, role: 'survivor', id: name.toLowerCase(), email: `${name}@x`, phone: '', message: text },
    ...{ hasMail: false, contacts: [], usedCodes: [], ended: {}, isDead: false, paper: { backupCodes: ['AAAA-1111'], recoveryKey: '' } },
  });
  const thief = { ...mallory, capabilities: [], known: {}, reads: [{ to: 'anna@example.com', from: 0 }], hides: [], email: 'mallory@x', phone: '' };
  const host = { ...anna, id: 'anna', isConfirmed: true, email: 'anna@example.com', phone: '+49', plain: {}, isSealed: true, willId: 'w' };
  const state = {
    host,
    survivors: [survivor('Ben', MESSAGE), survivor('Clara', 'Dear Clara, another one for you.')],
    thieves: [thief],
    hasFault: false,
    faults: [],
  } as unknown as State;
  const nothing = {
    changes: () => [],
    lines: () => [],
    items: () => [],
    objects: () => new Map(),
    schedules: () => [],
    endFaults: () => {},
    sweep: async () => {},
  };
  return {
    state,
    now: () => hour * HOUR,
    tell: () => {},
    pass: async () => {},
    messagesTo: () => [],
    inside: { ...nothing, ...inside },
    ...more,
  } as unknown as Life;
}

function withFactor(): Life {
  const life = lifeAt(2000);
  Object.assign(life.state.host, { app: { id: 'a', secret: 's' }, acts: [] });
  return life;
}

function withSession(): Life {
  const life = lifeAt(2000);
  Object.assign(life.state.survivors[0] ?? {}, { sessionToken: session.value });
  return life;
}

interface Played {
  events?: LifeEvent[];
  life?: Life;
}

/** Shows a promise these events and then the step. Returns how it broke. */
async function brokenBy(promise: Kept, { events = [], life = lifeAt(2000) }: Played): Promise<string | undefined> {
  const memory = promise.begin();
  for (const event of events) {
    const how = promise.onEvent?.(memory, event, life);
    if (how) return how;
  }
  return (await promise.afterStep?.(memory, life)) ?? (await promise.atEnd?.(memory, life));
}

/** A will that was sealed on the own device, and what a thief of the service's whole account has. */
function lifeOfDevice(text: string): Life {
  const everything = () => ({ texts: [text], files: [], kms: {} });
  const life = lifeAt(2000, { everything, during: (work: Promise<unknown>) => work });
  Object.assign(life.state.host, { id: '0', plain: { 'my secret will.txt': SECRET } });
  return life;
}

const ROW = (data: object, sk = 'ROW#1'): object => ({ changes: () => [{ before: undefined, after: { pk: 'HOST#anna', sk, data } }] });
const uploaded = reply(anna, 'POST /api/will/upload', 1, {
  status: 201,
  parts: SECRET,
  token: token('s'),
  body: { documents: [{ id: 'd', filename: 'a', sha256_hash: '' }] },
});
const written = reply(anna, 'POST /api/survivors', 1, {
  status: 201,
  json: { personal_message: MESSAGE },
  token: token('s'),
  body: { id: 'ben', backup_codes: ['AAAA-1111'] },
});
const factorAdded = reply(anna, 'POST /api/auth/factors', 1, { status: 201, token: token('s'), body: { id: 'f' } });
const passkey = (operation: string, hour: number): Replied =>
  reply(anna, operation, hour, {
    status: operation.endsWith('/factors') ? 201 : 200,
    json: { credential: { id: 'c' } },
    token: token('s'),
    body: { id: 'f' },
  });
const factorRemoved: Replied = {
  ...reply(anna, 'DELETE /api/auth/factors/{id}', 1.5, { status: 204, token: token('s') }),
  path: '/api/auth/factors/f',
};
const stepUp = (sid: string, hour: number): Replied => reply(anna, 'POST /api/auth/step-up/prove', hour, { token: token(sid) });
const changed = (hour: number): Replied => reply(anna, 'POST /api/storages', hour, { status: 201, token: token('s'), body: { id: 'st' } });
const sealed = reply(anna, 'POST /api/will/encrypt', 2, { token: token('s'), body: { threshold: 2, documents_encrypted: 1 } });
const started = reply(ben, 'POST /api/transfer/initiate', 10, {
  body: { transfer_id: 't', host_cancel_deadline: new Date(58 * HOUR).toISOString(), opens_at: new Date(58 * HOUR).toISOString() },
});
const proven = (by: Person, hour: number): Replied =>
  reply(by, 'POST /api/survivor-auth/verify-otp', hour, {
    json: { transfer_id: 't', survivor_id: by.name.toLowerCase(), backup_code: `CODE-${by.name}` },
    body: { verified: true },
  });
const access = (by: Person, hour: number, text = MESSAGE, as: Person = by): Replied =>
  reply(by, 'GET /api/survivor-auth/will-access', hour, {
    query: `?transfer_id=t&survivor_id=${as.name.toLowerCase()}`,
    text,
    body: {
      documents: [{ download_url: 'http://x/api/survivor-auth/download?token=l' }],
      archives: [],
      access_expires_at: new Date(400 * HOUR).toISOString(),
    },
  });
const download = (by: Person, hour: number): Replied => reply(by, 'GET /api/survivor-auth/download', hour, { query: '?token=l', text: SECRET });
const open = [written, uploaded, sealed, started, proven(ben, 11), proven(clara, 12)];
const login = (sid: string, hour: number): Replied =>
  reply(anna, 'POST /api/auth/login', hour, { body: { access_token: token(sid), refresh_token: token(sid) } });
const asHost = (operation: string, hour: number, given: object = {}): Replied => reply(anna, operation, hour, { token: token('s'), ...given });
const history = (entries: object[]): Partial<Life> => ({
  ask: async (_, __, path) => ({
    status: 200,
    headers: {},
    bytes: Buffer.alloc(0),
    body: path.includes('login') ? { access_token: 'x' } : { entries, next: null },
  }),
});
const refused: Partial<Life> = { ask: async () => ({ status: 409, headers: {}, bytes: Buffer.alloc(0), body: { code: 'no' } }) };
const limited = (by: Person, count: number, hour = 5): Replied[] =>
  Array.from({ length: count }, (_, n) => reply(by, 'POST /api/transfer/initiate', hour, { status: n === count - 1 ? 429 : 200 }));
const status = (opensAt: number): Replied =>
  reply(ben, 'GET /api/transfer/status', 20, {
    body: { transfer_id: 't', host_cancel_deadline: new Date(58 * HOUR).toISOString(), opens_at: new Date(opensAt * HOUR).toISOString() },
  });
const cancelled = asHost('POST /api/transfer/cancel', 60);
const removed = asHost('DELETE /api/survivors/{id}', 3, { status: 204 });
const byThief = { ...removed, by: mallory };
const alive = asHost('POST /api/liveness/alive', 1);
const isoAt = (hour: number): string => new Date(hour * HOUR).toISOString();
const paused = asHost('POST /api/liveness/pause', 10, { json: { until: isoAt(500) } });
const asked = (hour: number): object => ROW({ status: 'pending', number: 1, sentAt: isoAt(hour) }, 'CHECK#1');
const LIFE = { event: 'sign_of_life', at: isoAt(1) };
const read = (name: string): object => ({ event: 'will_accessed', at: isoAt(5), facts: { transfer: 't', name } });

type Case = [name: string, promise: Kept, kept: Played, broken: Played];

const resetByMail = (hour: number): Replied => reply(anna, 'POST /api/auth/reset-password', hour, { json: { token: 'anna.link' } });
const lostFactors = (...ids: string[]): Replied =>
  asHost('POST /api/auth/factors/lost', 3, { status: 204, json: { backup_codes: ids.map((survivor_id) => ({ survivor_id, backup_code: 'C' })) } });
const transfer = (status: string): object => ({ facts: { cancelDeadline: new Date(58 * HOUR).toISOString() }, state: { status } });

/** Without the data of an effect, it is a row that a thief has added. */
const waitingSince1970 = { pk: 'OUTBOX#1', sk: 'EFFECT', due_at: '1970-01-01T00:00:00.000Z' };

const CASES: Case[] = [
  [
    'K have proven who they are',
    kept(onlyWithProof),
    { events: [...open, access(ben, 60), download(ben, 60)] },
    { events: [...open.slice(0, 5), access(ben, 60)] },
  ],
  ['a message is for its Survivor only', kept(onlyWithProof), { events: [...open, access(ben, 60)] }, { events: [...open, access(clara, 60)] }],
  [
    'a thief stands for nobody',
    kept(onlyWithProof),
    { events: [...open, access(ben, 60)] },
    { events: [...open, access(mallory, 60, MESSAGE, ben)] },
  ],
  [
    'who knows the password is the Host, unless there is a second factor',
    kept(onlyWithProof),
    { events: [...open, access(trudy, 60, MESSAGE, ben)] },
    { events: [...open, access(trudy, 60, MESSAGE, ben)], life: withFactor() },
  ],
  [
    'who has the session of a Survivor reads as this one only',
    kept(onlyWithProof),
    { events: [...open, access(oscar, 60, MESSAGE, ben)], life: withSession() },
    { events: [...open, access(oscar, 60, MESSAGE, clara)], life: withSession() },
  ],
  [
    'other operations show no content',
    kept(onlyWithProof),
    { events: open },
    { events: [...open, reply(mallory, 'GET /api/host/export', 60, { text: SECRET })] },
  ],
  [
    'no message has a document',
    kept(onlyWithProof),
    { events: [uploaded, message('a@x', 'Hello', 3)] },
    { events: [uploaded, message('a@x', SECRET, 3)] },
  ],
  [
    'no row has a document',
    kept(onlyWithProof),
    { events: [uploaded], life: lifeAt(3, ROW({ text: 'x' })) },
    { events: [uploaded], life: lifeAt(3, ROW({ text: Buffer.from(SECRET).toString('base64') })) },
  ],
  [
    'no object has a document',
    kept(onlyWithProof),
    { events: [uploaded] },
    { events: [uploaded], life: lifeAt(3, { objects: () => new Map([['packages/x', { bytes: Buffer.from(SECRET) }]]) }) },
  ],
  [
    'no line of the log has a document',
    kept(onlyWithProof),
    { events: [uploaded] },
    { events: [uploaded], life: lifeAt(3, { lines: () => [SECRET] }) },
  ],
  ['nothing opens within 48 hours', kept(closed), { events: [...open, access(ben, 59)] }, { events: [...open, access(ben, 57)] }],
  [
    'nothing opens after a stop',
    kept(closed),
    { events: [...open, access(ben, 59), cancelled] },
    { events: [...open, access(ben, 59), cancelled, download(ben, 61)] },
  ],
  [
    'nothing is loaded after the window',
    kept(closedAfterWindow),
    { events: [...open, access(ben, 59), download(ben, 399)] },
    { events: [...open, access(ben, 59), download(ben, 401)] },
  ],
  ['no announced time becomes earlier', kept(neverEarlier), { events: [started, status(58), status(60)] }, { events: [started, status(57)] }],
  [
    'no check is sent in a pause',
    kept(pauseKept),
    { events: [paused], life: lifeAt(600, asked(501)) },
    { events: [paused], life: lifeAt(400, asked(300)) },
  ],
  [
    'a change is in the history',
    kept(inTheHistory),
    { events: [sealed], life: lifeAt(9, {}, history([{ event: 'sealed', at: new Date(2 * HOUR + 50).toISOString() }])) },
    { events: [sealed], life: lifeAt(9, {}, history([])) },
  ],
  [
    'a first time is in the history once',
    kept(inTheHistory),
    { events: [alive], life: lifeAt(9, {}, history([LIFE, read('Ben'), read('Clara')])) },
    { events: [alive], life: lifeAt(9, {}, history([LIFE, read('Ben'), read('Ben')])) },
  ],
  [
    'no token is stored',
    kept(noSecretLeft),
    { events: [login('s', 1)] },
    { events: [login('a-session', 1)], life: lifeAt(9, ROW({ text: 'a-session-signature' })) },
  ],
  [
    'no code of a paper is sent',
    kept(noSecretLeft),
    { events: [written, message('ben@x', 'Hello', 2)] },
    { events: [written, message('ben@x', 'AAAA-1111', 2)] },
  ],
  ['a change is noticed', kept(noticed), { events: [sealed, removed, message('anna@example.com', 'Changed', 3.01)] }, { events: [sealed, removed] }],
  [
    'a thief does not notice for others',
    kept(noticed),
    { events: [sealed, byThief, message('+49', 'Changed', 3.01)] },
    { events: [sealed, byThief, message('anna@example.com', 'Changed', 3.01)] },
  ],
  [
    'a reset closes a sealed will',
    kept(closedAfterReset),
    { events: [sealed, resetByMail(3), asHost('GET /api/survivors', 4)] },
    { events: [sealed, resetByMail(3), asHost('POST /api/survivors/{id}/regenerate-codes', 4)] },
  ],
  ['K papers remove all factors', kept(factorsStay), { events: [lostFactors('ben', 'clara')] }, { events: [lostFactors('ben')] }],
  ['strangers use up nothing', kept(strangersLockNobodyOut), { events: limited(ben, 31) }, { events: limited(ben, 3) }],
  ['K can start', kept(opensAtLast), { events: [uploaded] }, { events: [uploaded, sealed], life: lifeAt(9, {}, refused) }],
  [
    'no document leaves a will',
    kept(opensAtLast),
    { events: [uploaded] },
    { events: [uploaded, asHost('POST /api/will/encrypt', 2, { body: { threshold: 2, documents_encrypted: 0 } })] },
  ],
  [
    'no row is due for ever',
    kept(workEnds),
    { life: lifeAt(2000, { items: () => [waitingSince1970] }) },
    { life: lifeAt(2000, { items: () => [{ ...waitingSince1970, data: {} }] }) },
  ],
  [
    'the service never has what the own device has encrypted',
    kept(ownDevice),
    { life: lifeOfDevice('a row') },
    { life: lifeOfDevice(`of ${SECRET}`) },
  ],
  [
    'each change needs a proof of this session',
    kept(provenChanges),
    { events: [factorAdded, changed(1.1), stepUp('s', 5), changed(5.1)] },
    { events: [factorAdded, stepUp('another', 5), changed(5.1)] },
  ],
  [
    'a passkey that was removed proves nothing',
    kept(provenChanges),
    { events: [passkey('POST /api/auth/factors', 1), passkey('POST /api/auth/passkey/sign-in', 2)] },
    { events: [passkey('POST /api/auth/factors', 1), factorRemoved, passkey('POST /api/auth/passkey/sign-in', 2)] },
  ],
  ['a proof is at most ten minutes old', kept(provenChanges), { events: [factorAdded, changed(1.1)] }, { events: [factorAdded, changed(1.2)] }],
  ['no schedule is left', kept(workEnds), {}, { life: lifeAt(2000, { schedules: () => [{ name: 's', at: 0 }] }) }],
  [
    'no draft is left',
    kept(workEnds),
    {},
    { life: lifeAt(2000, { objects: () => new Map([['b-staging/drafts/x', { bytes: Buffer.alloc(1), at: new Date(0) }]]) }) },
  ],
];

describe('a transfer that has failed', () => {
  it('opens within two days after its storages work again', async () => {
    const items = (status: string) => ({ items: () => [{ pk: 'TRANSFER#t', sk: 'META', data: transfer(status) }] });
    const spoiled = lifeAt(10, items('failed'));
    spoiled.state.faults.push({ name: 'place a-bucket', until: 0 });
    const memory = opensAgain.begin();
    const at = async (life: Life) => opensAgain.afterStep?.(memory, life);
    expect([await at(spoiled), await at(lifeAt(90, items('failed'))), await at(lifeAt(130, items('failed')))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await at(lifeAt(140, items('failed'))), await at(lifeAt(150, items('accessible')))]).toEqual([expect.any(String), undefined]);
  });
});

describe('each promise sees what breaks it, and nothing else', () => {
  it.each(CASES)('%s', async (_, promise, whole, broken) => {
    expect([await brokenBy(promise, whole), await brokenBy(promise, broken)]).toEqual([undefined, expect.any(String)]);
  });

  it('a promise that is not here breaks in the story of a hole', () => {
    const here = [opensAgain, ...CASES.map(([, promise]) => promise)].map(({ name }) => name);
    const shown = new Set([...here, ...recordedStories().map(({ promise }) => promise)]);
    expect(promises.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('documents are compared byte for byte, and none may be missing', () => {
    const seen = { ...noDocuments(), sealed: [{ id: 'd', filename: 'a.txt', sha256: sha256Of(SECRET), at: 0 }] };
    const opened = (text: string) => [{ filename: 'a.txt', bytes: Buffer.from(text) }];
    expect([differenceOf(seen, opened(SECRET)), differenceOf(seen, opened('other')), differenceOf(seen, [])]).toEqual([
      undefined,
      expect.any(String),
      expect.any(String),
    ]);
  });
});
