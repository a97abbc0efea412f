import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  canSignInWith,
  canUndoEmailChange,
  changeEmail,
  changePassword,
  confirmReset,
  denyReset,
  dropUnverifiedEmail,
  isAddressReserved,
  isVerifiedByLink,
  needsCodesUntil,
  provenByFactor,
  type ResetFacts,
  rejectChange,
  requestReset,
  resetExpires,
  resetPassword,
  settledEmail,
  undoEmailChange,
  verifyEmail,
} from '#domain/account.ts';
import { endSession, type Profile } from '#domain/host.ts';
import { after, DAY, HOUR } from '#domain/time.ts';

const BEGIN = '2026-11-21T09:00:00.000Z';
const later = (milliseconds: number) => after(BEGIN, milliseconds);

const host: Profile = {
  id: 'host',
  email: 'Ann@example.com',
  displayName: 'Ann',
  status: 'active',
  password: 'old',
  sessionsEpoch: 3,
  endedSessions: [],
  willId: 'will',
  linkNonce: 'links',
  verifyNonce: 'first',
  formerEmail: null,
  emailChanges: 0,
  reset: null,
  recovered: null,
  locale: 'en',
  timezone: 'UTC',
  createdAt: BEGIN,
  updatedAt: BEGIN,
};
const moved = changeEmail(host, 'new@example.com', 'second', BEGIN).next;
const settledDown = verifyEmail(moved, BEGIN);
const pending: Profile = { ...host, status: 'pending_verification' };

describe('the newest link of an address', () => {
  it.each([
    ['has verified it once it was opened', verifyEmail(pending, BEGIN), true],
    ['has not before', pending, false],
    ['has verified a new address', settledDown, true],
    ['has not where the address was changed after it', changeEmail(verifyEmail(pending, BEGIN), 'new@example.com', 'second', BEGIN).next, false],
    ['has not where the change was undone', undoEmailChange(settledDown, BEGIN), false],
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
    if (!kept) expect(dropUnverifiedEmail(profile, later(wait))).toMatchObject({ email: host.email, formerEmail: null });
  });

  it('of a chain of changes go back to the first one that was settled', () => {
    const third = changeEmail(settledDown, 'third@example.com', 'third', later(DAY)).next;
    expect(third.formerEmail).toEqual({ email: 'Ann@example.com', change: 2, changedAt: expect.any(String), verifiedAt: null });
    expect([1, 2].map((change) => canUndoEmailChange(third, change, later(DAY)))).toEqual([false, true]);
    expect(undoEmailChange(third, later(DAY))).toMatchObject({ email: 'Ann@example.com', formerEmail: null, sessionsEpoch: 4 });
  });

  it('cause no mail when only the spelling changes', () => {
    expect(changeEmail(moved, 'NEW@example.com', 'x', BEGIN)).toEqual({ next: { ...moved, email: 'NEW@example.com' }, effects: [] });
  });
});

