import { type Connections, securityHeaders, withPolicy } from '#web/edge/headers.ts';
import type { ReleaseList } from './release-list.ts';
import { sha256 } from './sigsum.ts';

/** One result of a comparison. `unchecked`: it could not be read, so nothing is known about it. */
export interface Difference {
  kind: 'differs' | 'missing' | 'extra' | 'unchecked';
  name: string;
  why: string;
}

/** What only this deployment has in its pages. */
export interface OfDeployment {
  connections: Set<string>;
  /** The addresses of the API among them. */
  apis: Set<string>;
}

/** Returns a file of the same release that was built here, or undefined. */
export type BuiltHere = (path: string) => Promise<Buffer | undefined>;

interface Reply {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Gets every page and file of the list as a browser does, and compares each byte. */
export async function comparePages(site: string, list: ReleaseList, builtHere: BuiltHere, seen: OfDeployment): Promise<Difference[]> {
  const addresses = new Map(Object.entries(list.addresses));
  for (const path of Object.keys(list.pages)) if (!/^\w+\.html$/.test(path)) addresses.set(`/${path}`, path);
  const open = [...addresses];
  const found: Difference[] = [];
  const compareNext = async (): Promise<void> => {
    for (let next = open.pop(); next; next = open.pop())
      found.push(...(await compareAddress(new URL(next[0], site), next[1], list, builtHere, seen)));
  };
  await Promise.all(Array.from({ length: 8 }, compareNext));
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function compareAddress(url: URL, path: string, list: ReleaseList, builtHere: BuiltHere, seen: OfDeployment): Promise<Difference[]> {
  const of = (kind: Difference['kind'], why: string): Difference => ({ kind, name: url.pathname, why });
  const reply = await get(url).catch((error: unknown) => reasonOf(error));
  if (typeof reply === 'string') return [of('unchecked', reply)];
  if (reply.status === 404 || reply.status === 403) return [of('missing', `the answer is ${reply.status}`)];
  if (reply.status !== 200) return [of('unchecked', `the answer is ${reply.status}`)];
  const isPage = /^\w+\.html$/.test(path);
  const connections = isPage ? connectionsOf(reply.body) : undefined;
  if (connections) {
    seen.connections.add(`${connections.api} ${connections.staging}`);
    seen.apis.add(connections.api);
  }
  const wrongHeaders = headersThatDiffer(reply.headers, path, isPage).map((header) => of('differs', `the header ${header} is another one`));
  const content = isPage ? withoutPolicy(reply.body, connections) : reply.body;
  if (content && sha256(content).toString('hex') === list.pages[path]) return wrongHeaders;
  // Without the build, the difference is known and only its place is not.
  const here = await builtHere(path).catch(() => undefined);
  // Only a file of the release itself shows the place.
  const built = here && sha256(here).toString('hex') === list.pages[path] ? here : undefined;
  const expected = built && connections ? Buffer.from(withPolicy(String(built), connections)) : built;
  const where = expected
    ? `from byte ${firstDifference(expected, reply.body)}`
    : 'and this checkout is not of the release, so the place is not known';
  return [...wrongHeaders, of('differs', where), ...extraFiles(reply.body, url, list)];
}

/** https://nodejs.org/api/globals.html#fetch decodes what these encodings have encoded, as a browser does. */
export async function get(url: URL): Promise<Reply> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*', 'user-agent': 'Mozilla/5.0', 'accept-language': 'en' };
  const reply = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
}

export function reasonOf(error: unknown): string {
  const { cause, message } = Object(error);
  return String(Object(cause).code ?? Object(cause).message ?? message ?? error);
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*" \/>/;

/** Returns the two addresses that the policy in a page names, or undefined if it has another form. */
function connectionsOf(body: Buffer): Connections | undefined {
  const [, api, staging] = /; connect-src 'self' (\S+) (\S+); /.exec(POLICY.exec(String(body))?.[0] ?? '') ?? [];
  return api && staging ? { api, staging } : undefined;
}

/** Returns a page as it was built. Undefined if its policy is another one than ours with these addresses. */
function withoutPolicy(body: Buffer, connections: Connections | undefined): Buffer | undefined {
  const html = String(body).replace(POLICY, '');
  try {
    return connections && body.equals(Buffer.from(withPolicy(html, connections))) ? Buffer.from(html) : undefined;
  } catch {
    return undefined;
  }
}

/** These load something, report what a page does, or keep something in the browser. */
const NEVER_SENT = [
  'content-security-policy-report-only',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'set-cookie',
  'speculation-rules',
];

/** Headers that let a page do more, or load something. Those of the template for pages may name the addresses with wildcards. */
function headersThatDiffer(headers: Headers, path: string, isPage: boolean): string[] {
  const [, api = '', staging = ''] = /connect-src 'self' (\S+) (\S+);/.exec(headers.get('content-security-policy') ?? '') ?? [];
  const isPart = path.startsWith('assets/');
  const expected = (): Record<string, string> => {
    try {
      return securityHeaders(isPart ? undefined : { api, staging });
    } catch {
      return { 'Content-Security-Policy': '' };
    }
  };
  const differing = Object.entries(expected()).filter(([name, value]) => headers.get(name) !== value);
  const added = [...NEVER_SENT, ...(isPage ? ['content-disposition'] : [])].filter((name) => headers.has(name));
  const isOtherType = isPage && !/^text\/html; ?charset=utf-8$/i.test(headers.get('content-type') ?? '');
  return [...differing.map(([name]) => name), ...added, ...(isOtherType ? ['content-type'] : [])];
}

/** Returns what a page that differs loads and the list does not have. */
function extraFiles(body: Buffer, { pathname }: URL, { pages }: ReleaseList): Difference[] {
  const loaded = [...String(body).matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const own = ['/icon.svg', '/manifest.webmanifest'];
  const extra = [...new Set(loaded)].filter((address) => !own.includes(address) && !(address.slice(1) in pages));
  return extra.map((name) => ({ kind: 'extra', name, why: `${pathname} loads it, and the release does not have it` }));
}

function firstDifference(one: Buffer, other: Buffer): number {
  const at = one.findIndex((byte, n) => byte !== other[n]);
  return at < 0 ? one.length : at;
}
