import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import type { Inbox } from '#infra/local/emulators/inbox.ts';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { listen, readBody } from '#infra/local/gateway/ports.ts';

/** The config of a `push` connector: what a browser's `PushSubscription.toJSON()` returns. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushService {
  url: string;
  /** Subscribes a new browser. Without a key of the sender, the first one that sends is the only one that may. */
  subscribe(senderKey?: string): PushSubscription;
  close(): Promise<void>;
}

/** The browser behind one subscription. It keeps the private key. */
interface Browser {
  pair: ECDH;
  auth: Buffer;
  senderKey: string | undefined;
  isGone: boolean;
}

interface World {
  browsers: Map<string, Browser>;
  url(): string;
  inbox: Inbox;
  now(): Date;
}

const MAX_BYTES = 4096;
const MAX_TOKEN_SECONDS = 24 * 60 * 60;

/**
 * Starts a push service that also is the browsers behind it: it accepts a message as https://www.rfc-editor.org/rfc/rfc8030 says, checks
 * who sent it, decrypts it as a browser does, and delivers it to the inbox. `POST /subscribe` subscribes a browser, and `DELETE` of an
 * endpoint ends its subscription.
 */
export async function startPush(inbox: Inbox, now: () => Date, faultInjector: FaultInjector = createFaultInjector()): Promise<PushService> {
  let address = '';
  const world: World = { browsers: new Map(), url: () => address, inbox, now };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, json } = await answer(world, request, (await readBody(request)) ?? Buffer.alloc(0));
    response.writeHead(status, { 'content-type': 'application/json' }).end(json === undefined ? '' : JSON.stringify(json));
  };
  const { url, close } = await listen(withFaults(faultInjector, serve, (_request, response) => void response.writeHead(503).end()));
  address = url;
  return { url, subscribe: (senderKey) => subscribe(world, senderKey), close };
}

interface Reply {
  status: number;
  json?: unknown;
}

function subscribe({ browsers, url }: World, senderKey: string | undefined): PushSubscription {
  const id = randomBytes(24).toString('base64url');
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  browsers.set(id, { pair, auth, senderKey, isGone: false });
  return { endpoint: `${url()}/push/${id}`, keys: { p256dh, auth: auth.toString('base64url') } };
}

async function answer(world: World, request: IncomingMessage, body: Buffer): Promise<Reply> {
  if (request.url === '/subscribe') {
    const { key } = JSON.parse(body.toString('utf8') || '{}') as { key?: string };
    return { status: 201, json: subscribe(world, key) };
  }
  const [, id = ''] = /^\/push\/([\w-]+)$/.exec(request.url ?? '') ?? [];
  const browser = world.browsers.get(id);
  if (!browser) return { status: 404 };
  if (browser.isGone) return { status: 410 };
  if (request.method === 'DELETE') return end(browser);
  return deliver(world, { id, browser }, request, body);
}

function end(browser: Browser): Reply {
  browser.isGone = true;
  return { status: 204 };
}

/** https://www.rfc-editor.org/rfc/rfc8030#section-5 */
async function deliver(world: World, { id, browser }: { id: string; browser: Browser }, { headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  const ttl = headers['ttl'];
  if (headers['content-encoding'] !== 'aes128gcm' || typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return { status: 400 };
  if (body.length > MAX_BYTES) return { status: 413 };
  const senderKey = await senderOf(world, headers);
  if (senderKey === undefined) return { status: 401 };
  browser.senderKey ??= senderKey;
  if (browser.senderKey !== senderKey) return { status: 403 };
  const { title, text, link = '' } = JSON.parse(decrypted(browser, body)) as { title: string; text: string; link?: string };
  world.inbox.deliver({ channel: 'push', via: 'push', to: deviceOf(id), from: '', subject: title, text: [text, link].join('\n').trim(), html: '' });
  return { status: 201 };
}

/** The name of a browser in the inbox: the beginning of a hash of its endpoint. */
function deviceOf(id: string): string {
  return `device-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`;
}

/** Returns the public key of a sender who proves that it is theirs. https://www.rfc-editor.org/rfc/rfc8292 */
async function senderOf({ now }: World, { host, authorization = '' }: IncomingHttpHeaders): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url');
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33) }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, {
      audience: [`http://${host}`, `https://${host}`],
      currentDate: now(),
      requiredClaims: ['exp', 'sub'],
    });
    return Number(payload.exp) - now().getTime() / 1000 <= MAX_TOKEN_SECONDS ? key : undefined;
  } catch {
    return undefined;
  }
}

const HEADER = 16 + 4 + 1 + 65;
const TAG = 16;

/** Decrypts one record as a browser does. https://www.rfc-editor.org/rfc/rfc8291#section-3.4 */
export function decrypted({ pair, auth }: Pick<Browser, 'pair' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, HEADER);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(HEADER, -TAG)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
