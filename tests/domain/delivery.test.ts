import { describe, expect, it } from 'vitest';
import { canonicalContacts } from '#domain/contact.ts';
import {
  type Attempt,
  type DeliveryMode,
  type DeliveryRoute,
  isLate,
  isWarning,
  nextRoutes,
  routesForCode,
  routesToSurvivor,
} from '#domain/delivery.ts';
import { acceptConnector, type ConnectorRecord, rejectConnector } from '#domain/host.ts';
import type { Survivor } from '#domain/survivor.ts';
import { DAY, HOUR } from '#domain/time.ts';
import type { Transfer } from '#domain/transfer.ts';

const connector = (id: string): ConnectorRecord => ({
  id,
  type: 'email',
  name: id,
  priority: 0,
  isVerified: true,
  config: '',
  hostDestination: null,
  createdAt: '2026-11-21T12:00:00.000Z',
});
const mail: DeliveryRoute = { channel: 'email', to: 'ann@example.com', connector: connector('mail') };
const sms: DeliveryRoute = { channel: 'sms', to: '+436641234567', connector: connector('sms') };
const own: DeliveryRoute = { channel: 'email', to: 'ann@example.com', connector: 'own' };
const former: DeliveryRoute = { channel: 'email', to: 'ann@former.example', connector: 'own', also: true };

/** Attempts until no route is left. Every route named in `takes` accepts the message. Returns the attempts of each round. */
function rounds(spread: DeliveryMode, routes: readonly DeliveryRoute[], takes: readonly DeliveryRoute[]): DeliveryRoute[][] {
  const tried: Attempt[] = [];
  const all: DeliveryRoute[][] = [];
  for (let next = nextRoutes(routes, tried, spread); next.length > 0; next = nextRoutes(routes, tried, spread)) {
    all.push(next);
    tried.push(...next.map((route) => ({ route, accepted: takes.includes(route) })));
  }
  return all;
}

describe('a notice that must not be missed', () => {
  const everything = [mail, sms, own, former];

  it('is sent over all routes in parallel, by e-mail through our own mailer, whatever a Host’s mail server would say', () => {
    expect(rounds('all', everything, everything)).toEqual([[sms, own, former]]);
  });

  it('is sent through the Host’s mail server if ours was refused', () => {
    expect(rounds('all', everything, [sms, former])).toEqual([[sms, own, former], [mail]]);
    expect(rounds('all', [mail, own], [])).toEqual([[own], [mail]]);
  });
});

describe('any other message to a Host', () => {
  it('is sent over one route after the other until one accepts it, our own mailer last', () => {
    expect(rounds('first', [mail, sms, own], [sms])).toEqual([[mail], [sms]]);
    expect(rounds('first', [mail, sms, own], [])).toEqual([[mail], [sms], [own]]);
    expect(rounds('first', [mail, own], [mail])).toEqual([[mail]]);
  });

  it('is also sent to the previous address while that one is valid', () => {
    expect(rounds('first', [mail, own, former], [mail])).toEqual([[mail], [former]]);
  });
});

it('a Survivor always gets an e-mail too, because it contains their links', () => {
  expect(rounds('survivor', [sms, own], [sms, own])).toEqual([[sms], [own]]);
});

it('a Survivor gets an e-mail at every address, because the first one may no longer be read', () => {
  const second: DeliveryRoute = { ...own, to: 'ben@second.example' };
  expect(rounds('survivor', [own, second, sms], [own, second, sms])).toEqual([[sms], [own], [second]]);
});

describe('a Host’s mail servers', () => {
  const first: ConnectorRecord = { ...connector('first'), priority: 1 };
  const second: ConnectorRecord = { ...connector('second'), priority: 2 };
  const telephone: ConnectorRecord = { ...connector('telephone'), type: 'sms' };
  const host = { connectors: [second, telephone, { ...connector('unverified'), isVerified: false }, first] };
  const contacts = canonicalContacts([
    { type: 'email', value: 'ben@example.net' },
    { type: 'sms', value: '+436641234567' },
  ]);
  const carriers = (routes: readonly DeliveryRoute[]) => routes.map((route) => (route.connector === 'own' ? 'own' : route.connector.id));

  it('deliver a Survivor’s code if our own mailer is refused, the verified ones by priority', () => {
    expect(carriers(routesForCode(host, { contacts, connectorPriority: [] }))).toEqual(['own', 'first', 'second', 'telephone']);
    expect(carriers(routesForCode(host, { contacts, connectorPriority: ['sms'] }))).toEqual(['telephone', 'own', 'first', 'second']);
    for (const route of routesForCode(host, { contacts, connectorPriority: [] }).slice(0, 3))
      expect(route).toMatchObject({ channel: 'email', to: 'ben@example.net' });
  });

  it('deliver no code that way if they were added while the transfer runs: their owner could read it', () => {
    const later = [first, telephone].map((one) => ({ ...one, id: `later ${one.id}`, createdAt: '2026-11-22T12:00:00.000Z' }));
    const transfer = { facts: { initiatedAt: '2026-11-22T11:00:00.000Z' } as Transfer['facts'] };
    const withLater = { connectors: [...host.connectors, ...later] };
    expect(carriers(routesForCode(withLater, { contacts, connectorPriority: [] }, { transfer }))).toEqual(['own', 'first', 'second', 'telephone']);
    expect(carriers(routesForCode(withLater, { contacts, connectorPriority: [] }))).toHaveLength(6);
  });

  it('never deliver anything else to a Survivor', () => {
    expect(carriers(routesToSurvivor(host, { contacts, connectorPriority: [] }))).toEqual(['own', 'telephone']);
  });
});

