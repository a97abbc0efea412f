import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { performRecord } from '#jobs/perform-record.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { auditKey } from '#store/keys.ts';
import { readEvent, type TableRecord } from '#store/stream-record.ts';
import type { TimerData } from '#store/unit-of-work.ts';

const timer = (dueAt: string) => ({ hostId: '5c7cf1a0-0000-4000-8000-000000000000', kind: 'liveness-due', dueAt }) as TimerData;
const [EARLY, LATE] = [timer('2031-03-11T12:00:00.000Z'), timer('2031-03-12T12:00:00.000Z')];

it.each([
  ['is set with its timer', undefined, EARLY, [EARLY]],
  ['moves with its timer', EARLY, LATE, [LATE]],
  ['is deleted with its timer', EARLY, undefined, []],
  ['stays when the same timer is written again', EARLY, EARLY, [EARLY]],
])('a schedule %s', async (_, before, next, left) => {
  const names = new Set(before && [scheduleName(before)]);
  const schedules = {
    set: async (one: TimerData) => names.size < names.add(scheduleName(one)).size,
    clear: async (name: string) => names.delete(name),
  };
  // Nothing else is used for a timer that is not due, and of a Host who has no sealed will.
  const store = { hosts: { load: async () => undefined }, due: { timer: async () => undefined } };
  const app = { schedules, store, now: () => new Date('2031-03-11T10:00:00.000Z') } as unknown as App;
  const image = (data: TimerData | undefined) => data && marshall({ data });
  const dynamodb = {
    SequenceNumber: '1',
    Keys: marshall({ pk: `TIMER#${EARLY.hostId}`, sk: 'MATTER' }),
    OldImage: image(before),
    NewImage: image(next),
  };
  expect(await performRecord(app, { eventName: 'MODIFY', dynamodb } as TableRecord)).toBe(true);
  expect([...names]).toEqual(left.map(scheduleName));
});

it.each([
  ['ended', { endedAt: EARLY.dueAt, notified: false }, { kind: 'lost-drive', grantId: 'ann' }],
  ['not ended', { endedAt: null, notified: false }, undefined],
])('a drive is disconnected when its consent has %s', (_, data, event) => {
  const dynamodb = { SequenceNumber: '1', Keys: marshall({ pk: 'OAUTH#ann', sk: 'GRANT' }), NewImage: marshall({ data }) };
  expect(readEvent({ eventName: 'MODIFY', dynamodb } as TableRecord)).toEqual(event);
});

const record = (eventName: TableRecord['eventName'], pk: string, data: object, sk = 'ROW'): TableRecord => {
  const image = marshall({ data });
  return { eventName, dynamodb: { SequenceNumber: '1', Keys: marshall({ pk, sk }), NewImage: image, OldImage: image } } as TableRecord;
};

it.each([
  ['a new effect is performed', 'INSERT', 'OUTBOX#7', { kind: 'effect', id: '7', pending: EARLY }],
  ['an effect is performed that a commit wrote over a row that was there', 'MODIFY', 'OUTBOX#7', { kind: 'effect', id: '7', pending: EARLY }],
  ['a timer moves its schedule', 'MODIFY', 'TIMER#ann', { kind: 'timer', before: EARLY, next: EARLY }],
  ["a Host's own rows move no schedule", 'MODIFY', 'HOST#ann', undefined],
] as const)('%s', (_, eventName, pk, event) => expect(readEvent(record(eventName, pk, EARLY))).toEqual(event));

it('an audit entry of a Host is appended to the trail when it is new', () => {
  const { pk, sk } = auditKey('ann', EARLY.dueAt, 'request');
  const event = (eventName: TableRecord['eventName'], key: string) => readEvent(record(eventName, pk, {}, key));
  expect([event('INSERT', sk), event('REMOVE', sk), event('INSERT', 'PROFILE')]).toEqual([{ kind: 'audit', hostId: 'ann' }, undefined, undefined]);
});

it('an effect that is claimed, postponed or done starts nothing', () => {
  const pending = marshall({ data: EARLY, claimed_until: LATE.dueAt });
  const dynamodb = { SequenceNumber: '1', Keys: marshall({ pk: 'OUTBOX#7', sk: 'EFFECT' }) };
  expect(readEvent({ eventName: 'MODIFY', dynamodb: { ...dynamodb, NewImage: pending } } as TableRecord)).toBeUndefined();
  expect(readEvent({ eventName: 'REMOVE', dynamodb: { ...dynamodb, OldImage: pending } } as TableRecord)).toBeUndefined();
});
