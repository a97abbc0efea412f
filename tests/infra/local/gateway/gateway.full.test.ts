import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';

const serviceRoot = 'tests/infra/local/fixtures/service';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FRONTEND = 'http://localhost:5173';

let stack: RealStack;
let call: Client;
beforeAll(async () => {
  stack = await startRealStack('local stack', { serviceRoot });
  call = client(stack.url, { contract: false });
});
afterAll(() => stack.stop());

describe('a request becomes an event', () => {
  it('with all fields that API Gateway passes to a function', async () => {
    const headers = { 'X-Mine': 'yes', 'content-type': 'application/json' };
    const { status, body, headers: answered } = await call('POST', '/api/echo?a=1&a=2&b=%20x', { raw: '{"ä":1}', headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      resource: '/api/echo',
      path: '/api/echo',
      httpMethod: 'POST',
      queryStringParameters: { a: '2', b: ' x' },
      multiValueQueryStringParameters: { a: ['1', '2'], b: [' x'] },
      pathParameters: null,
      body: '{"ä":1}',
      isBase64Encoded: false,
      requestContext: { resourcePath: '/api/echo', identity: { sourceIp: '127.0.0.1' }, requestTimeEpoch: (await stack.now()).getTime() },
    });
    expect(body.headers['X-Mine']).toBe('yes');
    expect(body.requestContext.extendedRequestId).toMatch(UUID);
    expect(answered['x-request-id']).toBe(body.requestContext.extendedRequestId);
    // A page counts down by the service's time.
    expect(answered['date']).toBe((await stack.now()).toUTCString());
  });

  it('with an id that the client chose, and one that it did not', async () => {
    const { body, headers } = await call('POST', '/api/echo', { headers: { 'X-Amzn-RequestId': 'mine' } });
    expect(body.requestContext).toMatchObject({ requestId: 'mine', extendedRequestId: expect.stringMatching(UUID) });
    expect(headers['x-request-id']).toBe(body.requestContext.extendedRequestId);
  });

  it('with the IP address of the socket, not the one that the client claims', async () => {
    const from = client(stack.url, { localAddress: '127.0.0.9', contract: false });
    const { body } = await from('POST', '/api/echo', { headers: { 'x-forwarded-for': '8.8.8.8' } });
    expect(body.requestContext.identity.sourceIp).toBe('127.0.0.9');
  });
});

describe('without a function, the gateway answers', () => {
  it.each([
    ['an unknown path', 'GET', '/api/nothing', 404, 'not_found'],
    ['the root', 'GET', '/', 404, 'not_found'],
    ['another method', 'DELETE', '/api/echo', 405, 'method_not_allowed'],
    ['a function that throws', 'GET', '/api/broken', 503, 'unavailable'],
    ['a function that cannot be loaded', 'GET', '/api/unloadable', 503, 'unavailable'],
  ])('%s', async (_, method, path, status, code) => {
    const reply = await call(method, path);
    expect(reply).toMatchObject({ status, body: { code, error: expect.stringMatching(/\.$/) }, headers: { 'content-type': 'application/json' } });
    expect(reply.headers['x-request-id']).toMatch(UUID);
    expect(reply.bytes.toString()).not.toMatch(/words of a broken|cannot be loaded/);
  });

  it('and logs why a function failed', async () => {
    await expect.poll(() => stack.log()).toContain('the words of a broken function');
    await expect.poll(() => stack.log()).toContain('this module cannot be loaded');
  });

  it.each([
    [10 * 1024 * 1024, 200],
    [10 * 1024 * 1024 + 1, 413],
  ])('a body of %i bytes: %i', async (size, status) => {
    const reply = await call('POST', '/api/echo', { raw: Buffer.alloc(size, 'x') });
    expect(reply.status).toBe(status);
    if (status === 413) expect(reply.body.code).toBe('body_too_large');
  });
});