describe('a reset', () => {
  const facts: ResetFacts = { password: 'new', threshold: 3, codes: 0, hasOtherChannel: false, hasSettledFactor: false, survivors: ['ben', 'clara'] };
  const before = { password: 'old', displayName: 'Ann' };
  const waits = { at: BEGIN, until: later(30 * DAY), epoch: 4, before };
  const told = ({ effects }: ReturnType<typeof resetPassword>) =>
    effects.flatMap((effect) => (effect.kind === 'message' && 'survivor' in effect.to ? [[effect.to.survivor, effect.notBefore]] : []));

  it.each([
    ['with only e-mail keeps a sealed will out of reach for 30 days', {}, waits],
    ['with another verified channel keeps it until that has confirmed', { hasOtherChannel: true }, { ...waits, until: null }],
    ['with the backup code of one Survivor waits for 7 days', { codes: 1 }, { ...waits, until: later(7 * DAY) }],
    ['with the backup codes of one Survivor too few waits for 7 days', { codes: 2 }, { ...waits, until: later(7 * DAY) }],
    ['with too few backup codes ends no sooner where another channel can confirm', { codes: 2, hasOtherChannel: true }, { ...waits, until: null }],
    ['with the backup codes of as many Survivors as the threshold keeps nothing', { codes: 3 }, null],
    ['with these codes keeps nothing, also where another channel could confirm', { codes: 3, hasOtherChannel: true }, null],
    ['without a sealed will keeps nothing', { threshold: undefined }, null],
  ])('%s', (_, given, recovered) => {
    const { next } = resetPassword(host, { ...facts, ...given } as ResetFacts, BEGIN);
    expect(next).toMatchObject({ password: 'new', sessionsEpoch: 4 });
    expect(next.recovered).toEqual(recovered);
  });

  describe('of an account with a settled factor', () => {
    const factor = { ...facts, hasSettledFactor: true };
    const next = resetPassword({ ...host, displayName: 'Ann' }, factor, BEGIN).next;

    it('leaves the protection to the factor, and remembers that the mailbox alone chose the password', () => {
      expect([next.recovered, next.mailboxReset]).toEqual([null, { at: BEGIN, epoch: 4, before }]);
    });

    it('is forgotten when more than the mailbox proves the Host', () => {
      expect(provenByFactor(next).mailboxReset).toBeUndefined();
      expect(resetPassword(next, { ...factor, codes: 3 }, later(DAY)).next.mailboxReset).toBeUndefined();
    });

    it('remembers the password before the first one of several, and restores that one when the Host denies it', () => {
      const again = resetPassword(next, { ...factor, password: 'newer' }, later(DAY)).next;
      expect(again.mailboxReset).toEqual({ at: later(DAY), epoch: 5, before });
      const denied = denyReset(again, later(DAY))?.next;
      expect(denied).toMatchObject({ password: 'old', recovered: null, sessionsEpoch: 6, resetsBlocked: { until: later(8 * DAY), epoch: 5 } });
      expect(denied?.mailboxReset).toBeUndefined();
    });

    it('can still be denied after a change was rejected too', () => {
      const { recovered, mailboxReset } = rejectChange(next, facts, later(DAY)).next;
      expect([recovered?.before, mailboxReset]).toEqual([before, undefined]);
    });

    it('lifts no wait that has begun before', () => {
      const waiting = resetPassword(host, facts, BEGIN).next;
      expect(resetPassword(waiting, factor, later(DAY)).next.recovered).toMatchObject({ at: later(DAY), before: { password: 'old' } });
    });
  });

  it.each([
    ['on day 1 and day 15 where there is only e-mail', {}, [DAY, 15 * DAY]],
    ['immediately and on day 3 where a backup code has shortened the wait', { codes: 1 }, [0, 3 * DAY]],
    ['not at all where another channel can confirm', { hasOtherChannel: true, codes: 1 }, []],
    ['not at all where enough codes were given', { codes: 3 }, []],
  ])('notifies every Survivor %s', (_, given, days) => {
    const expected = days.flatMap((wait) => ['ben', 'clara'].map((survivor) => [survivor, later(wait)]));
    expect(told(resetPassword(host, { ...facts, ...given }, BEGIN))).toEqual(expected);
  });

  it('after another unconfirmed reset remembers the password before the first one, and waits again', () => {
    const first = resetPassword({ ...host, displayName: 'Ann' }, facts, BEGIN).next;
    const second = resetPassword({ ...first, displayName: 'Shop' }, { ...facts, password: 'newer' }, later(DAY)).next;
    expect(second).toMatchObject({ password: 'newer', sessionsEpoch: 5 });
    expect(second.recovered).toEqual({ at: later(DAY), until: later(31 * DAY), epoch: 5, before });
  });

  it("after a reset of earlier days, which kept no password, does not treat that reset's password as the Host’s", () => {
    const old = { ...host, recovered: { at: BEGIN, until: later(30 * DAY), epoch: 3 } };
    expect(resetPassword(old, facts, later(DAY)).next.recovered).toEqual({ at: later(DAY), until: later(31 * DAY), epoch: 4 });
  });

  it('after a change that the Host rejected remembers the password that was valid then', () => {
    const rejected = rejectChange(host, facts, BEGIN).next;
    const { recovered } = resetPassword(rejected, facts, later(DAY)).next;
    expect(recovered).toEqual({ at: later(DAY), until: later(31 * DAY), epoch: 5, before, disowned: true });
  });

  it('that its Host confirms is completed, and the previous password is deleted', () => {
    const { next } = resetPassword(host, facts, BEGIN);
    expect(confirmReset(next)).toEqual({ ...next, recovered: null });
  });

  it.each([
    [false, null, later(HOUR)],
    [true, later(48 * HOUR), later(72 * HOUR)],
  ])('that waits (%s) works from %s to %s', (isLate, notBefore, until) => {
    const { reset } = requestReset(host, { nonce: 'n', key: 'k', waits: isLate }, BEGIN).next;
    expect(reset).toEqual({ nonce: 'n', askedAt: BEGIN, notBefore, usedAt: null });
    expect(reset && resetExpires(reset)).toBe(until);
  });

  it.each([
    ['that waits stays, also when another person requests another one', true, true, 47 * HOUR, 'first'],
    ['that works already stays as well while a transfer runs', false, true, HOUR - 1, 'first'],
    ['that has waited and was not used gives way', true, true, 72 * HOUR, 'second'],
    ['gives way to a newer one while no transfer runs', false, false, 1, 'second'],
  ])('%s', (_, waited, waits, wait, nonce) => {
    const asked = requestReset(host, { nonce: 'first', key: 'k', waits: waited }, BEGIN).next;
    const { next, effects } = requestReset(asked, { nonce: 'second', key: 'again', waits }, later(wait));
    expect(next.reset?.nonce).toBe(nonce);
    expect(effects).toMatchObject([{ nonce }]);
    if (nonce === 'first') expect(next).toEqual(asked);
  });
});

