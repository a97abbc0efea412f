import { describe, expect, it } from 'vitest';
import { routesForCode, routesToHost, routesToSurvivor } from '#channels/rules/delivery.ts';
import { forgetMailbox, hasBounced, hasComplained, type Mailbox, markBounced, markComplained, markDelivered, wasNotified } from '#common/mailbox.ts';
import { NO_OFFERS } from '#common/offers.ts';
import { after, HOUR } from '#common/time.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { doesTakeBack, isLasting } from '#messages/rules/bounce.ts';
import { ANN, connector, contactsOf } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const later = after(BEGIN, HOUR);
const holder: { mailboxes?: readonly Mailbox[] } = {};
const email = 'Ann@Example.com';
const lost = markBounced(holder, email, BEGIN);

describe('an address to which mail comes back', () => {
  it('is known in every spelling, and no other one is', () => {
    expect([hasBounced(lost, 'ann@example.com'), hasBounced(lost, 'bob@example.com')]).toEqual([true, false]);
    expect(hasBounced(holder, email)).toBe(false);
  });

  it('works again after a later delivery, and its Host has been notified', () => {
    const found = markDelivered(lost, email, later);
    expect([hasBounced(found, email), wasNotified(found, email)]).toEqual([false, true]);
  });

  it('stays lost after a delivery from before, in whatever order both are reported', () => {
    expect(markDelivered(lost, email, BEGIN)).toBe(lost);
    expect(markDelivered(holder, email, later)).toBe(holder);
    const twice = markBounced(lost, email, later);
    expect(markDelivered(twice, email, after(BEGIN, 1))).toBe(twice);
    expect(markBounced(twice, email, BEGIN)).toBe(twice);
  });

  it('is forgotten with everything else once it is verified', () => {
    const both = markComplained(lost, email, later);
    expect([hasBounced(both, email), hasComplained(both, email)]).toEqual([true, true]);
    const forgotten = forgetMailbox(both, email);
    expect([hasBounced(forgotten, email), hasComplained(forgotten, email), wasNotified(forgotten, email)]).toEqual([false, false, false]);
    expect(forgetMailbox(holder, email)).toBe(holder);
  });
});

describe('the routes to a person whose address is lost', () => {
  const connectors = [connector('email'), connector('sms')];
  const routes = (found: readonly { channel: string; connector: ConnectorRecord | 'own' }[]) =>
    found.map(({ connector: by }) => (by === 'own' ? by : by.id));

  it('to a Host leave out their mail server, which would accept what comes back', () => {
    const host = { profile: ANN, settings: DEFAULT_SETTINGS, connectors };
    expect(routes(routesToHost(host, BEGIN))).toEqual(['email', 'sms', 'own']);
    expect(routes(routesToHost({ ...host, profile: markBounced(ANN, ANN.email, BEGIN) }, BEGIN))).toEqual(['sms', 'own']);
  });

  it('to a Survivor begin with the other contacts', () => {
    const ben = { contacts: contactsOf(['email', email], ['sms', '+4366454321']), connectorPriority: [] };
    expect(routes(routesToSurvivor({ connectors, offers: NO_OFFERS }, ben))).toEqual(['own', 'sms']);
    expect(routes(routesToSurvivor({ connectors, offers: NO_OFFERS }, { ...ben, ...lost }))).toEqual(['sms', 'own']);
    expect(routes(routesForCode({ connectors, offers: NO_OFFERS }, { ...ben, ...lost }))).toEqual(['sms', 'own', 'email']);
  });
});

describe('a report of SES', () => {
  const bounce = (bounceType: 'Permanent' | 'Transient' | 'Undetermined', bounceSubType = 'General') =>
    ({ type: 'Bounce', at: later, bounceType, bounceSubType }) as const;

  it.each([
    ['a rejected mail', { type: 'Reject', at: later } as const, true, false],
    ['a mailbox that does not exist', bounce('Permanent', 'NoEmail'), true, true],
    ['an address that SES keeps mail from', bounce('Permanent', 'OnAccountSuppressionList'), true, true],
    ['a full mailbox', bounce('Transient', 'MailboxFull'), true, false],
    ['an unknown reason', bounce('Undetermined', 'Undetermined'), true, false],
    ['an automatic reply', bounce('Transient'), false, false],
    ['a temporary failure after all attempts', { ...bounce('Transient'), at: after(BEGIN, 12 * HOUR) }, true, false],
    ['a delay', { type: 'DeliveryDelay', at: later } as const, false, false],
    ['a delivery', { type: 'Delivery', at: later } as const, false, false],
    ['a complaint', { type: 'Complaint', at: later, complaintSubType: null } as const, false, false],
    ['a complaint for which SES kept it back', { type: 'Complaint', at: later, complaintSubType: 'OnAccountSuppressionList' } as const, true, false],
  ])('of %s', (_, report, isTakenBack, marksAddress) => {
    expect([doesTakeBack(report, BEGIN), isLasting(report)]).toEqual([isTakenBack, marksAddress]);
    // Before our record of the acceptance, only its time is unknown.
    const isEarly = report.at === later;
    if (isEarly) expect(doesTakeBack(report, undefined)).toBe(isTakenBack);
  });
});
