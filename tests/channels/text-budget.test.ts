import { describe, expect, it } from 'vitest';
import {
  CEILING,
  type Charged,
  type NeededFor,
  nameOfNotice,
  neededFor,
  RESERVE,
  sumsOf,
  TEXT_LIMITS,
  type TextPurpose,
  textPurpose,
} from '#channels/rules/text-budget.ts';
import { OTP_PER_HOUR } from '#common/limits.ts';
import { DAY, type Instant, after as later, MINUTE } from '#common/time.ts';
import { notifyContact, notifyHost, notifySurvivors } from '#effects/notify.ts';
import { DEFAULT_SETTINGS as SETTINGS } from '#hosts/rules/settings.ts';
import { templateOf } from '#messages/templates.ts';
import { BEGIN, SEALING } from '#tests/wills/story.ts';
import { START_CODES_PER_HOUR } from '#transfers/rules/otp.ts';
import { resealWill, sealWill } from '#wills/rules/seal.ts';

const purposes = Object.keys(TEXT_LIMITS) as TextPurpose[];
const ESSENTIAL = ['change', 'survivor-change', 'check', 'reset', 'start', 'transfer', 'code', 'asked', 'fresh-link'] as const satisfies NeededFor[];
const PHONE = { type: 'sms', value: '+436641230015' } as const;
const OLD = { firstSealedAt: BEGIN };
const now = later(BEGIN, 14 * DAY);

/** The sums of a message to the number of the victim, of this Host and for this purpose, each by its key. */
const sums = (hostId: string, purpose: TextPurpose, more: Partial<Charged> = {}) =>
  new Map(
    sumsOf({ hostId, number: 'victim', purpose, day: '2031-03-11', budget: 1000, month: 0, ...more }).map(({ scope, subject, limit }) => [
      `${scope} ${subject}`,
      limit,
    ]),
  );

describe('a number that a stranger names too', () => {
  it.each(ESSENTIAL)('shares no sum that can end with another Host: %s of an older will', (purpose) => {
    const own = sums('ada', textPurpose(purpose, OLD, now));
    for (const other of purposes) {
      const shared = [...sums('stranger', other).keys()].filter((key) => own.has(key));
      expect(shared.map((key) => own.get(key))).toEqual([Number.POSITIVE_INFINITY]);
    }
  });

  it('keeps notices apart from all that people can ask for', () => {
    const limited = (purpose: TextPurpose) => [...sums('ada', purpose)].filter(([, limit]) => limit < Number.POSITIVE_INFINITY).map(([key]) => key);
    const asked = (['code', 'asked', 'fresh-link'] as const).flatMap(limited);
    const notices = (['check', 'reset', 'start', 'transfer'] as const).flatMap(limited);
    expect(notices.filter((key) => asked.includes(key))).toEqual([]);
  });

  it.each(['first-contact', 'upkeep', 'new-will'] as const)('has one sum for all Hosts: %s', (purpose) => {
    const [one, two] = [sums('eve', purpose), sums('mallory', purpose)];
    expect([...one.keys()].filter((key) => two.has(key))).toContain(`texts-number ${purpose}/victim/2031-03-11`);
  });
});

it.each([
  ['the notices of a day to ten people at one number, each of two parts', 'transfer', 10 * 5 * 2],
  ['the codes that a Survivor gets in a day', 'code', 24 * OTP_PER_HOUR],
  [
    'the codes of one part and the messages of four that a person who knows a name and a contact gets sent to it in a day',
    'asked',
    24 * START_CODES_PER_HOUR + 2 * 3 * 4 + 24 * 4,
  ],
] as const)('a number has room for %s', (_, purpose, parts) => expect(TEXT_LIMITS[purpose].number).toBeGreaterThanOrEqual(parts));

describe('a will shares what strangers have', () => {
  const seal = (at: Instant, before?: ReturnType<typeof sealWill>['next']) =>
    sealWill(before, { sealing: { ...SEALING, sealedAt: at } }, { settings: SETTINGS, timezone: 'UTC', now: at }).next;
  const first = seal(BEGIN);

  it.each([
    ['until 14 days after it was first sealed', first.will, later(now, -1), 'new-will'],
    ['no longer then', first.will, now, 'transfer'],
    ['no longer, also if it was sealed again since', seal(later(BEGIN, 13 * DAY), first).will, now, 'transfer'],
    ['no longer, also if it was sealed under a fresh key since', resealWill(first, { ...SEALING, sealedAt: now }).next.will, now, 'transfer'],
    ['again, if it was deleted and sealed again', seal(later(now, -MINUTE)).will, now, 'new-will'],
    ['as long as it is not sealed', undefined, now, 'new-will'],
  ])('%s', (_, will, at, purpose) => expect(textPurpose('transfer', will, at)).toBe(purpose));

  it.each(['first-contact', 'upkeep'] as const)('always in what no stop and no opening needs: %s', (needed) => {
    expect(textPurpose(needed, OLD, now)).toBe(needed);
  });
});

