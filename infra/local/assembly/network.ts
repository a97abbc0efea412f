import dns from 'node:dns/promises';
import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { PUBLIC_ADDRESS, type TlsProxy } from './tls-proxy.ts';

/** A request that a bundle sent, for the call recorder. */
export interface SentRequest {
  port: number;
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Creates Node's network modules for one bundle. Host names of external providers get a public address but connect to the
 * emulators. Each request over plain HTTP is passed to `onRequest`.
 */
export function createNetwork(proxy: TlsProxy, onRequest: (sent: SentRequest) => void): Record<string, object> {
  const reroute = <Options extends RequestOptions>(options: Options): Options => {
    const host = String(options.host ?? '');
    const port = proxy.portOf(host, Number(options.port));
    return port === undefined ? options : { ...options, host: '127.0.0.1', port, servername: host, lookup: undefined };
  };
  class Agent extends http.Agent {
    override createConnection(options: RequestOptions, done?: never) {
      return super.createConnection(reroute(options), done);
    }
  }
  class SecureAgent extends https.Agent {
    override createConnection(options: RequestOptions, done?: never) {
      return super.createConnection(reroute(options), done);
    }
  }
  const connect = (options: net.NetConnectOpts, ...more: never[]) => net.connect(reroute(options as RequestOptions) as net.NetConnectOpts, ...more);
  const lookup = async (host: string, options: object) => (proxy.knows(host) ? [{ address: PUBLIC_ADDRESS, family: 4 }] : dns.lookup(host, options));
  return {
    'dns/promises': replaceParts(dns, { lookup }),
    net: replaceParts(net, { connect: connect, createConnection: connect }),
    http: replaceParts(http, { Agent, request: observeRequests(http.request, onRequest) }),
    https: replaceParts(https, { Agent: SecureAgent, request: requestBy(SecureAgent) }),
  };
}

/** Returns `https.request` with a new agent of this class for a request that wants a separate one. */
function requestBy(SecureAgent: typeof https.Agent) {
  return (options: https.RequestOptions, ...more: never[]): ClientRequest =>
    https.request(options.agent === false ? { ...options, agent: new SecureAgent() } : options, ...more);
}

/** Returns a module with some of its exports replaced. */
function replaceParts(module: object, parts: object): object {
  return Object.assign(Object.create(module), parts);
}

function observeRequests(request: typeof http.request, onRequest: (sent: SentRequest) => void) {
  return (options: RequestOptions | URL | string, ...more: never[]): ClientRequest => {
    const made = request(options as RequestOptions, ...more);
    if (typeof options === 'string' || options instanceof URL) return made;
    const kept: Buffer[] = [];
    let size = 0;
    const keep = (chunk: unknown): void => {
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) kept.push(Buffer.from(chunk as Uint8Array));
    };
    for (const name of ['write', 'end'] as const) {
      const own = made[name].bind(made) as (...given: unknown[]) => never;
      made[name] = (...given: unknown[]) => {
        keep(given[0]);
        return own(...given);
      };
    }
    made.once('response', () => {
      const { port, method, path, headers } = options;
      onRequest({
        port: Number(port),
        method: method ?? 'GET',
        path: path ?? '/',
        headers: { ...headers } as Record<string, unknown>,
        body: Buffer.concat(kept),
      });
    });
    return made;
  };
}
