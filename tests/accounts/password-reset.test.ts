import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canFactorEnd,
  confirmReset,
  denyReset,
  effectsOfWait,
  isWaitOver,
  needsCodesUntil,
  proveByFactor,
  type ResetFacts,
  rejectChange,
  requestReset,
  resetExpires,
  resetPassword,
  waitBegan,
} from '#accounts/rules/password-reset.ts';
import { DAY, HOUR } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { Profile, Recovery } from '#hosts/rules/host.ts';
import { areIdsExposed } from '#hosts/rules/ids-exposed.ts';
import { ANN as host, later } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const BY_MAIL_ALONE = { threshold: 3, codes: 0, hasLastingChannel: false, hasSettledFactor: false, showsIds: true };
/** A thief who reads the mailbox resets the password. */
const facts: ResetFacts = { ...BY_MAIL_ALONE, password: 'thief', survivors: ['ben'] };
const reset = resetPassword(host, facts, BEGIN).next;
/** A proof by a settled factor, in a session of the present password or of a passkey, and one by a factor that is too new. */
const [OWN, ALONE, NEW] = [
  { isSettled: true, withPassword: true },
  { isSettled: true, withPassword: false },
  { isSettled: false, withPassword: true },
];
/** When the Survivors are notified is compared in another test. */
const waitOf = ({ recovered }: Profile) => {
  const { noticesAt: _, ...wait } = recovered ?? {};
  return recovered && wait;
};
/** A link by e-mail denies it, and there is no other channel. */
const byMail = { isProven: false, hasLastingChannel: false, survivors: ['ben'] };

