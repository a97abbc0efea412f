import { connect } from 'node:net';
import tls from 'node:tls';
import { DRIVE_TYPES } from '#common/storage-kinds.ts';
import type { DriveEndpoints, EmulatorEndpoints } from '#infra/local/emulators/settings.ts';
import { DRIVE_ADDRESSES } from '#storages/adapters/drive-addresses.ts';
import { issueCertificate } from './certificate.ts';

/** Replaces the internet: connections to public host names lead to the emulators on this machine. */
export interface TlsProxy {
  /** Returns the local port for a connection to this host and port. Undefined if the host is unknown. */
  portOf(host: string, port: number): number | undefined;
  knows(host: string): boolean;
  close(): Promise<void>;
}

/** What browsers reach: the port of the proxy itself, and the local port of each host. */
export interface Front {
  port: number;
  hosts: readonly (readonly [host: string, port: number])[];
}

/** A public address, so that checks against private addresses pass. Nothing is ever sent there. */
export const PUBLIC_ADDRESS = '93.184.215.14';

// The S3 emulator reads the part of a host name before a dot as a bucket.
export const EXTERNAL_HOSTS = {
  smtp: 'smtp.imitation.example',
  s3: 's3-imitation',
  sftp: 'sftp.imitation.example',
  push: 'push.imitation.example',
} as const;

/** The names of the real APIs, as the service calls them. */
const PROVIDERS = {
  twilio: 'api.twilio.com',
  twilioConversations: 'conversations.twilio.com',
  vonage: 'api.nexmo.com',
  whatsapp: 'graph.facebook.com',
  telegram: 'api.telegram.org',
} as const;

/** Starts a TLS proxy in front of the emulators. Its certificate authority is trusted by this process from now on. */
export async function startTlsProxy({ smtp, s3, sftp, push, providers, drives }: EmulatorEndpoints, front?: Front): Promise<TlsProxy> {
  // Each name is a key of both objects.
  const apis = Object.entries(PROVIDERS).map(([name, host]) => [host, portIn(providers[name as keyof typeof PROVIDERS])] as const);
  const secured = new Map<string, number>([
    [EXTERNAL_HOSTS.smtp, smtp.port],
    [EXTERNAL_HOSTS.s3, portIn(s3)],
    [EXTERNAL_HOSTS.push, portIn(push.endpoint)],
    ...apis,
    ...driveHosts(drives),
    ...(front?.hosts ?? []),
  ]);
  const { ca, server: certificate } = issueCertificate([...secured.keys()]);
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ca]);
  const sockets = new Set<tls.TLSSocket>();
  const server = tls.createServer(certificate, (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    forward(socket, secured.get(String(socket.servername)) ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(front?.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  const securePort = typeof address === 'object' && address ? address.port : 0;
  return {
    portOf: (host, port) => (host === EXTERNAL_HOSTS.sftp && port === 22 ? sftp.port : isServed(host, port, secured) ? securePort : undefined),
    knows: (host) => host === EXTERNAL_HOSTS.sftp || secured.has(host),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers keep connections open.
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

/** Returns every host of each cloud drive, for tokens, API and files, with the port of its emulator. */
function driveHosts({ addresses }: DriveEndpoints): [host: string, port: number][] {
  return DRIVE_TYPES.flatMap((type) =>
    Object.values(DRIVE_ADDRESSES[type]).map((address): [string, number] => [new URL(address).hostname, portIn(addresses[type].api)]),
  );
}

const portIn = (address: string): number => Number(new URL(address).port);

function isServed(host: string, port: number, secured: ReadonlyMap<string, number>): boolean {
  return secured.has(host) && port === (host === EXTERNAL_HOSTS.smtp ? 465 : 443);
}

function forward(socket: tls.TLSSocket, port: number): void {
  const inner = connect(port, '127.0.0.1');
  const end = () => {
    socket.destroy();
    inner.destroy();
  };
  for (const side of [socket, inner]) side.on('error', end).on('close', end);
  socket.pipe(inner).pipe(socket);
}
