import { beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { chargeText, refundText } from '#channels/charge-text.ts';
import {
  ALARM_SHARES,
  CEILING,
  DAILY_PART,
  FIRST_CONTACT_SHARE,
  RESERVE,
  type ServiceMessage,
  TEXT_LIMITS,
  type TextPurpose,
} from '#channels/rules/text-budget.ts';
import { performServiceOrder } from '#channels/send-from-service.ts';
import { tableInMemory } from '#infra/local/entry.ts';
import { createCounters } from '#store/counters.ts';

const table = {
  db: await tableInMemory('counters'),
  name: 'counters',
  recordKey: async () => new Uint8Array(32),
  alarm: () => {},
};
const MONTH = 200;
let time: Date;
let alarms: unknown[];
let app: App;
let next = 0;
/** Each test has another month. */
let month = 0;

beforeEach(() => {
  month += 1;
  time = new Date(Date.UTC(2031, month, 1, 10));
  alarms = [];
  const keyring = { key: async () => new Uint8Array(32).fill(7) };
  const log = { alarm: (...alarm: unknown[]) => void alarms.push(alarm) };
  // The part of the App that charges.
  app = { now: () => time, env: { SMS_MONTHLY_PARTS: MONTH }, keyring, log, store: { counters: createCounters(table) } } as unknown as App;
});

const stranger = (purpose: TextPurpose, parts = 1) => {
  next += 1;
  return { hostId: `host-${next}`, to: `+43664${next}`, purpose, parts };
};
/** Sends as many messages, each of another Host to another number, and returns how many may leave. */
async function flood(purpose: TextPurpose, count: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => chargeText(app, stranger(purpose))));
  return answers.filter((refused) => refused === undefined).length;
}

describe('the pumping attack: thousands of accounts that have numbers verified', () => {
  const most = MONTH * FIRST_CONTACT_SHARE;

  it('costs at most the part of a day, and in a month at most the budget for verification, and leaves the others', async () => {
    expect(await flood('first-contact', 100)).toBe(most * DAILY_PART);
    let sent = most * DAILY_PART;
    for (let day = 2; day <= 10; day += 1) {
      time = new Date(Date.UTC(2031, month, day, 10));
      sent += await flood('first-contact', 25);
    }
    expect(sent).toBe(most);
    for (const purpose of ['upkeep', 'transfer'] as const) expect(await flood(purpose, 20)).toBe(20);
  });
});

describe('the budget of a month', () => {
  it.each(['upkeep', 'new-will'] as const)('stops what strangers can cause when it is spent, and nothing of an older will: %s', async (purpose) => {
    expect(await flood(purpose, MONTH + 20)).toBe(MONTH);
    expect(await flood('new-will', 5)).toBe(0);
    for (const needed of ['check', 'reset', 'start', 'transfer', 'code'] as const) expect(await flood(needed, 20)).toBe(20);
  });

  it('notifies the operator before the ceiling, above which a Host has less for an older will, and never nothing', async () => {
    const parts = (CEILING * MONTH) / 40;
    for (let sent = 0; sent < 40; sent += 1) expect(await chargeText(app, stranger('transfer', parts))).toBeUndefined();
    expect(alarms).toEqual(ALARM_SHARES.map((share) => ['text_budget', { percent: share * 100, parts: Math.ceil((share * MONTH) / parts) * parts }]));
    const one = stranger('transfer');
    const more = () => chargeText(app, { ...stranger('transfer'), hostId: one.hostId });
    for (let sent = 0; sent < RESERVE; sent += 1) expect(await more()).toBeUndefined();
    expect(await more()).toBeDefined();
    expect(await flood('transfer', 5)).toBe(5);
  });

  it('notifies the operator once at four fifths, and once when it is spent', async () => {
    await flood('upkeep', MONTH);
    expect(alarms).toEqual([
      ['text_budget', { percent: 80, parts: 0.8 * MONTH }],
      ['text_budget', { percent: 100, parts: MONTH }],
    ]);
  });

  it('notifies the operator of no other sum', async () => {
    app.env.SMS_MONTHLY_PARTS = 25;
    const { to } = stranger('upkeep');
    for (let sent = 0; sent < TEXT_LIMITS.upkeep.number; sent += 1) await chargeText(app, { ...stranger('upkeep'), to });
    expect(alarms).toEqual([['text_budget', { percent: 80, parts: 20 }]]);
  });

  it('begins again with the next month', async () => {
    await flood('upkeep', MONTH);
    time = new Date(Date.UTC(2031, month + 1, 1));
    month += 1;
    expect(await flood('upkeep', 10)).toBe(10);
  });

  it('is not charged for what the provider refuses', async () => {
    const one = stranger('upkeep', 3);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(await chargeText(app, one)).toBeUndefined();
      await refundText(app, one);
    }
    expect(await flood('upkeep', MONTH)).toBe(MONTH);
  });

  it('counts the parts of a message, and sends none that does not fit', async () => {
    expect(await chargeText(app, stranger('upkeep', MONTH + 1))).toBeDefined();
  });
});

