import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, HOUR, type Host, nameSurvivors, openAccount, said, setUp, signIn } from '#tests/support/story.ts';

const stack = sharedStack();

const paths = ({ body }: Reply) => body.details?.map(({ path }: Body) => path);

describe('the step that chooses the checks', () => {
  const isDone = async ({ ask }: Host) => (await answered(200, ask, 'GET', '/api/host/overview')).steps.at(-1);

  it('is done when the Host has chosen, also if they keep what is proposed', async () => {
    const host = await openAccount(stack);
    await nameSurvivors(host, 3);
    await answered(200, host.ask, 'PUT', '/api/survivors/minimum-count', { json: { threshold: 3 } });
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 2 } });
    expect(await isDone(host)).toEqual({ step: 'checks', done: false });
    const { hcit_days, hcrt_hours, hcrac } = await answered(200, host.ask, 'GET', '/api/host/settings');
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days, hcrt_hours, hcrac } });
    expect(await isDone(host)).toEqual({ step: 'checks', done: true });
  });
});

describe('Survivors', () => {
  const name = (host: Host, change: object = {}) =>
    host.ask('POST', '/api/survivors', {
      json: { name: 'Ben', relationship: 'child', contact_methods: [{ type: 'email', value: 'ben@example.net' }], ...change },
    });

  it('has at most ten, also when fifteen are added in parallel; ten an hour may be tried', async () => {
    const host = await openAccount(stack);
    await nameSurvivors(host, 9);
    await stack.advance(HOUR);
    await signIn(host);
    const replies = await Promise.all(Array.from({ length: 15 }, (_, n) => name(host, { name: `Survivor ${n}` })));
    expect(replies.map(said).sort()).toEqual(['201', ...Array(9).fill('409 survivor_limit_reached'), ...Array(5).fill('429 rate_limited')]);
    expect(await answered(200, host.ask, 'GET', '/api/survivors')).toMatchObject({ count: 10, threshold: 2 });
  });

  it('added in parallel each get a separate envelope', async () => {
    const host = await openAccount(stack);
    const replies = await Promise.all(Array.from({ length: 3 }, (_, n) => name(host, { name: `Survivor ${n}` })));
    expect(replies.map(said)).toEqual(Array(3).fill('201'));
    const papers = replies.flatMap(({ body }) => [body.id, body.recovery_key, ...body.backup_codes]);
    expect(new Set(papers).size).toBe(papers.length);
    expect(new Set(replies.map(({ body }) => body.package_fingerprint)).size).toBe(1);
    expect((await answered(200, host.ask, 'GET', '/api/survivors')).count).toBe(3);
  });

  describe('are not named by', () => {
    let host: Host;
    beforeAll(async () => {
      host = await openAccount(stack);
    });

    it.each<[string, object, string[]]>([
      ['no name', { name: undefined }, ['name']],
      ['no relationship', { relationship: undefined }, ['relationship']],
      ['no contact', { contact_methods: [] }, ['contact_methods']],
      ['a phone number without its plus', { contact_methods: [{ type: 'sms', value: '431234567' }] }, ['contact_methods.0.value']],
      ['a phone number with a name', { contact_methods: [{ type: 'sms', value: '+43 call me' }] }, ['contact_methods.0.value']],
      ['a telegram name without its @', { contact_methods: [{ type: 'telegram', value: 'ben_net' }] }, ['contact_methods.0.value']],
      ['an unknown channel', { contact_methods: [{ type: 'fax', value: '+431234567' }] }, ['contact_methods.0.type']],
      ['a priority that is no channel', { connector_priority: ['fax'] }, ['connector_priority.0']],
    ])('%s, and the reply says where', async (_, change, where) => {
      const reply = await name(host, change);
      expect([said(reply), paths(reply)]).toEqual(['400 validation_failed', where]);
    });
  });
});

