import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, isGlobalAddress } from '#net/outbound.ts';

describe('the public internet', () => {
  it.each([
    ['8.8.8.8', 'a public IPv4 address'],
    ['2606:4700:4700::1111', 'a public IPv6 address'],
    ['::ffff:8.8.8.8', 'a mapped public address'],
    ['64:ff9b::808:808', 'a public address behind NAT64'],
    ['2002:808:808::1', '6to4 of a public address'],
    ['2001:0:808:808:0:0:f7f7:f7f7', 'Teredo between public addresses'],
  ])('contains %s, %s', (address) => expect(isGlobalAddress(address)).toBe(true));

  it.each([
    ['127.0.0.1', 'loopback'],
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.0.1', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['169.254.169.254', 'the metadata service'],
    ['169.254.170.2', 'task credentials'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['240.0.0.1', 'reserved'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'an interface of this machine'],
    ['2606:4700:4700::1111%eth0', 'a zone on a public address'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'the metadata service over IPv6'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['::7f00:1', 'IPv4-compatible loopback'],
    ['::ffff:127.0.0.1', 'mapped loopback'],
    ['::ffff:a9fe:a9fe', 'mapped metadata service'],
    ['::ffff:0:a00:1', 'translated private'],
    ['64:ff9b::a00:1', 'private behind NAT64'],
    ['64:ff9b::a9fe:a9fe', 'metadata behind NAT64'],
    ['64:ff9b:1::808:808', 'a local NAT64 prefix'],
    ['2002:a00:1::', '6to4 of a private address'],
    ['2002:7f00:1::', '6to4 of loopback'],
    ['2001:0:808:808:0:0:f5ff:fffe', 'Teredo to a private client'],
    ['2001:0:a00:1:0:0:f7f7:f7f7', 'Teredo over a private server'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['5f00::1', 'segment routing'],
    ['4000::1', 'not assigned'],
    ['0x7f.1', 'a hexadecimal short form'],
    ['2130706433', 'a whole number'],
    ['127.1', 'a short form'],
    ['010.0.0.1', 'an octal form'],
    ['localhost', 'a name'],
    ['', 'nothing'],
  ])('does not contain %s, %s', (address) => expect(isGlobalAddress(address)).toBe(false));
});

describe('an outbound connection', () => {
  const server = net.createServer((socket) => socket.on('error', () => {}).end('hello'));
  const silent = net.createServer((socket) => socket.on('error', () => {}));
  let port = 0;
  let silentPort = 0;
  beforeAll(async () => {
    port = await listen(server);
    silentPort = await listen(silent);
  });
  afterAll(() => {
    server.close();
    silent.close();
  });

  it('reaches loopback only if it is allowed', async () => {
    const allowed = await createOutbound({ allowLoopback: true }).connect({ host: '127.0.0.1', port }, { timeoutMs: 2000 });
    expect(allowed.remoteAddress).toBe('127.0.0.1');
    allowed.destroy();

    await expect(createOutbound({ allowLoopback: false }).connect({ host: '127.0.0.1', port }, { timeoutMs: 2000 })).rejects.toMatchObject({
      name: 'Refusal',
      code: 'validation_failed',
    });
  });

  it.each(['127.0.0.1', '[::1]', '::ffff:127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001'])('refuses %s when deployed', async (host) => {
    const refused = createOutbound({ allowLoopback: false }).connect({ host, port }, { timeoutMs: 2000 });
    await expect(refused).rejects.toSatisfy((error: { code: string }) => ['validation_failed', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code));
  });

  it('uses the address that was checked, and asks the resolver only once', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const outbound = createOutbound({ allowLoopback: true, resolve: async () => answers.shift() ?? ['10.0.0.1'] });
    const socket = await outbound.connect({ host: 'rebinding.example.com', port }, { timeoutMs: 2000 });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    expect(answers).toEqual([['10.0.0.1']]);
    socket.destroy();

    await expect(outbound.connect({ host: 'rebinding.example.com', port }, { timeoutMs: 2000 })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('refuses a name with a private address among public ones', async () => {
    const outbound = createOutbound({ allowLoopback: false, resolve: async () => ['8.8.8.8', '10.0.0.1'] });
    await expect(outbound.connect({ host: 'both.example.com', port: 443 }, { timeoutMs: 2000 })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it.each([
    ['a resolver that never answers', { host: 'slow.example.com', resolve: () => new Promise<string[]>(() => {}), tls: false }],
    ['a TLS handshake that never ends', { host: '127.0.0.1', resolve: async () => [], tls: true }],
  ])('times out on %s', async (_, { host, resolve, tls }) => {
    const outbound = createOutbound({ allowLoopback: true, resolve });
    await expect(outbound.connect({ host, port: silentPort }, { timeoutMs: 100, tls })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('fails with the system’s error if no server is listening', async () => {
    const unused = net.createServer();
    const free = await listen(unused);
    await new Promise((resolve) => unused.close(resolve));
    await expect(createOutbound({ allowLoopback: true }).connect({ host: '127.0.0.1', port: free }, { timeoutMs: 2000 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

describe('the agents for HTTP clients', () => {
  const server = http.createServer((_request, response) => response.end('inside'));
  let port = 0;
  beforeAll(async () => {
    port = await listen(server);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reach loopback over plain HTTP if it is allowed', async () => {
    const { httpAgent } = createOutbound({ allowLoopback: true });
    expect(await get(`http://127.0.0.1:${port}/`, httpAgent)).toBe('inside');
    httpAgent.destroy();
  });

  it.each(['127.0.0.1', 'localhost', '[::1]'])('do not reach %s when deployed', async (host) => {
    const { httpAgent, httpsAgent } = createOutbound({ allowLoopback: false });
    await expect(get(`http://${host}:${port}/`, httpAgent)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(get(`https://${host}:${port}/`, httpsAgent)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('never use plain HTTP outside this machine', async () => {
    const { httpAgent } = createOutbound({ allowLoopback: true, resolve: async () => ['8.8.8.8'] });
    await expect(get('http://public.example.com/', httpAgent)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('use the address that was checked', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    const { httpAgent } = createOutbound({ allowLoopback: true, resolve: async () => answers.shift() ?? [] });
    expect(await get(`http://rebinding.example.com:${port}/`, httpAgent)).toBe('inside');
    httpAgent.destroy();
    await expect(get(`http://rebinding.example.com:${port}/`, httpAgent)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function get(url: string, agent: http.Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = url.startsWith('https') ? https : http;
    client
      .get(url, { agent }, (response) => {
        response.setEncoding('utf8').once('data', resolve);
      })
      .on('error', reject);
  });
}