describe('a reset', () => {
  const facts: ResetFacts = { ...BY_MAIL_ALONE, password: 'new', survivors: ['ben', 'clara'] };
  const before = { password: 'old', displayName: 'Ann' };
  const first = resetPassword(host, facts, BEGIN).next;
  const waits = { at: BEGIN, until: later(30 * DAY), epoch: 4, wait: 4, before };
  const told = ({ effects }: ReturnType<typeof resetPassword>) =>
    effects.flatMap((effect) => (effect.kind === 'message' && 'survivor' in effect.to ? [[effect.to.survivor, effect.notBefore]] : []));

  it.each([
    ['with only e-mail keeps a sealed will out of reach for 30 days', {}, waits],
    ['with another verified channel keeps it until that has confirmed', { hasLastingChannel: true }, { ...waits, until: null }],
    ['with the backup code of one Survivor waits for 7 days', { codes: 1 }, { ...waits, until: later(7 * DAY) }],
    ['with too few backup codes ends no sooner where another channel can confirm', { codes: 2, hasLastingChannel: true }, { ...waits, until: null }],
    ['with the backup codes of as many Survivors as the threshold keeps nothing', { codes: 3 }, null],
    ['without a sealed will keeps nothing', { threshold: undefined }, null],
  ])('%s', (_, given, recovered) => {
    const { next } = resetPassword(host, { ...facts, ...given } as ResetFacts, BEGIN);
    expect(next).toMatchObject({ password: 'new', sessionsEpoch: 4 });
    expect(waitOf(next)).toEqual(recovered);
  });

  describe('of an account with a settled factor', () => {
    const factor = { ...facts, hasSettledFactor: true };
    const next = resetPassword(host, factor, BEGIN).next;

    it('leaves the protection to the factor, and remembers that the mailbox alone chose the password', () => {
      expect([next.recovered, next.mailboxReset]).toEqual([null, { at: BEGIN, epoch: 4, before }]);
    });

    it('is forgotten when more than the mailbox proves the Host, but not by a passkey, with which the Host signs in next to a thief', () => {
      expect(proveByFactor(next, ALONE)).toBe(next);
      expect(proveByFactor(next, OWN).mailboxReset).toBeUndefined();
      expect(resetPassword(next, { ...factor, codes: 3 }, later(DAY)).next.mailboxReset).toBeUndefined();
    });

    it('remembers the password before the first one of several, and restores that one when the Host denies it', () => {
      const again = resetPassword(next, { ...factor, password: 'newer' }, later(DAY)).next;
      expect(again.mailboxReset).toEqual({ at: later(DAY), epoch: 5, before });
      const denied = denyReset(again, byMail, later(DAY))?.next;
      expect(denied).toMatchObject({ password: 'old', recovered: null, sessionsEpoch: 6, resetsBlocked: { until: later(8 * DAY), epoch: 5 } });
      expect(denied?.mailboxReset).toBeUndefined();
    });

    it('can still be denied after a change was rejected too', () => {
      const { recovered, mailboxReset } = rejectChange(next, facts, later(DAY)).next;
      expect([recovered?.before, mailboxReset]).toEqual([before, undefined]);
    });

    it('lifts no wait that has begun before', () => {
      expect(resetPassword(first, factor, later(DAY)).next.recovered).toMatchObject({ at: later(DAY), before: { password: 'old' } });
    });
  });

  it.each([
    ['on day 1 and day 15 where there is only e-mail', {}, [DAY, 15 * DAY]],
    ['immediately and on day 3 where a backup code has shortened the wait', { codes: 1 }, [0, 3 * DAY]],
    ['not at all where another channel can confirm', { hasLastingChannel: true, codes: 1 }, []],
    ['not at all where enough codes were given', { codes: 3 }, []],
  ])('notifies every Survivor %s', (_, given, days) => {
    const expected = days.flatMap((wait) => ['ben', 'clara'].map((survivor) => [survivor, later(wait)]));
    expect(told(resetPassword(host, { ...facts, ...given }, BEGIN))).toEqual(expected);
  });

  it('repeated notifies no Survivor again, and its wait ends with the first one’s', () => {
    const { next, effects } = resetPassword(first, facts, later(20 * DAY));
    expect(effects).toMatchObject([{ template: 'password-reset' }]);
    const [before, end] = [later(30 * DAY - 1), later(30 * DAY)];
    expect([isWaitOver(next, 4, before), isWaitOver(next, 4, end), isWaitOver(next, 5, end)]).toEqual([false, true, false]);
  });

  it('repeated with a backup code waits for 7 days, unless it ends sooner already', () => {
    const until = (wait: number) => resetPassword(first, { ...facts, codes: 1 }, later(wait)).next.recovered;
    expect(until(DAY)).toMatchObject({ until: later(8 * DAY), wait: 5 });
    expect(until(25 * DAY)).toMatchObject({ until: later(30 * DAY), wait: 4 });
  });

  it('that its Host confirms is completed, and the previous password is deleted', () => {
    const { idsExposed: _, ...confirmed } = { ...first, recovered: null };
    expect(confirmReset(first)).toEqual(confirmed);
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
  const denied = denyReset(reset, byMail, later(DAY));
  const proven = { ...byMail, isProven: true };

  it('is undone: the earlier password is valid again, all sessions end, and the new password is deleted', () => {
    expect(denied?.next).toMatchObject({ password: 'old', sessionsEpoch: 5 });
    expect(JSON.stringify(denied?.next)).not.toContain('thief');
    expect(denied?.effects[0]).toMatchObject({ template: 'reset-denied', to: { host: true, spread: 'all' }, epoch: 4 });
  });

  it('and that only a mailbox denies keeps the will closed for 30 days, and the Survivors are notified', () => {
    expect(denied && waitOf(denied.next)).toEqual({ at: later(DAY), until: later(31 * DAY), epoch: 5, wait: 5, denied: true });
    expect(denied?.effects.slice(1)).toMatchObject([
      { template: 'password-reset-survivor', notBefore: later(2 * DAY) },
      { template: 'password-reset-survivor', notBefore: later(16 * DAY) },
      { kind: 'end-recovery', epoch: 5, notBefore: later(31 * DAY) },
    ]);
  });

  it('and that a mailbox denies waits for another channel of the Host if there is one', () => {
    const { next, effects = [] } = denyReset(reset, { ...byMail, hasLastingChannel: true }, later(DAY)) ?? {};
    expect([next?.recovered, effects.length]).toEqual([{ at: later(DAY), until: null, epoch: 5, wait: 5, denied: true }, 1]);
  });

  it('and that another channel denies leaves the will open', () => expect(denyReset(reset, proven, later(DAY))?.next.recovered).toBeNull());

  it('waits again for 30 days if the password is reset once more after the denial', () => {
    const again = denied && waitOf(resetPassword(denied.next, facts, later(9 * DAY)).next);
    expect(again).toEqual({ at: later(9 * DAY), until: later(39 * DAY), epoch: 6, wait: 6, before: { password: 'old', displayName: 'Ann' } });
  });

  it('ends with a settled factor after its denial, but not before, and not where a change was rejected too', () => {
    const states = [reset, denied?.next ?? reset, denied ? rejectChange(denied.next, byMail, later(2 * DAY)).next : reset];
    expect(states.map(canFactorEnd)).toEqual([false, true, false]);
    expect(states.map((state) => proveByFactor(state, ALONE).recovered === null)).toEqual([false, true, false]);
    expect(states.map((state) => proveByFactor(state, NEW) === state)).toEqual([true, true, true]);
  });

  it.each([
    [7 * DAY - 1, later(8 * DAY)],
    [7 * DAY, undefined],
  ])('blocks a reset by e-mail alone for 7 days (%s ms later)', (wait, until) => {
    expect(denied && needsCodesUntil(denied.next, later(DAY + wait))).toBe(until);
  });

  it('does not block a reset with enough backup codes, which ends both waits', () => {
    const next = denied && resetPassword(denied.next, { ...facts, codes: 3 }, later(2 * DAY)).next;
    expect([next?.recovered, next && needsCodesUntil(next, later(2 * DAY))]).toEqual([null, undefined]);
  });

  it('restores the password from before the first of several', () => {
    const again = resetPassword(reset, { ...facts, password: 'thief again' }, later(DAY)).next;
    expect(denyReset(again, proven, later(2 * DAY))?.next).toMatchObject({ password: 'old', sessionsEpoch: 6, recovered: null });
  });

  it.each([
    ['another channel', true, { at: later(DAY), until: later(31 * DAY), epoch: 5, wait: 5, changeRejected: true }],
    ['a mailbox', false, { at: later(2 * DAY), until: later(32 * DAY), epoch: 6, wait: 6, denied: true, changeRejected: true }],
  ])('keeps the will closed if a change was rejected before it, also when %s denies it', (_, isProven, recovered) => {
    const rejected = rejectChange(host, facts, BEGIN).next;
    const left = denyReset(resetPassword(rejected, facts, later(DAY)).next, { ...byMail, isProven }, later(2 * DAY))?.next;
    expect([left?.password, left && waitOf(left)]).toEqual(['old', recovered]);
  });

  it('does not exist if nothing was reset, if it was undone already, or if the previous password is not known', () => {
    const none = [host, denied?.next ?? host, rejectChange(host, facts, BEGIN).next];
    for (const profile of none) expect(denyReset(profile, byMail, later(DAY))).toBeUndefined();
  });
});

it('a wait began with the first of repeated resets, or when a later rejection gave an old reset its wait', () => {
  const recovered = { at: later(3 * DAY), until: later(30 * DAY), epoch: 9, wait: 8 };
  expect(waitBegan(recovered)).toBe(later(3 * DAY));
  expect(waitBegan({ ...recovered, noticesAt: [later(DAY), later(15 * DAY)] })).toBe(BEGIN);
  expect(waitBegan({ ...recovered, until: later(10 * DAY), noticesAt: [later(3 * DAY), later(6 * DAY)] })).toBe(later(3 * DAY));
  const facts = { hasLastingChannel: false, hasSettledFactor: false, showsIds: true, survivors: ['ben'] };
  const old = { ...host, recovered: { at: BEGIN, until: null, epoch: 3, wait: 3 } };
  expect(rejectChange(old, facts, later(90 * DAY)).next.recovered).toSatisfy((wait: Recovery) => waitBegan(wait) === later(90 * DAY));
});

describe('a change that the Host did not make', () => {
  const facts = { hasLastingChannel: false, hasSettledFactor: false, showsIds: true, survivors: ['ben', 'clara'] };

  it('ends every session and closes the sealed will, for 30 days if only a mailbox can authenticate the Host', () => {
    const { next, effects } = rejectChange(host, facts, BEGIN);
    expect(next).toMatchObject({ sessionsEpoch: 4, recovered: { at: BEGIN, until: later(30 * DAY), epoch: 4, wait: 4, changeRejected: true } });
    expect(effects).toMatchObject([{ kind: 'end-recovery', epoch: 4, notBefore: later(30 * DAY) }]);
    expect(rejectChange(host, { ...facts, hasLastingChannel: true }, BEGIN).next.recovered?.until).toBeNull();
  });

  it('does not change a reset by mail: it ends no sooner, and the Survivors are still notified', () => {
    const reset = { ...host, sessionsEpoch: 9, recovered: { at: BEGIN, until: later(30 * DAY), epoch: 9, wait: 9 } };
    const { next, effects } = rejectChange(reset, facts, later(DAY));
    expect([next.sessionsEpoch, next.recovered, effects]).toEqual([10, { ...reset.recovered, changeRejected: true }, []]);
  });
});

describe('the ids that a session after a reset by e-mail has seen', () => {
  const at = later(2 * DAY);
  const denied = denyReset(reset, byMail, at)?.next ?? host;
  const withFactor = resetPassword(host, { ...facts, hasSettledFactor: true }, BEGIN).next;
  const unsealed = { ...facts, threshold: undefined };
  const unnamed = { ...unsealed, showsIds: false };

  it.each<[string, Profile, boolean]>([
    ['are not exposed without a reset', host, false],
    ['are exposed by a reset without a sealed will', resetPassword(host, unsealed, BEGIN).next, true],
    ['are not exposed where no one is named and no passkey could name someone', resetPassword(host, unnamed, BEGIN).next, false],
    ['are not exposed by a reset with enough codes', resetPassword(host, { ...facts, codes: 3 }, BEGIN).next, false],
    ['are exposed by a reset', reset, true],
    ['also if a settled factor protects the account', withFactor, true],
    ['stay exposed after a factor that is too new', proveByFactor(withFactor, NEW), true],
    ['stay exposed when the Host signs in by a passkey, and someone else may have chosen the password', proveByFactor(withFactor, ALONE), true],
    ['are the Host’s own when another channel confirms the reset', confirmReset(reset), false],
    ['are the Host’s own when a settled factor is proven with the password of the reset', proveByFactor(withFactor, OWN), false],
    ['stay known to the reader of an earlier reset when codes prove the Host', resetPassword(reset, { ...facts, codes: 3 }, at).next, true],
    ['stay known to the reader of an earlier reset when the last one is confirmed', confirmReset(resetPassword(reset, facts, at).next), true],
    ['stay known to a rejected reader when a factor proves the Host', proveByFactor(denied, OWN), true],
    ['stay known to a rejected reader when another channel proves the Host', confirmReset(denied), true],
    ['are exposed again by the next reset', resetPassword(confirmReset(reset), facts, later(3 * DAY)).next, true],
  ])('%s', (_, profile, isExposed) => expect(areIdsExposed(profile)).toBe(isExposed));

  it('are unknown again only when more than the mailbox proves the one person who has seen them, whatever happens in whatever order', () => {
    const codes = (count: number) => (profile: Profile, now: string) => resetPassword(profile, { ...facts, codes: count }, now).next;
    const weak = {
      reset: codes(0),
      'reset with two codes': codes(2),
      'reset with three codes': codes(3),
      deny: (profile: Profile, now: string) => denyReset(profile, byMail, now)?.next ?? profile,
      'deny elsewhere': (profile: Profile, now: string) => denyReset(profile, { ...byMail, isProven: true }, now)?.next ?? profile,
      reject: (profile: Profile, now: string) => rejectChange(profile, byMail, now).next,
      'new factor': (profile: Profile) => proveByFactor(profile, NEW),
      passkey: (profile: Profile) => proveByFactor(profile, ALONE),
      'wait ends': (profile: Profile) => ({ ...profile, recovered: null }),
    };
    const strong = { confirm: confirmReset, 'old factor': (profile: Profile) => proveByFactor(profile, OWN) };
    const all: [string, (profile: Profile, now: string) => Profile][] = [...Object.entries(weak), ...Object.entries(strong)];
    const event = fc.constantFrom(...all);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => void events.reduce(checkStep, reset)),
      { seed: 1 },
    );

    function checkStep(profile: Profile, [name, happen]: (typeof all)[number], n: number): Profile {
      const next = happen(profile, later(n * HOUR));
      const stays = areIdsExposed(profile) && (name in weak || profile.idsExposed?.rejected === true);
      expect([name, areIdsExposed(next) || !stays]).toEqual([name, true]);
      return next;
    }
  });
});

describe('what a wait depends on follows from the record alone', () => {
  const waiting = (effects: readonly Effect[]) => effects.filter((effect) => effect.kind !== 'message' || 'survivor' in effect.to);
  const rejected = rejectChange({ ...host, recovered: { at: BEGIN, until: null, epoch: 3, wait: 3 } }, facts, later(DAY));
  it.each([
    ['after a reset', resetPassword(host, facts, BEGIN)],
    ['after a reset with a code', resetPassword(host, { ...facts, codes: 1 }, BEGIN)],
    ['after a reset in vain, because another channel confirms', resetPassword(host, { ...facts, hasLastingChannel: true }, BEGIN)],
    ['after a rejected change', rejectChange(host, facts, BEGIN)],
    ['after a rejected change and a reset', rejected],
    ['after a denied reset', denyReset(reset, byMail, later(DAY)) ?? rejected],
  ])('%s', (_, { next, effects }) => expect(effectsOfWait(next, facts.survivors)).toEqual(waiting(effects)));

  it('after a second reset of the series, which notifies no one again', () => {
    const { next } = resetPassword(reset, facts, later(DAY));
    expect(effectsOfWait(next, facts.survivors)).toEqual(effectsOfWait(reset, facts.survivors));
  });
});
