import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type DeliveryMode,
  type DeliveryRoute,
  isLate,
  isWarning,
  nextRoutes,
  routesForCode,
  routesToSurvivor,
} from '#channels/rules/delivery.ts';
import { NO_OFFERS } from '#common/offers.ts';
import { DAY, HOUR } from '#common/time.ts';
import { acceptConnector, type ConnectorRecord, rejectConnector } from '#hosts/rules/host.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { connector, contactsOf, later } from '#tests/hosts/profile.ts';
import type { Transfer } from '#wills/rules/transfer.ts';

const phone = connector('sms', { id: 'phone' });
const mail: DeliveryRoute = { channel: 'email', to: 'ann@example.com', connector: connector('email') };
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
  const first = connector('email', { id: 'first', priority: 1 });
  const second = connector('email', { id: 'second', priority: 2 });
  const unverified = connector('email', { id: 'unverified', isVerified: false });
  const host = { connectors: [second, phone, unverified, first], offers: NO_OFFERS };
  const survivor = { contacts: contactsOf(['email', 'ben@example.net'], ['sms', '+436641234567']), connectorPriority: [] };
  const carriers = (routes: readonly DeliveryRoute[]) => routes.map((route) => (route.connector === 'own' ? 'own' : route.connector.id));

  it('deliver a Survivor’s code if our own mailer is refused, the verified ones by priority', () => {
    expect(carriers(routesForCode(host, survivor))).toEqual(['own', 'first', 'second', 'phone']);
    expect(carriers(routesForCode(host, { ...survivor, connectorPriority: ['sms'] }))).toEqual(['phone', 'own', 'first', 'second']);
    const byEmail = routesForCode(host, survivor).slice(0, 3);
    expect(byEmail).toMatchObject(Array(3).fill({ channel: 'email', to: 'ben@example.net' }));
  });

  it('deliver no code that way if they were added while the transfer runs: their owner could read it', () => {
    const added = [first, phone].map((one) => ({ ...one, id: `later ${one.id}`, createdAt: later(HOUR) }));
    const transfer = { facts: { initiatedAt: later(1) } as Transfer['facts'] };
    const withLater = { ...host, connectors: [...host.connectors, ...added] };
    expect(carriers(routesForCode(withLater, survivor, { transfer }))).toEqual(['own', 'first', 'second', 'phone']);
    expect(carriers(routesForCode(withLater, survivor))).toHaveLength(6);
  });

  it('never deliver anything else to a Survivor', () => {
    expect(carriers(routesToSurvivor(host, survivor))).toEqual(['own', 'phone']);
  });
});

describe('a connector of a Host who rejects a change', () => {
  const survivor = { contacts: contactsOf(['sms', '+436649999999']), connectorPriority: [] };
  it.each<[string, Partial<ConnectorRecord>, { codes: number; isVerified: boolean }]>([
    ['carries codes and is verified after seven days', {}, { codes: 1, isVerified: true }],
    ['carries none if it is newer', { createdAt: later(1) }, { codes: 0, isVerified: false }],
    ['carries none if its config is newer', { changedAt: later(1) }, { codes: 0, isVerified: false }],
    ['still carries codes if only the address of the Host is newer', { provenAt: later(1) }, { codes: 1, isVerified: false }],
  ])('%s', (_, fields, { codes, isVerified }) => {
    const proving = { session: 's', to: '+436641234567', until: later(8 * DAY) };
    const rejected = rejectConnector({ ...phone, ...fields, proving }, later(7 * DAY));
    expect(rejected.proving).toBeUndefined();
    expect(rejected.isVerified).toBe(isVerified);
    expect(routesForCode({ connectors: [rejected], offers: NO_OFFERS }, survivor)).toHaveLength(codes);
    // Once the Host has set it up again.
    expect(routesForCode({ connectors: [acceptConnector(rejected)], offers: NO_OFFERS }, survivor)).toHaveLength(1);
  });
});

describe('a notice of a start', () => {
  const startedAt = later(2 * HOUR);
  const proven = { ...phone, provenAt: later(HOUR) };
  it.each<[string, DeliveryRoute['connector'], boolean]>([
    ['warns the Host over our own mailer', 'own', true],
    ['warns the Host over a connector from before the start', proven, true],
    ['does not over a connector that was added since', { ...proven, createdAt: later(3 * HOUR) }, false],
    ['does not at an address that was proven since', { ...proven, provenAt: later(3 * HOUR) }, false],
  ])('%s', (_, by, warned) => expect(isWarning({ channel: 'sms', to: '+436641234567', connector: by }, startedAt)).toBe(warned));
});

describe('a Survivor’s channels', () => {
  const numbers = [connector('sms', { id: 'third', priority: 7 }), connector('sms', { id: 'first', priority: 1 })];
  const host = { connectors: [...numbers, connector('telegram'), connector('sms', { id: 'second', priority: 3 })], offers: NO_OFFERS };
  const addresses = [['email', 'ben@example.net'] as const, ['email', 'ben@second.example'] as const];
  const contacts = contactsOf(['sms', '+436641234567'], ['telegram', '@ben_smith'], ...addresses);
  const survivor: Pick<Survivor, 'contacts' | 'connectorPriority'> = { contacts, connectorPriority: ['telegram', 'sms'] };
  const inShort = (routes: readonly DeliveryRoute[]) => routes.map(({ channel, to, connector: by }) => `${channel} ${by === 'own' ? to : by.id}`);
  const emails = addresses.map(([, address]) => `email ${address}`);

  it('are attempted in the order of connector_priority, and connectors of one channel in the order of their priority', () => {
    const inOrder = ['telegram telegram', 'sms first', 'sms second', 'sms third', ...emails];
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
])('a message is late %s', (_, tried, waited, late) => {
  const attempts = tried.map((route) => ({ route, accepted: false }));
  expect(isLate(attempts, waited)).toBe(late);
});