describe('a connector of a Host who rejects a change', () => {
  const NOW = '2026-11-28T12:00:00.000Z';
  const phone: ConnectorRecord = { ...connector('phone'), type: 'sms', hostDestination: '+436641234567' };
  const survivor = { contacts: canonicalContacts([{ type: 'sms', value: '+436649999999' }]), connectorPriority: [] };
  it.each<[string, Partial<ConnectorRecord>, { codes: number; isVerified: boolean }]>([
    ['carries codes and is verified after seven days', {}, { codes: 1, isVerified: true }],
    ['carries none if it is newer', { createdAt: '2026-11-21T12:00:00.001Z' }, { codes: 0, isVerified: false }],
    ['carries none if its config is newer', { changedAt: '2026-11-21T12:00:00.001Z' }, { codes: 0, isVerified: false }],
    ['still carries codes if only the address of the Host is newer', { provenAt: '2026-11-21T12:00:00.001Z' }, { codes: 1, isVerified: false }],
  ])('%s', (_, fields, { codes, isVerified }) => {
    const rejected = rejectConnector({ ...phone, ...fields }, NOW);
    expect(rejected.isVerified).toBe(isVerified);
    expect(routesForCode({ connectors: [rejected] }, survivor)).toHaveLength(codes);
    // Once the Host has set it up again.
    expect(routesForCode({ connectors: [acceptConnector(rejected)] }, survivor)).toHaveLength(1);
  });
});

describe('a notice of a start', () => {
  const startedAt = '2026-11-22T11:00:00.000Z';
  const phone: ConnectorRecord = { ...connector('phone'), type: 'sms', provenAt: '2026-11-21T13:00:00.000Z' };
  it.each<[string, DeliveryRoute['connector'], boolean]>([
    ['warns the Host over our own mailer', 'own', true],
    ['warns the Host over a connector from before the start', phone, true],
    ['does not over a connector that was added since', { ...phone, createdAt: '2026-11-22T12:00:00.000Z' }, false],
    ['does not at an address that was proven since', { ...phone, provenAt: '2026-11-22T12:00:00.000Z' }, false],
  ])('%s', (_, by, warned) => expect(isWarning({ channel: 'sms', to: '+436641234567', connector: by }, startedAt)).toBe(warned));
});

describe('a Survivor’s channels', () => {
  const of = (type: 'sms' | 'telegram', id: string, priority: number): ConnectorRecord => ({ ...connector(id), type, priority });
  const host = { connectors: [of('sms', 'third', 7), of('telegram', 'bot', 0), of('sms', 'first', 1), of('sms', 'second', 3)] };
  const contacts = canonicalContacts([
    { type: 'sms', value: '+436641234567' },
    { type: 'telegram', value: '@ben_smith' },
    { type: 'email', value: 'ben@example.net' },
    { type: 'email', value: 'ben@second.example' },
  ]);
  const survivor: Pick<Survivor, 'contacts' | 'connectorPriority'> = { contacts, connectorPriority: ['telegram', 'sms'] };
  const inShort = (routes: readonly DeliveryRoute[]) => routes.map(({ channel, to, connector: by }) => `${channel} ${by === 'own' ? to : by.id}`);
  const emails = ['email ben@example.net', 'email ben@second.example'];

  it('are attempted in the order of connector_priority, and connectors of one channel in the order of their priority', () => {
    const inOrder = ['telegram bot', 'sms first', 'sms second', 'sms third', ...emails];
    expect(inShort(routesForCode(host, survivor))).toEqual(inOrder);
    expect(inShort(routesToSurvivor(host, survivor))).toEqual(inOrder);
  });

  it('are only one for a code if the Survivor requests that channel', () => {
    expect(inShort(routesForCode(host, survivor, { only: 'sms' }))).toEqual(['sms first', 'sms second', 'sms third']);
    expect(inShort(routesForCode(host, survivor, { only: 'email' }))).toEqual(emails);
    expect(routesForCode(host, survivor, { only: 'whatsapp' })).toEqual([]);
  });
});

it.each([
  ['an hour after our own mailer has not accepted it', [own], HOUR, true],
  ['not before', [own], HOUR - 1, false],
  ['not if only a Host’s own channels were tried, which the Host can correct', [mail, sms], DAY, false],
])('a message is late %s', (_when, tried, waited, late) => {
  expect(
    isLate(
      tried.map((route) => ({ route, accepted: false })),
      waited,
    ),
  ).toBe(late);
});
