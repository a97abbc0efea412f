import { expect, it } from 'vitest';
import { MailEvent } from '#platform/mail-event.ts';

const event = { type: 'Bounce', at: '2031-03-11T10:05:00Z', messageId: 'one', tags: { mail: ['a'] } };

it('reads recipients as texts and as objects', () => {
  const read = MailEvent.parse({ ...event, recipients: ['ada@example.org', { emailAddress: 'bob@example.org', action: 'failed' }] });
  expect(read.recipients).toEqual(['ada@example.org', 'bob@example.org']);
});

it.each(['2031-03-11T10:05:00Z', '2031-03-11T11:05:00.000+01:00'])('reads %s as a time that can be compared', (at) =>
  expect(MailEvent.parse({ ...event, at }).at).toBe('2031-03-11T10:05:00.000Z'),
);

it.each([{ ...event, type: 'Open' }, { ...event, at: 'today' }, { ...event, messageId: undefined }, { ...event, tags: { mail: 'a' } }, null])(
  'rejects %j',
  (other) => expect(MailEvent.safeParse(other).success).toBe(false),
);
