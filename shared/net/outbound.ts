import { lookup as lookUp } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import tls from 'node:tls';
import { Refusal } from '#common/refusal.ts';
import { isGlobalAddress, isLoopback } from './global-address.ts';
import { timedOut, withDeadline } from './timeout.ts';

export { isGlobalAddress } from './global-address.ts';

/** Resolves a host name to IP addresses. */
type Resolve = (host: string) => Promise<string[]>;
type Admits = (address: string) => boolean;

export interface OutboundTarget {
  host: string;
  port: number;
}

/** The only connection to hosts that a user named. Nothing else in this service may connect to such a host. */
export interface Outbound {
  /**
   * Returns a connected socket, after the TLS handshake if `tls` is set. `timeoutMs` limits all steps together.
   * Throws Refusal `validation_failed` for a host that is not allowed. Otherwise throws the socket's error (`code` ETIMEDOUT, ENOTFOUND, ...).
   */
  connect(target: OutboundTarget, options: { timeoutMs: number; tls?: boolean | { servername: string } }): Promise<net.Socket | tls.TLSSocket>;
  /** For HTTP clients. Every new connection passes the same check. */
  httpsAgent: https.Agent;
  /** Connects only to loopback, and only if loopback is allowed. */
  httpAgent: http.Agent;
}

/** Creates the Outbound. `allowLoopback` is only for the local stack and tests. `resolve` replaces the system's resolver in tests. */
export function createOutbound({ allowLoopback, resolve = bySystem }: { allowLoopback: boolean; resolve?: Resolve }): Outbound {
  const admits: Admits = (address) => isGlobalAddress(address) || (allowLoopback && isLoopback(address));
  const admitsPlain: Admits = (address) => allowLoopback && isLoopback(address);
  return {
    connect: (target, options) => connect(target, options, { admits, resolve, trustsLoopback: allowLoopback }),
    httpsAgent: guarded(new https.Agent({ keepAlive: true, maxSockets: 16 }), admits, resolve),
    httpAgent: guarded(new http.Agent({ keepAlive: true, maxSockets: 16 }), admitsPlain, resolve),
  };
}

async function bySystem(host: string): Promise<string[]> {
  const found = await lookUp(host, { all: true });
  return found.map(({ address }) => address);
}

interface World {
  admits: Admits;
  resolve: Resolve;
  trustsLoopback: boolean;
}

async function connect(target: OutboundTarget, options: { timeoutMs: number; tls?: boolean | { servername: string } }, world: World) {
  const deadline = new AbortController();
  const abandon = () => deadline.abort(timedOut());
  return await withDeadline(options.timeoutMs, abandon, async () => {
    const plain = await dial(target, deadline.signal, world);
    return options.tls ? await secure(plain, target.host, options.tls, deadline.signal, world) : plain;
  }).catch((error: unknown) => {
    throw deadline.signal.aborted ? deadline.signal.reason : error;
  });
}

async function dial({ host, port }: OutboundTarget, signal: AbortSignal, { admits, resolve }: World): Promise<net.Socket> {
  const addresses = await orAborted(admittedAddresses(bare(host), admits, resolve), signal);
  // The socket gets the checked addresses instead of the name, so a second, different reply of the resolver cannot be used.
  const socket = net.connect({ host: bare(host), port, lookup: answering(addresses), autoSelectFamily: true, signal });
  socket.on('error', () => {}); // an error before the caller adds its own listener must not end the process
  await established(socket, 'connect', signal);
  return socket.setNoDelay(true);
}

async function secure(
  socket: net.Socket,
  host: string,
  wanted: true | { servername: string },
  signal: AbortSignal,
  world: World,
): Promise<tls.TLSSocket> {
  const name = wanted === true ? bare(host) : wanted.servername;
  const secured = tls.connect({
    socket,
    host: name,
    ...(net.isIP(name) === 0 && { servername: name }),
    // A certificate proves nothing about a server on this machine. This applies only where loopback is allowed.
    rejectUnauthorized: !(world.trustsLoopback && isLoopback(socket.remoteAddress ?? '')),
  });
  secured.on('error', () => {});
  await established(secured, 'secureConnect', signal);
  return secured;
}

async function established(socket: net.Socket, event: string, signal: AbortSignal): Promise<void> {
  try {
    await once(socket, event, { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function admittedAddresses(host: string, admits: Admits, resolve: Resolve): Promise<string[]> {
  const addresses = net.isIP(host) === 0 ? await resolve(host) : [host];
  if (addresses.length === 0) throw Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' });
  // Every address must be public: an attacker can mix a private address with public ones, and it is used some of the time.
  if (!addresses.every(admits))
    throw new Refusal('validation_failed', 'This host name points to an address that this service does not connect to. Please use a public host.');
  return addresses;
}

function answering(addresses: readonly string[]): net.LookupFunction {
  const all = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (options.all || !first) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

/** https://nodejs.org/api/http.html#agentcreateconnectionoptions-callback */
function guarded<Agent extends http.Agent>(agent: Agent, admits: Admits, resolve: Resolve): Agent {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const host = bare(options.host ?? '');
    admittedAddresses(host, admits, resolve)
      .then((addresses) => {
        const pinned = { ...options, host, lookup: answering(addresses), autoSelectFamily: true };
        // Node's own agents always return their socket synchronously; the wider type is for subclasses.
        return create(pinned) as net.Socket;
      })
      .then(
        (socket) => callback?.(null, socket),
        // The type requires a stream with every error; Node checks the error first.
        (error) => callback?.(error, undefined as never),
      );
    return undefined;
  };
  return agent;
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function bare(host: string): string {
  return host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
}
