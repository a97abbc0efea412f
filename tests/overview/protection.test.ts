import { describe, expect, it } from 'vitest';
import { rejectChange, resetPassword } from '#accounts/rules/password-reset.ts';
import { after, DAY, HOUR } from '#common/time.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import { protectionOf as protectionIn } from '#overview/rules/protection.ts';
import { connector, ANN as profile, WILL as will } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

/** Without a series: every channel counts. */
const protectionOf = (facts: Omit<Parameters<typeof protectionIn>[0], 'series'>) => protectionIn({ ...facts, series: NO_SERIES });
const LATER = after(BEGIN, HOUR);
const inDays = (days: number) => after(LATER, days * DAY);
const facts = { password: 'new', threshold: 2, codes: 0, hasSettledFactor: false, showsIds: true, survivors: ['ben', 'clara'] };

const reset = (from: Profile, hasLastingChannel: boolean, codes = 0) => resetPassword(from, { ...facts, hasLastingChannel, codes }, LATER).next;
const rejected = (hasLastingChannel: boolean) => rejectChange(profile, { hasLastingChannel, survivors: facts.survivors }, LATER).next;

describe('the protection of an account after a reset by e-mail', () => {
  it('ends after 30 days if there is only e-mail, and after 7 with a code of one Survivor', () => {
    const expected = { reason: 'password_reset', since: LATER, endsAt: inDays(30), channels: [] };
    expect(protectionOf({ will, profile: reset(profile, false), connectors: [connector('email')] })).toEqual(expected);
    expect(protectionOf({ will, profile: reset(profile, false, 1), connectors: [] })).toEqual({ ...expected, endsAt: inDays(7) });
  });

  it('ends only with an answer over another channel, and names those that are verified', () => {
    const connectors = [connector('telegram'), connector('whatsapp', { isVerified: false }), connector('sms'), connector('email')];
    const expected = { reason: 'password_reset', since: LATER, endsAt: null, channels: ['sms', 'telegram'] };
    expect(protectionOf({ will, profile: reset(profile, true), connectors })).toEqual(expected);
  });

  it('is not needed after codes of enough Survivors, and without a sealed will', () => {
    expect(protectionOf({ will, profile: reset(profile, true, 2), connectors: [] })).toBeUndefined();
    expect(protectionOf({ will: undefined, profile: reset(profile, false), connectors: [] })).toBeUndefined();
  });
});

describe('the protection of an account whose Host rejected a change', () => {
  it('is about the rejection until the password is reset, and then about the reset', () => {
    const expected = { reason: 'change_rejected', since: LATER, endsAt: null, channels: ['sms'] };
    expect(protectionOf({ will, profile: rejected(true), connectors: [connector('sms')] })).toEqual(expected);
    const then = protectionOf({ will, profile: reset(rejected(true), true), connectors: [connector('sms')] });
    expect(then).toEqual({ ...expected, reason: 'password_reset' });
  });

  it('ends after 30 days if there is only e-mail', () => {
    expect(protectionOf({ will, profile: rejected(false), connectors: [] })).toMatchObject({ endsAt: inDays(30), channels: [] });
  });
});
