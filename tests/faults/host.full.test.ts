import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Host, letter, newcomer, openAccount, signIn } from '#tests/support/story.ts';
import { type FaultRow, underFault } from './fault-row.ts';

const stack = sharedStack();
let host: Host;
beforeAll(async () => {
  host = await openAccount(stack);
});
beforeEach(async () => {
  await signIn(host);
});

describe('an account', () => {
  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['dynamodb', 'timeout', 'unavailable'],
    ['kms', 'error', 'done'],
  ])('is signed in to while %s fails by %s: %s', async (...row) => {
    const json = { email: host.email, password: host.password };
    await underFault(stack, row, () => newcomer(stack)('POST', '/api/auth/login', { json }));
    await signIn(host);
  });
});

describe('a connector', () => {
  const destinations = { email: '', sms: '+491701234567', whatsapp: '+491701234567', telegram: '@anna_host' };
  const connectors = new Map<string, string>();
  beforeAll(async () => {
    const { smtp, ...others } = await stack.endpoints();
    const email = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: host.email };
    for (const [type, config] of Object.entries({ email, sms: others['sms'], whatsapp: others['whatsapp'], telegram: others['telegram'] })) {
      const { id } = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type, name: type, config, priority: 0 } });
      connectors.set(type, id);
    }
  });

  it.each<[keyof typeof destinations, ...FaultRow]>([
    ['email', 'smtp', 'refuse', 'delivery_failed'],
    ['email', 'smtp', 'error', 'delivery_failed'],
    ['email', 'smtp', 'timeout', 'delivery_failed'],
    ['email', 'smtp', 'slow', 'done'],
    ['email', 'kms', 'error', 'unavailable'],
    ['email', 'dynamodb', 'error', 'unavailable'],
    ['sms', 'sms', 'refuse', 'delivery_failed'],
    ['sms', 'sms', 'error', 'delivery_failed'],
    ['whatsapp', 'whatsapp', 'refuse', 'delivery_failed'],
    ['whatsapp', 'whatsapp', 'error', 'delivery_failed'],
    ['telegram', 'telegram', 'refuse', 'delivery_failed'],
    ['telegram', 'telegram', 'error', 'delivery_failed'],
    ['telegram', 'telegram', 'slow', 'done'],
  ])('for %s is tested while %s fails by %s: %s', async (type, ...row) => {
    const test = { json: { test_destination: destinations[type] || host.email } };
    const path = `/api/connectors/${connectors.get(type)}/test`;
    await stack.advance(3600);
    await signIn(host);
    await underFault(stack, row, () => host.ask('POST', path, test));
    await answered(200, host.ask, 'POST', path, test);
    const { connectors: listed } = await answered(200, host.ask, 'GET', '/api/connectors');
    expect(listed.find(({ id }: { id: string }) => id === connectors.get(type))).toMatchObject({ is_verified: true });
  });
});

describe('a storage', () => {
  it.each<['object_store' | 'sftp', ...FaultRow]>([
    ['object_store', 'object_store', 'error', 'done'],
    ['object_store', 'object_store', 'timeout', 'done'],
    ['sftp', 'sftp', 'refuse', 'done'],
    ['sftp', 'sftp', 'error', 'done'],
    ['sftp', 'sftp', 'timeout', 'done'],
    ['object_store', 'kms', 'error', 'unavailable'],
    ['object_store', 'dynamodb', 'refuse', 'unavailable'],
  ])('of type %s is connected while %s fails by %s: %s', async (type, ...row) => {
    const endpoints = await stack.endpoints();
    const json = { type, name: 'Mine', config: endpoints[type], directory_path: '/wills' };
    const list = async () => (await answered(200, host.ask, 'GET', '/api/storages')).storages;
    await stack.advance(3600);
    await signIn(host);
    const reply = await underFault(stack, row, () => host.ask('POST', '/api/storages', { json }));
    expect(await list()).toHaveLength(reply.status === 201 ? 1 : 0);
    if (reply.status === 201) expect(reply.body).toMatchObject({ is_connected: false, connection_error: expect.stringMatching(/\.$/) });
    const { id } = reply.status === 201 ? reply.body : await answered(201, host.ask, 'POST', '/api/storages', { json });
    expect(await answered(200, host.ask, 'POST', `/api/storages/${id}/test`)).toMatchObject({ is_connected: true });
    expect((await host.ask('DELETE', `/api/storages/${id}`)).status).toBe(204);
  });
});

describe('an upload', () => {
  it.each<FaultRow>([
    ['staging', 'refuse', 'unavailable'],
    ['staging', 'error', 'unavailable'],
    ['staging', 'timeout', 'unavailable'],
    ['staging', 'slow', 'done'],
    ['dynamodb', 'error', 'unavailable'],
    // Uploads do not use the Hosts' own storages.
    ['object_store', 'error', 'done'],
  ])('is made while %s fails by %s: %s', async (...row) => {
    const draft = async () => (await answered(200, host.ask, 'GET', '/api/will/documents')).documents;
    const upload = { parts: [letter()] };
    const reply = await underFault(stack, row, () => host.ask('POST', '/api/will/upload', upload));
    expect(await draft()).toHaveLength(reply.status === 201 ? 1 : 0);
    if (reply.status !== 201) await answered(201, host.ask, 'POST', '/api/will/upload', upload);
    const [document] = await draft();
    expect((await host.ask('DELETE', `/api/will/documents/${document.id}`)).status).toBe(204);
  });
});