describe('connectors', () => {
  const email = { type: 'email', name: 'Mail', priority: 0 };
  const config = (host: Host) => ({ smtp_host: '127.0.0.1', smtp_port: 2525, username: 'anna', password: 'wrong', from_address: host.email });

  it('of five with one name in parallel only one exists', async () => {
    const host = await openAccount(stack);
    const create = () => host.ask('POST', '/api/connectors', { json: { ...email, config: config(host) } });
    const replies = await Promise.all(Array.from({ length: 5 }, create));
    expect(replies.map(said).sort()).toEqual(['201', ...Array(4).fill('409 duplicate_connector')]);
    expect(replies.find(({ status }) => status === 201)?.body).toEqual({
      id: expect.any(String),
      ...email,
      is_verified: false,
      created_at: (await stack.now()).toISOString(),
      host_destination: null,
    });
    expect((await answered(200, host.ask, 'GET', '/api/connectors')).connectors).toHaveLength(1);
  });

  it('are verified by a message to the Host, not by one to a Survivor, nor by a failed one', async () => {
    const host = await openAccount(stack);
    const { connectorId } = await setUp(host);
    const [ben] = await nameSurvivors(host, 1);
    const { smtp } = await stack.endpoints();
    const good = { ...config(host), smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password };
    const fresh = await answered(201, host.ask, 'POST', '/api/connectors', { json: { ...email, name: 'Second', config: good } });
    const bad = await answered(201, host.ask, 'POST', '/api/connectors', { json: { ...email, name: 'Bad', config: { ...good, password: 'wrong' } } });
    const test = (id: string, test_destination: string) => host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination } });

    const toBen = await test(fresh.id, ben?.email ?? '');
    expect(toBen.body).toEqual({ success: true, message: expect.any(String), delivery_time_ms: expect.any(Number) });
    const failed = await test(bad.id, host.email);
    expect([said(failed), JSON.stringify(failed.body)]).toEqual(['502 delivery_failed', expect.not.stringContaining('wrong')]);
    expect(said(await test(fresh.id, '+431234567'))).toBe('400 invalid_destination');
    expect(said(await test('5d6e5e4e-90d8-4d3c-9c77-6a0f6b0f7d11', host.email))).toBe('404 connector_not_found');
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

describe('settings', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openAccount(stack);
  });
  const put = (json: object) => host.ask('PUT', '/api/host/settings', { json });
  const defaults = { hcit_days: 30, hcrt_hours: 72, hcrac: 3, survivor_threshold: 2, preferred_connector_id: null };

  it('have defaults', async () => {
    expect(await answered(200, host.ask, 'GET', '/api/host/settings')).toEqual({ ...defaults, calculated_activation_days: 99, warnings: [] });
  });

  it('may be put back as they came, with whatever else a client keeps there', async () => {
    const settings = await answered(200, host.ask, 'GET', '/api/host/settings');
    for (const body of [settings, {}, { ...settings, colour: 'blue', calculated_activation_days: 1, warnings: ['mine'] }]) {
      const reply = await put(body);
      expect([reply.status, reply.body]).toEqual([200, settings]);
    }
    const profile = await answered(200, host.ask, 'GET', '/api/host/profile');
    for (const json of [profile, {}, { ...profile, id: 'mine', status: 'pending_verification', setup_complete: true }]) {
      const reply = await host.ask('PUT', '/api/host/profile', { json });
      expect([reply.status, reply.body]).toEqual([200, profile]);
    }
  });

  it.each([
    [{ hcit_days: 7, hcrt_hours: 24, hcrac: 1 }, 8, ['Settings are too aggressive']],
    [{ hcit_days: 7, hcrt_hours: 24, hcrac: 2 }, 16, []],
    [{ hcit_days: 60, hcrt_hours: 24, hcrac: 3 }, 183, ['Settings are too lenient']],
    [{ hcit_days: 90, hcrt_hours: 72, hcrac: 5 }, 465, ['Settings are too lenient']],
    [{ hcit_days: 30, hcrt_hours: 72, hcrac: 3 }, 99, []],
  ])('%j take %i days at worst', async (change, calculated_activation_days, warnings) => {
    expect((await put(change)).body).toEqual({ ...defaults, ...change, calculated_activation_days, warnings });
  });

  it.each<[object, string, string | undefined]>([
    [{ hcit_days: 8 }, '400 validation_failed', 'hcit_days'],
    [{ hcit_days: '30' }, '400 validation_failed', 'hcit_days'],
    [{ hcrt_hours: 25 }, '400 validation_failed', 'hcrt_hours'],
    [{ hcrac: 0 }, '400 validation_failed', 'hcrac'],
    [{ hcrac: 6 }, '400 validation_failed', 'hcrac'],
    [{ hcrac: 1.5 }, '400 validation_failed', 'hcrac'],
    [{ survivor_threshold: 1 }, '400 validation_failed', 'survivor_threshold'],
    [{ survivor_threshold: 3 }, '409 threshold_exceeds_survivors', undefined],
    [{ preferred_connector_id: '5d6e5e4e-90d8-4d3c-9c77-6a0f6b0f7d11' }, '400 validation_failed', 'preferred_connector_id'],
    [{ preferred_connector_id: 'mine' }, '400 validation_failed', 'preferred_connector_id'],
  ])('%j is refused, and nothing else is changed', async (change, answer, where) => {
    const reply = await put({ hcit_days: 7, ...change });
    expect([said(reply), paths(reply)?.[0]]).toEqual([answer, where]);
    expect(await answered(200, host.ask, 'GET', '/api/host/settings')).toMatchObject(defaults);
  });

  it.each([
    ['no JSON', { raw: '{', headers: { 'content-type': 'application/json' } }, '400 invalid_json'],
    ['another type', { raw: 'hcrac=3', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, '415 unsupported_media_type'],
    ['a list', { json: [] }, '400 validation_failed'],
  ])('%s is refused', async (_, asking, answer) => {
    expect(said(await host.ask('PUT', '/api/host/settings', asking))).toBe(answer);
  });
});
