import { describe, expect, it } from 'vitest';
import { isDestination, maskDestination } from '#common/contact.ts';
import { connectorConfigSchemas, createConnectors } from '#connectors/index.ts';
import { createOutbound } from '#net/outbound.ts';

const configs = {
  email: { smtp_host: 'smtp.example.com', smtp_port: 587, username: 'ann', password: 'secret', from_address: 'ann@example.com' },
  sms: { provider: 'twilio', api_key_sid: 'SK0123', api_key_secret: 'secret', from_number: '+15550100' },
  whatsapp: { provider: 'whatsapp', access_token: 'EAAG', phone_number_id: '1055', business_account_id: '2066' },
  telegram: { provider: 'telegram', bot_token: '123456:AAH-x_y' },
} as const;

describe('the settings of a connector', () => {
  it.each(Object.entries(configs))('accept what %s needs and remove everything else', (type, config) => {
    const parsed = connectorConfigSchemas[type as keyof typeof configs].parse({ ...config, unknown: 'x' });
    expect(parsed).toEqual(config);
  });

  it('name all SMS providers if the provider is unknown', () => {
    const { error } = connectorConfigSchemas.sms.safeParse({ ...configs.sms, provider: 'pigeon' });
    expect(error?.issues[0]?.message).toBe('Use one of these providers: twilio, vonage.');
  });

  it.each<[keyof typeof configs, string, unknown[]]>([
    ['email', 'smtp_host', ['smtp://example.com', 'example.com:25', 'a b', 'x\r\ny']],
    ['email', 'smtp_port', [25.5, '587', 0, 65_536]],
    ['email', 'from_address', ['a@example.com\r\nBcc: b@example.com']],
    ['sms', 'api_key_secret', ['a\r\nX: y']],
    ['sms', 'api_key_sid', ['../Accounts']],
    ['whatsapp', 'provider', ['telegram']],
    ['whatsapp', 'phone_number_id', ['1/../2']],
    ['telegram', 'bot_token', ['123/../x', '123:x?y']],
  ])('of %s refuse as %s each of %j', (type, field, values) => {
    expect(values.filter((value) => connectorConfigSchemas[type].safeParse({ ...configs[type], [field]: value }).success)).toEqual([]);
  });

  it.each(Object.keys(configs) as (keyof typeof configs)[])('of %s never exceed 3,500 bytes of JSON', (type) => {
    const longest = (field: string, value: string) =>
      [4000, 1024, 512, 256, 254, 128, 64]
        .flatMap((length) => [value.padEnd(length, '\u0001'), value.padEnd(length, '0')])
        .find((long) => connectorConfigSchemas[type].safeParse({ ...configs[type], [field]: long }).success);
    const filled = Object.fromEntries(Object.entries(configs[type]).map(([field, value]) => [field, longest(field, `${value}`) ?? value]));
    const parsed = connectorConfigSchemas[type].safeParse(filled);
    expect(!parsed.success || Buffer.byteLength(JSON.stringify(parsed.data)) < 3500).toBe(true);
  });
});

it.each([
  ['+1 (555) 010-0123', '+15550100123'],
  ['1 555 010.0123', '15550100123'],
  ['12 345', '12345'],
])('the sender %s of text messages is stored as %s', (typed, kept) => {
  expect(connectorConfigSchemas.sms.parse({ ...configs.sms, from_number: typed })).toMatchObject({ from_number: kept });
});

describe('destinations', () => {
  it.each([
    ['sms', ['+4915112345678'], ['4915112345678', '+0123456789', '+49 151 12345678', '+1234567890123456', '+12345678\n', 'ann@example.com']],
    ['telegram', ['@ann_w', '@bob'], ['ann_w', '@', '@1ann', '@ann-w', `@${'a'.repeat(33)}`]],
  ] as const)('of %s accept %j and refuse %j', (type, right, wrong) => {
    expect(right.filter((value) => !isDestination(type, value))).toEqual([]);
    expect(wrong.filter((value) => isDestination(type, value))).toEqual([]);
  });

  it.each([
    ['email', 'ann.walker@example.com', 'a***@example.com'],
    ['email', 'aw@example.com', '***@example.com'],
    ['sms', '+4915112345678', '+49*****78'],
    ['whatsapp', '+15550100123', '+15*****23'],
    ['telegram', '@ann_w', '@a***'],
  ] as const)('%s %s is shown as %s', (type, value, shown) => expect(maskDestination(type, value)).toBe(shown));
});

it.each(Object.keys(configs) as (keyof typeof configs)[])('a stored config for %s that is no longer valid is reported, not thrown', async (type) => {
  const connectors = createConnectors(createOutbound({ allowLoopback: false }), { allowLoopback: false });
  expect(await connectors.deliver(type, { provider: 'x' }, { id: '1', to: '+15550100123', subject: 's', text: 't', html: 'h' })).toEqual({
    accepted: false,
    permanent: true,
    reason: 'The settings of this connector are incomplete. Please enter them again.',
  });
});
