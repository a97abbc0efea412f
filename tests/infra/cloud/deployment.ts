import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import type { DeploymentEvent } from '#infra/cloud/custom-resource.ts';

/** A request to AWS, with its path, or a report to CloudFormation. */
interface Received {
  path: string;
  contentType: string | undefined;
  body: string;
}

/** CloudFormation and one service of AWS, as the function behind a custom resource sees them. */
interface Deployment {
  event<Properties>(type: DeploymentEvent<Properties>['RequestType'], properties: Properties): DeploymentEvent<Properties>;
  /** Returns the event with a URL that CloudFormation rejects. */
  expired<Properties>(event: DeploymentEvent<Properties>): DeploymentEvent<Properties>;
  /** The requests to the service so far. */
  calls(): Received[];
  /** The reports to CloudFormation so far. */
  reports(): Received[];
  outcomes(): unknown[];
}

const REPORT = '/report?signature=s';
/** CloudFormation no longer accepts the signature of this one. */
const EXPIRED = '/expired?signature=s';

/** Starts both for each test of this file. `respond` is the service. Use the returned deployment only in tests. */
export function deploymentHere(respond: (response: ServerResponse) => void): Deployment {
  let server: Server;
  let address: string;
  let received: Received[] = [];
  beforeEach(async () => {
    received = [];
    server = createServer(async (request, response) => {
      const { url: path = '', headers } = request;
      received.push({ path, contentType: headers['content-type'], body: await text(request) });
      if (path === REPORT || path === EXPIRED) return response.writeHead(path === EXPIRED ? 403 : 200).end();
      return respond(response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The address of a TCP server is always an AddressInfo.
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(process.env, { AWS_ENDPOINT_URL: address, AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'y' });
  });
  afterEach(() => {
    delete process.env['AWS_ENDPOINT_URL'];
    server.closeAllConnections();
    server.close();
  });
  const reports = () => received.filter(({ path }) => path === REPORT);
  return {
    event: (RequestType, ResourceProperties) => ({
      RequestType,
      ResourceType: 'Custom::Resource',
      ResponseURL: `${address}${REPORT}`,
      StackId: 'stack',
      RequestId: 'request',
      LogicalResourceId: 'Resource',
      ResourceProperties,
    }),
    expired: (event) => ({ ...event, ResponseURL: `${address}${EXPIRED}` }),
    calls: () => received.filter(({ path }) => path !== REPORT && path !== EXPIRED),
    reports,
    outcomes: () => reports().map(({ body }) => JSON.parse(body)),
  };
}
