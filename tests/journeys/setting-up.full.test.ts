import { describe, expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, nameSurvivors, openAccount, said, setUp } from '#tests/support/story.ts';

const stack = sharedRealStack('providers');

it('the step that chooses the checks is done when the Host has chosen, also if they keep what is proposed', async () => {
  const host = await openAccount(stack);
  await nameSurvivors(host, 3);
  const { ask } = host;
  const lastStep = async () => (await answered(200, ask, 'GET', '/api/host/overview')).steps.at(-1);
  await answered(200, ask, 'PUT', '/api/survivors/minimum-count', { json: { threshold: 3 } });
  await answered(200, ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 2 } });
  expect(await lastStep()).toEqual({ step: 'checks', done: false });
  const { hcit_days, hcrt_hours, hcrac } = await answered(200, ask, 'GET', '/api/host/settings');
  await answered(200, ask, 'PUT', '/api/host/settings', { json: { hcit_days, hcrt_hours, hcrac } });
  expect(await lastStep()).toEqual({ step: 'checks', done: true });
});

it('Survivors who are added in parallel each get a separate envelope', async () => {
  const host = await openAccount(stack);
  const contact_methods = [{ type: 'email', value: 'ben@example.net' }];
  const add = (name: string) => answered(201, host.ask, 'POST', '/api/survivors', { json: { name, relationship: 'child', contact_methods } });
  const added = await Promise.all(['Ben', 'Clara', 'Daniel'].map(add));
  const papers = added.flatMap(({ id, recovery_key, backup_codes }) => [id, recovery_key, ...backup_codes]);
  expect(new Set(papers).size).toBe(papers.length);
  expect(new Set(added.map(({ package_fingerprint }) => package_fingerprint)).size).toBe(1);
  expect((await answered(200, host.ask, 'GET', '/api/survivors')).count).toBe(3);
});

describe('connectors', () => {
  const email = { type: 'email', priority: 0 };

  it('are verified by a message to the Host, not by one to a Survivor, nor by a failed one', async () => {
    const host = await openAccount(stack);
    const { connectorId } = await setUp(host);
    const [ben] = await nameSurvivors(host, 1);
    const { smtp } = await stack.endpoints();
    const good = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: host.email };
    const fresh = await answered(201, host.ask, 'POST', '/api/connectors', { json: { ...email, name: 'Second', config: good } });
    const bad = await answered(201, host.ask, 'POST', '/api/connectors', { json: { ...email, name: 'Bad', config: { ...good, password: 'wrong' } } });
    const test = (id: string, test_destination: string) => host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination } });

    const toBen = await test(fresh.id, ben?.email ?? '');
    expect(toBen.body).toEqual({ success: true, message: expect.any(String), delivery_time_ms: expect.any(Number) });
    const failed = await test(bad.id, host.email);
    expect([said(failed), JSON.stringify(failed.body)]).toEqual(['502 delivery_failed', expect.not.stringContaining('wrong')]);
    const verified = async () => {
      const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
      return connectors.filter((connector: Body) => connector.is_verified).map(({ id }: Body) => id);
    };
    expect(await verified()).toEqual([connectorId]);
    expect(said(await test(fresh.id, host.email))).toBe('200');
    expect((await verified()).sort()).toEqual([connectorId, fresh.id].sort());

    // A Survivor may read this mailbox too.
    const json = { name: 'Eva', relationship: 'wife', contact_methods: [{ type: 'email', value: host.email }] };
    await answered(201, host.ask, 'POST', '/api/survivors', { json });
    const third = await answered(201, host.ask, 'POST', '/api/connectors', { json: { ...email, name: 'Third', config: good } });
    expect(said(await test(third.id, host.email))).toBe('200');
    expect((await verified()).sort()).toEqual([connectorId, fresh.id].sort());
  });
});
