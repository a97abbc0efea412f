import { describe, expect, it } from 'vitest';
import { AUDIT_EVENTS, type AuditEvent } from '#effects/audit.ts';
import { type Entry, kindOf, reaches, select, transfersIn } from '#web/host/history/entries.ts';

const entry = (at: Date, more: Partial<Entry> = {}): Entry => ({
  number: 1,
  at: at.toISOString(),
  event: 'signed_in',
  by: 'host',
  person: null,
  transfer_id: null,
  facts: {},
  id: at.toISOString(),
  previous_hash: null,
  hash: null,
  ...more,
});
const everything = { by: '', kind: '', from: '', to: '' };
const evening = entry(new Date(2026, 10, 22, 23, 59), { event: 'document_read', by: 'survivor' });
const morning = entry(new Date(2026, 10, 23, 0, 0));
const night = entry(new Date(2026, 10, 23, 23, 59), { event: 'message', by: 'service' });
const entries = [night, morning, evening];

describe('the list', () => {
  it.each([
    ['everything', {}, entries],
    ['one who', { by: 'survivor' }, [evening]],
    ['one kind', { kind: 'messages' }, [night]],
    ['a whole day of the reader', { from: '2026-11-23', to: '2026-11-23' }, [night, morning]],
    ['up to the end of a day', { to: '2026-11-22' }, [evening]],
    ['from the start of a day', { from: '2026-11-24' }, []],
  ])('shows %s', (_, filter, shown) => expect(select(entries, { ...everything, ...filter })).toEqual(shown));

  it('reaches a day when an entry is older', () => {
    expect([reaches(entries, { ...everything, from: '2026-11-23' }), reaches(entries, everything)]).toEqual([true, false]);
  });
});

it.each<[AuditEvent, string]>([
  ['transfer_started', 'transfer'],
  ['share_passed_on', 'transfer'],
  ['document_removed', 'documents'],
  ['survivor_named', 'people'],
  ['message_given_up', 'messages'],
])('%s belongs to %s', (event, kind) => {
  expect(AUDIT_EVENTS).toContain(event);
  expect(kindOf(event)).toBe(kind);
});

it('finds the transfers', () => {
  const started = entry(new Date(), { event: 'transfer_started', transfer_id: 'one', person: 'Ben' });
  expect(transfersIn([started, evening])).toEqual([{ id: 'one', at: started.at, person: 'Ben' }]);
});
