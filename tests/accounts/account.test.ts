import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  canSignInWith,
  canUndoEmailChange,
  changeEmail,
  changePassword,
  hasLastingChannel,
  hasOtherChannel,
  isAddressReserved,
  isVerifiedByLink,
  restoreEmail,
  settledEmail,
  verifyEmail,
} from '#accounts/rules/account.ts';
import { DAY } from '#common/time.ts';
import { endSession, type Profile } from '#hosts/rules/host.ts';
import { connector, ANN as host, later } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const moved = changeEmail(host, 'new@example.com', 'second', BEGIN).next;
const settledDown = verifyEmail(moved, BEGIN);
const pending: Profile = { ...host, status: 'pending_verification' };

describe('the newest link of an address', () => {
  it.each([
    ['has verified it once it was opened', verifyEmail(pending, BEGIN), true],
    ['has not before', pending, false],
    ['has verified a new address', settledDown, true],
    ['has not where the address was changed after it', changeEmail(verifyEmail(pending, BEGIN), 'new@example.com', 'second', BEGIN).next, false],
    ['has not where the change was undone', restoreEmail(settledDown, BEGIN), false],
  ])('%s', (_, profile, isVerified) => expect(isVerifiedByLink(profile)).toBe(isVerified));
});

describe('the addresses of an account', () => {
  it.each([
    ['one that was never changed', host, 0, ['Ann@example.com'], 'Ann@example.com'],
    ['one whose new address is not verified, for ever', moved, 400 * DAY, ['new@example.com', 'Ann@example.com'], 'Ann@example.com'],
    ['one just before the seven days are over', settledDown, 7 * DAY - 1, ['new@example.com', 'Ann@example.com'], 'Ann@example.com'],
    ['one when the seven days are over', settledDown, 7 * DAY, ['new@example.com'], 'new@example.com'],
  ])('are right for %s', (_, profile, wait, addresses, settled) => {
    expect(addressesOf(profile, later(wait))).toEqual(addresses);
    expect(settledEmail(profile, later(wait))).toBe(settled);
  });

  it('are compared regardless of case', () => expect(canSignInWith(host, 'aNN@EXAMPLE.com', BEGIN)).toBe(true));

  it.each([
    [pending, DAY - 1, true],
    [pending, DAY, false],
    [host, 400 * DAY, true],
  ])('are kept by a verified account, and for a day by any other (%#)', (profile, wait, kept) => {
    expect(isAddressReserved(profile, host.email, later(wait))).toBe(kept);
  });

  it.each([
    [moved, 'new@example.com', DAY - 1, true],
    [moved, 'new@example.com', DAY, false],
    [moved, host.email, 400 * DAY, true],
    [settledDown, 'new@example.com', 400 * DAY, true],
  ])('are kept for a day if no one has confirmed the change (%#)', (profile, email, wait, kept) => {
    expect(isAddressReserved(profile, email, later(wait))).toBe(kept);
    if (!kept) expect(restoreEmail(profile, later(wait))).toMatchObject({ email: host.email, previousEmail: null });
  });

  it('of a chain of changes go back to the first one that was settled', () => {
    const third = changeEmail(settledDown, 'third@example.com', 'third', later(DAY)).next;
    expect(third.previousEmail).toEqual({ email: 'Ann@example.com', change: 2, changedAt: expect.any(String), verifiedAt: null });
    expect([1, 2].map((change) => canUndoEmailChange(third, change, later(DAY)))).toEqual([false, true]);
    expect(restoreEmail(third, later(DAY))).toMatchObject({ email: 'Ann@example.com', previousEmail: null });
  });

  it('cause no mail when only the spelling changes', () => {
    expect(changeEmail(moved, 'NEW@example.com', 'x', BEGIN)).toEqual({ next: { ...moved, email: 'NEW@example.com' }, effects: [] });
  });
});

describe('a Host who has a browser next to the mailbox', () => {
  it('is reached there, and must not wait for an answer from it for ever', () => {
    const browser = connector('push', { hostDestination: 'device' });
    expect([hasOtherChannel([browser]), hasLastingChannel([browser])]).toEqual([true, false]);
    expect([hasOtherChannel([browser, connector('sms')]), hasLastingChannel([browser, connector('sms')])]).toEqual([true, true]);
    expect([hasOtherChannel([connector('email')]), hasLastingChannel([connector('sms', { isVerified: false })])]).toEqual([false, false]);
  });
});

describe('ended sessions', () => {
  const session = (n: number) => ({ id: `session ${n}`, expiresAt: later(7 * DAY) });
  const ended = (n: number) => Array.from({ length: n }, (_, at) => session(at)).reduce((profile, one) => endSession(profile, one, BEGIN), host);

  it('are listed until their tokens have expired', () => {
    expect(ended(2).endedSessions).toEqual([0, 1].map((n) => ({ id: `session ${n}`, until: later(7 * DAY) })));
    expect(endSession(ended(2), session(2), later(7 * DAY)).endedSessions).toHaveLength(1);
  });

  it('never fill the profile: after very many, all sessions end, and the list is empty', () => {
    expect([ended(500).endedSessions.length, ended(500).sessionsEpoch]).toEqual([500, host.sessionsEpoch]);
    expect([ended(501).endedSessions.length, ended(501).sessionsEpoch]).toEqual([0, host.sessionsEpoch + 1]);
  });

  it('are forgotten with a new password, which ends all', () => {
    expect(changePassword(ended(2), 'new', BEGIN).next).toMatchObject({ endedSessions: [], sessionsEpoch: host.sessionsEpoch + 1 });
  });
});
