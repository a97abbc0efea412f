import { describe, expect, it } from 'vitest';
import { NO_OFFERS } from '#common/offers.ts';
import { sealingWarnings } from '#sealing/rules/sealing-warnings.ts';
import { connector, contactsOf, survivor } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const sealing = (threshold: number, ...survivors: string[]) => ({ threshold, survivors });
const ben = survivor('Ben', { connectorPriority: ['email'] });
const clara = survivor('Clara', { contacts: contactsOf(['sms', '+436641234567']), connectorPriority: ['sms'] });
const twoContacts = contactsOf(['telegram', '@daniel_d'], ['email', 'daniel@example.com']);
const daniel = survivor('Daniel', { contacts: twoContacts, connectorPriority: ['telegram', 'email'] });

describe('a sealing warns', () => {
  const host = { survivors: [ben, clara, daniel], connectors: [connector('sms')], offers: NO_OFFERS };
  const named = (warnings: ReturnType<typeof sealingWarnings>) => warnings.map(({ code, subject }) => (subject ? `${code}: ${subject}` : code));

  it('of nothing if every Survivor can be reached and one more exists than is needed', () => {
    expect(sealingWarnings(host, sealing(2, 'ben', 'clara', 'daniel'))).toEqual([]);
  });

  it.each([
    ['without a connector for their channel', []],
    ['with a connector for another channel', [connector('whatsapp')]],
    ['with a connector that has stopped working', [connector('sms', { trouble: { since: BEGIN, notified: true } })]],
  ])('of a Survivor whom no channel reaches: %s', (_, connectors) => {
    expect(named(sealingWarnings({ ...host, connectors }, sealing(2, 'ben', 'clara', 'daniel')))).toEqual(['survivor_unreachable: Clara']);
  });

  it('of a paper that the Host has not confirmed', () => {
    const { paperConfirmedAt: _, ...unconfirmed } = daniel;
    const warnings = sealingWarnings({ ...host, survivors: [ben, clara, unconfirmed] }, sealing(2, 'ben', 'clara', 'daniel'));
    expect(named(warnings)).toEqual(['paper_unconfirmed: Daniel']);
    expect(warnings[0]?.message).toMatch(/^You have not confirmed the paper of Daniel\./);
  });

  it('of no Survivor without a share', () => {
    expect(sealingWarnings({ ...host, connectors: [] }, sealing(2, 'ben', 'daniel', 'emma'))).toEqual([]);
  });

  it('when all Survivors are needed', () => {
    const warnings = sealingWarnings({ ...host, connectors: [] }, sealing(3, 'ben', 'clara', 'daniel'));
    expect(named(warnings)).toEqual(['survivor_unreachable: Clara', 'no_margin']);
  });
});
