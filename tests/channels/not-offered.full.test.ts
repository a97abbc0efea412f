import { expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, mailed, nameSurvivors, newcomer, openAccount, said } from '#tests/support/story.ts';

const stack = sharedRealStack('process', { env: { SMS_COUNTRIES: '', TELEGRAM_BOT: '' } });

it.each([
  ['sms', { provider: 'service', number: '+436641230001' }],
  ['telegram', { provider: 'service' }],
])('a service without its own %s refuses it, and keeps nothing', async (type, config) => {
  const host = await openAccount(stack);
  expect(said(await host.ask('POST', '/api/connectors', { json: { type, name: 'Mine', config } }))).toBe('409 channel_not_offered');
  expect((await answered(200, host.ask, 'GET', '/api/connectors')).connectors).toEqual([]);
});

it('a service without a bot offers a Survivor no chat for alerts, and has no address for Telegram', async () => {
  const host = await openAccount(stack);
  const [ben] = await nameSurvivors(host, 2);
  await answered(200, host.ask, 'POST', `/api/survivors/${ben?.id}/invite`);
  const token = await mailed(stack, ben?.email ?? '', /confirm#token=(\S+)/);
  await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/confirm', { json: { token, answer: 'confirmed' } });
  const ask = (json: object) => newcomer(stack)('POST', '/api/survivor-auth/alerts', { json: { token, ...json } });
  expect((await ask({})).body).toMatchObject({ has_bot: false, alerts: [] });
  expect(said(await ask({ connect_chat: true }))).toBe('409 channel_not_offered');
  expect(said(await newcomer(stack)('POST', '/api/telegram/updates', { json: { update_id: 1 } }))).toBe('404 not_found');
});
