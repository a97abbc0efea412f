import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInbox } from '#infra/local/emulators/inbox.ts';
import { createMailboxes, type MailboxMode } from '#infra/local/emulators/mailboxes.ts';
import { startSes } from '#infra/local/emulators/ses.ts';
import type { BusEvent } from '#infra/local/emulators/ses-events.ts';

const now = new Date('2030-01-01T00:00:00.000Z');
const inbox = openInbox(() => now);
const mailboxes = createMailboxes();
const mailSet = { name: 'will-local', suppresses: false };
const events: BusEvent[] = [];
let ses: Awaited<ReturnType<typeof startSes>>;

beforeAll(async () => {
  const verifiedSender = 'Wills <no-reply@will.example>';
  ses = await startSes({ inbox, mailboxes, mailSet, verifiedSender, now: () => now, publish: (event) => void events.push(event) });
});
afterAll(() => ses.close());
beforeEach(() => {
  inbox.clear();
  mailboxes.set({ mode: 'off' });
  mailSet.suppresses = false;
  events.splice(0);
});

describe('SES SendEmail', () => {
  const client = () => new SESv2Client({ region: 'eu-central-1', endpoint: ses.url, credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
  const simple = { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'text' }, Html: { Data: '<b>html</b>' } } } };

  it('refuses a sender that is not the verified one', async () => {
    const command = new SendEmailCommand({ FromEmailAddress: 'who@example.org', Destination: { ToAddresses: ['ann@example.org'] }, Content: simple });
    await expect(client().send(command)).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(inbox.all()).toEqual([]);
  });

  const tagged = (more = {}) =>
    client().send(
      new SendEmailCommand({
        FromEmailAddress: 'no-reply@will.example',
        Destination: { ToAddresses: ['ann@example.org'] },
        Content: simple,
        ConfigurationSetName: 'will-local',
        EmailTags: [{ Name: 'mail', Value: 'check-7' }],
        ...more,
      }),
    );

  it('reports a bounce with the whole mail, as on the event bus of AWS', async () => {
    mailboxes.set({ mode: 'bounce', address: 'Ann@example.org' });
    const { MessageId } = await tagged();
    expect(events).toEqual([
      {
        version: '0',
        id: expect.any(String),
        account: '000000000000',
        region: 'eu-central-1',
        resources: [],
        source: 'aws.ses',
        'detail-type': 'Email Bounced',
        time: '2030-01-01T00:00:00Z',
        detail: {
          eventType: 'Bounce',
          mail: expect.objectContaining({
            messageId: MessageId,
            destination: ['ann@example.org'],
            commonHeaders: expect.objectContaining({ subject: 'Hello' }),
            headers: expect.arrayContaining([{ name: 'Subject', value: 'Hello' }]),
            tags: { 'ses:operation': ['SendEmail'], 'ses:configuration-set': ['will-local'], mail: ['check-7'] },
          }),
          bounce: expect.objectContaining({
            bounceType: 'Permanent',
            bounceSubType: 'General',
            timestamp: now.toISOString(),
            bouncedRecipients: [expect.objectContaining({ emailAddress: 'ann@example.org' })],
          }),
        },
      },
    ]);
    expect(inbox.all()).toMatchObject([{ to: 'ann@example.org', fate: 'bounce' }]);
  });

  it.each<[MailboxMode, boolean, string[]]>([
    ['deliver', false, ['Delivery']],
    ['complain', false, ['Delivery', 'Complaint']],
    ['delay', false, ['DeliveryDelay']],
    ['reject', false, ['Reject']],
    ['suppress', true, ['Bounce OnAccountSuppressionList']],
    // The set does not let SES keep mail back.
    ['suppress', false, ['Delivery']],
  ])('reports the fate %s (suppression %j) as %j', async (mode, suppresses, reported) => {
    mailSet.suppresses = suppresses;
    mailboxes.set({ mode });
    expect(await tagged()).toMatchObject({ MessageId: expect.any(String) });
    // Events are JSON without types.
    const kinds = events.map(({ detail }) => [detail['eventType'], (detail['bounce'] as { bounceSubType?: string } | undefined)?.bounceSubType]);
    expect(kinds.map((kind) => kind.filter(Boolean).join(' '))).toEqual(reported);
  });

  it.each([
    ['a mail without the configuration set', 'bounce', 'ann@example.org', { ConfigurationSetName: undefined }],
    ['a mail to another mailbox', 'bounce', 'bob@example.org', {}],
    ['a mail after the mode was ended', 'off', 'ann@example.org', {}],
  ] as const)('reports nothing about %s', async (_mail, mode, address, more) => {
    mailboxes.set({ mode: 'bounce', address });
    mailboxes.set({ mode, address });
    await tagged(more);
    expect(events).toEqual([]);
  });

  it.each([
    ['NotFoundException', { ConfigurationSetName: 'will-prod' }],
    ['BadRequestException', { EmailTags: [{ Name: 'to', Value: 'ann@example.org' }] }],
  ])('refuses with %s what SES would refuse', async (name, more) => {
    await expect(tagged(more)).rejects.toMatchObject({ name });
    expect(inbox.all()).toEqual([]);
  });
});
