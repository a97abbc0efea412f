import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobs, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';

const rows: Record<string, Row> = routes;
const names = Object.keys(rows);
const files = readdirSync('functions', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
/** Files under functions/ that are not a function of a row or a job. */
const OTHERS = ['routes', 'authorizer', 'liveness/page-check'];

/** The 41 endpoints of the specification, with its limits. Endpoints without a limit in it are admitted 60 times a minute. */
const SPECIFIED: [string, string, Row['auth'], string][] = [
  ['POST', '/api/auth/register', 'public', '10/15m'],
  ['POST', '/api/auth/login', 'public', '10/15m'],
  ['POST', '/api/auth/logout', 'bearer', '60/1m'],
  ['POST', '/api/auth/refresh', 'public', '10/15m'],
  ['GET', '/api/host/profile', 'bearer', '100/1m'],
  ['PUT', '/api/host/profile', 'bearer', '100/1m'],
  ['GET', '/api/host/settings', 'bearer', '100/1m'],
  ['PUT', '/api/host/settings', 'bearer', '100/1m'],
  ['GET', '/api/survivors', 'bearer', '100/1m'],
  ['POST', '/api/survivors', 'bearer', '10/1h'],
  ['PUT', '/api/survivors/<id>', 'bearer', '20/1h'],
  ['DELETE', '/api/survivors/<id>', 'bearer', '10/1h'],
  ['PUT', '/api/survivors/minimum-count', 'bearer', '60/1m'],
  ['POST', '/api/survivors/<id>/regenerate-codes', 'bearer', '5/1h'],
  ['GET', '/api/storages', 'bearer', '100/1m'],
  ['POST', '/api/storages', 'bearer', '10/1h'],
  ['POST', '/api/storages/connect', 'bearer', '60/1m'],
  ['GET', '/api/storages/oauth/callback', 'public', '60/1m'],
  ['GET', '/api/storages/<id>/browse', 'bearer', '50/1m'],
  ['DELETE', '/api/storages/<id>', 'bearer', '60/1m'],
  ['GET', '/api/connectors', 'bearer', '100/1m'],
  ['POST', '/api/connectors', 'bearer', '10/1h'],
  ['PUT', '/api/connectors/<id>', 'bearer', '60/1m'],
  ['DELETE', '/api/connectors/<id>', 'bearer', '60/1m'],
  ['POST', '/api/connectors/<id>/test', 'bearer', '10/1h'],
  ['GET', '/api/will/status', 'bearer', '60/1m'],
  ['POST', '/api/will/upload', 'bearer', '60/1m'],
  ['POST', '/api/will/encrypt', 'bearer', '60/1m'],
  ['POST', '/api/liveness/alive', 'bearer', '60/1m'],
  ['GET', '/api/liveness/history', 'bearer', '60/1m'],
  ['POST', '/api/transfer/initiate', 'public', '30/1m'],
  ['POST', '/api/transfer/cancel', 'bearer', '60/1m'],
  ['GET', '/api/transfer/status', 'public', '30/1m'],
  ['POST', '/api/transfer/lookup', 'public', '10/1m'],
  ['POST', '/api/transfer/send-otp', 'public', '10/1m'],
  ['POST', '/api/transfer/verify-and-initiate', 'public', '15/1m'],
  ['GET', '/api/transfer/completed/<id>', 'public', '30/1m'],
  ['POST', '/api/survivor-auth/select', 'public', '10/1m'],
  ['POST', '/api/survivor-auth/verify-otp', 'public', '15/1m'],
  ['GET', '/api/survivor-auth/will-access', 'public', '30/1m'],
  ['GET', '/api/survivor-auth/download', 'public', '30/1m'],
];

const { paths } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));

