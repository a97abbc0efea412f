import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInbox } from '#infra/local/emulators/inbox.ts';
import { startSes } from '#infra/local/emulators/ses.ts';
import { startSmtp } from '#infra/local/emulators/smtp.ts';

const now = new Date('2030-01-01T00:00:00.000Z');
const inbox = openInbox(() => now);
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let ses: Awaited<ReturnType<typeof startSes>>;

beforeAll(async () => {
  smtp = await startSmtp(inbox);
  ses = await startSes(inbox, 'Wills <no-reply@will.example>');
});
afterAll(async () => {
  await smtp.close();
  await ses.close();
});
beforeEach(() => inbox.clear());

const mail = { from: 'Host <host@example.org>', to: 'ann@example.org', subject: 'Grüße', text: 'Line one\nLine two', html: '<p>Line</p>' };

function transport(auth: { user: string; pass: string } | undefined) {
  const { host, port } = smtp.endpoint;
  return createTransport({ host, port, secure: false, ...(auth && { auth }) });
}
const login = () => ({ user: smtp.endpoint.username, pass: smtp.endpoint.password });

describe('the SMTP server', () => {
  it('feeds the inbox, one entry for each recipient', async () => {
    await transport(login()).sendMail({ ...mail, bcc: 'bob@example.org' });
    expect(inbox.all()).toMatchObject([
      {
        channel: 'email',
        via: 'smtp',
        to: 'ann@example.org',
        from: 'host@example.org',
        subject: 'Grüße',
        text: 'Line one\nLine two\n',
        sent_at: now.toISOString(),
      },
      { to: 'bob@example.org', html: '<p>Line</p>\n' },
    ]);
  });

  it.each([
    ['no user', undefined],
    ['a wrong password', { user: 'right', pass: 'wrong' }],
  ])('takes nothing from %s', async (_, auth) => {
    const given = auth && { ...auth, user: smtp.endpoint.username };
    await expect(transport(given).sendMail(mail)).rejects.toThrow(auth ? /535/ : /530/);
    expect(inbox.all()).toEqual([]);
  });
});

describe('SES SendEmail', () => {
  const client = () => new SESv2Client({ region: 'eu-central-1', endpoint: ses.url, credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
  const simple = { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'text' }, Html: { Data: '<b>html</b>' } } } };

  it('takes simple content', async () => {
    const sent = await client().send(
      new SendEmailCommand({ FromEmailAddress: 'Wills <no-reply@will.example>', Destination: { ToAddresses: ['ann@example.org'] }, Content: simple }),
    );
    expect(sent.MessageId).toBeTruthy();
    expect(inbox.all()).toMatchObject([
      { channel: 'email', via: 'ses', to: 'ann@example.org', from: 'no-reply@will.example', subject: 'Hello', text: 'text', html: '<b>html</b>' },
    ]);
  });

  it('takes a raw message', async () => {
    const Data = Buffer.from('From: no-reply@will.example\r\nTo: ann@example.org\r\nSubject: Raw\r\n\r\nhello\r\n');
    await client().send(new SendEmailCommand({ Content: { Raw: { Data } } }));
    expect(inbox.all()).toMatchObject([{ to: 'ann@example.org', from: 'no-reply@will.example', subject: 'Raw', text: 'hello\n' }]);
  });

  it('refuses a sender that is not the verified one', async () => {
    const command = new SendEmailCommand({ FromEmailAddress: 'who@example.org', Destination: { ToAddresses: ['ann@example.org'] }, Content: simple });
    await expect(client().send(command)).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(inbox.all()).toEqual([]);
  });
});