describe('one number, and one Host', () => {
  it.each(['number', 'host'] as const)('gets only so much in a day: one %s', async (what) => {
    const first = stranger('upkeep');
    const limit = TEXT_LIMITS.upkeep[what];
    const other = () => ({ ...stranger('upkeep'), ...(what === 'number' ? { to: first.to } : { hostId: first.hostId }) });
    const answers = await Promise.all(Array.from({ length: limit + 3 }, () => chargeText(app, other())));
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(limit);
    time = new Date(time.getTime() + 86_400_000);
    expect(await chargeText(app, other())).toBeUndefined();
  });
});

describe('two accounts of a stranger that name the number of a victim', () => {
  it('use up what new wills share for it, and nothing of an older will', async () => {
    const { to } = stranger('new-will');
    const [eve, mallory] = [stranger('new-will'), stranger('new-will')];
    const send = (message: typeof eve) => chargeText(app, { ...message, to });
    for (let sent = 0; sent < TEXT_LIMITS['new-will'].number; sent += 1) await send(sent % 2 === 0 ? eve : mallory);
    expect(await send(stranger('new-will'))).toBeDefined();
    for (const needed of ['check', 'reset', 'start', 'transfer', 'code', 'asked', 'change'] as const)
      expect(await send(stranger(needed))).toBeUndefined();
  });
});

describe('a notice to several people', () => {
  const sent: string[] = [];
  const message = (changes: Partial<ServiceMessage> = {}): ServiceMessage => ({
    ...{ hostId: 'ada', channel: 'sms', to: '+436641230001', text: 'Take out the envelope.', purpose: 'transfer', once: 'started/1' },
    ...changes,
  });
  let accepts = true;
  const send = (changes: Partial<ServiceMessage> = {}) => {
    Object.assign(app.env, { SMS_COUNTRIES: 'AT+43', SMS_PROVIDER: 'aws' });
    const sms = async (to: string) => {
      if (accepts) sent.push(to);
      return accepts ? { accepted: true } : { accepted: false, reason: '', permanent: false };
    };
    return performServiceOrder({ ...app, serviceChannels: { sms } } as unknown as App, message(changes));
  };

  it('goes once to a number that is named for ten of them, and each of them has it', async () => {
    accepts = false;
    expect(await send()).toMatchObject({ accepted: false });
    accepts = true;
    for (let person = 0; person < 10; person += 1) expect(await send()).toEqual({ accepted: true });
    expect(sent.splice(0)).toHaveLength(1);
  });

  it.each([
    ['of another event', { once: 'started/2' }],
    ['in another language', { text: 'Nehmen Sie den Umschlag.' }],
    ['to another number', { to: '+436641230002' }],
    ['of another Host', { hostId: 'eve' }],
  ])('goes to a number again %s', async (_, changes) => {
    for (const changed of [changes, changes]) await send(changed);
    expect(sent.splice(0)).toHaveLength(1);
  });

  it('is never kept back from one person who asked for it', async () => {
    const { once: _, ...asked } = message();
    for (let n = 0; n < 2; n += 1) await send({ ...asked, once: undefined } as unknown as ServiceMessage);
    expect(sent.splice(0)).toHaveLength(2);
  });
});
