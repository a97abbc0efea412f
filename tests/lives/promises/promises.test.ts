import { describe, expect, it } from 'vitest';
import type { Kept, Life, LifeEvent, Person, Replied, State } from '#tests/lives/life.ts';
import { beforeSealing } from './before-sealing.ts';
import { closed, closedAfterWindow } from './closed.ts';
import { closedAfterReset } from './closed-after-reset.ts';
import { codesCounted, passwordsCounted } from './codes-counted.ts';
import { differenceOf, noDocuments, sha256Of } from './documents-seen.ts';
import { dueInTime } from './due-in-time.ts';
import { ended } from './ended.ts';
import { idsAlone } from './ids-alone.ts';
import { inTheHistory } from './in-the-history.ts';
import { neededPaper } from './needed-paper.ts';
import { neverEarlier } from './never-earlier.ts';
import { newName } from './new-name.ts';
import { noFaultOfOurs } from './no-fault-of-ours.ts';
import { noSecretLeft } from './no-secret-left.ts';
import { nothingLeft } from './nothing-left.ts';
import { noticed } from './noticed.ts';
import { notifiedFirst } from './notified-first.ts';
import { onlyAProof } from './only-a-proof.ts';
import { onlyWithProof } from './only-with-proof.ts';
import { opensAgain } from './opens-again.ts';
import { opensAtLast } from './opens-at-last.ts';
import { opensInTime } from './opens-in-time.ts';
import { ownDevice } from './own-device.ts';
import { pauseKept } from './pause-kept.ts';
import { provenChanges } from './proven-changes.ts';
import { provenReads } from './proven-reads.ts';
import { sealedAgain } from './sealed-again.ts';
import { sealingContinues } from './sealing-continues.ts';
import { signedInOnce } from './signed-in-once.ts';
import { strangersLockNobodyOut } from './strangers-lock-nobody-out.ts';
import { textsApart } from './texts-apart.ts';
import { vouchWaits } from './vouch-waits.ts';
import { well } from './well.ts';
import { addressesComeBack, answersOnce, codesSetAside, factorsLeave, factorsStay, linksStopInTime, rejectedStays, usedUp } from './what-stays.ts';
import { wholeHistory } from './whole-history.ts';
import { workEnds } from './work-ends.ts';

const HOUR = 3_600_000;
const REPLACED = 'Your contact details for a will entrusted to you were replaced.';
const ABOUT = 'The password of the account of Anna was reset.';
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

