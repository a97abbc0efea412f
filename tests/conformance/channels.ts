import { beforeAll, describe, expect } from 'vitest';
import type { Asking, Reply } from '#tests/support/client.ts';
import { answered, DAY, mailed, type SealedWill, sealWill, startTransfer, startWithProof, survivorAt } from '#tests/support/story.ts';
import { byRealParts, byWorld, endpoint, has } from './sentence.ts';
import { isRemote, retryingHost, type Service } from './service.ts';

type ChannelName = 'email' | 'sms' | 'whatsapp' | 'telegram';

/** The Host's connectors: type, path of the config, and the Host's own address of the channel. */
const CONNECTORS = [
  ['sms', 'sms', '+436640000011'],
  ['sms', 'sms_vonage', '+436640000012'],
  ['whatsapp', 'whatsapp', '+436640000013'],
  ['telegram', 'telegram', '@anna_host'],
] as const;

/** Ben's address of each channel, and its masked form in a reply. Clara has the same addresses except for her e-mail address. */
const BEN: Record<Exclude<ChannelName, 'email'>, readonly [value: string, masked: string]> = {
  sms: ['+436641111111', '+43*****11'],
  whatsapp: ['+436642222222', '+43*****22'],
  telegram: ['@ben_smith', '@b***'],
};
/** Twilio refuses this number in tests. https://www.twilio.com/docs/iam/test-credentials#test-sms-messages-parameters-To */
const REFUSED = '+15005550001';

/** A Host with connectors of all channels. Checks are sent over them, and so are the codes of the Survivors. */
export function channelSentences(service: Service): void {
  describe.skipIf(isRemote)('Channels', () => {
    let will: SealedWill;
    const connectors: Record<string, string> = {};
    beforeAll(async () => {
      will = await sealWill(service.stack, { contacts: contactsOf });
      retryingHost(will.host);
      await addAllChannels(will, connectors);
    });
    toHost(service, () => will, connectors);
    describe('while a transfer runs', () => toSurvivors(service, () => will, connectors));
  });
}

/** The channel of checks: by priority of the connectors, unless the Host prefers one. */
function toHost(service: Service, will: () => SealedWill, connectors: Record<string, string>): void {
  const asked = async () => {
    await answered(200, will().host.ask, 'POST', '/api/liveness/alive', { json: {} });
    await service.stack.clearMessages();
    await service.stack.advance(7 * DAY);
    return {};
  };
  const first = async (name: string) => prioritise(will(), connectors, name).then(asked);
  const prefer = async (name: string) => {
    await answered(200, will().host.ask, 'PUT', '/api/host/settings', { json: { preferred_connector_id: connectors[name] } });
    return asked();
  };
  const over = (channel: ChannelName, to: string) => async (reply: Reply) => {
    expect(reply.body.checks[0]).toMatchObject({ status: 'pending', channel });
    // Other Hosts of the same service get messages too.
    const addresses = [will().host.email, ...CONNECTORS.map(([, , address]) => address)];
    const messages = (await service.stack.messages()).filter((message) => addresses.includes(message.to));
    expect(messages).toMatchObject([{ channel, to }]);
  };
  endpoint('GET /api/liveness/history', { by: () => will().host.ask, local: true }, [
    [200, 'priority: 0 is highest: the check goes over sms', () => first('sms'), over('sms', '+436640000011')],
    byWorld([
      200,
      'preferred_connector_id: primary notification connector, above the priority',
      () => prefer('whatsapp'),
      over('whatsapp', '+436640000013'),
    ]),
  ]);
}