describe('a row that requires a bearer token', () => {
  it('answers 503 and not 401 when the authorizer fails', async () => {
    expect(await call('GET', '/api/secret', { token: 'confused' })).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

describe('the browser of the frontend', () => {
  const preflight = (origin: string) => call('OPTIONS', '/api/echo', { headers: { origin, 'access-control-request-method': 'POST' } });

  it.each(['http://evil.example', 'null', `${FRONTEND}.evil.example`])('%s may not', async (origin) => {
    const reply = await preflight(origin);
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('POST, OPTIONS');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a body that is streamed', () => {
  const bytes = Buffer.alloc(30 * 1024 * 1024, 'some bytes of a document ');
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  it('arrives completely, in any size', async () => {
    expect((await call('POST', '/api/upload', { raw: bytes })).body).toEqual({ form: 'stream', size: bytes.length, sha256 });
    expect((await call('POST', '/api/upload')).body).toMatchObject({ form: 'stream', size: 0 });
  });

  it('can be abandoned in the middle, and the response still arrives', async () => {
    expect(await call('POST', '/api/refuse-upload', { raw: bytes })).toMatchObject({ status: 415, body: { code: 'unsupported_document' } });
  });

  it('is an error for the function when the client closes the connection', async () => {
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${stack.url}/api/upload`, { method: 'POST', headers: { 'content-length': '1000000' } });
      request.on('error', () => resolve());
      request.write(Buffer.alloc(1000), () => request.destroy());
      request.on('close', resolve);
    });
    expect(await call('GET', '/api/things/still-there')).toMatchObject({ status: 200 });
  });
});

describe('a reply that is streamed', () => {
  it('arrives with its status, its headers and every byte', async () => {
    const reply = await call('GET', '/api/streamed?chunks=100');
    expect(reply).toMatchObject({ status: 201, headers: { 'x-told': 'yes', 'x-request-id': expect.stringMatching(UUID) } });
    expect(reply.bytes).toHaveLength(100 * 64 * 1024);
  });

  it('is a normal error when the function fails before the first byte', async () => {
    expect(await call('GET', '/api/streamed?fail=before')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('ends with a closed connection when the function fails in the middle', async () => {
    await expect(call('GET', '/api/streamed?chunks=5&fail=middle')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });

  it('stops the function when the client closes the connection', async () => {
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${stack.url}/api/streamed?chunks=1000000`, (response) => {
        response.once('data', () => request.destroy());
        response.on('error', () => {});
        response.once('close', resolve);
      });
      request.on('error', () => {});
      request.end();
    });
    await expect
      .poll(async () => (await call('GET', '/api/diary')).body.filter((line: string) => line.endsWith('stream over')).length)
      .toBeGreaterThan(2);
  });
});

describe('under the limits of the deployed service', () => {
  let deployed: RealStack;
  beforeAll(async () => {
    deployed = await startRealStack('local stack', { serviceRoot, awsLimits: true, remapsHeaders: true });
  });
  afterAll(() => deployed.stop());

  // 6 MiB of base64 are 4.5 MiB of file.
  it.each([
    [4.5 * 1024 * 1024, 200],
    [4.5 * 1024 * 1024 + 1, 413],
    [10 * 1024 * 1024 + 1, 413],
  ])('a streamed body of %i bytes: %i', async (size, status) => {
    const bytes = Buffer.alloc(size, 7);
    const reply = await client(deployed.url, { contract: false })('POST', '/api/upload', { raw: bytes });
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toEqual({ form: 'base64', size, sha256: createHash('sha256').update(bytes).digest('hex') });
    else expect(reply.body).toMatchObject({ code: 'body_too_large', error: expect.stringContaining('/api/will/uploads') });
  });

  it('the length of a streamed reply may be under another name only', async () => {
    const lengths = async (url: string) => {
      const { headers, bytes } = await client(url, { contract: false })('GET', '/api/streamed?chunks=2&told=yes');
      return [headers['content-length'], headers['x-amzn-remapped-content-length'], bytes.length];
    };
    expect(await lengths(stack.url)).toEqual(['131072', undefined, 131_072]);
    expect(await lengths(deployed.url)).toEqual([undefined, '131072', 131_072]);
  });
});

it('HEAD has the status and the headers of GET, and no body', async () => {
  const [head, get] = [await call('HEAD', '/api/broken'), await call('GET', '/api/broken')];
  expect([head.status, head.headers['content-type'], head.bytes.length]).toEqual([get.status, get.headers['content-type'], 0]);
});

it('a bearer token at an unknown path changes nothing: 404', async () => {
  expect(await call('GET', '/api/nothing', { token: 'any' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