/** Shows a promise these events and then the step. Returns how it broke. */
async function brokenBy<Memory>(promise: Kept<Memory>, events: readonly LifeEvent[], life: Life = lifeAt(2000)): Promise<string | undefined> {
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
const nothingNew = asHost('POST /api/will/encrypt', 3, { status: 409, body: { code: 'no_draft' } });
const rowsOf = (rows: object): object => ({ items: () => Object.entries(rows).map(([sk, data]) => ({ pk: 'HOST#anna', sk, data })) });
const withPasskey = reply(anna, 'POST /api/auth/passkey/sign-in', 2, { body: { access_token: token('s') } });
const activated = (hour: number): object =>
  ROW({ event: 'will_status', at: new Date(hour * HOUR).toISOString(), facts: { from: 'active', to: 'pending_transfer' } }, 'AUDIT#1');
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
const refresh = (hour: number): Replied => reply(anna, 'POST /api/auth/refresh', hour, { json: { refresh_token: token('s') } });
const withCode = (backup_code: string, transfer_id: string, hour: number): Replied =>
  reply(ben, 'POST /api/survivor-auth/verify-otp', hour, { json: { transfer_id, survivor_id: 'ben', backup_code }, body: { verified: true } });
const newCodes = { ...asHost('POST /api/survivors/{id}/regenerate-codes', 2), path: '/api/survivors/ben/regenerate-codes' };
const cancelled = asHost('POST /api/transfer/cancel', 60);
const loggedOut = asHost('POST /api/auth/logout', 3, { status: 204 });
const removed = asHost('DELETE /api/survivors/{id}', 3, { status: 204 });
const byThief = { ...removed, by: mallory };
const missed = (hour: number): object => ROW({ status: 'missed', number: 1, sentAt: new Date(hour * HOUR).toISOString() }, 'CHECK#1');
const deleted = [
  reply(anna, 'POST /api/auth/register', 1, { status: 201, json: { email: 'anna@example.com', display_name: 'Anna' }, body: { id: 'anna-id' } }),
  reply(anna, 'DELETE /api/host', 2, { status: 202, token: token('s', 'anna-id') }),
  message('anna@example.com', 'Your account was deleted, as you asked us to.', 200),
];
const historyOf = (number: number) => reply(anna, 'GET /api/host/audit', number, { body: { head: { number }, entries: [] }, token: token('s') });
const rows = (...items: object[]): object => ({ items: () => items });
const sealingOf = (...documents: object[]): object => rows({ pk: 'CUSTODY#anna', sk: 'SEALING', data: { startedAt: '', documents } });
const stagedNow = (key: string): object => ({ objects: () => new Map([[`staging/${key}`, {}]]) });
const alive = asHost('POST /api/liveness/alive', 1);

const withOutage = (life: Life, from: number, to: number): Life =>
  Object.assign(life, { state: { ...life.state, outages: [{ from: from * HOUR, to: to * HOUR }] } });
const isoAt = (hour: number): string => new Date(hour * HOUR).toISOString();
const notOpen = (hour: number): Replied =>
  reply(ben, 'GET /api/survivor-auth/will-access', hour, {
    status: 403,
    body: { code: 'not_open_yet', error: `The documents open at ${isoAt(58)}.` },
  });
const paused = asHost('POST /api/liveness/pause', 10, { json: { until: isoAt(500) } });
const asked = (hour: number): object => ROW({ status: 'pending', number: 1, sentAt: isoAt(hour) }, 'CHECK#1');
const vouched = reply(clara, 'POST /api/transfer/vouch', 20, { json: { survivor_id: 'clara' }, body: { verified: true, waits_until: isoAt(380) } });
const late = [written, uploaded, sealed, started, vouched, proven(clara, 200), proven(ben, 201)];
const calledBack: Replied = {
  ...reply(anna, 'GET /api/storages/oauth/callback', 3, { status: 302, query: '?state=one' }),
  reply: { status: 302, headers: { location: '/dashboard?storage=success' }, body: '', bytes: Buffer.alloc(0) },
};
const UNREACHABLE = 'For two weeks none of our messages to Anna could be delivered.';
const LIFE = { event: 'sign_of_life', at: isoAt(1) };
const read = (name: string): object => ({ event: 'will_accessed', at: isoAt(5), facts: { transfer: 't', name } });
const newPaper = (message: string): Replied => ({ ...newCodes, reply: { status: 200, headers: {}, body: { message }, bytes: Buffer.alloc(0) } });
const behind = ROW({ behind: [{ papers: ['ben'] }] }, 'WILL');
const wrongCode = (n: number): Replied =>
  reply(ben, 'POST /api/survivor-auth/verify-otp', 5, {
    json: { otp_session_id: `s${Math.floor(n / 3)}` },
    body: { verified: false, message: 'This code is wrong.', attempts_remaining: 2 - (n % 3) },
  });
const select = (n: number): Replied =>
  reply(ben, 'POST /api/survivor-auth/select', 5, { json: { transfer_id: 't', survivor_id: 'ben' }, body: { otp_session_id: `s${n}` } });
const manyGuesses = (count: number): Replied[] =>
  Array.from({ length: count }, (_, n) => [...(n % 3 === 0 ? [select(n / 3)] : []), wrongCode(n)]).flat();
const rightCode = (session_token: string): Replied => ({
  ...wrongCode(0),
  reply: { status: 200, headers: {}, body: { verified: true, session_token }, bytes: Buffer.alloc(0) },
});
const codes = (count: number): LifeEvent[] => Array.from({ length: count }, () => message('Ben@x', 'Your code is 123456', 5));
const demanded = { ...access(ben, 61), reply: { status: 403, headers: {}, body: { code: 'session_required' }, bytes: Buffer.alloc(0) } };
const soon = [...open, proven(ben, 60.9)];
const elsewhere = (hour: number): Replied => access({ ...ben, address: '127.9.9.9' }, hour);

interface Played {
  events?: LifeEvent[];
  life?: Life;
}
type Case = [name: string, run: (played: Played) => Promise<string | undefined>, kept: Played, broken: Played];
const of =
  <Memory>(promise: Kept<Memory>) =>
  ({ events = [], life }: Played) =>
    brokenBy(promise, events, life);

const resetByMail = (hour: number): Replied => reply(anna, 'POST /api/auth/reset-password', hour, { json: { token: 'anna.link' } });
const added = asHost('POST /api/survivors', 1.5, { status: 201, body: { id: 'daniel' } });
const changesOf = (...rows: [sk: string, before: object | undefined, after: object | undefined][]): object => ({
  changes: () =>
    rows.map(([sk, before, after]) => {
      const pk = sk === 'META' ? 'TRANSFER#t' : 'HOST#anna';
      return { before: before && { pk, sk, data: before }, after: after && { pk, sk, data: after } };
    }),
});
const newWill = changesOf(['WILL', undefined, { sealed: { threshold: 2 } }]);
const unanswered = (hour: number): Replied => asHost('POST /api/will/encrypt', hour, { status: 503 });
const waiting = { recovered: { at: new Date(HOUR).toISOString() } };
const waitEnds = changesOf(
  ['WILL', undefined, { sealed: { threshold: 2 } }],
  ['PROFILE', { recovered: null }, waiting],
  ['PROFILE', waiting, { recovered: null }],
);
const factorsUsed = (count: number): object => ({ list: [], recovery: { change: 1, madeAt: 'then', used: [count > 0, count > 1] } });
const recoveryCodes = (counts: number[]): object =>
  changesOf(...counts.map((count): [string, undefined, object] => ['FACTORS', undefined, factorsUsed(count)]));
const lostFactors = (...ids: string[]): Replied =>
  asHost('POST /api/auth/factors/lost', 3, { status: 204, json: { backup_codes: ids.map((survivor_id) => ({ survivor_id, backup_code: 'C' })) } });
const notEnough = (...ids: string[]): Replied =>
  asHost('POST /api/auth/factors/lost', 3, {
    ...{ status: 400, body: { error: 'Backup codes of 2 of your Survivors are needed. Nothing was removed.' } },
    json: { backup_codes: ids.map((survivor_id) => ({ survivor_id, backup_code: 'AAAA-1111' })) },
  });
const channel = { id: 'c', name: 'A telephone', config: 'x', hostDestination: '+49', isVerified: true };
const rejectedChannel = { ...channel, isVerified: false, rejected: true };
const channelComesBack = changesOf(['CONNECTOR#c', channel, rejectedChannel], ['CONNECTOR#c', rejectedChannel, channel]);
const transfer = (status: string): object => ({ facts: { cancelDeadline: new Date(58 * HOUR).toISOString() }, state: { status } });
const stoppedByLink = (hour: number): object =>
  changesOf(
    [`AUDIT#${new Date(hour * HOUR).toISOString()}#id`, undefined, { event: 'sign_of_life', facts: { how: 'link' } }],
    ['META', transfer('initiated'), transfer('cancelled')],
  );
const guesses = (count: number): Replied[] =>
  Array.from({ length: count }, () =>
    reply(mallory as unknown as Person, 'POST /api/auth/login', 3, { status: 401, json: { email: 'anna@example.com' } }),
  );
const confirmed = (counts: string): Replied =>
  reply(ben, 'POST /api/survivor-auth/confirm', 3, { json: { answer: 'confirmed' }, body: { answer: counts } });

/** Without the data of an effect, it is a row that a thief has added. */
const waitingSince1970 = { pk: 'OUTBOX#1', sk: 'EFFECT', due_at: '1970-01-01T00:00:00.000Z' };

const CASES: Case[] = [
  [
    'K have proven who they are',
    of(onlyWithProof),
    { events: [...open, access(ben, 60), download(ben, 60)] },
    { events: [...open.slice(0, 5), access(ben, 60)] },
  ],
  ['a message is for its Survivor only', of(onlyWithProof), { events: [...open, access(ben, 60)] }, { events: [...open, access(clara, 60)] }],
  ['a thief stands for nobody', of(onlyWithProof), { events: [...open, access(ben, 60)] }, { events: [...open, access(mallory, 60, MESSAGE, ben)] }],
  [
    'who knows the password is the Host, unless there is a second factor',
    of(onlyWithProof),
    { events: [...open, access(trudy, 60, MESSAGE, ben)] },
    { events: [...open, access(trudy, 60, MESSAGE, ben)], life: withFactor() },
  ],
  [
    'who has the session of a Survivor reads as this one only',
    of(onlyWithProof),
    { events: [...open, access(oscar, 60, MESSAGE, ben)], life: withSession() },
    { events: [...open, access(oscar, 60, MESSAGE, clara)], life: withSession() },
  ],
  [
    'other operations show no content',
    of(onlyWithProof),
    { events: open },
    { events: [...open, reply(mallory, 'GET /api/host/export', 60, { text: SECRET })] },
  ],
  [
    'no message has a document',
    of(onlyWithProof),
    { events: [uploaded, message('a@x', 'Hello', 3)] },
    { events: [uploaded, message('a@x', SECRET, 3)] },
  ],
  [
    'no row has a document',
    of(onlyWithProof),
    { events: [uploaded], life: lifeAt(3, ROW({ text: 'x' })) },
    { events: [uploaded], life: lifeAt(3, ROW({ text: Buffer.from(SECRET).toString('base64') })) },
  ],
  [
    'no object has a document',
    of(onlyWithProof),
    { events: [uploaded] },
    { events: [uploaded], life: lifeAt(3, { objects: () => new Map([['packages/x', { bytes: Buffer.from(SECRET) }]]) }) },
  ],
  [
    'no line of the log has a document',
    of(onlyWithProof),
    { events: [uploaded] },
    { events: [uploaded], life: lifeAt(3, { lines: () => [SECRET] }) },
  ],
  ['nothing opens within 48 hours', of(closed), { events: [...open, access(ben, 59)] }, { events: [...open, access(ben, 57)] }],
  [
    'nothing opens after a stop',
    of(closed),
    { events: [...open, access(ben, 59), cancelled] },
    { events: [...open, access(ben, 59), cancelled, download(ben, 61)] },
  ],
  [
    'nothing is loaded after the window',
    of(closedAfterWindow),
    { events: [...open, access(ben, 59), download(ben, 399)] },
    { events: [...open, access(ben, 59), download(ben, 401)] },
  ],
  ['no announced time becomes earlier', of(neverEarlier), { events: [started, status(58), status(60)] }, { events: [started, status(57)] }],
  ['it opens at the announced time', of(opensInTime), { events: [notOpen(58)] }, { events: [notOpen(59)] }],
  [
    'no check is sent in a pause',
    of(pauseKept),
    { events: [paused], life: lifeAt(600, asked(501)) },
    { events: [paused], life: lifeAt(400, asked(300)) },
  ],
  ['a vouch keeps it closed', of(vouchWaits), { events: [...late, access(ben, 250)] }, { events: [...late, access(ben, 202)] }],
  [
    'a paper that a storage needs is kept',
    of(neededPaper),
    { events: [newPaper('Do not destroy it yet.')], life: lifeAt(3, behind) },
    { events: [newPaper('Its codes and its key no longer work.')], life: lifeAt(3, behind) },
  ],
  [
    'nothing opens before a message to the Host',
    of(notifiedFirst),
    { events: [...open, message('anna@example.com', 'A transfer was started.', 11), access(ben, 300)] },
    { events: [...open, message('anna@example.com', 'The transfer of your will is running.', 11), access(ben, 300)] },
  ],
  ['a sign-in at a drive counts once', of(signedInOnce), { events: [calledBack] }, { events: [calledBack, calledBack] }],
  ['guesses are counted for a person', of(codesCounted), { events: manyGuesses(30) }, { events: manyGuesses(40) }],
  ['a repeated code has its session', of(codesCounted), { events: [rightCode('s'), rightCode('s')] }, { events: [rightCode('s'), rightCode('t')] }],
  ['codes are counted for an address', of(codesCounted), { events: codes(6) }, { events: codes(7) }],
  ['who has just proven it reads', of(provenReads), { events: [...soon, access(ben, 61)] }, { events: [...soon, demanded] }],
  ['two ids read where they were proven', of(idsAlone), { events: [...open, access(ben, 60)] }, { events: [...open, elsewhere(60)] }],
  [
    'a session ends with its sign-out',
    of(ended),
    { events: [login('s', 1), asHost('GET /x', 2), loggedOut] },
    { events: [login('s', 1), loggedOut, asHost('GET /x', 4)] },
  ],
  ['a refresh token is used once', of(ended), { events: [login('s', 1), refresh(2)] }, { events: [login('s', 1), refresh(2), refresh(3)] }],
  [
    'an earlier paper is worth nothing',
    of(ended),
    { events: [written, withCode('AAAA-1111', 't', 3)] },
    { events: [written, newCodes, withCode('AAAA-1111', 't', 3)] },
  ],
  [
    'a backup code is for one transfer',
    of(ended),
    { events: [withCode('C', 't', 1), withCode('C', 't', 2)] },
    { events: [withCode('C', 't', 1), withCode('C', 'u', 2)] },
  ],
  [
    'no activation soon after a sign of life',
    of(well),
    { events: [alive], life: lifeAt(9000, activated(2400)) },
    { events: [alive], life: lifeAt(9000, activated(2000)) },
  ],
  [
    'a missed check was accepted',
    of(well),
    { events: [message('anna@example.com', 'Are you well?', 100)], life: lifeAt(200, missed(100)) },
    { events: [alive], life: lifeAt(200, missed(100)) },
  ],
  [
    'nobody is unreachable soon after a sign of life',
    of(well),
    { events: [alive, message('Ben@x', UNREACHABLE, 1 + 14 * 24)] },
    { events: [alive, message('Ben@x', UNREACHABLE, 12 * 24)] },
  ],
  [
    'outages take no time to answer',
    of(well),
    { events: [message('anna@example.com', 'Are you well?', 100)], life: lifeAt(200, missed(100)) },
    { events: [message('anna@example.com', 'Are you well?', 100)], life: withOutage(lifeAt(200, missed(100)), 110, 190) },
  ],
  [
    'a change is in the history',
    of(inTheHistory),
    { events: [sealed], life: lifeAt(9, {}, history([{ event: 'sealed', at: new Date(2 * HOUR + 50).toISOString() }])) },
    { events: [sealed], life: lifeAt(9, {}, history([])) },
  ],
  [
    'a first time is in the history once',
    of(inTheHistory),
    { events: [alive], life: lifeAt(9, {}, history([LIFE, read('Ben'), read('Clara')])) },
    { events: [alive], life: lifeAt(9, {}, history([LIFE, read('Ben'), read('Ben')])) },
  ],
  [
    'no token is stored',
    of(noSecretLeft),
    { events: [login('s', 1)] },
    { events: [login('a-session', 1)], life: lifeAt(9, ROW({ text: 'a-session-signature' })) },
  ],
  [
    'no code of a paper is sent',
    of(noSecretLeft),
    { events: [written, message('ben@x', 'Hello', 2)] },
    { events: [written, message('ben@x', 'AAAA-1111', 2)] },
  ],
  ['a change is noticed', of(noticed), { events: [sealed, removed, message('anna@example.com', 'Changed', 3.01)] }, { events: [sealed, removed] }],
  [
    'a thief does not notice for others',
    of(noticed),
    { events: [sealed, byThief, message('+49', 'Changed', 3.01)] },
    { events: [sealed, byThief, message('anna@example.com', 'Changed', 3.01)] },
  ],
  [
    'a reset closes a sealed will',
    of(closedAfterReset),
    { events: [sealed, resetByMail(3), asHost('GET /api/survivors', 4)] },
    { events: [sealed, resetByMail(3), asHost('POST /api/survivors/{id}/regenerate-codes', 4)] },
  ],
  [
    'what was set since a reset is reviewed',
    of(beforeSealing),
    { events: [resetByMail(0), added, asHost('POST /api/auth/review', 1.6), sealed], life: lifeAt(3) },
    { events: [resetByMail(0), added, sealed], life: lifeAt(3) },
  ],
  [
    'a reset that puts the account back abandons a sealing',
    of(beforeSealing),
    { events: [resetByMail(0), added, unanswered(2), resetByMail(3), unanswered(4)], life: lifeAt(5, newWill) },
    { events: [resetByMail(0), added, unanswered(2), resetByMail(3)], life: lifeAt(5, newWill) },
  ],
  [
    'only a proof ends the wait after a reset',
    of(onlyAProof),
    { events: [asHost('POST /api/auth/step-up/prove', 3)], life: lifeAt(4, waitEnds) },
    { life: lifeAt(4, waitEnds) },
  ],
  [
    'a passkey proves nothing about who has chosen the password',
    of(onlyAProof),
    { events: [withPasskey, asHost('POST /api/auth/step-up/prove', 3, { token: token('t') })], life: lifeAt(4, waitEnds) },
    { events: [withPasskey, asHost('POST /api/auth/step-up/prove', 3)], life: lifeAt(4, waitEnds) },
  ],
  [
    'what has changed can be sealed',
    of(sealedAgain),
    { events: [nothingNew], life: lifeAt(4, rowsOf({ WILL: { sealed: { threshold: 2 } }, SETTINGS: { survivor_threshold: 2 } })) },
    { events: [nothingNew], life: lifeAt(4, rowsOf({ WILL: { sealed: { threshold: 2 } }, SETTINGS: { survivor_threshold: 3 } })) },
  ],
  ['a used recovery code stays used', of(usedUp), { life: lifeAt(4, recoveryCodes([1, 2])) }, { life: lifeAt(4, recoveryCodes([2, 1])) }],
  ['K papers remove all factors', of(factorsStay), { events: [lostFactors('ben', 'clara')] }, { events: [lostFactors('ben')] }],
  [
    'K papers are enough to remove all factors',
    of(factorsLeave),
    { events: [notEnough('ben')], life: withFactor() },
    { events: [notEnough('ben', 'clara')], life: withFactor() },
  ],
  [
    'no reset brings back a rejected channel',
    of(rejectedStays),
    { events: [asHost('POST /api/connectors/{id}/verify', 3)], life: lifeAt(4, channelComesBack) },
    { life: lifeAt(4, channelComesBack) },
  ],
  ['a link stops in 48 hours', of(linksStopInTime), { life: lifeAt(70, stoppedByLink(57)) }, { life: lifeAt(70, stoppedByLink(59)) }],
  ['an answer that does not count is refused', of(answersOnce), { events: [confirmed('confirmed')] }, { events: [confirmed('not_me')] }],
  ['wrong passwords are counted', of(passwordsCounted), { events: guesses(100) }, { events: guesses(110) }],
  ['strangers use up nothing', of(strangersLockNobodyOut), { events: limited(ben, 31) }, { events: limited(ben, 3) }],
  ['none is a 5xx', of(noFaultOfOurs), {}, { events: [reply(anna, 'GET /x', 1, { status: 500 })] }],
  ['K can start', of(opensAtLast), { events: [uploaded] }, { events: [uploaded, sealed], life: lifeAt(9, {}, refused) }],
  [
    'no document leaves a will',
    of(opensAtLast),
    { events: [uploaded] },
    { events: [uploaded, asHost('POST /api/will/encrypt', 2, { body: { threshold: 2, documents_encrypted: 0 } })] },
  ],
  [
    'no row is due for ever',
    of(workEnds),
    { life: lifeAt(2000, { items: () => [waitingSince1970] }) },
    { life: lifeAt(2000, { items: () => [{ ...waitingSince1970, data: {} }] }) },
  ],
  ['the service never has what the own device has encrypted', of(ownDevice), { life: lifeOfDevice('a row') }, { life: lifeOfDevice(`of ${SECRET}`) }],
  [
    'each change needs a proof of this session',
    of(provenChanges),
    { events: [factorAdded, changed(1.1), stepUp('s', 5), changed(5.1)] },
    { events: [factorAdded, stepUp('another', 5), changed(5.1)] },
  ],
  [
    'a passkey that was removed proves nothing',
    of(provenChanges),
    { events: [passkey('POST /api/auth/factors', 1), passkey('POST /api/auth/passkey/sign-in', 2)] },
    { events: [passkey('POST /api/auth/factors', 1), factorRemoved, passkey('POST /api/auth/passkey/sign-in', 2)] },
  ],
  ['a proof is at most ten minutes old', of(provenChanges), { events: [factorAdded, changed(1.1)] }, { events: [factorAdded, changed(1.2)] }],
  [
    'no address is left of an account, also where it expires',
    of(nothingLeft),
    { events: deleted, life: lifeAt(300, rows({ pk: 'RATE#x#0a1b', expires_at_s: 2_000_000 })) },
    { events: deleted, life: lifeAt(300, rows({ pk: 'RATE#x#anna@example.com', expires_at_s: 2_000_000 })) },
  ],
  [
    'no row is left of an account, unless it expires',
    of(nothingLeft),
    { events: deleted, life: lifeAt(300, rows({ pk: 'RATE#x#anna-id', expires_at_s: 2_000_000 })) },
    { events: deleted, life: lifeAt(300, rows({ pk: 'TRAIL#anna-id', expires_at_s: 300_000_000 })) },
  ],
  [
    'no upload is left of an account',
    of(nothingLeft),
    { events: deleted, life: lifeAt(300, { objects: () => new Map([['staging/drafts/of-another/x', {}]]) }) },
    { events: deleted, life: lifeAt(300, { objects: () => new Map([['staging/drafts/anna-id/x', {}]]) }) },
  ],
  [
    'no session is left of an account',
    of(nothingLeft),
    { events: [...deleted, reply(anna, 'GET /x', 201, { status: 401, token: token('s', 'anna-id') })] },
    { events: [...deleted, reply(anna, 'GET /x', 201, { token: token('s', 'anna-id') })] },
  ],
  [
    'what is due is done on the next day at the latest',
    of(dueInTime),
    { life: lifeAt(100, rows({ pk: 'TIMER#anna', due_at: new Date(60 * HOUR).toISOString() })) },
    { life: lifeAt(100, rows({ pk: 'TIMER#anna', due_at: new Date(50 * HOUR).toISOString() })) },
  ],
  [
    'a sealing that has begun finds its documents',
    of(sealingContinues),
    { life: lifeAt(3, { ...sealingOf({ file: {} }, { file: null, staged: 'drafts/a' }), ...stagedNow('drafts/a') }) },
    { life: lifeAt(3, { ...sealingOf({ file: {} }, { file: null, staged: 'drafts/a' }), ...stagedNow('drafts/b') }) },
  ],
  [
    'a history is not shown with fewer entries than came with changes of the record',
    of(wholeHistory),
    { events: [historyOf(7), historyOf(6)], life: lifeAt(3, rows({ pk: 'HOST#anna', sk: 'ROOT', data: { entries: 6 } })) },
    { events: [historyOf(7), historyOf(6)], life: lifeAt(3, rows({ pk: 'HOST#anna', sk: 'ROOT', data: { entries: 7 } })) },
  ],
  ['no schedule is left', of(workEnds), {}, { life: lifeAt(2000, { schedules: () => [{ name: 's', at: 0 }] }) }],
  [
    'no draft is left',
    of(workEnds),
    {},
    { life: lifeAt(2000, { objects: () => new Map([['b-staging/drafts/x', { bytes: Buffer.alloc(1), at: new Date(0) }]]) }) },
  ],
];

describe('a Survivor with a new name', () => {
  const contacts = '[["email","ben@x"]]';
  const renamed = changesOf(['SURVIVOR#ben', { id: 'ben', name: 'Ben', contacts }, { id: 'ben', name: 'Ben Meyer', contacts }]);
  const later = async (hour: number, events: readonly LifeEvent[], isSealed = true) => {
    const memory = newName.begin();
    const will = isSealed ? rowsOf({ WILL: { sealed: { threshold: 2 } } }) : {};
    await newName.afterStep?.(memory, lifeAt(3, { ...renamed, ...will }));
    for (const event of events) newName.onEvent?.(memory, event, lifeAt(3));
    return newName.afterStep?.(memory, lifeAt(hour, will));
  };
  const notice = (to: string) => message(to, 'Your name in this account was changed from Ben to Ben Meyer.', 4);

  it('is notified of both names until the morning, if the will is sealed', async () => {
    const other = message('ben@x', 'The people who may open this will were changed.', 4);
    expect([await later(20, [notice('ben@x')]), await later(16, []), await later(20, [], false)]).toEqual([undefined, undefined, undefined]);
    expect([await later(20, []), await later(20, [notice('clara@x')]), await later(20, [other])]).toEqual(Array(3).fill(expect.any(String)));
  });
});

describe('a row that a thief has removed', () => {
  it('comes back within two days, also if nothing but the daily walk is due', async () => {
    const rows = (before: boolean, after: boolean) => {
      const row = { pk: 'WILL#w', sk: 'HOST', data: { hostId: 'anna' } };
      const profile = { before: undefined, after: { pk: 'HOST#anna', sk: 'PROFILE', data: { email: 'anna@example.com' } } };
      return { changes: () => [profile, { before: before ? row : undefined, after: after ? row : undefined }] };
    };
    const memory = addressesComeBack.begin();
    const stepAt = async (hour: number, inside = {}) => addressesComeBack.afterStep?.(memory, lifeAt(hour, inside));
    const swept: number[] = [];
    const walk = { items: () => (swept.length > 0 ? [{ pk: 'WILL#w' }] : []), sweep: async () => void swept.push(60) };
    expect([await stepAt(1, rows(true, false)), await stepAt(40), await stepAt(60), await stepAt(60, walk)]).toEqual([
      undefined,
      undefined,
      expect.any(String),
      undefined,
    ]);
    await stepAt(61, rows(false, true));
    expect([await stepAt(99), swept]).toEqual([undefined, [60]]);
  });
});

describe('recovery codes that were made after a reset before a sealing', () => {
  const made = asHost('POST /api/auth/factors/recovery-codes', 2, { body: { recovery_codes: ['AAAA'] } });
  const used = asHost('POST /api/auth/step-up/prove', 4, { json: { recovery_code: 'AAAA' } });
  const inSeries = lifeAt(1, changesOf(['SERIES', undefined, { current: {} }]));

  it.each([
    ['prove nothing after a further one', true, [made, resetByMail(3), used], expect.any(String)],
    ['prove the Host until then', true, [made, used], undefined],
    ['count if they were brought back', true, [made, resetByMail(3), asHost('POST /api/auth/review/restore', 3.5), used], undefined],
    ['count where nothing was reset before them', false, [made, resetByMail(3), used], undefined],
  ])('%s', async (_, isInSeries, events, how) => {
    const memory = codesSetAside.begin();
    if (isInSeries) await codesSetAside.afterStep?.(memory, inSeries);
    expect(events.map((event) => codesSetAside.onEvent?.(memory, event, lifeAt(4))).at(-1)).toEqual(how);
  });
});

describe('a text of an older will', () => {
  const DAYS = 24;
  const sealed = lifeAt(1, changesOf(['WILL', undefined, { firstSealedAt: new Date(HOUR).toISOString() }]));
  const contact = (hour: number, value: string) => asHost('PUT /api/survivors/{id}', hour, { json: { contact_methods: [{ value }] } });
  const text: LifeEvent = { kind: 'message', message: { channel: 'sms', to: '+1', text: REPLACED, subject: '' } as never, at: 20 * DAYS * HOUR };

  it.each([
    ['is missing', 20, [], expect.any(String)],
    ['has arrived', 20, [text], undefined],
    ['is of a will that is new', 10, [], undefined],
  ])('%s', async (_, day, events, how) => {
    const memory = textsApart.begin();
    await textsApart.afterStep?.(memory, sealed);
    for (const event of [contact(2, '+1'), contact(day * DAYS, '+2'), ...events]) textsApart.onEvent?.(memory, event, lifeAt(day * DAYS));
    expect(await textsApart.afterStep?.(memory, lifeAt(day * DAYS + 1))).toBeUndefined();
    expect(await textsApart.afterStep?.(memory, lifeAt(day * DAYS + 3))).toEqual(how);
  });
});

describe('a will after one that was deleted', () => {
  const contact = (hour: number, value: string) =>
    reply(anna, 'PUT /api/survivors/ben', hour, { token: token('s'), json: { contact_methods: [{ value }] } });

  it.each([
    ['is sealed for other contacts, and no one hears of it', [], expect.any(String)],
    ['is sealed for other contacts, and their owners hear of it', [message('ben@x', REPLACED, 1504), message('ben@y', ABOUT, 1504)], undefined],
  ])('%s', async (_, heard, how) => {
    const memory = beforeSealing.begin();
    for (const event of [contact(1, 'ben@x'), sealed]) beforeSealing.onEvent?.(memory, event, lifeAt(2));
    await beforeSealing.afterStep?.(memory, lifeAt(1500, changesOf(['WILL', { sealed: {} }, undefined])));
    const review = asHost('POST /api/auth/review', 1502.5);
    const again = asHost('POST /api/will/encrypt', 1503, { body: { threshold: 2 } });
    for (const event of [resetByMail(1501), contact(1502, 'ben@y'), review, again, ...heard]) beforeSealing.onEvent?.(memory, event, lifeAt(1504));
    expect(await beforeSealing.afterStep?.(memory, lifeAt(1520))).toEqual(how);
  });
});

describe('a transfer after a silence', () => {
  const withFate = (event: LifeEvent, fate?: string): LifeEvent =>
    event.kind === 'message' && fate ? ({ ...event, message: { ...event.message, fate } } as LifeEvent) : event;

  it.each([
    ['whose last check came back waits for a notice', 'bounce', 80, expect.any(String)],
    ['whose last check came back opens after a week', 'bounce', 190, undefined],
    ['whose last check has arrived waits for no notice', undefined, 80, undefined],
  ])('%s', async (_, fate, hours, how) => {
    const memory = notifiedFirst.begin();
    const events = [written, uploaded, sealed, withFate(message('anna@example.com', 'Are you well?', 590), fate)];
    for (const event of events) notifiedFirst.onEvent?.(memory, event, lifeAt(590));
    await notifiedFirst.afterStep?.(memory, lifeAt(600, activated(600)));
    const begun = reply(ben, 'POST /api/transfer/initiate', 610, {
      body: { transfer_id: 't', host_cancel_deadline: new Date(658 * HOUR).toISOString() },
    });
    notifiedFirst.onEvent?.(memory, begun, lifeAt(610));
    expect(notifiedFirst.onEvent?.(memory, access(ben, 610 + hours), lifeAt(610 + hours))).toEqual(how);
  });
});

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
  it.each(CASES)('%s', async (_, run, kept, broken) => {
    expect([await run(kept), await run(broken)]).toEqual([undefined, expect.any(String)]);
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
