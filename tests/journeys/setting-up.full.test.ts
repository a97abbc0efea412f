import { describe, expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, nameSurvivors, openAccount, said, setUp } from '#tests/support/story.ts';

const stack = sharedRealStack('providers');

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