/** Whether a session has to give the password of its Host. */
function asksForPassword({ auth, method, path }: Row): boolean {
  const operation = paths[path.replace(/<(\w+)>/g, '{$1}')][method.toLowerCase()];
  const required: string[] = operation.requestBody?.content['application/json']?.schema?.required ?? [];
  return auth === 'bearer' && required.some((name) => name === 'password' || name === 'current_password');
}

describe('the specification', () => {
  it('has 41 endpoints', () => expect(new Set(SPECIFIED.map(([method, path]) => `${method} ${path}`))).toHaveLength(41));

  it.each(SPECIFIED)('%s %s has a row: %s, %s', (method, path, auth, limit) => {
    const found = Object.values(rows).filter((row) => row.method === method && row.path === path);
    expect(found).toMatchObject([{ auth, limit }]);
  });

  it('counts all of /api/host together, also everything that asks a session for the password, and every other endpoint separately', () => {
    const scopeOf = (row: Row) => (row.path.startsWith('/api/host/') ? 'host' : asksForPassword(row) ? 'password' : undefined);
    const wrong = Object.values(rows).filter((row) => row.scope !== scopeOf(row));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the index', () => {
  it('has one row for each method and path', () => {
    const addresses = Object.values(rows).map(({ method, path }) => `${method} ${path.replace(/<\w+>/g, '<>')}`);
    expect(new Set(addresses)).toHaveLength(addresses.length);
  });

  it.each(names)('%s is named by the rule', (name) => {
    const row = rows[name];
    expect(row && nameOf(row)).toBe(name);
  });

  it.each(names)('%s has a file with a handler', (name) => expect(exportsHandler(name)).toBe(true));

  it.each(names)('%s uses the shapes of its replies only as `reply`, because bundles leave them out', (name) => {
    const code = readFileSync(`functions/${name}.ts`, 'utf8');
    const imported = [...code.matchAll(/^import \{ ([^}]+) \} from '#http\/replies\//gm)].flatMap(([, list = '']) => list.split(', '));
    const used = code.replace(/^import .*$/gm, '').replace(/(?:reply:|typeof) \w+/g, '');
    const otherUse = imported.filter((shape) => new RegExp(`\\b${shape}\\b`).test(used));
    expect(otherUse).toEqual([]);
  });

  it.each(Object.keys(jobs))('%s has a file with a handler that leaves no details of its errors in the log of Lambda', (name) => {
    expect(readFileSync(`functions/${name}.ts`, 'utf8')).toMatch(/^export const handler = (?:job|worker|timerJob)[<(]/m);
  });

  it.each(files)('functions/%s.ts belongs to a row or a job', (file) => expect([...names, ...Object.keys(jobs), ...OTHERS]).toContain(file));

  it.each(files.filter((file) => names.includes(file)))('functions/%s.ts uses its own row', (name) => {
    const asked = [
      ...readFileSync(`functions/${name}.ts`, 'utf8').matchAll(/\b(?:hostEndpoint|custodyEndpoint|endpoint)(?:<[^(]*>)?\(\s*routes\['([^']+)'\]/g),
    ].map(([, row]) => row);
    expect(asked).toEqual([name]);
  });
});

describe('the second factor', () => {
  /** Signs of life, stops, the end of sessions, the proof itself, and the way back without one. */
  const WITHOUT = [
    'auth/factors/lost',
    'auth/logout',
    'auth/logout-everywhere',
    'auth/step-up/begin',
    'auth/step-up/prove',
    'host/keep',
    'host/sessions/delete',
    'liveness/alive',
    'rehearsals/delete',
    'transfer/cancel',
  ];

  it('is asked for by every row with which a signed-in Host changes something, except signs of life, stops and the end of sessions', () => {
    const changing = names.filter((name) => rows[name]?.auth === 'bearer' && rows[name].method !== 'GET');
    expect(changing.filter((name) => !rows[name]?.stepUp).sort()).toEqual(WITHOUT);
  });

  it('is not needed for stops, and each session has its own number of them: a stolen one uses up none of the Host', () => {
    const counted = names.filter((name) => rows[name]?.counts === 'session');
    // What a Host has to see before a stop.
    const seen = ['host/overview', 'host/sessions/list'];
    // A thief has one number of guesses at the password in all sessions together.
    expect(counted.sort()).toEqual([...WITHOUT.filter((name) => name !== 'auth/factors/lost'), ...seen].sort());
  });

  it('is asked for by no row without a session', () => {
    expect(names.filter((name) => rows[name]?.stepUp && rows[name].auth === 'public')).toEqual([]);
  });
});

describe('the time', () => {
  /** Signs of life and stops end what a deadline would begin. A rehearsal calls no worker that touches a will. */
  const WITHOUT = ['liveness/alive', 'liveness/get-respond', 'liveness/update-respond', 'rehearsals/create', 'transfer/cancel', 'transfer/stop'];
  /** They show the state of the will, and read no transfer. */
  const SHOW = ['liveness/history', 'will/status'];

  it('is passed by every row that reads a transfer, moves a will, shows its state or is refused because of it, except by signs of life and stops', () => {
    const depends = ({ name, uses, refuses = [] }: Row) =>
      SHOW.includes(name) ||
      uses.some((use) => use === 'table:TIMER' || use.endsWith(':TRANSFER')) ||
      refuses.some((code) => code === 'transfer_running' || code === 'sign_of_life_first');
    const other = Object.values(rows).filter((row) => depends(row) !== (row.passesTime === true));
    expect(other.map(({ name }) => name).sort()).toEqual(WITHOUT);
  });
});

describe('a lease', () => {
  /** They talk to fixed providers only. */
  const ELSEWHERE = ['connectors/create', 'connectors/update'];

  it('is taken by every row whose Host may let it wait for their own server', () => {
    const waiting = names.filter((name) => rows[name]?.auth === 'bearer' && rows[name].uses.includes('outbound'));
    expect(waiting.filter((name) => !rows[name]?.leased).sort()).toEqual(ELSEWHERE);
  });

  it('is taken by every download, which waits for a storage and for its reader', () => {
    const streamed = names.filter((name) => rows[name]?.auth === 'public' && rows[name].reply === 'stream');
    expect(streamed.filter((name) => !/^ +lease: /m.test(readFileSync(`functions/${name}.ts`, 'utf8')))).toEqual([]);
  });

  it('is taken by no sign of life, no stop and no link', () => {
    const leased = names.filter((name) => rows[name]?.leased);
    expect(leased.filter((name) => rows[name]?.auth === 'public' || /^(liveness|transfer|survivors|auth|host)\//.test(name))).toEqual([]);
  });
});

/** Returns the URL without `/api` and every `<id>`, with verbs where one path would name several files. */
function nameOf({ method, path }: Pick<Row, 'method' | 'path'>): string {
  const base = path
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api' && !segment.startsWith('<'))
    .join('/');
  const collection = path.replace(/\/<\w+>$/, '');
  if (isCollection(collection)) {
    const verbs = path === collection ? { GET: 'list', POST: 'create' } : { GET: 'get', PUT: 'update', DELETE: 'delete' };
    return `${base}/${new Map(Object.entries(verbs)).get(method)}`;
  }
  // The one account or will of the Host.
  if (method === 'DELETE') return `${base}/delete`;
  const methods = Object.values(rows).filter((row) => row.path === path);
  return methods.length > 1 ? base.replace(/[^/]+$/, (last) => `${method === 'GET' ? 'get' : 'update'}-${last}`) : base;
}

function isCollection(path: string): boolean {
  const paths = Object.values(rows).map((row) => row.path);
  return paths.some((one) => one === path) && paths.some((one) => one.startsWith(`${path}/<`));
}

function exportsHandler(name: string): boolean {
  return /^export (?:const|async function|function) handler\b/m.test(readFileSync(`functions/${name}.ts`, 'utf8'));
}