/** One-time codes: the order of channels, the order of connectors, and the masked address in a reply. */
function toSurvivors(service: Service, will: () => SealedWill, connectors: Record<string, string>): void {
  let transferId = '';
  beforeAll(async () => {
    await prioritise(will(), connectors, 'sms');
    ({ transferId } = await startTransfer(will()));
    await service.stack.clearMessages();
  });
  const select = (position: number, channel?: ChannelName): Asking => ({
    json: { transfer_id: transferId, survivor_id: survivorAt(will(), position).id, ...(channel && { channel }) },
  });
  const email = () => survivorAt(will(), 0).email;
  const rows = ['email', 'sms', 'whatsapp', 'telegram'] as const;
  const address = (channel: ChannelName) => (channel === 'email' ? ([email(), 'b***@example.net'] as const) : BEN[channel]);
  const delivered = (channel: ChannelName) => async (reply: Reply) => {
    const [to, masked_destination] = address(channel);
    expect(reply.body).toMatchObject({ channel, masked_destination });
    const json = { otp_session_id: reply.body.otp_session_id, code: await mailed(service.stack, to, /Your code is (\d{6})/) };
    expect(await answered(200, service.anyone(), 'POST', '/api/survivor-auth/verify-otp', { json })).toMatchObject({ verified: true });
  };
  const carriedBy = (via: string) => async (reply: Reply) => {
    expect(reply.body).toMatchObject({ channel: 'sms' });
    expect((await service.stack.messages({ to: BEN.sms[0] })).at(-1)).toMatchObject({ via });
  };
  /** Nothing changes while a transfer runs, so a new transfer uses the new order of connectors. */
  const afterAnother = async (first: string) => {
    await answered(200, will().host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transferId } });
    await prioritise(will(), connectors, first);
    transferId = (await startWithProof(will(), survivorAt(will(), 2))).transfer_id;
    return select(1);
  };
  endpoint('POST /api/survivor-auth/select', { by: () => service.anyone(), local: true }, [
    ...rows.map(
      (channel) =>
        [200, `added: channel ${channel}; delivered there, part of the address hidden`, () => select(0, channel), delivered(channel)] as const,
    ),
    [200, 'connector_priority: order in which channels are tried', () => select(0), has({ channel: 'telegram' })],
    [200, 'connector_priority: another order', () => select(1), has({ channel: 'sms' })],
    [200, 'connector_priority: the same for the next code', () => select(1), has({ channel: 'sms' })],
    byRealParts([200, 'connector_priority: the next channel where the first does not accept', () => select(2), has({ channel: 'email' })]),
    [400, 'added: channel: not one that this Survivor does not have', () => select(2, 'telegram'), 'channel_not_available'],
    byRealParts([502, 'added: channel: only that one is tried', () => select(2, 'sms'), 'no_deliverable_channel']),
    [200, 'priority decides between connectors of one channel', () => select(1), carriedBy('twilio')],
    [200, 'priority decides between connectors of one channel: the other one', () => afterAnother('sms_vonage'), carriedBy('vonage')],
  ]);
}

/** Gives one connector the highest priority, and each other one a separate lower priority. */
async function prioritise({ host }: SealedWill, connectors: Record<string, string>, first: string): Promise<void> {
  const order = [first, ...Object.keys(connectors).filter((name) => name !== first)];
  for (const [priority, name] of order.entries()) await answered(200, host.ask, 'PUT', `/api/connectors/${connectors[name]}`, { json: { priority } });
}

async function addAllChannels({ host, survivors, connectorId }: SealedWill, connectors: Record<string, string>): Promise<void> {
  connectors['email'] = connectorId;
  const endpoints = await host.stack.endpoints();
  for (const [type, name, test_destination] of CONNECTORS) {
    const { id } = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type, name, config: endpoints[name] } });
    await answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination } });
    connectors[name] = id;
  }
  const orders: ChannelName[][] = [
    ['telegram', 'sms'],
    ['sms', 'telegram', 'email'],
    ['sms', 'email'],
  ];
  for (const [n, connector_priority] of orders.entries())
    await answered(200, host.ask, 'PUT', `/api/survivors/${survivors[n]?.id}`, { json: { connector_priority } });
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 72, hcrac: 5 } });
}

function contactsOf({ name, email }: { name: string; email: string }): { type: string; value: string }[] {
  const mail = { type: 'email', value: email };
  if (name === 'Daniel') return [mail, { type: 'sms', value: REFUSED }];
  return [mail, ...Object.entries(BEN).map(([type, [value]]) => ({ type, value }))];
}