describe('what a message is needed for', () => {
  const transfer = { transferId: 't' };
  const survivors = ['ben', 'clara'];
  const [started, other] = notifySurvivors(survivors, 'transfer-started-survivor', 'transfer/t', transfer);

  it.each([
    ['check', notifyHost('liveness-check', 'check/1', { check: 1 })],
    ['check', notifyHost('pending-transfer', 'check/1', { check: 1 })],
    ['reset', notifyHost('password-reset', 'reset/1', { epoch: 1 })],
    ['reset', notifySurvivors(['ben'], 'password-reset-survivor', 'reset/1', { epoch: 1 })[0]],
    ['start', notifySurvivors(['ben'], 'unreachable-host', 'unreachable/1', { isCutOff: false })[0]],
    ['transfer', notifyHost('transfer-started', 'transfer/t', transfer)],
    ['transfer', started],
    ['asked', notifySurvivors(['ben'], 'where-to-start', 'lookup/1', transfer)[0]],
    ['asked', notifySurvivors(['ben'], 'transfer-started-survivor', 'transfer/t/link/1', { ...transfer, isAsked: true })[0]],
    ['fresh-link', notifyHost('fresh-link', 'fresh-link/1', {})],
    ['change', notifyHost('password-changed', 'password/1', {})],
    ['survivor-change', notifyContact({ survivor: 'ben', name: 'Ben', contact: PHONE }, 'replaced-before-sealing', 'sealed/1', {})],
    ['survivor-change', notifySurvivors(['ben'], 'codes-replaced', 'survivor-change/1', {})[0]],
    ['survivor-change', notifySurvivors(['ben'], 'survivors-changed', 'survivor-change/1', { what: 'added' })[0]],
    ['survivor-change', notifySurvivors(['ben'], 'no-rehearsal', 'rehearsal/1/ended', { why: 'started' })[0]],
    ['upkeep', notifySurvivors(['ben'], 'rehearsal', 'rehearsal/1', { rehearsal: '1' })[0]],
    ['first-contact', notifySurvivors(['ben'], 'invitation', 'invitation/1', { askedAt: BEGIN, contact: '', isYearly: false })[0]],
  ] as const)('%s', (needed, effect) => expect(effect && neededFor(effect, templateOf(effect).upkeep)).toBe(needed));

  it('is no change if the Host can do without it', () => {
    expect(neededFor(notifyHost('yearly-review', 'review/1', { review: 1 }), true)).toBe('upkeep');
  });

  it('is one notice for all people of a Host, and another one for each event', () => {
    const again = notifySurvivors(survivors, 'transfer-started-survivor', 'transfer/t/link/1', transfer)[0];
    expect(started && nameOfNotice(started)).toBeDefined();
    expect(other && nameOfNotice(other)).toBe(started && nameOfNotice(started));
    expect(again && nameOfNotice(again)).not.toBe(started && nameOfNotice(started));
  });

  it.each([
    ['the Host', notifyHost('transfer-started', 'transfer/t', transfer)],
    ['one person who asked for it', notifySurvivors(['ben'], 'where-to-start', 'lookup/1', transfer)[0]],
  ] as const)('is always sent if it is for %s', (_, effect) => expect(effect && nameOfNotice(effect)).toBeUndefined());
});

it('above the ceiling of the month each Host has a part left for an older will, and strangers have nothing', () => {
  const above = { month: 1000 * CEILING };
  const ofHost = (purpose: TextPurpose, more = {}) => sums('ada', purpose, more).get(`texts-host ${purpose}/ada/2031-03-11`);
  expect([ofHost('code'), ofHost('code', above), ofHost('transfer', above)]).toEqual([TEXT_LIMITS.code.host, RESERVE, RESERVE]);
  expect(sums('eve', 'new-will', above).get('texts-month 2031-03')).toBe(1000);
});