describe('a reset that the Host did not make', () => {
  const facts: ResetFacts = { password: 'thief', threshold: 3, codes: 0, hasOtherChannel: false, hasSettledFactor: false, survivors: ['ben'] };
  const reset = resetPassword(host, facts, BEGIN).next;
  const denied = denyReset(reset, later(DAY));

  it('is undone: the earlier password is valid again, all sessions end, and the new password is deleted', () => {
    expect(denied?.next).toMatchObject({ password: 'old', sessionsEpoch: 5, recovered: null });
    expect(JSON.stringify(denied?.next)).not.toContain('thief');
    expect(denied?.effects).toMatchObject([{ template: 'reset-denied', to: { host: true, spread: 'all' }, epoch: 4 }]);
  });

  it.each([
    [0, later(8 * DAY)],
    [7 * DAY - 1, later(8 * DAY)],
    [7 * DAY, undefined],
  ])('blocks a reset by e-mail alone for 7 days (%s ms later)', (wait, until) => {
    expect(denied && needsCodesUntil(denied.next, later(DAY + wait))).toBe(until);
  });

  it('does not block a reset with enough backup codes, which ends that wait', () => {
    const next = denied && resetPassword(denied.next, { ...facts, codes: 3 }, later(2 * DAY)).next;
    expect(next && needsCodesUntil(next, later(2 * DAY))).toBeUndefined();
  });

  it('restores the password from before the first of several', () => {
    const again = resetPassword(reset, { ...facts, password: 'thief again' }, later(DAY)).next;
    expect(denyReset(again, later(2 * DAY))?.next).toMatchObject({ password: 'old', sessionsEpoch: 6, recovered: null });
  });

  it('keeps the will closed if a change was rejected before it', () => {
    const rejected = rejectChange(host, facts, BEGIN).next;
    const after = denyReset(resetPassword(rejected, facts, later(DAY)).next, later(2 * DAY))?.next;
    expect(after).toMatchObject({ password: 'old', recovered: { at: later(DAY), until: later(31 * DAY), epoch: 5, disowned: true } });
    expect(after?.recovered).not.toHaveProperty('before');
  });

  it('does not exist if nothing was reset, if it was undone already, or if the previous password is not known', () => {
    const old = { ...host, recovered: { at: BEGIN, until: null, epoch: 3 } };
    for (const none of [host, denied?.next ?? host, rejectChange(host, facts, BEGIN).next, old]) expect(denyReset(none, later(DAY))).toBeUndefined();
  });
});

describe('a change that the Host did not make', () => {
  const facts = { hasOtherChannel: false, hasSettledFactor: false, survivors: ['ben', 'clara'] };

  it('ends every session and closes the sealed will, for 30 days if only a mailbox can authenticate the Host', () => {
    const { next, effects } = rejectChange(host, facts, BEGIN);
    expect(next).toMatchObject({ sessionsEpoch: 4, recovered: { at: BEGIN, until: later(30 * DAY), epoch: 4, disowned: true } });
    expect(effects).toMatchObject([{ kind: 'end-recovery', epoch: 4, notBefore: later(30 * DAY) }]);
    expect(rejectChange(host, { ...facts, hasOtherChannel: true }, BEGIN).next.recovered?.until).toBeNull();
  });

  it('does not change a reset by mail: it ends no sooner, and the Survivors are still notified', () => {
    const reset = { ...host, sessionsEpoch: 9, recovered: { at: BEGIN, until: later(30 * DAY), epoch: 9 } };
    const { next, effects } = rejectChange(reset, facts, later(DAY));
    expect([next.sessionsEpoch, next.recovered, effects]).toEqual([10, { ...reset.recovered, disowned: true }, []]);
  });

  it('ends after 30 days, and the Survivors are notified, if the Host authenticated over another person’s channel', () => {
    const reset = { ...host, recovered: { at: BEGIN, until: null, epoch: 3 } };
    const { next, effects } = rejectChange(reset, facts, later(DAY));
    expect(next.recovered).toEqual({ at: BEGIN, until: later(31 * DAY), epoch: 3, disowned: true });
    expect(effects.map((effect) => ('template' in effect ? effect.template : effect.kind))).toEqual([
      'password-reset-survivor',
      'password-reset-survivor',
      'password-reset-survivor',
      'password-reset-survivor',
      'end-recovery',
    ]);
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
