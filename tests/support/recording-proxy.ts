import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for a browser that keeps each request as it was on the wire: its line, its headers and its body, binary ones too. */
export interface RecordingProxy {
  /** The address for the `proxy` of a browser. */
  server: string;
  /** Returns all requests so far, one text each, with one character for each byte. */
  recorded(): string[];
  close(): void;
}

/** Starts a proxy for plain HTTP on loopback. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const recorded: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.rawHeaders.join('\n');
      recorded.push(`${request.method} ${request.url}\n${headers}\n\n${Buffer.concat(chunks).toString('latin1')}`);
    });
    forward(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded: () => recorded,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A request to a proxy names the whole address: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function forward(request: IncomingMessage, response: ServerResponse): void {
  const { 'proxy-connection': _, ...headers } = request.headers;
  const onward = httpRequest(request.url ?? '', { method: request.method ?? 'GET', headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.on('close', () => !request.complete && onward.destroy());
  request.pipe(onward);
}
